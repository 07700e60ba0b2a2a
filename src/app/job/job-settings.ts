import { withOverrides } from '../../core/config/rules/overrides.ts'
import { recordedValue, ruleNames } from '../../core/config/rules/rule-table.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { maxRefusals } from '../../core/knowledge/trigger.ts'
import type { DetectedFormat } from '../../core/plan/change/changed-format.ts'
import { charsFor } from '../../core/prompt/budget.ts'
import { charsPerToken } from '../../core/prompt/prompt-facts.ts'
import type { NoticeAudience } from '../../core/report/words/notice.ts'
import type { Limits } from '../../core/run/next/next-step.ts'
import { isSameJson } from '../../core/setting/setting.ts'
import type { Check } from '../../schema/check/check.ts'
import type { IssueOrder } from '../../schema/plan/issue-order.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { EventOf } from '../../schema/run/event.ts'
import type { Rules } from '../../schema/run/rules.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'

/** One job's orders: resolved and judged before anything starts. */
export interface JobSettings {
  readonly planName: string
  /** As the user named it. */
  readonly planFile: string
  /** From the top of the repository, for those who read of the run elsewhere. */
  readonly planAtTop: string
  /** The plan file, from the top of the repository; null where it lies outside, and where the plan is no file. */
  readonly document: string | null
  /** The log that grows with each finished task, from the top of the repository; null where none is kept. */
  readonly progress: string | null
  /** Agents are asked for what such a log holds. */
  readonly asksForNote: boolean
  /** The queue that the plan's file lies in; null where it is none of a queue. */
  readonly queue: QueueOfJob | null
  /** Flags by which the commands of a clone find this run. */
  readonly reachedBy: readonly string[]
  /** Paths in the repository that decide how the agent is judged: the plan and the configuration file. */
  readonly steeringFiles: readonly string[]
  /** The plan as its source says, and a digest of what it says. */
  readonly plan: Plan
  readonly planSource: string
  /** Null if a setting names the format, or if the plan is no file. */
  readonly planFormat: DetectedFormat | null
  /** Account of whoever starts this job at GitHub; null elsewhere, and where no person did. */
  readonly startedBy: string | null
  /** What the plan will probably cost was said before the job began. */
  readonly forecastShown?: boolean
  /** A comment has started this job. */
  readonly byComment: boolean
  /** The workflow whose next job this one starts if it meets a limit of its own. */
  readonly startsNext: string | undefined
  /** What an issue of the form was taken for; null where the plan is a file. */
  readonly issueOrder: IssueOrder | null
  /** The issue that was named for the run. */
  readonly issue: number | null
  /** The trusted commit that a new run starts from. */
  readonly base: string
  /** Its branch; null where HEAD is detached. */
  readonly baseBranch: string | null
  readonly workBranch: string
  readonly remote: string
  /** A person has said that the plan file counts as it is: committed it, or asked for other rules. */
  readonly consents: boolean
  readonly fresh: boolean
  /** The provider is asked at once, whatever the run waits for. */
  readonly atOnce: boolean
  /** How many attempts may be under way together. */
  readonly lanes: number
  /** How many candidates are checked together. */
  readonly checksAtOnce: number
  readonly checks: readonly Check[]
  /** The checks are the workflow's own jobs or steps. */
  readonly checksElsewhere: boolean
  /** Digest of `checks`: a baseline counts only for the checks that it ran. */
  readonly checksDigest: string
  readonly settings: Settings
  readonly rules: JobRules
  /** Values that no commit may hold. */
  readonly secrets: readonly string[]
  /** Who is told what a person should hear of; null where this is no job that tells. */
  readonly tells: NoticeAudience | null
  /** `Name <mail>` of the committer, where sign-off is asked for. */
  readonly signOff: string | undefined
}

/**
 * `moves`: the folders are kept by what becomes of the plan. `previous`: on whose work a new run begins, where that is
 * not the base; `steered`: the protected files that others changed there, null where not all of them are known.
 */
export interface QueueOfJob {
  readonly folder: string
  readonly moves: boolean
  readonly previous: {
    readonly plan: string
    readonly branch: string
    readonly commit: string
    readonly steered: readonly string[] | null
  } | null
}

/** The rules of the run, as the state holds them once this job has begun; `settings` and `checks` are by them. */
export interface JobRules {
  readonly recorded: Rules
  /** Names of jobs or steps of the workflow that have to succeed. */
  readonly require: readonly string[]
  /** What this job has to record for that. `wanted`: somebody gave the job this order. */
  readonly change: (Omit<EventOf<'rules_changed'>, 'type' | 'at'> & { readonly wanted: boolean }) | null
}

/**
 * The same job with what operators changed while the run went on. What was ordered since the job began counts before
 * what it was started with.
 */
export function adjusted<J extends Pick<JobSettings, 'settings' | 'rules'>>(
  job: J,
  { overrides, rules }: Pick<RunState, 'overrides' | 'rules'>,
): J {
  const settings = withOverrides(job.settings, overrides, rules === null)
  const before = job.rules.recorded
  if (rules === null || isSameJson(rules.values, before.values)) return { ...job, settings }
  const names = ruleNames.filter((name) => !isSameJson(rules.values[name]?.value, before.values[name]?.value))
  const changed = names.map((name) => [name, recordedValue(name, rules)] as const)
  return { ...job, settings: { ...settings, ...Object.fromEntries(changed) } }
}

/** More than the attempts of one task with default retries, so that one bad task alone does not stop the run. */
const sameFailures = 5

export function limitsOf({ settings, base }: JobSettings, { measured }: Pick<RunState, 'measured'>): Limits {
  return {
    maxIterations: settings['max-iterations'],
    runIterations: settings['run-iterations'] ?? null,
    timeBudgetMs: settings['time-budget'] ?? null,
    jobLimitMs: settings['job-limit'] ?? null,
    costBudgetUsd: settings['cost-budget'],
    tokenBudget: settings['token-budget'] ?? null,
    minDelayMs: settings['min-delay'],
    sameFailures,
    indexChars: settings.mode === 'handoff-only' ? null : budgetChars(settings, { measured }),
    charsPerToken: charsPerToken(measured).ratio,
    // A command of the user's answers no question.
    counsel: {
      verifies: settings.verify === 'model' || settings.verify === 'both',
      seeksConsensus: settings.consensus !== 'none',
      reviewsPlan: settings['plan-review'] !== 'none',
      acceptsUnchanged: settings['no-change'] === 'accept' && settings.approval !== 'iteration',
    },
    unread: { limit: settings['stop-at'], base },
  }
}

/** Whether no model keeps the index: it rests on the fields of handoffs, by setting or since the indexer's answers were refused. */
export const keepsIndexByFields = (
  { settings }: Pick<JobSettings, 'settings'>,
  { compaction }: Pick<RunState, 'compaction'>,
): boolean => settings.indexer === 'fields' || settings.agent === 'command' || compaction.refused >= maxRefusals

/** What a prompt may have, in characters. */
export const budgetChars = (settings: Settings, { measured }: Pick<RunState, 'measured'>): number =>
  Math.max(
    leastPromptChars,
    charsFor(
      settings[settings.mode === 'handoff-only' ? 'context-budget' : 'context-budget-hpi'],
      charsPerToken(measured).ratio,
    ),
  )

/** Of the smallest budget at four characters a token: with less there is no room for the instructions. */
const leastPromptChars = 2_000

/** The reason of an abort that comes before the machine ends the job itself (failure model P4). */
export const jobLimitReached = new DOMException('the job limit is near', 'AbortError')

/** Why a job that was aborted stops: what it was in the middle of is rolled back either way, and counts for nothing. */
export const whyAborted = ({ reason }: AbortSignal, { settings }: JobSettings): StopReason =>
  reason === jobLimitReached
    ? { kind: 'time_budget', budget_ms: settings['job-limit'] ?? 0, scope: 'limit' }
    : { kind: 'cancelled' }

/** For what does not go on with a run. */
export const noRules = ({ repository }: { readonly repository: { readonly head: string } }): JobRules => ({
  recorded: { base: repository.head, values: {} },
  require: [],
  change: null,
})
