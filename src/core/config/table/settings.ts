import { notifyChannels } from '../../notify/read-channels.ts'
import { readMinStandings } from '../../order/may-order.ts'
import { readScope } from '../../plan/format/bmad/scope.ts'
import { planFormats } from '../../plan/format/read/read-options.ts'
import {
  checks,
  count,
  directory,
  duration,
  lines,
  money,
  oneOf,
  optional,
  type Reader,
  type Setting,
  setting,
  text,
  toggle,
  tokens,
  variableNames,
  weakerBelow,
  weakerIfEdited,
  weakerIfFewer,
  weakerIfHigher,
  weakerIfMore,
  weakerIfOn,
} from '../../setting/setting.ts'
import { insidePath } from '../../text/paths.ts'
import { agentSettings, confinementSettings } from './agent-settings.ts'
import { branchSettings, commitSettings, mirrorStatus, pullSettings } from './branch-settings.ts'
import { counselSettings } from './counsel-settings.ts'
import { laneSettings } from './lane-settings.ts'
import { handoffSettings, memorySettings } from './memory-settings.ts'
import { queueSettings } from './queue-settings.ts'

/** Kept as typed. */
const scope: Reader<string | undefined> = optional((raw) => {
  const read = readScope(raw)
  return 'value' in read ? { value: String(raw).trim() } : read
})

const progressFile: Reader<string> = (raw) => {
  if (raw === 'auto' || raw === 'none') return { value: raw }
  const path = typeof raw === 'string' && /\.(?:txt|md)$/.test(raw.trim()) ? insidePath(raw.trim()) : undefined
  return path === undefined
    ? { expected: 'auto, none, or the path of a .txt or .md file inside the repository' }
    : { value: path }
}

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
    help: 'the plan: a file, or a folder of BMAD documents',
    example: 'plan.json',
  }),
  'plan-subtasks': setting({
    read: oneOf('own', 'joined'),
    fallback: 'own',
    // Other ids in the middle of a run would make it repeat finished tasks.
    rule: weakerIfEdited,
    help: 'own: each subtask is an iteration of its own; joined: a task and all its subtasks are one',
    example: 'joined',
  }),
  format: setting({
    read: oneOf(...planFormats),
    fallback: 'auto',
    // Another reader finds other tasks in the same file.
    rule: weakerIfEdited,
    help: 'the format of the plan, if the file fits several',
    example: 'markdown',
  }),
  'plan-tag': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'newest',
    help: 'which task list of a Task Master file to use; default: master, or the only one',
    example: 'feature-search',
  }),
  'plan-scope': setting({
    read: scope,
    fallback: undefined,
    rule: 'newest',
    help: 'which stories of a BMAD folder to run: all, epic-1, sprint, sprint-2, or ids separated by commas; a terminal asks, the default elsewhere is all',
    example: 'epic-1',
  }),
  'write-back': setting({
    read: toggle,
    fallback: true,
    rule: 'kept',
    help: 'the commit that finishes a task also ticks it off in the plan file, if that is in the repository',
    example: 'false',
  }),
  'progress-file': setting({
    read: progressFile,
    fallback: 'auto',
    rule: 'kept',
    help: 'a log to which ralph adds each finished task. auto: <plan>.progress.md for a Markdown plan of the queue, and progress.txt next to prd.json or a BMAD folder if it exists; none; or a path',
    example: 'progress.txt',
  }),
  validate: setting({
    read: checks,
    fallback: [],
    rule: weakerIfFewer,
    env: 'RALPH_VALIDATION_COMMANDS',
    olderInput: 'checks',
    repeatable: true,
    help: 'a check that every iteration must pass; give it once per command',
    example: '"npm test"',
  }),
  strategy: setting({
    read: oneOf('strict', 'lenient', 'tests_only'),
    fallback: 'strict',
    rule: weakerBelow('tests_only', 'lenient', 'strict'),
    replayed: true,
    env: 'RALPH_VALIDATION_STRATEGY',
    help: 'strict: all checks count; lenient: lint failures are only reported; tests_only: lint is not run',
    example: 'lenient',
  }),
  'no-checks': setting({
    read: toggle,
    fallback: false,
    rule: weakerIfOn,
    toggle: true,
    help: 'run without any check that decides what is committed; every report says so',
    example: '',
  }),
  'known-red': setting({
    read: toggle,
    fallback: false,
    rule: weakerIfOn,
    replayed: true,
    toggle: true,
    help: 'accept checks that fail at the baseline; only new failures count',
    example: '',
  }),
  setup: setting({
    read: lines,
    fallback: [],
    rule: weakerIfEdited,
    replayed: true,
    repeatable: true,
    help: 'a command that prepares the workspace once, before the baseline, and again when a lock file or a manifest changed',
    example: '"npm ci"',
  }),
  'setup-inputs': setting({
    read: lines,
    fallback: [],
    rule: weakerIfEdited,
    replayed: true,
    repeatable: true,
    help: 'a file or a pattern, besides lock files and manifests, whose change makes `setup` run again',
    example: 'codegen/**',
  }),
  'before-capture': setting({
    read: lines,
    fallback: [],
    rule: weakerIfEdited,
    replayed: true,
    repeatable: true,
    help: 'a command to run after the agent and before its changes are read, such as a formatter; it must succeed',
    example: '"npx prettier --write ."',
  }),
  'working-directory': setting({
    read: directory,
    fallback: '.',
    rule: weakerIfEdited,
    replayed: true,
    help: 'where the agent and the checks work; a check or a task can name its own',
    example: 'packages/web',
  }),
  ...memorySettings,
  ...agentSettings,
  ...laneSettings,
  'max-iterations': setting({
    read: count(1),
    fallback: 50,
    rule: 'job',
    replayed: true,
    help: 'the maximum number of attempts in this job; run-iterations limits the whole run',
    example: '10',
  }),
  'run-iterations': setting({
    read: optional(count(1)),
    fallback: undefined,
    rule: weakerIfHigher,
    replayed: true,
    olderInput: 'iterations',
    help: 'the maximum number of attempts in the whole run, over all its jobs; default: max_iterations of the plan, if given',
    example: '40',
  }),
  'time-budget': setting({
    read: optional(duration),
    fallback: undefined,
    rule: 'job',
    unit: 'ms',
    help: 'start no new iteration after this time',
    example: '2h',
  }),
  'job-limit': setting({
    read: optional(duration),
    fallback: undefined,
    rule: 'job',
    unit: 'ms',
    help: 'the time after which the machine ends this job; nothing starts that would be cut off, and running work is ended a minute earlier',
    example: '6h',
  }),
  'cost-budget': setting({
    read: money,
    fallback: 10,
    rule: weakerIfHigher,
    replayed: true,
    olderInput: 'budget',
    unit: 'USD',
    help: 'USD for the whole run; each agent call is limited to what is left',
    example: '25',
  }),
  'token-budget': setting({
    read: optional(tokens),
    fallback: undefined,
    rule: weakerIfHigher,
    replayed: true,
    help: 'tokens for the whole run: all that its models read and write, what they read from a cache too',
    example: '50M',
  }),
  'min-delay': setting({
    read: duration,
    fallback: 0,
    rule: 'kept',
    unit: 'ms',
    env: 'RALPH_MIN_DELAY_SECONDS',
    help: 'the minimum time between two agent starts',
    example: '30s',
  }),
  ...commitSettings,
  'agent-env': setting({
    read: variableNames,
    fallback: [],
    rule: weakerIfMore,
    repeatable: true,
    help: 'an environment variable that the agent may see, in addition to the usual ones',
    example: 'DATABASE_URL',
  }),
  'check-env': setting({
    read: variableNames,
    fallback: [],
    rule: weakerIfMore,
    replayed: true,
    repeatable: true,
    help: 'an environment variable that checks and set-up may see',
    example: 'DATABASE_URL',
  }),
  'protected-paths': setting({
    read: lines,
    fallback: [],
    rule: weakerIfFewer,
    replayed: true,
    repeatable: true,
    help: 'a path that no iteration may change, in addition to the files of CI, ralph, agents, git and editors',
    example: 'migrations/',
  }),
  'test-guard': setting({
    read: oneOf('report', 'fail'),
    fallback: 'report',
    rule: weakerBelow('report', 'fail'),
    replayed: true,
    help: 'when an iteration changes what its checks run (scripts, configuration, removed, skipped or weaker tests). report: every report mentions it; fail: the attempt fails; edited lines of tests are only mentioned',
    example: 'fail',
  }),
  amendments: setting({
    read: oneOf('reviewed', 'trusted'),
    fallback: 'reviewed',
    rule: weakerBelow('trusted', 'reviewed'),
    replayed: true,
    help: 'what agents may do to the plan. reviewed: they only add to what people wrote, and a task that they remove is given up until a person agrees; trusted: they may rewrite and remove open tasks',
    example: 'trusted',
  }),
  approval: setting({
    read: oneOf('none', 'iteration'),
    fallback: 'none',
    rule: weakerBelow('none', 'iteration'),
    replayed: true,
    help: 'iteration: each commit that passed waits for `ralph approve` before it counts',
    example: 'iteration',
  }),
  ...handoffSettings,
  ...counselSettings,
  'command-permission': setting({
    read: readMinStandings,
    fallback: [],
    rule: 'job',
    repeatable: true,
    help: 'the lowest role that may give an order in a comment, for one command or for all; default: write',
    example: 'approve=maintain',
  }),
  'command-bots': setting({
    read: lines,
    fallback: [],
    rule: 'job',
    repeatable: true,
    help: 'a bot whose comments may be orders; all other bots are ignored',
    example: '"release-helper[bot]"',
  }),
  'mirror-status': setting({
    read: mirrorStatus,
    fallback: {},
    rule: weakerIfEdited,
    repeatable: true,
    object: true,
    help: "a status that the repository's rules require, and the check whose result is reported as that status",
    example: '"test=npm test"',
  }),
  ...pullSettings,
  'close-issue': setting({
    read: toggle,
    fallback: false,
    rule: 'kept',
    toggle: true,
    help: 'close the tracking issue when every task is done',
    example: '',
  }),
  pages: setting({
    read: optional(oneOf('public')),
    fallback: undefined,
    rule: 'job',
    help: 'public: publish the report even if the repository is private; the page contains prompts and diffs (docs/github.md). Default: publish it only for a public repository',
    example: 'public',
  }),
  notify: setting({
    read: notifyChannels,
    fallback: [],
    rule: 'job',
    repeatable: true,
    help: 'who is notified when a person is needed, a task is stuck, the run stops at a limit, 80 % of a budget is used or the plan is complete; each address is given as the name of a variable that holds it',
    example: 'slack=SLACK_WEBHOOK_URL',
  }),
  ...confinementSettings,
  ...branchSettings,
  ...queueSettings,
  'log-level': setting({
    read: oneOf('debug', 'info', 'warn', 'error'),
    fallback: 'info',
    rule: 'job',
    help: 'how much to show',
    example: 'debug',
  }),
} as const

export type SettingName = keyof typeof settings
export type Settings = { readonly [K in SettingName]: (typeof settings)[K] extends Setting<infer T> ? T : never }

/** Former settings, each with the one that it is a field of now. */
export const formerNames: ReadonlyMap<string, { readonly name: SettingName; readonly field: string }> = new Map(
  (Object.keys(settings) as SettingName[]).flatMap((name) =>
    Object.entries((settings[name] as Setting<unknown>).formerNames ?? {}).map(
      ([former, field]) => [former, { name, field }] as const,
    ),
  ),
)
