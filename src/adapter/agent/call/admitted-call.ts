import type { AgentOutcome } from '../../../port/agent.ts'
import type { AdmittedCall, Confinement } from '../../process/command.ts'

/** Removes the variables whose keys the engine holds. */
export function withoutHeldKeys(
  env: Readonly<Record<string, string>>,
  { keyProxy }: Pick<Confinement, 'keyProxy'>,
): Record<string, string> {
  const withheld = keyProxy?.withheld ?? []
  return Object.fromEntries(Object.entries(env).filter(([name]) => !withheld.includes(name)))
}

/** Uses the provider's answers for the cost: anything beside the program can print a cost line. */
export function withMeteredUsage(outcome: AgentOutcome, admitted: AdmittedCall): AgentOutcome {
  const { turns, first_tokens } = outcome.usage
  const usage = { ...admitted.usage(), turns, ...(first_tokens !== undefined && { first_tokens }) }
  const message = admitted.budgetRefusal()
  const endedByBudget = message !== undefined && ['billing', 'error', 'no_result', 'crashed'].includes(outcome.end.kind)
  return { ...outcome, usage, ...(endedByBudget && { end: { kind: 'error', what: 'budget', message } }) }
}
