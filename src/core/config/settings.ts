import { checks } from './check-list.ts'
import {
  count,
  directory,
  duration,
  lines,
  money,
  oneOf,
  optional,
  type Setting,
  text,
  toggle,
  version,
} from './setting.ts'

/** Infers T from `read` alone, so that the table below types the settings. */
const setting = <T>(definition: Omit<Setting<T>, 'fallback'> & { fallback: NoInfer<T> }): Setting<T> => definition

/**
 * Every setting, once. Name of the flag (`--name`), of the key in `ralph.yml` and of the action's input.
 * A key that holds an object in `ralph.yml` is flattened: `agent: {name: claude, path: x}` is `agent` and `agent-path`.
 */
export const settings = {
  plan: setting({
    read: text,
    fallback: 'plan.json',
    env: 'RALPH_PLAN_FILE',
    help: 'the plan file',
    example: 'plan.json',
  }),
  validate: setting({
    read: checks,
    fallback: [],
    env: 'RALPH_VALIDATION_COMMANDS',
    repeatable: true,
    help: 'a check that every iteration must pass; give it once per command',
    example: '"npm test"',
  }),
  strategy: setting({
    read: oneOf('strict', 'lenient', 'tests_only'),
    fallback: 'strict',
    env: 'RALPH_VALIDATION_STRATEGY',
    help: 'strict: all checks count; lenient: lint failures are only reported; tests_only: lint is not run',
    example: 'lenient',
  }),
  'known-red': setting({
    read: toggle,
    fallback: false,
    toggle: true,
    help: 'accept checks that fail at the baseline; from then on only new failures count',
    example: '',
  }),
  setup: setting({
    read: lines,
    fallback: [],
    repeatable: true,
    help: 'a command that prepares the workspace once, before the baseline',
    example: '"npm ci"',
  }),
  'before-capture': setting({
    read: lines,
    fallback: [],
    repeatable: true,
    help: 'a command that runs after the agent and before its changes are read, such as a formatter; it must pass',
    example: '"npx prettier --write ."',
  }),
  'working-directory': setting({
    read: directory,
    fallback: '.',
    help: "where the agent and the checks work; a check's and a task's own beat it",
    example: 'packages/web',
  }),
  mode: setting({
    read: oneOf('handoff-only'),
    fallback: 'handoff-only',
    env: 'RALPH_MODE',
    help: 'how memory reaches the next iteration',
    example: 'handoff-only',
  }),
  agent: setting({
    read: oneOf('claude', 'command'),
    fallback: 'claude',
    env: 'RALPH_AGENT',
    help: 'which coding agent works: claude, or command (any program, see docs/agents.md)',
    example: 'claude',
  }),
  'agent-path': setting({
    read: optional(text),
    fallback: undefined,
    help: 'the agent program, where it is not found on PATH',
    example: '/opt/claude/bin/claude',
  }),
  'agent-version': setting({
    read: optional(version),
    fallback: undefined,
    help: 'the exact version that claude must have; any other one is refused',
    example: '2.1.197',
  }),
  'agent-command': setting({
    read: optional(text),
    fallback: undefined,
    help: 'the command line of --agent command',
    example: '"python agent.py"',
  }),
  'agent-timeout': setting({
    read: duration,
    fallback: 30 * 60_000,
    help: 'how long one agent call may take',
    example: '45m',
  }),
  'agent-idle-timeout': setting({
    read: duration,
    fallback: 10 * 60_000,
    help: 'how long an agent may stay silent',
    example: '5m',
  }),
  model: setting({
    read: optional(text),
    fallback: undefined,
    env: 'RALPH_MODEL',
    help: 'the model',
    example: 'sonnet',
  }),
  'fallback-model': setting({
    read: optional(text),
    fallback: undefined,
    env: 'RALPH_FALLBACK_MODEL',
    help: 'the model for when the first one is overloaded',
    example: 'haiku',
  }),
  'max-turns': setting({
    read: count(1),
    fallback: 200,
    env: 'RALPH_DEFAULT_MAX_TURNS',
    help: "turns of one agent call; a task's own max_turns beats it",
    example: '100',
  }),
  'skip-permissions': setting({
    read: toggle,
    fallback: true,
    env: 'RALPH_SKIP_PERMISSIONS',
    help: 'false: the agent may edit files and use only the tools of --allowed-tools',
    example: 'false',
  }),
  'allowed-tools': setting({
    read: lines,
    fallback: [],
    repeatable: true,
    help: 'a tool that the agent may use where permissions are not skipped',
    example: '"Bash(npm test)"',
  }),
  'max-iterations': setting({
    read: count(1),
    fallback: 50,
    env: 'RALPH_MAX_ITERATIONS',
    help: "attempts that this job may make; the plan's own max_iterations bounds the whole run",
    example: '10',
  }),
  'time-budget': setting({
    read: optional(duration),
    fallback: undefined,
    help: 'no iteration starts after so much time',
    example: '2h',
  }),
  'cost-budget': setting({
    read: money,
    fallback: 10,
    help: 'USD for the whole run; what remains of it bounds each agent call',
    example: '25',
  }),
  'min-delay': setting({
    read: duration,
    fallback: 0,
    env: 'RALPH_MIN_DELAY_SECONDS',
    help: 'least time between two agent starts',
    example: '30s',
  }),
  'context-budget': setting({
    read: count(500),
    fallback: 8000,
    env: 'RALPH_CONTEXT_BUDGET_TOKENS',
    help: 'tokens of the assembled prompt, at four characters each',
    example: '12000',
  }),
  'commit-prefix': setting({
    read: text,
    fallback: 'ralph',
    env: 'RALPH_COMMIT_PREFIX',
    help: 'first word of each commit message',
    example: 'ralph',
  }),
  committer: setting({
    read: optional(text),
    fallback: undefined,
    help: 'who commits; default: the user of the repository',
    example: '"Build Bot <bot@example.com>"',
  }),
  'sign-off': setting({
    read: toggle,
    fallback: false,
    toggle: true,
    help: 'add Signed-off-by of the committer',
    example: '',
  }),
  'agent-env': setting({
    read: lines,
    fallback: [],
    repeatable: true,
    help: 'a variable that the agent may see besides the usual ones',
    example: 'DATABASE_URL',
  }),
  'check-env': setting({
    read: lines,
    fallback: [],
    repeatable: true,
    help: 'a variable that checks and set-up may see',
    example: 'DATABASE_URL',
  }),
  'protected-paths': setting({
    read: lines,
    fallback: [],
    repeatable: true,
    help: 'a path that no iteration may change, besides .github, .ralph and agent settings',
    example: 'migrations/',
  }),
  remote: setting({
    read: optional(text),
    fallback: undefined,
    help: 'where the branches are kept: a remote name, a path or a URL; default: this repository',
    example: 'origin',
  }),
  'log-level': setting({
    read: oneOf('debug', 'info', 'warn', 'error'),
    fallback: 'info',
    env: 'RALPH_LOG_LEVEL',
    help: 'how much is shown while it works',
    example: 'debug',
  }),
} as const

export type SettingName = keyof typeof settings
export type Settings = { readonly [K in SettingName]: (typeof settings)[K] extends Setting<infer T> ? T : never }
