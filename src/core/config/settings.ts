import { leastStandings } from '../control/least-standings.ts'
import { agentSettings } from './agent-settings.ts'
import { branchSettings } from './branch-settings.ts'
import { checks } from './check-list.ts'
import { commitSettings } from './commit-settings.ts'
import { confinementSettings } from './confinement-settings.ts'
import { setting } from './define-setting.ts'
import { mirrorStatus } from './mirror-status.ts'
import { anyEdit, fewer, further, higher, lowerIn, switchedOn } from './rule.ts'
import { count, directory, duration, lines, money, oneOf, optional, type Setting, text, toggle } from './setting.ts'

/**
 * Every setting, once. Name of the flag (`--name`), of the key in `ralph.yml` and of the action's input.
 * A key that holds an object in `ralph.yml` is flattened: `agent: {name: claude, path: x}` is `agent` and `agent-path`.
 */
export const settings = {
  plan: setting({
    read: text,
    fallback: 'plan.json',
    rule: 'place',
    env: 'RALPH_PLAN_FILE',
    help: 'the plan file',
    example: 'plan.json',
  }),
  validate: setting({
    read: checks,
    fallback: [],
    rule: fewer,
    env: 'RALPH_VALIDATION_COMMANDS',
    repeatable: true,
    help: 'a check that every iteration must pass; give it once per command',
    example: '"npm test"',
  }),
  strategy: setting({
    read: oneOf('strict', 'lenient', 'tests_only'),
    fallback: 'strict',
    rule: lowerIn('tests_only', 'lenient', 'strict'),
    env: 'RALPH_VALIDATION_STRATEGY',
    help: 'strict: all checks count; lenient: lint failures are only reported; tests_only: lint is not run',
    example: 'lenient',
  }),
  'no-checks': setting({
    read: toggle,
    fallback: false,
    rule: switchedOn,
    toggle: true,
    help: 'go on though no check decides what is committed; every report then says so',
    example: '',
  }),
  'known-red': setting({
    read: toggle,
    fallback: false,
    rule: switchedOn,
    toggle: true,
    help: 'accept checks that fail at the baseline; from then on only new failures count',
    example: '',
  }),
  setup: setting({
    read: lines,
    fallback: [],
    rule: anyEdit,
    repeatable: true,
    help: 'a command that prepares the workspace once, before the baseline',
    example: '"npm ci"',
  }),
  'before-capture': setting({
    read: lines,
    fallback: [],
    rule: anyEdit,
    repeatable: true,
    help: 'a command that runs after the agent and before its changes are read, such as a formatter; it must pass',
    example: '"npx prettier --write ."',
  }),
  'working-directory': setting({
    read: directory,
    fallback: '.',
    rule: anyEdit,
    help: "where the agent and the checks work; a check's and a task's own beat it",
    example: 'packages/web',
  }),
  mode: setting({
    read: oneOf('handoff-only'),
    fallback: 'handoff-only',
    rule: 'kept',
    env: 'RALPH_MODE',
    help: 'how memory reaches the next iteration',
    example: 'handoff-only',
  }),
  ...agentSettings,
  'max-iterations': setting({
    read: count(1),
    fallback: 50,
    rule: 'job',
    env: 'RALPH_MAX_ITERATIONS',
    help: 'attempts that this job may make; run-iterations bounds the whole run',
    example: '10',
  }),
  'run-iterations': setting({
    read: optional(count(1)),
    fallback: undefined,
    rule: higher,
    env: 'RALPH_RUN_ITERATIONS',
    help: 'attempts that the whole run may make, over all of its jobs; without it max_iterations of the plan, where that is given',
    example: '40',
  }),
  'time-budget': setting({
    read: optional(duration),
    fallback: undefined,
    rule: 'job',
    unit: 'ms',
    help: 'no iteration starts after so much time',
    example: '2h',
  }),
  'job-limit': setting({
    read: optional(duration),
    fallback: undefined,
    rule: 'job',
    unit: 'ms',
    help: 'how long the machine lets this job live: nothing starts that would be cut off, and what runs is ended a minute before',
    example: '6h',
  }),
  'cost-budget': setting({
    read: money,
    fallback: 10,
    rule: higher,
    unit: 'USD',
    help: 'USD for the whole run; what remains of it bounds each agent call',
    example: '25',
  }),
  'min-delay': setting({
    read: duration,
    fallback: 0,
    rule: 'kept',
    unit: 'ms',
    env: 'RALPH_MIN_DELAY_SECONDS',
    help: 'least time between two agent starts',
    example: '30s',
  }),
  'context-budget': setting({
    read: count(500),
    fallback: 8000,
    rule: 'kept',
    env: 'RALPH_CONTEXT_BUDGET_TOKENS',
    help: 'tokens of the assembled prompt, at four characters each',
    example: '12000',
  }),
  ...commitSettings,
  'agent-env': setting({
    read: lines,
    fallback: [],
    rule: further,
    repeatable: true,
    help: 'a variable that the agent may see besides the usual ones',
    example: 'DATABASE_URL',
  }),
  'check-env': setting({
    read: lines,
    fallback: [],
    rule: further,
    repeatable: true,
    help: 'a variable that checks and set-up may see',
    example: 'DATABASE_URL',
  }),
  'protected-paths': setting({
    read: lines,
    fallback: [],
    rule: fewer,
    repeatable: true,
    help: 'a path that no iteration may change, besides those of CI, ralph, agents, git and editors',
    example: 'migrations/',
  }),
  'test-guard': setting({
    read: oneOf('report', 'fail'),
    fallback: 'report',
    rule: lowerIn('report', 'fail'),
    help: 'what an iteration changes of what its checks run (scripts, configuration, removed and skipped tests): report: it is told in every report; fail: it fails the attempt',
    example: 'fail',
  }),
  amendments: setting({
    read: oneOf('reviewed', 'trusted'),
    fallback: 'reviewed',
    rule: lowerIn('trusted', 'reviewed'),
    help: 'reviewed: a task that an agent takes out of the plan is given up, and the run is complete only when a person agrees; trusted: it is gone',
    example: 'trusted',
  }),
  approval: setting({
    read: oneOf('none', 'iteration'),
    fallback: 'none',
    rule: lowerIn('none', 'iteration'),
    help: 'iteration: each commit that passed waits for `ralph approve` before it is taken in',
    example: 'iteration',
  }),
  'command-permission': setting({
    read: leastStandings,
    fallback: [],
    rule: 'job',
    repeatable: true,
    help: 'the least role for an order in a comment, by command or for all; default: write',
    example: 'approve=maintain',
  }),
  'command-bots': setting({
    read: lines,
    fallback: [],
    rule: 'job',
    repeatable: true,
    help: 'a bot whose comments may hold orders; no other bot may order anything',
    example: '"release-helper[bot]"',
  }),
  'mirror-status': setting({
    read: mirrorStatus,
    fallback: {},
    rule: anyEdit,
    repeatable: true,
    object: true,
    help: 'a status that the rules of the repository require, and the check whose verdict is published under its name',
    example: '"test=npm test"',
  }),
  'close-issue': setting({
    read: toggle,
    fallback: false,
    rule: 'kept',
    toggle: true,
    help: 'close the tracking issue when every task is done',
    example: '',
  }),
  ...confinementSettings,
  ...branchSettings,
  'log-level': setting({
    read: oneOf('debug', 'info', 'warn', 'error'),
    fallback: 'info',
    rule: 'job',
    env: 'RALPH_LOG_LEVEL',
    help: 'how much is shown while it works',
    example: 'debug',
  }),
} as const

export type SettingName = keyof typeof settings
export type Settings = { readonly [K in SettingName]: (typeof settings)[K] extends Setting<infer T> ? T : never }
