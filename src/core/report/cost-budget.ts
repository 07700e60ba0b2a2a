import type { RunState } from '../../schema/run-state.ts'
import { settings } from '../config/settings.ts'

/** USD that the run may cost: an operator's word (`ralph budget`) beats what is configured where this is read. */
export function costBudgetOf<T>({ overrides }: Pick<RunState, 'overrides'>, configured: T): number | T {
  const read = settings['cost-budget'].read(overrides['cost-budget'])
  return 'value' in read ? read.value : configured
}
