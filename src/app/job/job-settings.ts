import { withOverrides } from '../../core/config/rules/overrides.ts'
import { recordedValue, ruleNames, withCurrentNames } from '../../core/config/rules/rule-table.ts'
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

/** A plan's file, by each name that somebody has for it. */
interface PlanFile {
  readonly planName: string
  /** As the user wrote it. */
  readonly planFile: string
  /** From the top of the repository. */
  readonly planAtTop: string
  /** What a run may edit, from the top of the repository: null outside of it, without a file, and for a plan.json. */
  readonly document: string | null
  /** Digest of everything that was read. */
  readonly planSource: string
  /** The detected format; null if a setting names it, or if the plan is no file. */
  readonly planFormat: DetectedFormat | null
}

/** What plan, configuration and flags say about a run. */
export interface RunSettings extends PlanFile {
  /** As its source says. */
  readonly plan: Plan
  /** The log that grows with each finished task, from the top of the repository; null if none is kept. */
  readonly progress: string | null
  readonly queue: QueueOfJob | null
  /** Flags by which a command finds this run again from a clone, as words. */
  readonly reachedBy: readonly string[]
  /** Files that decide how the agent is judged: plan and configuration. */
  readonly steeringFiles: readonly string[]
  readonly settings: Settings
  readonly workBranch: string
  /** Address of the run's one remote (docs/design.md#one-remote). */
  readonly remote: string
  readonly secrets: readonly string[]
}

/** Everything that one job was ordered to do, resolved before it starts. */
export interface JobSettings extends RunSettings {
  readonly asksForNote: boolean
  /** GitHub account of the person who started this job, if any. */
  readonly startedBy: string | null
  readonly forecastShown?: boolean
  readonly byComment: boolean
  /** The workflow whose next job this one starts at a limit of its own. */
  readonly startsNext: string | undefined
  /** Null if the plan is a file. */
  readonly issueOrder: IssueOrder | null
  readonly issue: number | null
  readonly base: string
  /** Null for a detached HEAD. */
  readonly baseBranch: string | null
  /** What the run calls its remote, if that folder was moved since; else null. */
  readonly formerRemote: string | null
  /** A person committed the plan file or asked for other rules, so edits count. */
  readonly consents: boolean
  readonly fresh: boolean
  /** Asks the provider even if the run waits for it. */
  readonly skipsWait: boolean
  readonly lanes: number
  readonly checksAtOnce: number
  readonly checks: readonly Check[]
  readonly checksElsewhere: boolean
  /** A baseline counts only for the checks with this digest. */
  readonly checksDigest: string
  readonly rules: JobRules
  /** Who is notified; null if this job notifies nobody. */
  readonly tells: NoticeAudience | null
  /** `Name <mail>` of the committer, if sign-off is on. */
  readonly signOff: string | undefined
}

/**
 * `moves`: the plan's file moves between the folders. `previous`: the run whose work a new run starts from, if not the
 * base; `steered`: protected files that others changed there, null if unknown.
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

/** The run's rules as the state holds them; `settings` and `checks` follow them. */
export interface JobRules {
  readonly recorded: Rules
  readonly require: readonly string[]
  /** The change that this job must record. `wanted`: somebody ordered it. */
  readonly change: (Omit<EventOf<'rules_changed'>, 'type' | 'at'> & { readonly wanted: boolean }) | null
}

/** The job with operators' orders since it began, which take precedence over its own settings. */
export function withOrderedSettings<J extends Pick<JobSettings, 'settings' | 'rules'>>(
  job: J,
  { overrides, rules: stored }: Pick<RunState, 'overrides' | 'rules'>,
): J {
  const rules = stored && withCurrentNames(stored)
  const settings = withOverrides(job.settings, overrides, rules === null)
  const atStart = job.rules.recorded
  if (rules === null || isSameJson(rules.values, atStart.values)) return { ...job, settings }
  const names = ruleNames.filter((name) => !isSameJson(rules.values[name]?.value, atStart.values[name]?.value))
  const changed = names.map((name) => [name, recordedValue(name, rules)] as const)
  return { ...job, settings: { ...settings, ...Object.fromEntries(changed) } }
}

/** More than the attempts of one task with default retries: one bad task does not stop the run. */
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
    counsel: settings,
    unread: { limit: settings['stop-at'], base },
  }
}

/** True if no model keeps the index: by setting, or after repeated refusals of the indexer. */
export const keepsIndexByFields = (
  { settings }: Pick<JobSettings, 'settings'>,
  { compaction }: Pick<RunState, 'compaction'>,
): boolean => settings.indexer === 'fields' || settings.agent === 'command' || compaction.refused >= maxRefusals

export const budgetChars = (settings: Settings, { measured }: Pick<RunState, 'measured'>): number =>
  Math.max(
    minPromptChars,
    charsFor(
      settings[settings.mode === 'handoff-only' ? 'context-budget' : 'context-budget-hpi'],
      charsPerToken(measured).ratio,
    ),
  )

/** The smallest budget at four characters a token; less has no room for the instructions. */
const minPromptChars = 2_000

/** The abort reason shortly before the machine would end the job (failure model P4). */
export const jobLimitReached = new DOMException('the job limit is near', 'AbortError')

/** Why an aborted job stops; the current attempt does not count. */
export const whyAborted = ({ reason }: AbortSignal, { settings }: JobSettings): StopReason =>
  reason === jobLimitReached
    ? { kind: 'time_budget', budget_ms: settings['job-limit'] ?? 0, scope: 'limit' }
    : { kind: 'cancelled' }

/** For commands that continue no run. */
export const noRules = ({ repository }: { readonly repository: { readonly head: string } }): JobRules => ({
  recorded: { base: repository.head, values: {} },
  require: [],
  change: null,
})
