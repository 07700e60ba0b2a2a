import { formatMinutes, formatUsd, plural } from '../../text/amounts.ts'
import type { Forecast, Range } from '../facts/forecast.ts'

/**
 * `Probably 0.90 to 9.00 USD and 18 to 72 min of runner time for 6 tasks`, what that rests on, and whether the budget
 * suffices; none where nothing is left.
 */
export function forecastLines(forecast: Forecast | null): string[] {
  if (forecast === null) return []
  const { tasks, usd, runner_ms, budget } = forecast
  const priced = usd.high > 0
  const money = priced ? `${range(usd, formatUsd, ' USD')} and ` : ''
  const what = `Probably ${money}${range(runner_ms, formatMinutes, ' min')} of runner time for ${plural(tasks, 'more task')}`
  return [what, basisWords(forecast), ...(budget && priced ? [budgetWords(budget)] : [])]
}

/** The same as one line; null where nothing is left. */
export function forecastSentence(forecast: Forecast | null): string | null {
  const [what, ...basis] = forecastLines(forecast)
  return what === undefined ? null : `${what} (${basis.join('; ')}).`
}

function basisWords({ basis, usd }: Forecast): string {
  if (basis.kind === 'size') return 'a first guess from the number of tasks'
  const from = `as the ${plural(basis.tasks, 'task')} before`
  return usd.high > 0 ? `${from}, ${formatUsd(basis.usd)} each` : `${from}; the agent names no price`
}

/** `0.90 to 9.00 USD`: the unit once; one number where both are the same. */
function range({ low, high }: Range, format: (value: number) => string, unit: string): string {
  const [from, to] = [format(low), format(high)]
  return from === to ? to : `${from.endsWith(unit) ? from.slice(0, -unit.length) : from} to ${to}`
}

function budgetWords({ left_usd, enough }: NonNullable<Forecast['budget']>): string {
  const left = `${formatUsd(left_usd)} of the budget left`
  if (enough === 'yes') return `${left}, enough`
  return `${left}, which ${enough === 'perhaps' ? 'may' : 'will'} not be enough`
}
