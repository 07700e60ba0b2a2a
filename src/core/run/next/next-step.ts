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
import { type CounselLimits, consensusDue, planReviewDue, unchangedDue, verificationDue } from './counsel.ts'
import { askedReason, attentionIn, givenUpReason } from './human-review.ts'
import { isTooLittle, leftOfRun } from './left-of-run.ts'
import { type PullSlice, partToCheck } from './slices.ts'
import { type UnreadLimit, unreadReason } from './unread.ts'
import { iterationsUsedUp, moneyUsedUp, tokensUsedUp } from './used-up.ts'

/** What bounds the job. Money in USD over the whole run, times in ms since the epoch. */
export interface Limits {
  /** Attempts that this job may make. */
  readonly maxIterations: number
  /** Attempts that the run may make; null: as its plan says. */
  readonly runIterations: number | null
  readonly timeBudgetMs: number | null
  /** How long its machine lets the job live. */
  readonly jobLimitMs: number | null
  readonly costBudgetUsd: number
  /** Of all that the run's models read and write; null: no limit. */
  readonly tokenBudget: number | null
  readonly minDelayMs: number
  /** The same normalised failure so many times in a row opens the circuit breaker. */
  readonly sameFailures: number
  /** Characters of a prompt that holds the index; null where none does. */
  readonly indexChars: number | null
  readonly charsPerToken: number
  readonly counsel: CounselLimits
  readonly unread: UnreadLimit
}

export interface JobSoFar {
  readonly started: number
  /** Attempts that this job made and that count: interrupted ones do not. */
  readonly iterations: number
  /** Digest of the checks in force; a baseline for other checks does not count. */
  readonly checks: string
  /** The baseline was run in this job: it is not run twice to see the same red. */
  readonly baselineRan: boolean
  /** The longest attempt of this job, with its checks. */
  readonly longestMs: number
}

export type Step =
  | { kind: 'attempt'; task: Task; attempt: number }
  | { kind: 'baseline' }
  /** A lower pull request has a new head. */
  | { kind: 'check_part'; part: PullSlice }
  /** What agents left in lanes of a job before, and nobody has checked yet. */
  | { kind: 'land' }
  /** What passes have waited for, where no attempt follows that would bring an agent's job with it. */
  | { kind: 'passes' }
  /** A call about the plan as a whole. */
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
  /** What waits in the train is being landed already. */
  readonly isLanding?: boolean
}

/** Asked in this order; the first answer counts. A plan that is finished is complete, whatever limit it also meets. */
const questions: readonly Question[] = [
  provesWhatArrived,
  waitsForApproval,
  takesBack,
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
  money,
  time,
  tooLate,
  needsBaseline,
  constraintsLeaveNoRoom,
  looksAtPlan,
  spacing,
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

/** Nothing is built on a commit that a person may reject. */
function waitsForApproval({ state }: Situation): Step | undefined {
  return state.awaiting ? stop(awaitingReason(state.awaiting)) : undefined
}

/** An undo calls no agent: only a pause holds it up. The baseline says which failures are none of its. */
function takesBack(request: Situation): Step | undefined {
  const { state, job } = request
  const [undo] = state.undos
  if (!undo) return undefined
  const unknown = state.baseline?.checks !== job.checks && !job.baselineRan
  return isPaused(request) ?? (unknown ? { kind: 'baseline' } : { kind: 'undo', undo })
}

/** Nothing is built where the base has moved and nobody could merge it. */
function waitsForAMerge({ state }: Situation): Step | undefined {
  const reason = unresolvedConflict(state)
  return reason && stop(reason)
}

/** Before its pull request asks for review, and before any money is spent; a job that has no time left skips it. */
function checksParts(request: Situation): Step | undefined {
  const part = partToCheck(request.state)
  if (!part || request.state.paused) return undefined
  return time(request) || tooLate(request) ? undefined : { kind: 'check_part', part }
}

/** The agents were paid for: only a person holds it up. */
function landsCandidates(request: Situation): Step | undefined {
  if (request.isLanding || !lanesAtWork(request.state).some(({ candidate }) => candidate !== null)) return undefined
  return isPaused(request) ?? needsBaseline(request) ?? { kind: 'land' }
}

/** No agent is called: neither money nor the number of attempts holds it up, only a person. */
function keepsAgentsMd(request: Situation): Step | undefined {
  const { selection } = request
  if (selection.kind !== 'task' || !isAgentsMd(selection.task.id)) return undefined
  return isPaused(request) ?? needsBaseline(request) ?? attempt(request)
}

/** Before the run rests: an attempt would take them along. */
function owesPasses({ state, limits, selection }: Situation): Step | undefined {
  if (selection.kind === 'task' || state.owed.length === 0 || state.paused) return undefined
  const budgets = { 'cost-budget': limits.costBudgetUsd, 'token-budget': limits.tokenBudget ?? undefined }
  return isTooLittle(leftOfRun(budgets, state.usage)) ? undefined : { kind: 'passes' }
}

/** Before anything is built on it, or a person is asked. */
function judgesUnchanged(request: Situation): Step | undefined {
  const counsel = unchangedDue(request.state, request.limits.counsel)
  if (!counsel || request.state.paused) return undefined
  return waitsForTheProvider(request) ?? time(request) ?? tooLate(request) ?? { kind: 'counsel', counsel }
}

/** Where nothing else keeps the plan from being complete. That no money is left for the call is found out, and told, before it. */
function verifies(request: Situation): Step | undefined {
  const { plan, state, limits, selection } = request
  const counsel = verificationDue(state, limits.counsel)
  if (selection.kind !== 'complete' || !counsel || state.paused) return undefined
  if (askedReason(state) || givenUpReason(plan, state) || leftOut(state)) return undefined
  return waitsForTheProvider(request) ?? time(request) ?? tooLate(request) ?? { kind: 'counsel', counsel }
}

function nothingLeft({ plan, state, selection }: Situation): Step | undefined {
  if (selection.kind === 'task') return undefined
  const [held, ...others] = heldCommits(state)
  if (held) return stop(awaitingReason(held, others.length))
  const asked = askedReason(state)
  if (asked) return stop(asked)
  const givenUp = givenUpReason(plan, state)
  if (selection.kind === 'complete') return stop(givenUp ?? leftOut(state) ?? { kind: 'complete' })
  const [failed] = selection.by.flatMap((entry) => entry.failed)
  const why = selection.by.map((entry) => entry.why)
  return stop(
    failed === undefined ? (givenUp ?? { kind: 'blocked', by: why }) : { kind: 'stuck', on: why, task: failed },
  )
}

/** All is done but tasks in the plan file that the run could not adopt, or could not read. */
function leftOut({ refused_edits, unusable_edits }: RunState): StopReason | undefined {
  const added = refused_edits.filter(({ kind }) => kind === 'added')
  const unread = unusable_edits.filter(({ kind, fault }) => kind === 'plan' && fault !== null)
  const by = [...added.map(({ why }) => why), ...unread.map((edit) => unusableEdit(edit, (text) => text))]
  return by.length === 0 ? undefined : { kind: 'blocked', by }
}

/** Before all else, so that a finished plan does not hide that a merge broke it. */
function provesWhatArrived(request: Situation): Step | undefined {
  return request.state.unproven && !request.state.paused ? needsBaseline(request) : undefined
}

function isPaused({ state }: Situation): Step | undefined {
  return state.paused ? stop(pausedReason(state.paused)) : undefined
}

/** Why no job works until an order lifts it. */
export const pausedReason = ({ why, task }: NonNullable<RunState['paused']>): StopReason => ({
  kind: 'paused',
  why,
  ...(task !== undefined && { task }),
})

/** Another job would begin no earlier: cron looks once an hour, and setting up a machine takes minutes. */
const shortWaitMs = 600_000

function waitsForTheProvider(request: Situation): Step | undefined {
  const { state, now } = request
  const { waiting } = state
  if (!waiting || Date.parse(waiting.until) <= now) return undefined
  if (waitsHere(request, Date.parse(waiting.until))) return { kind: 'wait', until: Date.parse(waiting.until) }
  return stop({ kind: 'waiting', until: waiting.until, why: waiting.why })
}

/** With the lease, on a machine that was lent for this job; a laptop waits without it. */
const waitsHere = ({ limits, job, now }: Situation, until: number): boolean =>
  limits.jobLimitMs !== null && until - now <= shortWaitMs && fitsAfter(until, { limits, job })

/** Whether an attempt still fits into the job after a wait until then, in ms since the epoch. */
export function fitsAfter(
  until: number,
  {
    limits,
    job,
  }: { limits: Pick<Limits, 'jobLimitMs' | 'timeBudgetMs'>; job: Pick<JobSoFar, 'started' | 'longestMs'> },
): boolean {
  const { jobLimitMs, timeBudgetMs } = limits
  const after = until - job.started
  if (timeBudgetMs !== null && after >= timeBudgetMs) return false
  return jobLimitMs === null || after + job.longestMs < lastMoment(jobLimitMs)
}

/** A new job tries once more (half open); the same failure then stops it at once. */
function breakerIsOpen({ state, limits, job }: Situation): Step | undefined {
  const { breaker } = state
  if (!breaker || breaker.count < limits.sameFailures || job.iterations === 0) return undefined
  return stop({ kind: 'stuck', on: [`the same failure ${breaker.count} times in a row: ${breaker.why}`] })
}

/** What is built on top of it would only make the heap larger. */
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

function money({ state, limits }: Situation): Step | undefined {
  const reason = moneyUsedUp(state, limits.costBudgetUsd) ?? tokensUsedUp(state, limits.tokenBudget)
  return reason && stop(reason)
}

function time({ limits, job, now }: Situation): Step | undefined {
  if (limits.timeBudgetMs === null || now - job.started < limits.timeBudgetMs) return undefined
  return stop({ kind: 'time_budget', budget_ms: limits.timeBudgetMs })
}

/** An attempt that takes as long as the longest one would be cut off (failure model P4); the first one is tried. */
function tooLate({ limits, job, now }: Situation): Step | undefined {
  const { jobLimitMs } = limits
  if (jobLimitMs === null || now - job.started + job.longestMs < lastMoment(jobLimitMs)) return undefined
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

/** People's constraints are in every prompt, whole: only a person can state them in fewer words. */
function constraintsLeaveNoRoom({ state, limits }: Situation): Step | undefined {
  const { indexChars, charsPerToken } = limits
  const excess = indexChars === null ? undefined : constraintsWithoutRoom(state.knowledge, indexChars)
  if (!excess) return undefined
  const [size, most] = [excess.chars, excess.maxChars].map((chars) => thousands(Math.floor(chars / charsPerToken)))
  const why = `${excess.ids.length} constraints of people take ${size} tokens of each prompt, more than half of its budget (${most}): withdraw some with \`forget K-…\`, shorten them with \`remember K-… TEXT\`, or raise context-budget-hpi`
  return stop({ kind: 'human_review', why })
}

/** Before money is spent on what the plan says. */
function looksAtPlan({ state, limits }: Situation): Step | undefined {
  const dues = [
    { role: 'consensus', due: consensusDue(state, limits.counsel) },
    { role: 'plan-review', due: planReviewDue(state, limits.counsel) },
  ] as const
  const first = dues.find(({ due }) => due !== undefined)
  if (!first?.due) return undefined
  const { role, due } = first
  return 'blockedBy' in due
    ? stop({ kind: 'blocked', by: [due.blockedBy], counsel: role })
    : { kind: 'counsel', counsel: due }
}

function spacing({ state, limits, now }: Situation): Step | undefined {
  if (!state.last_agent_start) return undefined
  const last = Date.parse(state.last_agent_start)
  // A start in the future: the clock was set back, and waiting for that moment could take for ever (failure model P17).
  if (last > now) return undefined
  const until = last + limits.minDelayMs
  return until > now ? { kind: 'wait', until } : undefined
}

function attempt({ selection, state }: Situation): Step {
  if (selection.kind !== 'task') throw new Error('no task to attempt')
  const { task } = selection
  return { kind: 'attempt', task, attempt: nextAttempt(taskIn(state, task.id)) }
}

/** To end what runs, to write the state and to publish it. */
const longestMarginMs = 60_000

/** How long after its start a job ends by itself, given when its machine would end it (failure model P4). */
export const lastMoment = (jobLimitMs: number): number => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10)

/** Why no job works while a commit waits for a person's word. */
export function awaitingReason(held: HeldCommit, others = 0): StopReason & { kind: 'human_review' } {
  const { iteration, task, commit, approved_before } = held
  const more = others === 0 ? '' : `, and ${plural(others, 'other commit')} too`
  const before =
    approved_before === undefined
      ? ''
      : `, since what landed meanwhile changed it from ${approved_before}, which was approved`
  const words = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval${before}${more}`
  return { kind: 'human_review', why: words, approve: { iteration, task, commit } }
}
