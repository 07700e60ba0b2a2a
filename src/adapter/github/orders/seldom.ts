import type { Look } from '../../../port/tracker.ts'
import type { Found } from './comment-queue.ts'

type Source = (look: Look) => Promise<readonly Found[]>

/** A job's first looks follow each other at once; a review is written in minutes. */
const quietMs = 10_000

/** Several sources as one; where none of them held anything, looks of the next seconds ask nobody. */
export function seldom(sources: readonly Source[], now: () => number): Source {
  let quiet: { until: number; found: readonly Found[] } = { until: Number.NEGATIVE_INFINITY, found: [] }
  return async (look) => {
    if (now() < quiet.until) return quiet.found
    const found = (await Promise.all(sources.map((source) => source(look)))).flat()
    const nothing = found.every(({ orders, whole }) => whole && orders.length === 0)
    quiet = { until: nothing ? now() + quietMs : Number.NEGATIVE_INFINITY, found }
    return found
  }
}
