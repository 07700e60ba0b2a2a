import { plural } from '../../text/amounts.ts'
import type { RunAnalysis } from './run-analysis.ts'

/** One demand on a run, and what was found. */
export interface Demand {
  readonly name: string
  readonly passed: boolean
  readonly found: string
}

/** A run of 14 tasks has to stay below five retries; longer plans may have as many for their size. */
const retriesAtMost = (tasks: number): number => Math.max(4, Math.floor((tasks * 4) / 14))
const shortNarrative = 200
const mostNamed = 5

/** The bar of a good run (docs/design.md#the-programs-before): all tasks done, few retries, no synthetic handoffs, real narratives. */
export function acceptanceBar({ tasks, retries, handoffs }: RunAnalysis): Demand[] {
  const over = tasks.done + tasks.skipped
  const most = retriesAtMost(tasks.total)
  const synthetic = handoffs.filter(({ source }) => source === 'synthetic')
  const short = handoffs.filter(({ chars }) => chars === null || chars <= shortNarrative)
  return [
    {
      name: 'All tasks are done',
      passed: over === tasks.total,
      found: `${tasks.done} of ${tasks.total}${tasks.skipped > 0 ? `, ${tasks.skipped} skipped` : ''}`,
    },
    {
      name: 'Few retries',
      passed: retries <= most,
      found: `${retries}, at most ${most} for ${plural(tasks.total, 'task')}`,
    },
    {
      name: 'No synthetic handoffs',
      passed: synthetic.length === 0,
      found: `${synthetic.length} of ${handoffs.length}${listed(synthetic)}`,
    },
    {
      name: `Narratives over ${shortNarrative} characters`,
      passed: short.length === 0,
      found: `${handoffs.length - short.length} of ${handoffs.length}${short.length > 0 ? `, not those of${listed(short)}` : ''}`,
    },
  ]
}

function listed(handoffs: readonly { iteration: number }[]): string {
  const named = handoffs.slice(0, mostNamed).map(({ iteration }) => ` #${iteration}`)
  return named.join(',') + (handoffs.length > mostNamed ? ` and ${handoffs.length - mostNamed} more` : '')
}
