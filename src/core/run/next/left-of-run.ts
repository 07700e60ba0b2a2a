import type { Usage } from '../../../schema/agent/usage.ts'
import type { Settings } from '../../config/table/settings.ts'
import { totalTokens } from '../../text/amounts.ts'

/** What a run may still spend; `tokens` is undefined where nothing limits them. */
export interface LeftOfRun {
  readonly usd: number
  readonly tokens: number | undefined
}

/** For less, no call that reads and answers is worth beginning. */
const leastUsd = 0.01

export function leftOfRun(
  settings: Pick<Settings, 'cost-budget' | 'token-budget'>,
  ...spent: readonly Usage[]
): LeftOfRun {
  const { 'cost-budget': usd, 'token-budget': tokens } = settings
  return {
    usd: spent.reduce((left, one) => left - one.usd, usd),
    tokens: tokens === undefined ? undefined : spent.reduce((left, one) => left - totalTokens(one), tokens),
  }
}

export const isTooLittle = ({ usd, tokens = 1 }: LeftOfRun): boolean => usd < leastUsd || tokens <= 0

/** What one call may spend of it, at most `mostUsd`. */
export const callBudgets = ({ usd, tokens }: LeftOfRun, mostUsd = usd) => ({
  budgetUsd: Math.min(mostUsd, usd),
  budgetTokens: tokens,
})
