import type { Counsel } from '../../../schema/counsel/counsel.ts'
import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { redByConfinement } from '../../confinement/policy.ts'
import { constraintsWithoutRoom } from '../../knowledge/merge-first.ts'
import { type Selection, selectTask } from '../../plan/graph/blocked.ts'
import { isAgentsMd } from '../../plan/graph/milestones.ts'
import { unusableEdit } from '../../plan/unusable-edit.ts'
import { plural, thousands } from '../../text/amounts.ts'
import { statusIn, taskIn } from '../fold/begin.ts'
import { type HeldCommit, heldCommits, lanesAtWork, uncountedLanes } from '../fold/open-attempts.ts'
import { nextAttempt } from '../fold/task-commits.ts'
import { unresolvedConflict } from './conflict-task.ts'
import { type CounselSettings, duesBeforePlan, unchangedDue, verificationDue } from './counsel.ts'
import { askedReason, attentionIn, givenUpReason } from './human-review.ts'
import { isUsedUp, remainingBudget } from './remaining-budget.ts'
import { type PullSlice, partToCheck } from './slices.ts'
import { type UnreadLimit, unreadReason } from './unread.ts'
import { iterationsUsedUp, moneyUsedUp, tokensUsedUp } from './used-up.ts'

/** Money in USD over the whole run, times in ms since the epoch. */
export interface Limits {
  readonly maxIterations: number
  /** Null: as the plan says. */
  readonly runIterations: number | null
  readonly timeBudgetMs: number | null
  readonly jobLimitMs: number | null
  readonly costBudgetUsd: number
  /** Tokens of all models of the run, read and written; null: no limit. */
  readonly tokenBudget: number | null
  readonly minDelayMs: number
  /** Equal failures in a row that open the circuit breaker. */
  readonly sameFailures: number
  /** Maximum of a prompt with the index; null without an index. */
  readonly indexChars: number | null
  readonly charsPerToken: number
  readonly counsel: CounselSettings
  readonly unread: UnreadLimit
}

export interface JobSoFar {
  readonly started: number
  /** Interrupted attempts do not count. */
  readonly iterations: number
  /** Digest of the current checks; a baseline of other checks does not count. */
  readonly checks: string
  /** The baseline does not run twice in a job. */
  readonly baselineRan: boolean
  /** Including its checks. */
  readonly longestMs: number
}

export type Step =
  | { kind: 'attempt'; task: Task; attempt: number }
  | { kind: 'baseline' }
  | { kind: 'check_part'; part: PullSlice }
  /** Lanes of an earlier job left candidates that are not checked yet. */
  | { kind: 'land' }
  /** Owed passes, if no attempt follows that could run them. */
  | { kind: 'passes' }
  | { kind: 'counsel'; counsel: Counsel }
  | { kind: 'undo'; undo: RunState['undos'][number] }
  | { kind: 'wait'; until: number }
  | { kind: 'stop'; reason: StopReason }

type Question = (request: Situation) => Step | undefined

interface Situation {
  readonly plan: Plan
  readonly state: RunState
  readonly limits: Limits
  readonly job: JobSoFar
  readonly now: number
  readonly selection: Selection
  /** The train is already being landed. */
  readonly isLanding?: boolean
}

/** The first answer counts. A finished plan is complete, even if it also meets a limit. */
const questions: readonly Question[] = [
  provesArrivedCommit,
  waitsForApproval,
  undoesIteration,
  waitsForAMerge,
  checksParts,
  landsCandidates,
  keepsAgentsMd,
  owesPasses,
  judgesUnchanged,
  verifies,
  nothingLeft,
  isPaused,
  waitsForTheProvider,
  breakerIsOpen,
  tooMuchUnread,
  jobIterations,
  runIterations,
  budgetUsedUp,
  timeUsedUp,
  jobTooOld,
  needsBaseline,
  constraintsLeaveNoRoom,
  needsPlanReview,
  waitsBetweenAgents,
]

/** Decides what the job does next. Pure: the clock is a parameter (docs/design.md#decide-then-do). */
export function nextStep(request: Omit<Situation, 'selection'>): Step {
  const situation = {
    ...request,
    selection: selectTask(request.plan, statusIn(request.state), attentionIn(request.state)),
  }
  for (const question of questions) {
    const answer = question(situation)
    if (answer) return answer
  }
  return attempt(situation)
}

const stop = (reason: StopReason): Step => ({ kind: 'stop', reason })

function waitsForApproval({ state }: Situation): Step | undefined {
  return state.awaiting ? stop(awaitingReason(state.awaiting)) : undefined
}

/** An undo calls no agent, so only a pause delays it. The baseline shows which failures were there before. */
function undoesIteration(request: Situation): Step | undefined {
  const { state, job } = request
  const [undo] = state.undos
  if (!undo) return undefined
  const needsBaselineFirst = state.baseline?.checks !== job.checks && !job.baselineRan
  return isPaused(request) ?? (needsBaselineFirst ? { kind: 'baseline' } : { kind: 'undo', undo })
}

function waitsForAMerge({ state }: Situation): Step | undefined {
  const reason = unresolvedConflict(state)
  return reason && stop(reason)
}

/** Runs before the pull request asks for review and before money is spent, unless the job has no time left. */
function checksParts(request: Situation): Step | undefined {
  const part = partToCheck(request.state)
  if (!part || request.state.paused) return undefined
  return timeUsedUp(request) || jobTooOld(request) ? undefined : { kind: 'check_part', part }
}

function landsCandidates(request: Situation): Step | undefined {
  if (request.isLanding || !lanesAtWork(request.state).some(({ candidate }) => candidate !== null)) return undefined
  return isPaused(request) ?? needsBaseline(request) ?? { kind: 'land' }
}

/** No agent is called, so neither the budget nor the number of attempts delays it. */
function keepsAgentsMd(request: Situation): Step | undefined {
  const { selection } = request
  if (selection.kind !== 'task' || !isAgentsMd(selection.task.id)) return undefined
  return isPaused(request) ?? needsBaseline(request) ?? attempt(request)
}

function owesPasses({ state, limits, selection }: Situation): Step | undefined {
  if (selection.kind === 'task' || state.owed.length === 0 || state.paused) return undefined
  const budgets = { 'cost-budget': limits.costBudgetUsd, 'token-budget': limits.tokenBudget ?? undefined }
  return isUsedUp(remainingBudget(budgets, state.usage)) ? undefined : { kind: 'passes' }
}

function judgesUnchanged(request: Situation): Step | undefined {
  const counsel = unchangedDue(request.state, request.limits.counsel)
  if (!counsel || request.state.paused) return undefined
  return waitsForTheProvider(request) ?? timeUsedUp(request) ?? jobTooOld(request) ?? { kind: 'counsel', counsel }
}

/** Runs if nothing else keeps the plan from being complete. A used-up budget is reported before it. */
function verifies(request: Situation): Step | undefined {
  const { plan, state, limits, selection } = request
  const counsel = verificationDue(state, limits.counsel)
  if (selection.kind !== 'complete' || !counsel || state.paused) return undefined
  if (askedReason(state) || givenUpReason(plan, state) || missingTasks(state)) return undefined
  return waitsForTheProvider(request) ?? timeUsedUp(request) ?? jobTooOld(request) ?? { kind: 'counsel', counsel }
}

function nothingLeft({ plan, state, selection }: Situation): Step | undefined {
  if (selection.kind === 'task') return undefined
  const [held, ...others] = heldCommits(state)
  if (held) return stop(awaitingReason(held, others.length))
  const questions = askedReason(state)
  if (questions) return stop(questions)
  const givenUp = givenUpReason(plan, state)
  if (selection.kind === 'complete') return stop(givenUp ?? missingTasks(state) ?? { kind: 'complete' })
  const [failed] = selection.by.flatMap((entry) => entry.failed)
  const reasons = selection.by.map((entry) => entry.why)
  return stop(
    failed === undefined ? (givenUp ?? { kind: 'blocked', by: reasons }) : { kind: 'stuck', on: reasons, task: failed },
  )
}

function missingTasks({ refused_edits, unusable_edits }: RunState): StopReason | undefined {
  const added = refused_edits.filter(({ kind }) => kind === 'added')
  const unread = unusable_edits.filter(({ kind, fault }) => kind === 'plan' && fault !== null)
  const by = [...added.map(({ why }) => why), ...unread.map((edit) => unusableEdit(edit, (text) => text))]
  return by.length === 0 ? undefined : { kind: 'blocked', by }
}

/** First of all, so that a finished plan does not hide that a merge broke it. */
function provesArrivedCommit(request: Situation): Step | undefined {
  return request.state.unproven && !request.state.paused ? needsBaseline(request) : undefined
}

function isPaused({ state }: Situation): Step | undefined {
  return state.paused ? stop(pausedReason(state.paused)) : undefined
}

export const pausedReason = ({ why, task }: NonNullable<RunState['paused']>): StopReason => ({
  kind: 'paused',
  why,
  ...(task !== undefined && { task }),
})

/** Cron looks once an hour and a new machine needs minutes, so another job would begin no earlier. */
const shortWaitMs = 600_000

function waitsForTheProvider(request: Situation): Step | undefined {
  const { state, now } = request
  const { waiting } = state
  if (!waiting || Date.parse(waiting.until) <= now) return undefined
  if (waitsHere(request, Date.parse(waiting.until))) return { kind: 'wait', until: Date.parse(waiting.until) }
  return stop({ kind: 'waiting', until: waiting.until, why: waiting.why })
}

/** Only on a machine with a job limit, where waiting keeps the lease; a laptop waits without it. */
const waitsHere = ({ limits, job, now }: Situation, until: number): boolean =>
  limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, { limits, job })

/** True if an attempt still fits into the job after waiting until then, in ms since the epoch. */
export function fitsAfter(
  until: number,
  {
    limits,
    job,
  }: { limits: Pick<Limits, 'jobLimitMs' | 'timeBudgetMs'>; job: Pick<JobSoFar, 'started' | 'longestMs'> },
): boolean {
  const { jobLimitMs, timeBudgetMs } = limits
  const elapsed = until - job.started
  if (timeBudgetMs !== null && elapsed >= timeBudgetMs) return false
  return jobLimitMs === null || elapsed + job.longestMs < jobLifetimeMs(jobLimitMs)
}

/** A new job tries once more (half open); the same failure then stops it. */
function breakerIsOpen({ state, limits, job }: Situation): Step | undefined {
  const { breaker } = state
  if (!breaker || breaker.count < limits.sameFailures || job.iterations === 0) return undefined
  return stop({ kind: 'stuck', on: [`the same failure ${breaker.count} times in a row: ${breaker.why}`] })
}

function tooMuchUnread({ state, limits }: Situation): Step | undefined {
  const reason = unreadReason(state, limits.unread)
  return reason && stop(reason)
}

function jobIterations({ state, limits, job }: Situation): Step | undefined {
  if (job.iterations + uncountedLanes(state) < limits.maxIterations) return undefined
  return stop({ kind: 'iteration_limit', scope: 'job', limit: limits.maxIterations })
}

function runIterations({ plan, state, limits }: Situation): Step | undefined {
  const reason = iterationsUsedUp(state, limits.runIterations ?? plan.max_iterations)
  return reason && stop(reason)
}

function budgetUsedUp({ state, limits }: Situation): Step | undefined {
  const reason = moneyUsedUp(state, limits.costBudgetUsd) ?? tokensUsedUp(state, limits.tokenBudget)
  return reason && stop(reason)
}

function timeUsedUp({ limits, job, now }: Situation): Step | undefined {
  if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs) return undefined
  return stop({ kind: 'time_budget', budget_ms: limits.timeBudgetMs })
}

/** An attempt as long as the longest one would be cut off (failure model P4). The first attempt always starts. */
function jobTooOld({ limits, job, now }: Situation): Step | undefined {
  const { jobLimitMs } = limits
  if (jobLimitMs === null || now - job.started + job.longestMs < jobLifetimeMs(jobLimitMs)) return undefined
  return stop({ kind: 'time_budget', budget_ms: jobLimitMs, scope: 'limit' })
}

function needsBaseline({ state, job }: Situation): Step | undefined {
  const { baseline } = state
  if (!baseline || baseline.checks !== job.checks) return { kind: 'baseline' }
  if (baseline.red.length === 0 || baseline.accepted) return undefined
  if (!job.baselineRan) return { kind: 'baseline' }
  const confined = baseline.confined ?? []
  if (confined.length > 0) return stop({ kind: 'blocked', by: confined.map(redByConfinement) })
  const since = state.unproven ? `, since ${state.unproven.why}` : ''
  const by = baseline.red.map((name) => `the baseline is red: ${name}${since}`)
  return stop({ kind: 'blocked', by, ...(!state.unproven && { red: baseline.red }) })
}

/** People's constraints go whole into every prompt: only a person can shorten them. */
function constraintsLeaveNoRoom({ state, limits }: Situation): Step | undefined {
  const { indexChars, charsPerToken } = limits
  const excess = indexChars === null ? undefined : constraintsWithoutRoom(state.knowledge, indexChars)
  if (!excess) return undefined
  const [size, max] = [excess.chars, excess.maxChars].map((chars) => thousands(Math.floor(chars / charsPerToken)))
  const reason = `${excess.ids.length} constraints of people take ${size} tokens of each prompt, more than half of its budget (${max}): withdraw some with \`forget K-…\`, shorten them with \`remember K-… TEXT\`, or raise context-budget-hpi`
  return stop({ kind: 'human_review', why: reason })
}

function needsPlanReview({ state, limits }: Situation): Step | undefined {
  for (const { role, due: dueOf } of duesBeforePlan) {
    const due = dueOf(state, limits.counsel)
    if (due && 'blockedBy' in due) return stop({ kind: 'blocked', by: [due.blockedBy], counsel: role })
    if (due) return { kind: 'counsel', counsel: due }
  }
  return undefined
}

function waitsBetweenAgents({ state, limits, now }: Situation): Step | undefined {
  if (!state.last_agent_start) return undefined
  const previous = Date.parse(state.last_agent_start)
  // After the clock was set back, waiting for that moment could take for ever (failure model P17).
  if (previous > now) return undefined
  const until = previous + limits.minDelayMs
  return until > now ? { kind: 'wait', until } : undefined
}

function attempt({ selection, state }: Situation): Step {
  if (selection.kind !== 'task') throw new Error('no task to attempt')
  const { task } = selection
  return { kind: 'attempt', task, attempt: nextAttempt(taskIn(state, task.id)) }
}

const maxMarginMs = 60_000

/** Lifetime of a job in ms, somewhat shorter than its machine allows (failure model P4). */
export const jobLifetimeMs = (jobLimitMs: number): number => jobLimitMs - Math.min(maxMarginMs, jobLimitMs / 10)

export function awaitingReason(held: HeldCommit, others = 0): StopReason & { kind: 'human_review' } {
  const { iteration, task, commit, approved_before } = held
  const more = others === 0 ? '' : `, and ${plural(others, 'other commit')} too`
  const earlierApproval =
    approved_before === undefined
      ? ''
      : `, since what landed meanwhile changed it from ${approved_before}, which was approved`
  const words = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval${earlierApproval}${more}`
  return { kind: 'human_review', why: words, approve: { iteration, task, commit } }
}
