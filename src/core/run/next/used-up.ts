import { addUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { recordedValue } from '../../config/rules/rule-table.ts'
import { totalTokens } from '../../text/amounts.ts'
import { taskIn } from '../fold/begin.ts'
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
  // It would be ended in the middle, and what it has cost until then be lost.
  const attempt_usd = usualCost(state)
  if (budget_usd - spent_usd >= attempt_usd) return undefined
  return { kind: 'cost_budget', budget_usd, spent_usd, attempt_usd }
}

export function tokensUsedUp({ usage }: Pick<RunState, 'usage'>, budget: number | null): StopReason | undefined {
  const spent_tokens = totalTokens(usage)
  if (budget === null || spent_tokens < budget) return undefined
  return { kind: 'token_budget', budget_tokens: budget, spent_tokens }
}

/** Whether a call beside others used up its share, and the run has something left: its task is made alone with that, once. */
export function usedUpShareOnly(
  state: RunState,
  { iteration, task, usage }: { iteration: number; task: string; usage: Usage },
  budgets: { usd: number; tokens: number | null },
): boolean {
  if (!laneOf(state, iteration) || taskIn(state, task).alone) return false
  const after = { costs: state.costs, usage: addUsage(state.usage, usage) }
  return !moneyUsedUp(after, budgets.usd) && !tokensUsedUp(after, budgets.tokens)
}

/** The limit of the run, by its own rules, at which the next job would stop before any attempt. */
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

/** USD of an attempt as this run has shown, the median; zero before the first. */
export const usualCost = ({ costs }: Pick<RunState, 'costs'>): number => median(costs)

/** Zero of none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
