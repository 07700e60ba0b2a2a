import { settingNames } from '../../core/config/resolve/explain.ts'
import { agentSettings } from '../../core/config/table/agent-settings.ts'
import { configFlag, type Flag, settingFlags } from '../project/flags.ts'
import { seedFlags } from '../run/seed-flags.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, Flag>>>>

const grouped = {
  'The work': {
    ...settingFlags(
      'plan',
      'validate',
      'strategy',
      'no-checks',
      'known-red',
      'setup',
      'setup-inputs',
      'before-capture',
      'working-directory',
    ),
    ...settingFlags(
      'approval',
      'human-review',
      'incomplete',
      'max-continuations',
      'no-change',
      'on-stuck',
      'stuck-after',
      'amendments',
      'test-guard',
      'review',
      'agent-passes-enabled',
    ),
    ...settingFlags('merge-base', 'base-conflict'),
    'no-wait': { help: 'exit with code 4 at a usage limit instead of waiting, as in CI', toggle: true },
    now: {
      help: 'do not wait any longer: try now, for example with another key',
      toggle: true,
    },
    fresh: { help: 'start a new run instead of continuing; the history is kept', toggle: true },
    'change-rules': {
      help: "allow this job's settings to weaken the rules that the run was started with",
      toggle: true,
    },
  },
  'The agent': {
    ...settingFlags('agent', 'agent-path', 'agent-version', 'agent-install', 'agent-integrity', 'agent-command'),
    ...settingFlags(
      'agent-timeout',
      'agent-idle-timeout',
      'model',
      'fallback-model',
      'call-models',
      'mcp-transport',
      'mcp-project',
    ),
    ...settingFlags('max-turns', 'skip-permissions', 'permission-mode', 'allowed-tools'),
  },
  'What the agent and the checks may access': {
    ...settingFlags('confinement', 'min-confinement', 'confinement-sudo', 'agent-read', 'agent-writable'),
    ...settingFlags('egress', 'allow-hosts', 'ports'),
    ...settingFlags('agent-env', 'check-env', 'protected-paths'),
  },
  'Attempts at once': settingFlags('lanes', 'checks-at-once', 'lane-setup', 'lane-env'),
  Limits: settingFlags('max-iterations', 'run-iterations', 'time-budget', 'job-limit', 'cost-budget', 'min-delay'),
  Memory: settingFlags('mode', 'knowledge-from', 'context-budget', 'context-budget-hpi', 'indexer', 'index-when'),
  Commits: settingFlags('commit-prefix', 'commit-template', 'commit-mode', 'author', 'committer', 'sign-off'),
  'On GitHub': {
    ...settingFlags('on-complete', 'mirror-status', 'close-issue', 'command-permission', 'command-bots'),
    ...settingFlags('pages'),
  },
  'The queue': {
    queue: {
      help: 'run the plans of the queue, one after the other, until it is empty (docs/queue.md)',
      toggle: true,
    },
    once: { help: 'run only the next plan of the queue', toggle: true },
    ...settingFlags('queue-base', 'queue-failed', 'branch-prefix'),
  },
  'Where and how': {
    ...settingFlags('remote', 'state-ref', 'log-level'),
    ...configFlag,
    'dry-run': { help: 'show what would happen; change nothing', toggle: true, notWith: ['json', 'record'] },
    record: { help: 'record every agent call of this job in a new directory, for `ralph replay`', example: 'DIR' },
    verbose: {
      help: 'print each step with its ids, and the rules, the confinement and the receipt at the end',
      toggle: true,
    },
    json: { help: 'print one JSON object per line instead of text', toggle: true },
  },
}

/** Settings without a place above: they stand last in a general group. */
const ungrouped = settingNames.filter(
  (name) => !Object.values<object>(grouped).some((flags) => Object.hasOwn(flags, name)),
)
const isOfAgent = (name: string): boolean => Object.hasOwn(agentSettings, name)

/** The flags of `ralph run` by topic: the order of its help and of docs/settings.md. */
export const runFlagGroups: Groups = {
  ...grouped,
  'As in other loops': seedFlags,
  'The work': { ...grouped['The work'], ...settingFlags(...ungrouped.filter((name) => !isOfAgent(name))) },
  'The agent': { ...grouped['The agent'], ...settingFlags(...ungrouped.filter(isOfAgent)) },
}

export const runFlags: Readonly<Record<string, Flag>> = Object.assign({}, ...Object.values(runFlagGroups))
