import type { RunState } from '../../../schema/run/run-state.ts'
import { recordedValue } from '../../config/rules/rule-table.ts'
import { settings } from '../../config/table/settings.ts'

/** USD that the run may cost: as recorded; of a run without records an operator's word, else what is configured where this is read. */
export function costBudgetOf<T>(
  { overrides, rules }: Pick<RunState, 'overrides' | 'rules'>,
  configured: T,
): number | T {
  if (rules) return recordedValue('cost-budget', rules) as number
  const read = settings['cost-budget'].read(overrides['cost-budget'])
  return 'value' in read ? read.value : configured
}
