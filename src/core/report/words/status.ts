import type { Usage } from '../../../schema/agent/usage.ts'
import type { Knowledge } from '../../../schema/knowledge/entry.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import { type BudgetUse, ofOneJob } from '../../../schema/run/budget.ts'
import type { LeaseHolder } from '../../../schema/run/lease.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { isActive } from '../../knowledge/entry.ts'
import { type Blocked, explainBlocked, readyTasks } from '../../plan/graph/blocked.ts'
import { statusIn } from '../../run/fold/begin.ts'
import { withoutLostJob } from '../../run/fold/lost-job.ts'
import { openAttempts } from '../../run/fold/open-attempts.ts'
import { refusedIn } from '../../run/fold/orders.ts'
import { holderInWords, leaseLifetimeMs } from '../../run/lease/lease-verdict.ts'
import { attentionIn } from '../../run/next/human-review.ts'
import { slicesOf } from '../../run/next/slices.ts'
import { ageMs, formatDuration, fromNow, plural } from '../../text/amounts.ts'
import { plainLine } from '../../text/one-line.ts'
import { operatorLine, type ReportContext, shortOid } from '../../text/report-context.ts'
import { type NextStep, nextSentence, step } from '../document/next-steps.ts'
import type { CallSettings } from '../facts/calls-ahead.ts'
import { type Forecast, forecast } from '../facts/forecast.ts'
import { costBudgetOf, type Receipt, receiptOf } from '../facts/receipt.ts'
import { countStatuses, countUnchanged, type StatusCounts, type TaskRow, taskRows } from '../facts/task-rows.ts'
import { budgetChoices, budgetInWords } from './forecast-text.ts'
import { runSentence } from './run-sentence.ts'
import { stopInWords } from './stop-sentence.ts'

export interface StatusContext extends ReportContext {
  readonly now: number
  readonly stateRef: string
  /** Where the run was read, if its folder was moved since: the state has the former address. */
  readonly remote?: string
  /** In USD for the whole run, from this reader's settings. */
  readonly costBudgetUsd?: number
  /** From this reader's settings. */
  readonly settings?: CallSettings
  /** The reader knows that the job which holds the run is gone. */
  readonly lost?: boolean
  /** Known orders that no job has applied yet. */
  readonly ordered?: readonly WaitingOrder[]
}

interface WaitingOrder {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly text: string
}

/** `ralph status --json`. Durations in ms, money in USD, times in ISO 8601 UTC; fields are only ever added. */
export interface StatusReport {
  readonly schema: 1
  readonly plan: string
  readonly run: string
  readonly sentence: string
  readonly details: readonly string[]
  readonly next: string
  readonly next_steps: readonly NextStep[]
  /** `at_work`, `waiting_for_approval`, `paused`, `between_jobs`, or the kind of the last stop. */
  readonly standing: Standing
  readonly stop: RunState['stop']
  readonly started: string
  readonly updated: string
  readonly iteration: number
  readonly counts: StatusCounts & { readonly total: number }
  readonly attempts: RunState['counts']
  readonly current: (NonNullable<RunState['current']> & { readonly age_ms: number }) | null
  /** In the order of the train; `candidate` waits for its checks or has passed them. */
  readonly lanes: readonly (RunState['lanes'][number] & { readonly age_ms: number })[]
  readonly lease: {
    readonly holder: string
    readonly renewed: string
    readonly age_ms: number
    readonly over: boolean
  } | null
  /** Tasks that could start now, in their order. */
  readonly ready: readonly string[]
  readonly waiting: RunState['waiting']
  /** Without lanes nothing else begins before the approval; held commits of lanes are in `lanes`. */
  readonly awaiting: RunState['awaiting']
  /** Tasks that cannot start, each with a sentence. */
  readonly held_up: readonly Blocked[]
  /** Confinement of the newest agent; null before the first. */
  readonly confined: RunState['confined']
  readonly usage: Usage
  readonly receipt: Receipt
  /** Null if no open task can be started. */
  readonly forecast: Forecast | null
  /** Budgets that are four fifths used, with choices. */
  readonly warnings: readonly (BudgetUse & { readonly text: string; readonly choices: readonly string[] })[]
  readonly orders: readonly WaitingOrder[]
  /** Newest first, until the job after them has ended. */
  readonly refused: ReturnType<typeof refusedIn>
  readonly work: { readonly branch: string; readonly commit: string }
  /**
   * Lowest first; empty if the work is one pull request. `red`: checks that are red on its own; null before they ran.
   */
  readonly pull_requests: readonly {
    readonly branch: string
    readonly milestone: string | null
    readonly lines: number
    readonly merged: boolean
    readonly red: readonly string[] | null
  }[]
  /** Entries that people want every agent to know. */
  readonly knowledge: readonly Knowledge[]
  /** Active entries by agents. */
  readonly learned: number
  /** Null for a run of an older version. */
  readonly rules: RunState['rules']
  readonly state_ref: string
  readonly remote: string
  /** With short commits. */
  readonly tasks: readonly TaskRow[]
}

/** Linear in the plan. */
export function statusReport(run: { plan: Plan; state: RunState }, context: StatusContext): StatusReport {
  const { plan } = run
  const { now, lost = false } = context
  const state = lost ? withoutLostJob(run.state) : run.state
  const text = runSentence({ plan, state }, context)
  const tasks = taskRows(plan, state)
  const { current, awaiting } = state
  const { lease } = run.state
  const statusOf = statusIn(state)
  const ready = readyTasks(plan, statusOf, attentionIn(state)).filter(
    (task) => task.id !== current?.task && task.id !== awaiting?.task,
  )
  const open = openAttempts(state).map(({ task }) => task)
  const startable = new Set([...ready.map((task) => task.id), ...open, awaiting?.task])
  const orders = (context.ordered ?? []).map(({ id, at, by, text: orderText }) => ({ id, at, by, text: orderText }))
  const next =
    orders.length > 0 && !state.lease ? [step('Apply the waiting orders', operatorLine(context, 'run'))] : text.next
  const renewedAgo = lease ? ageMs(lease.renewed, now) : 0
  return {
    schema: 1,
    plan: state.plan,
    run: state.run,
    sentence: text.happened,
    details: [...(lost && lease ? [lostJob(lease.holder)] : []), ...text.details],
    next: nextSentence(next),
    next_steps: next,
    standing: standingOf(state),
    stop: state.stop,
    started: state.started,
    updated: state.updated,
    iteration: state.iteration,
    counts: { ...countStatuses(tasks), total: tasks.length },
    attempts: state.counts,
    current: current && { ...current, age_ms: ageMs(current.started, now) },
    lanes: state.lanes.map((lane) => ({ ...lane, age_ms: ageMs(lane.started, now) })),
    lease: lease && {
      holder: holderInWords(lease.holder),
      renewed: lease.renewed,
      age_ms: renewedAgo,
      over: lost || renewedAgo >= leaseLifetimeMs,
    },
    ready: ready.map((task) => task.id),
    waiting: state.waiting,
    awaiting: state.awaiting,
    held_up: explainBlocked(plan, statusOf).filter(({ task }) => !startable.has(task)),
    confined: state.confined,
    usage: state.usage,
    receipt: receiptOf(state, now),
    forecast: forecast(
      { plan, state },
      { now, costBudgetUsd: costBudgetOf(state, context.costBudgetUsd ?? null), settings: context.settings },
    ),
    warnings: warningsOf(state, context),
    orders,
    refused: refusedIn(state),
    work: { branch: state.work_branch, commit: state.work },
    pull_requests: slicesOf(state).map(({ branch, milestone, lines, merged, red }) => ({
      ...{ branch, milestone, lines, merged, red },
    })),
    knowledge: state.knowledge.filter((entry) => entry.by !== null && isActive(entry)),
    learned: state.knowledge.filter((entry) => entry.by === null && isActive(entry)).length,
    rules: state.rules,
    state_ref: context.stateRef,
    remote: context.remote ?? state.remote,
    tasks: tasks.map((row) => ({ ...row, commit: row.commit && shortOid(row.commit) })),
  }
}

/** The current attempt, or those of the lanes. */
export const attemptsIn = ({ current, lanes }: StatusReport) => [
  ...(current ? [{ ...current, candidate: null, held: null }] : []),
  ...lanes,
]

export const ordersInWords = ({ orders }: StatusReport): string[] =>
  orders.map(({ by, text }) => `${plainLine(text, 200)} (by ${plainLine(by, 60)}; no job has picked it up yet)`)

/** `ralph orders` has all of them. */
export const refusedInWords = ({ refused }: StatusReport): string[] =>
  refused.map(({ by, text, why }) => `${plainLine(text, 100)} (by ${plainLine(by, 60)}): ${plainLine(why, 300)}`)

const lostJob = (holder: LeaseHolder): string =>
  `The last job (${holderInWords(holder)}) ended without releasing the run, for example after a crash or a second Ctrl-C.`

/** Omits budgets that no longer matter: those of a complete run or an ended job, and a budget that caused the stop. */
function warningsOf({ warned, stop, usage, lease }: RunState, context: ReportContext): StatusReport['warnings'] {
  if (stop?.kind === 'complete' || stop?.kind === 'cost_budget' || stop?.kind === 'token_budget') return []
  const inForce = warned.filter(({ budget }) => lease !== null || !ofOneJob(budget))
  return inForce.map((warning) => {
    const use = warning.budget === 'cost' ? { ...warning, used: usage.usd } : warning
    return { ...use, text: budgetInWords(use), choices: budgetChoices(use, context) }
  })
}

/** `process 4711 on build-3, renewed 2m ago`. */
export function leaseLine({ lease }: StatusReport): string {
  if (!lease) return 'none: the next job may start'
  const since = `last renewed ${formatDuration(lease.age_ms)} ago`
  return lease.over
    ? `${lease.holder}, ${since}: the job is gone; the next job takes over`
    : `${lease.holder}, ${since}`
}

/** Null if the time is unknown or over. */
export function waitingLine({ waiting }: StatusReport, now: number): string | null {
  if (!waiting || Date.parse(waiting.until) <= now) return null
  return `until ${fromNow(waiting.until, now)}: ${plainLine(waiting.why, 300)}`
}

type Standing = 'at_work' | 'waiting_for_approval' | 'paused' | 'between_jobs' | StopReason['kind']

/** A waiting commit takes precedence over the last stop, since nothing else continues before a decision. */
export function standingOf({ lease, awaiting, paused, stop }: StandingFacts): Standing {
  if (lease) return 'at_work'
  if (awaiting) return 'waiting_for_approval'
  if (paused) return 'paused'
  return stop?.kind ?? 'between_jobs'
}

type StandingFacts = Pick<RunState, 'lease' | 'awaiting' | 'paused' | 'stop'>

/** A few words; `run-sentence.ts` has the long form. */
export function standingInWords(state: RunState): string {
  const unchanged = countUnchanged(Object.values(state.tasks))
  return `${stateInWords(state)}${unchanged === 0 ? '' : `; ${plural(unchanged, 'task')} done without a change`}`
}

function stateInWords(state: RunState): string {
  switch (standingOf(state)) {
    case 'at_work':
      return 'at work'
    case 'waiting_for_approval':
      return `waiting for approval${state.awaiting ? ` of ${state.awaiting.task}` : ''}`
    case 'paused':
      return 'paused'
    default:
      return state.stop ? stopInWords(state.stop) : 'no job running'
  }
}
