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
 * `Probably 0.90 to 9.00 USD and 18 to 72 min of runner time for 6 tasks`, its basis, and whether the budget suffices;
 * empty if nothing is left.
 */
export function forecastLines(forecast: Forecast | null): string[] {
  if (forecast === null) return []
  const { tasks, usd, runner_ms, budget } = forecast
  const hasPrice = usd.high > 0
  const money = hasPrice ? `${rangeInWords(usd, formatUsd, ' USD')} and ` : ''
  const estimate = `Probably ${money}${rangeInWords(runner_ms, formatMinutes, ' min')} of runner time for ${plural(tasks, 'more task')}`
  return [estimate, basisWords(forecast), ...(budget && hasPrice ? [budgetWords(budget)] : [])]
}

/** `About 20 to 50 min with 4 lanes, 1 to 3 h with one`; `rounds`: rounds of parallel tasks that the rest takes. */
export function lanesInWords(
  { tasks, runner_ms }: Forecast,
  { lanes, rounds }: { lanes: number; rounds: number },
): string {
  if (rounds >= tasks)
    return tasks === 1
      ? 'One task is left, so lanes do not make it faster'
      : 'Each task waits for another one, so lanes do not make the plan faster'
  const share = rounds / tasks
  const withLanes = { low: runner_ms.low * share, high: runner_ms.high * share }
  return `About ${timeRange(withLanes)} with ${lanes} lanes, ${timeRange(runner_ms)} with one`
}

const timeRange = (range: Range): string => rangeInWords(range, formatMinutes, ' min')

/** Null if nothing is left. */
export function forecastSentence(forecast: Forecast | null): string | null {
  const [estimate, ...basis] = forecastLines(forecast)
  return estimate === undefined ? null : `${estimate} (${basis.join('; ')}).`
}

function basisWords({ basis, usd }: Forecast): string {
  if (basis.kind === 'size') return sizeWords(basis)
  const source = `as the ${plural(basis.tasks, 'task')} before`
  if (usd.high === 0) return `${source}; the agent reports no cost`
  const around = basis.around_usd > 0 ? `, ${formatUsd(basis.around_usd)} of it for calls around the coding agent` : ''
  return `${source}, ${formatUsd(basis.usd)} each${around}`
}

/** `a first guess for 6 to 9 iterations; other calls: post 5 to 8 times, prep 6 to 18`. */
function sizeWords({ iterations, calls }: Extract<Forecast['basis'], { kind: 'size' }>): string {
  if (calls.length === 0) return 'a first guess, based on the number of tasks'
  const callTexts = calls.map(callsInWords).join(', ')
  return `a first guess for ${rangeInWords(iterations, String, '')} iterations; other calls: ${callTexts}`
}

const callsInWords = ({ role, calls }: CallsAhead, index: number): string =>
  `${plainLine(roleInWords(role), 60)} ${rangeInWords(calls, String, '')}${index === 0 ? ' times' : ''}`

/** `0.90 to 9.00 USD`: the unit once, and one number if both are equal. */
export function rangeInWords({ low, high }: Range, format: (value: number) => string, unit: string): string {
  const [from, to] = [format(low), format(high)]
  return from === to ? to : `${from.endsWith(unit) ? from.slice(0, from.length - unit.length) : from} to ${to}`
}

function budgetWords({ left_usd, enough }: NonNullable<Forecast['budget']>): string {
  const remaining = `${left_usd < 1 ? formatLimit(left_usd) : formatUsd(left_usd)} of the budget left`
  if (enough === 'yes') return `${remaining}, enough`
  return `${remaining}, which ${enough === 'perhaps' ? 'may' : 'will'} not be enough`
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

/** A line for each choice, with its command. */
export function budgetChoices({ budget, limit }: BudgetUse, context: ReportContext): string[] {
  return [
    `Do nothing: ${limitEffects[budget]} No committed work is lost.`,
    `Allow more: ${raiseCommand(budget, limit, context)}`,
    `Change direction: ${operatorCommand(context, 'pause')} pauses the run. ${operatorCommand(context, 'status')} lists the tasks; each open one can be skipped.`,
  ]
}

const limitEffects: Record<BudgetUse['budget'], string> = {
  cost: 'the attempt that reaches the limit is ended, and the run stops.',
  tokens: 'the run stops with the attempt that reaches the limit.',
  time: 'no iteration starts after that time; the next job continues.',
  job_iterations: 'the job stops; the next one continues.',
  run_iterations: 'the run stops.',
}

/** In the syntax of the order `budget`. */
export function budgetAmount(budget: BudgetUse['budget'], limit: number): string {
  if (budget === 'tokens') return `${tokenAmount(limit)}tok`
  return `${limit}${budget === 'cost' ? 'usd' : 'iter'}`
}

function raiseCommand(budget: BudgetUse['budget'], limit: number, context: ReportContext): string {
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
