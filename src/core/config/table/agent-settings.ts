import { agentNames, agentsInHelp, settingsOfAgents } from '../../agent/agents.ts'
import { further, lowerIn, switchedOn } from '../../setting/rule.ts'
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
} from '../../setting/setting.ts'

/** In any case, as the variable of the older programs was read. */
const transport: Reader<'stdio' | 'http'> = (raw) =>
  oneOf('stdio', 'http')(typeof raw === 'string' ? raw.trim().toLowerCase() : raw)

/** What decides which agent works, and how; part of the table in `settings.ts`. */
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
    help: 'how long an agent may be silent',
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
    help: 'models to try, in this order, when the first is overloaded',
    example: 'sonnet,haiku',
  }),
  'extraction-model': setting({
    read: text,
    fallback: 'haiku',
    rule: 'kept',
    replayed: true,
    help: 'a small model that writes the handoff if the agent left none',
    example: 'haiku',
  }),
  review: setting({
    read: oneOf('none', 'comment', 'gate'),
    fallback: 'none',
    rule: lowerIn('none', 'comment', 'gate'),
    replayed: true,
    help: 'a second agent reviews each change that passed the checks. comment: its findings are reported; gate: a change that it rejects is tried again',
    example: 'comment',
  }),
  'review-model': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'kept',
    replayed: true,
    help: "the reviewer's model; a different one sees more; default: the agent's",
    example: 'opus',
  }),
  'agent-passes-enabled': setting({
    read: toggle,
    fallback: true,
    rule: lowerIn(false, true),
    help: 'the passes of `.ralph/config/agents.json` look at each change; false: none does',
    example: 'false',
  }),
  'mcp-transport': setting({
    read: transport,
    fallback: 'stdio',
    rule: 'job',
    help: 'how MCP servers are reached. stdio: programs on this machine; http: addresses, from the files whose names end in -http.json, as Claude Code on the web needs it',
    example: 'http',
  }),
  'mcp-project': setting({
    read: toggle,
    fallback: false,
    rule: switchedOn,
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
    help: "turns of one agent call; a task's max_turns beats it",
    example: '100',
  }),
  'skip-permissions': setting({
    read: toggle,
    fallback: true,
    rule: switchedOn,
    help: 'false: --permission-mode and --allowed-tools decide what the agent may do',
    example: 'false',
  }),
  'permission-mode': setting({
    read: oneOf('acceptEdits', 'dontAsk', 'auto'),
    fallback: 'acceptEdits',
    rule: lowerIn('auto', 'acceptEdits', 'dontAsk'),
    help: 'if permissions are not skipped: acceptEdits allows edits and --allowed-tools, dontAsk only --allowed-tools, auto lets the CLI judge',
    example: 'dontAsk',
  }),
  'allowed-tools': setting({
    read: lines,
    fallback: [],
    rule: further,
    repeatable: true,
    help: 'a tool that the agent may use if permissions are not skipped',
    example: '"Bash(npm test)"',
  }),
} as const
