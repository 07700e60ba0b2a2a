import type { PageIteration } from '../core/report/page/page-data.ts'

export interface Phase {
  /** `prepare` is everything that is neither: the prompt, git, a review. */
  readonly name: 'prepare' | 'agent' | 'checks'
  readonly ms: number
}

/** Where an attempt's time went, in the order in which it went there; empty while it is at work. */
export function phasesOf({ time_ms }: PageIteration): readonly Phase[] {
  if (!time_ms) return []
  const { all, agent, checks } = time_ms
  const phases: Phase[] = [
    { name: 'prepare', ms: Math.max(0, all - agent - checks) },
    { name: 'agent', ms: agent },
    { name: 'checks', ms: checks },
  ]
  return phases.filter(({ ms }) => ms > 0)
}

export const totalOf = (one: PageIteration): number => phasesOf(one).reduce((sum, { ms }) => sum + ms, 0)
