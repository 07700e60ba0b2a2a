import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { remainingTasks } from '../../plan/graph/blocked.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { reportedRunnerMs } from '../../run/lease/lease-verdict.ts'
import { type CallSettings, type CallsAhead, callsAhead, costOfCalls, type Range } from './calls-ahead.ts'
import { taskCosts } from './task-rows.ts'

/** The probable cost of the rest of a plan. Money in USD, time in ms. */
export interface Forecast {
  /** Open tasks that can still be done. */
  readonly tasks: number
  readonly usd: Range
  readonly runner_ms: Range
  /**
   * `size`: a guess from the number of tasks and the calls per iteration. `past`: from the tasks that this run has
   * finished or given up: their average cost, and its share for calls around the coding agent.
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
 * Assumed for one attempt until the run has measured some; the one recorded run of a program before took 7 minutes a
 * task. Wide, since model, repository and checks differ.
 */
const attempt: { usd: Range; runner_ms: Range } = {
  usd: { low: 0.15, high: 1 },
  runner_ms: { low: 3 * 60_000, high: 8 * 60_000 },
}
/** On average, for a task with retries. */
const maxAttempts = 1.5
/** Relative spread of a task's cost, a minimum while fewer than `enoughTasks` have a cost. */
const assumedSpread = 0.6
const enoughTasks = 5
/** Standard deviations around the mean that hold the middle four fifths of a normal distribution. */
const fourInFive = 1.28

/** Null if no open task can be started. Linear in the plan. */
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
  const spent = { usd: state.usage.usd, runner_ms: reportedRunnerMs(state, context.now) }
  const taskCount = past.usd.length
  const cost =
    taskCount === 0
      ? fromSize(open, { settings: context.settings, begun: state.iteration > 0 })
      : {
          usd: fromPast(open.length, { total: spent.usd, samples: past.usd }),
          runner_ms: fromPast(open.length, { total: spent.runner_ms, samples: past.duration_ms }),
          basis: {
            kind: 'past',
            tasks: taskCount,
            usd: spent.usd / taskCount,
            around_usd: aroundUsd(state) / taskCount,
          } as const,
        }
  return {
    tasks: open.length,
    ...cost,
    budget: context.costBudgetUsd === null ? null : budgetFor(cost.usd, Math.max(0, context.costBudgetUsd - spent.usd)),
  }
}

const aroundUsd = ({ around }: RunState): number => Object.values(around).reduce((sum, { usd }) => sum + usd, 0)

/** For a plan without a run. */
export function firstForecast(
  { tasks }: Plan,
  { costBudgetUsd, settings }: { readonly costBudgetUsd: number | null; readonly settings?: CallSettings | undefined },
): Forecast | null {
  const open = tasks.filter(({ status }) => status === 'pending')
  if (open.length === 0) return null
  const cost = fromSize(open, { settings, begun: false })
  const budget = costBudgetUsd === null ? null : budgetFor(cost.usd, costBudgetUsd)
  return { tasks: open.length, ...cost, budget }
}

function fromSize(
  open: Plan['tasks'],
  { settings, begun }: { settings: CallSettings | undefined; begun: boolean },
): Pick<Forecast, 'usd' | 'runner_ms' | 'basis'> {
  const maxIterations = open.reduce((sum, { max_retries }) => sum + (max_retries > 0 ? maxAttempts : 1), 0)
  const iterations = { low: open.length, high: Math.ceil(maxIterations) }
  const calls = settings ? callsAhead({ tasks: open, iterations, begun }, settings) : []
  const around = costOfCalls(calls)
  const range = (unit: 'usd' | 'runner_ms'): Range => ({
    low: attempt[unit].low * open.length + around[unit].low,
    high: attempt[unit].high * maxIterations + around[unit].high,
  })
  return { usd: range('usd'), runner_ms: range('runner_ms'), basis: { kind: 'size', iterations, calls } }
}

/**
 * Four of five cases lie in the range. A factor to both sides keeps it above zero; it narrows with more samples and
 * fewer open tasks.
 */
function fromPast(count: number, { total, samples }: { total: number; samples: readonly number[] }): Range {
  const sampleCount = samples.length
  const expected = (total / sampleCount) * count
  const spread = Math.max(coefficientOfVariation(samples), sampleCount < enoughTasks ? assumedSpread : 0)
  const factor = 1 + fourInFive * spread * Math.sqrt(1 / count + 1 / sampleCount)
  return { low: expected / factor, high: expected * factor }
}

function coefficientOfVariation(samples: readonly number[]): number {
  let sum = 0
  for (const value of samples) sum += value
  const mean = sum / samples.length
  if (mean === 0 || samples.length < 2) return 0
  let squaredDeviations = 0
  for (const value of samples) squaredDeviations += (value - mean) ** 2
  return Math.sqrt(squaredDeviations / (samples.length - 1)) / mean
}

function budgetFor({ low, high }: Range, leftUsd: number): Budget {
  return { left_usd: leftUsd, enough: high <= leftUsd ? 'yes' : low > leftUsd ? 'no' : 'perhaps' }
}
