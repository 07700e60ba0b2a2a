import { leastStandings } from '../control/least-standings.ts'
import { usualSubjectLimit } from '../handoff/commit-message.ts'
import { messageTemplate, placeholders, usualTemplate } from '../handoff/message-template.ts'
import { agentSettings } from './agent-settings.ts'
import { branchSettings } from './branch-settings.ts'
import { checks } from './check-list.ts'
import { setting } from './define-setting.ts'
import { mirrorStatus } from './mirror-status.ts'
import { count, directory, duration, lines, money, oneOf, optional, type Setting, text, toggle } from './setting.ts'

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
  ...agentSettings,
  'max-iterations': setting({
    read: count(1),
    fallback: 50,
    env: 'RALPH_MAX_ITERATIONS',
    help: 'attempts that this job may make; run-iterations bounds the whole run',
    example: '10',
  }),
  'run-iterations': setting({
    read: optional(count(1)),
    fallback: undefined,
    env: 'RALPH_RUN_ITERATIONS',
    help: 'attempts that the whole run may make, over all of its jobs; without it max_iterations of the plan, where that is given',
    example: '40',
  }),
  'time-budget': setting({
    read: optional(duration),
    fallback: undefined,
    unit: 'ms',
    help: 'no iteration starts after so much time',
    example: '2h',
  }),
  'job-limit': setting({
    read: optional(duration),
    fallback: undefined,
    help: 'how long the machine lets this job live: nothing starts that would be cut off, and what runs is ended a minute before',
    example: '6h',
  }),
  'cost-budget': setting({
    read: money,
    fallback: 10,
    unit: 'USD',
    help: 'USD for the whole run; what remains of it bounds each agent call',
    example: '25',
  }),
  'min-delay': setting({
    read: duration,
    fallback: 0,
    unit: 'ms',
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
  'commit-mode': setting({
    read: oneOf('git', 'api'),
    fallback: 'git',
    help: 'api: GitHub makes and signs the commits of the work branch, as the account of `github-token`, where a rule demands signed commits',
    example: 'api',
  }),
  'commit-template': setting({
    read: messageTemplate,
    fallback: usualTemplate,
    help: `message of an iteration's commit, of ${placeholders.map((name) => `{${name}}`).join(', ')}; the first line is its subject, trailers follow in any case`,
    example: '"feat({task}): {title}"',
  }),
  'commit-subject-limit': setting({
    read: count(20),
    fallback: usualSubjectLimit,
    help: "characters of that commit's subject at most; the title is cut",
    example: '72',
  }),
  author: setting({
    read: optional(text),
    fallback: undefined,
    help: 'author of the commits, where a CLA or a DCO check knows only people; default: ralph',
    example: '"Ada Byron <ada@example.com>"',
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
    help: 'add Signed-off-by of the author where one is set, else of the committer',
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
  approval: setting({
    read: oneOf('none', 'iteration'),
    fallback: 'none',
    help: 'iteration: each commit that passed waits for `ralph approve` before it is taken in',
    example: 'iteration',
  }),
  'command-permission': setting({
    read: leastStandings,
    fallback: [],
    repeatable: true,
    help: 'the least role for an order in a comment, by command or for all; default: write',
    example: 'approve=maintain',
  }),
  'command-bots': setting({
    read: lines,
    fallback: [],
    repeatable: true,
    help: 'a bot whose comments may hold orders; no other bot may order anything',
    example: '"release-helper[bot]"',
  }),
  'mirror-status': setting({
    read: mirrorStatus,
    fallback: {},
    repeatable: true,
    object: true,
    help: 'a status that the rules of the repository require, and the check whose verdict is published under its name',
    example: '"test=npm test"',
  }),
  'close-issue': setting({
    read: toggle,
    fallback: false,
    toggle: true,
    help: 'close the tracking issue when every task is done',
    example: '',
  }),
  ...branchSettings,
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
