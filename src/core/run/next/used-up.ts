import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { recordedValue } from '../../config/rules/rule-table.ts'
import { totalTokens } from '../../text/amounts.ts'
import { laneOf, uncountedLanes } from '../fold/open-attempts.ts'

export function iterationsUsedUp(
  { counts, lanes }: Pick<RunState, 'counts' | 'lanes'>,
  limit: number | undefined,
): StopReason | undefined {
  if (limit === undefined || counts.succeeded + counts.failed + uncountedLanes({ lanes }) < limit) return undefined
  return { kind: 'iteration_limit', scope: 'run', limit }
}

export function moneyUsedUp(state: Pick<RunState, 'usage' | 'costs'>, budget_usd: number): StopReason | undefined {
  const { usd: spent_usd } = state.usage
  if (spent_usd >= budget_usd) return { kind: 'cost_budget', budget_usd, spent_usd }
  // The attempt would be cut off, and its cost lost.
  const attempt_usd = usualCost(state)
  if (budget_usd - spent_usd >= attempt_usd) return undefined
  return { kind: 'cost_budget', budget_usd, spent_usd, attempt_usd }
}

/** True if the used-up budget was only a lane's share of the run's. */
export function hadShareOnly(
  state: Pick<RunState, 'usage' | 'lanes'>,
  iteration: number,
  { usd, tokens }: { readonly usd: number; readonly tokens: number | null },
): boolean {
  const lane = laneOf(state, iteration)
  if (!lane) return false
  if (lane.reserved_usd < usd - state.usage.usd) return true
  return tokens !== null && (lane.reserved_tokens ?? tokens) < tokens - totalTokens(state.usage)
}

export function tokensUsedUp({ usage }: Pick<RunState, 'usage'>, budget: number | null): StopReason | undefined {
  const spent_tokens = totalTokens(usage)
  if (budget === null || spent_tokens < budget) return undefined
  return { kind: 'token_budget', budget_tokens: budget, spent_tokens }
}

/** The limit of the run by its own rules that would stop the next job before any attempt. */
export function limitUsedUp({ max_iterations }: Pick<Plan, 'max_iterations'>, state: RunState): StopReason | undefined {
  const { rules } = state
  if (!rules) return undefined
  const limit = (recordedValue('run-iterations', rules) as number | undefined) ?? max_iterations
  return (
    iterationsUsedUp(state, limit) ??
    moneyUsedUp(state, recordedValue('cost-budget', rules) as number) ??
    tokensUsedUp(state, (recordedValue('token-budget', rules) as number | undefined) ?? null)
  )
}

/** Median in USD; zero before the first attempt. */
export const usualCost = ({ costs }: Pick<RunState, 'costs'>): number => median(costs)

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
