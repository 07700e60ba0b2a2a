import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { remainingTasks } from '../../plan/graph/blocked.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { runnerMsSeen } from '../../run/lease/lease-verdict.ts'
import { type CallSettings, type CallsAhead, callsAhead, costOfCalls, type Range } from './calls-ahead.ts'
import { taskCosts } from './task-rows.ts'

/** What the rest of a plan will probably cost. Money in USD, time in ms. */
export interface Forecast {
  /** Tasks that are still to be done and can be. */
  readonly tasks: number
  readonly usd: Range
  readonly runner_ms: Range
  /**
   * `size`: a guess from the number of tasks and who is called beside the coding agent in how many iterations. `past`: from the tasks that this run has finished or given up, with what each cost
   * and what of that went to calls around the coding agent.
   */
  readonly basis:
    | { readonly kind: 'size'; readonly iterations: Range; readonly calls: readonly CallsAhead[] }
    | { readonly kind: 'past'; readonly tasks: number; readonly usd: number; readonly around_usd: number }
  readonly budget: Budget | null
}

interface Budget {
  readonly left_usd: number
  readonly enough: 'yes' | 'perhaps' | 'no'
}

/**
 * Assumed for one attempt until the run has shown better; the one recorded run of a program before took 7 minutes a task. Wide on
 * purpose: model, repository and checks differ more than any table could say.
 */
const attempt: { usd: Range; runner_ms: Range } = {
  usd: { low: 0.15, high: 1 },
  runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
}
/** Attempts that a task takes at most, on average, where it has retries. */
const attemptsAtMost = 1.5
/** Relative spread of the cost of one task that is assumed at least while fewer than `enoughTasks` are known. */
const assumedSpread = 0.6
const enoughTasks = 5
/** Of a normal distribution: the middle four fifths. */
const fourInFive = 1.28

/** Null where nothing is left that could be started. Linear in the plan; reads nothing but plan and state. */
export function forecast(
  { plan, state }: { plan: Plan; state: RunState },
  context: {
    readonly now: number
    readonly costBudgetUsd: number | null
    readonly settings?: CallSettings | undefined
  },
): Forecast | null {
  const open = remainingTasks(plan, recordsOf(plan, state))
  if (open.length === 0) return null
  const past = taskCosts(state.tasks).settled
  const spent = { usd: state.usage.usd, runner_ms: runnerMsSeen(state, context.now) }
  const known = past.usd.length
  const cost =
    known === 0
      ? fromSize(open, { settings: context.settings, begun: state.iteration > 0 })
      : {
          usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
          runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
          basis: { kind: 'past', tasks: known, usd: spent.usd / known, around_usd: aroundUsd(state) / known } as const,
        }
  return {
    tasks: open.length,
    ...cost,
    budget: context.costBudgetUsd === null ? null : judged(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd)),
  }
}

const aroundUsd = ({ around }: RunState): number => Object.values(around).reduce((sum, { usd }) => sum + usd, 0)

/** The same before anything was begun. */
export function firstForecast(
  { tasks }: Plan,
  { costBudgetUsd, settings }: { readonly costBudgetUsd: number | null; readonly settings?: CallSettings | undefined },
): Forecast | null {
  const open = tasks.filter(({ status }) => status === 'pending')
  if (open.length === 0) return null
  const cost = fromSize(open, { settings, begun: false })
  const budget = costBudgetUsd === null ? null : judged(cost.usd, costBudgetUsd)
  return { tasks: open.length, ...cost, budget }
}

function fromSize(
  open: Plan['tasks'],
  { settings, begun }: { settings: CallSettings | undefined; begun: boolean },
): Pick<Forecast, 'usd' | 'runner_ms' | 'basis'> {
  const most = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? attemptsAtMost : 1), 0)
  const iterations = { low: open.length, high: Math.ceil(most) }
  const calls = settings ? callsAhead({ tasks: open, iterations, begun }, settings) : []
  const around = costOfCalls(calls)
  const range = (of: 'usd' | 'runner_ms'): Range => ({
    low: attempt[of].low * open.length + around[of].low,
    high: attempt[of].high * most + around[of].high,
  })
  return { usd: range('usd'), runner_ms: range('runner_ms'), basis: { kind: 'size', iterations, calls } }
}

/**
 * `count` more of what cost `total` for these samples. The range is about where the sum falls in four cases of five,
 * taken as a factor to both sides so that it never reaches zero; it narrows with what is known and with what is left.
 */
function fromPast(count: number, { total, samples }: { total: number; samples: readonly number[] }): Range {
  const known = samples.length
  const expected = (total / known) * count
  const spread = Math.max(relativeSpread(samples), known < enoughTasks ? assumedSpread : 0)
  const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / known)
  return { low: expected / factor, high: expected * factor }
}

function relativeSpread(samples: readonly number[]): number {
  let sum = 0
  for (const value of samples) sum += value
  const mean = sum / samples.length
  if (mean === 0 || samples.length < 2) return 0
  let squares = 0
  for (const value of samples) squares += (value - mean) ** 2
  return Math.sqrt(squares / (samples.length - 1)) / mean
}

function judged({ low, high }: Range, left: number): Budget {
  return { left_usd: left, enough: high <= left ? 'yes' : low > left ? 'no' : 'perhaps' }
}
