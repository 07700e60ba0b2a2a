import { agentNames, agentsInHelp, settingsOfAgents } from '../../agent/agents.ts'
import { agentLimits, lowerLimits } from '../../limits/call-limits.ts'
import { readAllowedHost } from '../../network/allowed-host.ts'
import { priceOverride } from '../../network/prices.ts'
import {
  count,
  duration,
  lines,
  names,
  oneOf,
  optional,
  type Reader,
  setting,
  text,
  toggle,
  weakerBelow,
  weakerIfEdited,
  weakerIfMore,
  weakerIfOn,
} from '../../setting/setting.ts'
import { oneLine } from '../../text/one-line.ts'

/** In upper or lower case, as the older programs read their variable. */
const transport: Reader<'stdio' | 'http'> = (raw) =>
  oneOf('stdio', 'http')(typeof raw === 'string' ? raw.trim().toLowerCase() : raw)

/** Which agent works, and how; part of the table in `settings.ts`. */
export const agentSettings = {
  agent: setting({
    read: oneOf(...agentNames),
    fallback: 'claude',
    rule: 'kept',
    help: `the coding agent: ${agentsInHelp}`,
    example: 'claude',
  }),
  ...settingsOfAgents,
  'agent-timeout': setting({
    read: duration,
    fallback: 30 * 60_000,
    rule: 'kept',
    unit: 'ms',
    help: 'how long one agent call may take',
    example: '45m',
  }),
  'agent-idle-timeout': setting({
    read: duration,
    fallback: 10 * 60_000,
    rule: 'kept',
    unit: 'ms',
    help: 'how long an agent may produce no output',
    example: '5m',
  }),
  model: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'kept',
    replayed: true,
    help: "the model; default: the agent's own",
    example: 'sonnet',
  }),
  'fallback-model': setting({
    read: names,
    fallback: [],
    rule: 'kept',
    repeatable: true,
    help: 'models to try, in order, when the first is overloaded',
    example: 'sonnet,haiku',
  }),
  review: setting({
    read: oneOf('none', 'comment', 'gate'),
    fallback: 'none',
    rule: weakerBelow('none', 'comment', 'gate'),
    replayed: true,
    help: 'whether a second agent reviews each change that passed the checks. comment: its findings are reported; gate: a change that it rejects is attempted again',
    example: 'comment',
  }),
  'agent-passes-enabled': setting({
    read: toggle,
    fallback: true,
    rule: weakerBelow(false, true),
    help: 'false: do not run the passes of `.ralph/config/agents.json` on each change',
    example: 'false',
  }),
  'mcp-transport': setting({
    read: transport,
    fallback: 'stdio',
    rule: 'job',
    help: 'how MCP servers are reached. stdio: as programs on this machine; http: by the addresses in files named *-http.json, which Claude Code on the web needs',
    example: 'http',
  }),
  'mcp-project': setting({
    read: toggle,
    fallback: false,
    rule: weakerIfOn,
    toggle: true,
    help: 'the coding agent also gets the MCP servers of `.mcp.json` at the base',
    example: '',
  }),
  'max-turns': setting({
    read: count(1),
    fallback: 200,
    rule: 'kept',
    replayed: true,
    env: 'RALPH_DEFAULT_MAX_TURNS',
    help: "the maximum number of turns of one agent call; a task's own max_turns takes precedence",
    example: '100',
  }),
  'skip-permissions': setting({
    read: toggle,
    fallback: true,
    rule: weakerIfOn,
    help: 'false: --permission-mode and --allowed-tools decide what the agent may do',
    example: 'false',
  }),
  'permission-mode': setting({
    read: oneOf('acceptEdits', 'dontAsk', 'auto'),
    fallback: 'acceptEdits',
    rule: weakerBelow('auto', 'acceptEdits', 'dontAsk'),
    help: 'if permissions are not skipped. acceptEdits: edits and --allowed-tools are allowed; dontAsk: only --allowed-tools; auto: the CLI judges',
    example: 'dontAsk',
  }),
  'allowed-tools': setting({
    read: lines,
    fallback: [],
    rule: weakerIfMore,
    repeatable: true,
    help: 'a tool that the agent may use if permissions are not skipped',
    example: '"Bash(npm test)"',
  }),
} as const

const linesLike =
  (isRight: (line: string) => boolean, expected: string): Reader<readonly string[]> =>
  (raw) => {
    const read = lines(raw)
    if ('expected' in read) return read
    const invalid = read.value.find((line) => !isRight(line))
    return invalid === undefined ? read : { expected: `${expected}, not ${oneLine(invalid, 60)}` }
  }

const hosts = linesLike(
  (line) => readAllowedHost(line) !== undefined,
  'names of hosts such as registry.npmjs.org, *.example.com or example.com:8443',
)

const modelPrices = linesLike(
  (line) => priceOverride.test(line),
  'prices such as my-model=3/15 or my-model=3/15/0.3/3.75, in USD for a million tokens (input/output/cache read/cache write)',
)

const portNumbers: Reader<readonly number[]> = (raw) => {
  const items = (Array.isArray(raw) ? raw : [raw]).flatMap((item) => (typeof item === 'number' ? `${item}` : item))
  const read = names(items)
  const value = 'expected' in read ? [Number.NaN] : read.value.flatMap((text) => text.split(/\s+/)).map(portOf)
  return value.every((port) => port > 0 && port < 65_536) ? { value } : { expected: 'numbers of ports from 1 to 65535' }
}

const portOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN)

export const confinementSettings = {
  confinement: setting({
    read: oneOf('auto', 'none'),
    fallback: 'auto',
    rule: weakerBelow('none', 'auto'),
    help: 'auto: the strongest confinement that works on this machine; none: the agent and the checks can reach everything you can',
    example: 'none',
  }),
  'min-confinement': setting({
    read: optional(oneOf('C0', 'C1', 'C2', 'C3')),
    fallback: undefined,
    rule: weakerBelow(undefined, 'C0', 'C1', 'C2', 'C3'),
    help: 'stop before the first agent call if the machine cannot confine it at least this much. C1: own processes; C2: own files too; C3: own namespaces',
    example: 'C2',
  }),
  'confinement-sudo': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    toggle: true,
    help: 'use `sudo -n` for the confinement on your own machine too, as CI always tries to; it never asks for a password',
    example: '',
  }),
  egress: setting({
    read: optional(oneOf('open', 'listed', 'none')),
    fallback: undefined,
    rule: weakerBelow('open', undefined, 'listed', 'none'),
    help: 'what the agent and the checks can reach on the network. open: everything you can; listed: the model, the package registries of the base and `allow-hosts`; none: the model. Without it: listed where the machine can (C3), else open',
    example: 'listed',
  }),
  'allow-hosts': setting({
    read: hosts,
    fallback: [],
    rule: weakerIfMore,
    repeatable: true,
    help: 'one more host that may be reached by https, unless `egress` is open or none; `*.` in front: all hosts below it',
    example: 'registry.npmjs.org',
  }),
  'model-prices': setting({
    read: modelPrices,
    fallback: [],
    rule: weakerIfEdited,
    repeatable: true,
    help: 'what a model costs where ralph counts the money itself: NAME=INPUT/OUTPUT, in USD for a million tokens, or NAME=INPUT/OUTPUT/CACHE READ/CACHE WRITE',
    example: 'my-model=3/15',
  }),
  ports: setting({
    read: portNumbers,
    fallback: [],
    rule: weakerIfMore,
    repeatable: true,
    help: 'unless `egress: open`: a port of this machine that the agent and the checks can reach at localhost, such as that of a database',
    example: '5432',
  }),
  'agent-limits': setting({
    read: agentLimits,
    fallback: {},
    rule: lowerLimits,
    repeatable: true,
    object: true,
    help: 'what one call of an agent, or one check, may use before it is ended: processes (4096), memory (all but half a GiB), disk (no limit), cpu (in cores, no limit)',
    example: 'memory=8GB',
  }),
  'agent-read': setting({
    read: lines,
    fallback: [],
    rule: weakerIfMore,
    repeatable: true,
    help: 'a path outside the workspace that the agent and the checks may read, in addition to the usual tools',
    example: '/opt/models',
  }),
  'agent-writable': setting({
    read: lines,
    fallback: [],
    rule: weakerIfMore,
    repeatable: true,
    help: 'a path outside the workspace that the agent and the checks may write to',
    example: '/var/cache/models',
  }),
} as const
