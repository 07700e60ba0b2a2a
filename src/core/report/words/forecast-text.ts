import type { BudgetUse } from '../../../schema/run/budget.ts'
import {
  formatDuration,
  formatLimit,
  formatMinutes,
  formatTokens,
  formatUsd,
  plural,
  tokenAmount,
} from '../../text/amounts.ts'
import { plainLine } from '../../text/one-line.ts'
import { operatorCommand, type ReportContext } from '../../text/report-context.ts'
import type { CallsAhead, Range } from '../facts/calls-ahead.ts'
import type { Forecast } from '../facts/forecast.ts'
import { roleInWords } from './receipt-text.ts'

/**
 * `Probably 0.90 to 9.00 USD and 18 to 72 min of runner time for 6 tasks`, what that rests on, and whether the budget
 * suffices; none where nothing is left.
 */
export function forecastLines(forecast: Forecast | null): string[] {
  if (forecast === null) return []
  const { tasks, usd, runner_ms, budget } = forecast
  const priced = usd.high > 0
  const money = priced ? `${rangeInWords(usd, formatUsd, ' USD')} and ` : ''
  const what = `Probably ${money}${rangeInWords(runner_ms, formatMinutes, ' min')} of runner time for ${plural(tasks, 'more task')}`
  return [what, basisWords(forecast), ...(budget && priced ? [budgetWords(budget)] : [])]
}

/** `About 20 to 50 min with 4 lanes, 1 to 3 h with one`; `rounds`: how often that many tasks are made together. */
export function lanesInWords(
  { tasks, runner_ms }: Forecast,
  { lanes, rounds }: { lanes: number; rounds: number },
): string {
  if (rounds >= tasks)
    return tasks === 1
      ? 'One task is left, so lanes do not make it faster'
      : 'Each task waits for another one, so lanes do not make the plan faster'
  const share = rounds / tasks
  const beside = { low: runner_ms.low * share, high: runner_ms.high * share }
  return `About ${timeRange(beside)} with ${lanes} lanes, ${timeRange(runner_ms)} with one`
}

const timeRange = (range: Range): string => rangeInWords(range, formatMinutes, ' min')

/** The same as one line; null where nothing is left. */
export function forecastSentence(forecast: Forecast | null): string | null {
  const [what, ...basis] = forecastLines(forecast)
  return what === undefined ? null : `${what} (${basis.join('; ')}).`
}

function basisWords({ basis, usd }: Forecast): string {
  if (basis.kind === 'size') return sizeWords(basis)
  const from = `as the ${plural(basis.tasks, 'task')} before`
  if (usd.high === 0) return `${from}; the agent reports no cost`
  const around = basis.around_usd > 0 ? `, ${formatUsd(basis.around_usd)} of it for calls around the coding agent` : ''
  return `${from}, ${formatUsd(basis.usd)} each${around}`
}

/** `a first guess for 6 to 9 iterations; other calls: post 5 to 8 times, prep 6 to 18`. */
function sizeWords({ iterations, calls }: Extract<Forecast['basis'], { kind: 'size' }>): string {
  if (calls.length === 0) return 'a first guess, based on the number of tasks'
  const said = calls.map(callsInWords).join(', ')
  return `a first guess for ${rangeInWords(iterations, String, '')} iterations; other calls: ${said}`
}

const callsInWords = ({ role, calls }: CallsAhead, at: number): string =>
  `${plainLine(roleInWords(role), 60)} ${rangeInWords(calls, String, '')}${at === 0 ? ' times' : ''}`

/** `0.90 to 9.00 USD`: the unit once; one number where both are the same. */
export function rangeInWords({ low, high }: Range, format: (value: number) => string, unit: string): string {
  const [from, to] = [format(low), format(high)]
  return from === to ? to : `${from.endsWith(unit) ? from.slice(0, from.length - unit.length) : from} to ${to}`
}

function budgetWords({ left_usd, enough }: NonNullable<Forecast['budget']>): string {
  const left = `${left_usd < 1 ? formatLimit(left_usd) : formatUsd(left_usd)} of the budget left`
  if (enough === 'yes') return `${left}, enough`
  return `${left}, which ${enough === 'perhaps' ? 'may' : 'will'} not be enough`
}

/** `83 % of the run's cost budget is used: 8.30 of 10.00 USD`. */
export function budgetInWords({ budget, used, limit }: BudgetUse): string {
  const share = `${Math.floor((used / limit) * 100)} % of`
  switch (budget) {
    case 'cost':
      return `${share} the run's cost budget is used: ${formatUsd(used)} of ${formatLimit(limit)}`
    case 'tokens':
      return `${share} the run's token budget is used: ${formatTokens(used)} of ${formatTokens(limit)}`
    case 'time':
      return `${share} the job's time budget is used: ${formatDuration(used)} of ${formatDuration(limit)}`
    case 'job_iterations':
      return `${share} the job's iterations are used: ${used} of ${limit}`
    case 'run_iterations':
      return `${share} the run's iterations are used: ${used} of ${limit}`
  }
}

/** What a person can do now, a line each, with the exact command. */
export function budgetChoices({ budget, limit }: BudgetUse, context: ReportContext): string[] {
  return [
    `Do nothing: ${atTheLimit[budget]} No committed work is lost.`,
    `Allow more: ${more(budget, limit, context)}`,
    `Change direction: ${operatorCommand(context, 'pause')} pauses the run. ${operatorCommand(context, 'status')} lists the tasks; each open one can be skipped.`,
  ]
}

const atTheLimit: Record<BudgetUse['budget'], string> = {
  cost: 'the attempt that reaches the limit is ended, and the run stops.',
  tokens: 'the run stops with the attempt that reaches the limit.',
  time: 'no iteration starts after that time; the next job continues.',
  job_iterations: 'the job stops; the next one continues.',
  run_iterations: 'the run stops.',
}

/** Of a budget of the run, as the order `budget` takes it. */
export function budgetAmount(budget: BudgetUse['budget'], limit: number): string {
  if (budget === 'tokens') return `${tokenAmount(limit)}tok`
  return `${limit}${budget === 'cost' ? 'usd' : 'iter'}`
}

function more(budget: BudgetUse['budget'], limit: number, context: ReportContext): string {
  const twice = limit * 2
  switch (budget) {
    case 'time':
      return `${operatorCommand(context, 'set', 'time-budget', formatDuration(twice).replaceAll(' ', ''))}.`
    case 'job_iterations':
      return `${operatorCommand(context, 'set', 'max-iterations', String(twice))}.`
    default:
      return `${operatorCommand(context, 'budget', budgetAmount(budget, twice))}.`
  }
}
