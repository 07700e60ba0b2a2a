import type { Usage } from '../../../schema/agent/usage.ts'
import type { Settings } from '../../config/table/settings.ts'
import { totalTokens } from '../../text/amounts.ts'

export interface RemainingBudget {
  readonly usd: number
  readonly tokens: number | undefined
}

/** Less than any call costs. */
const minUsd = 0.01

export function remainingBudget(
  settings: Pick<Settings, 'cost-budget' | 'token-budget'>,
  ...spent: readonly Usage[]
): RemainingBudget {
  const { 'cost-budget': usd, 'token-budget': tokens } = settings
  return {
    usd: spent.reduce((remaining, usage) => remaining - usage.usd, usd),
    tokens:
      tokens === undefined ? undefined : spent.reduce((remaining, usage) => remaining - totalTokens(usage), tokens),
  }
}

export const isUsedUp = ({ usd, tokens = 1 }: RemainingBudget): boolean => usd < minUsd || tokens <= 0

export const callBudgets = ({ usd, tokens }: RemainingBudget, maxUsd = usd) => ({
  budgetUsd: Math.min(maxUsd, usd),
  budgetTokens: tokens,
})
