import { detectStuck } from '../../src/core/run/attempt/detect-stuck.ts'
import type { Failure } from '../../src/schema/run/attempts.ts'
import type { Task } from './stuck-histories.ts'

/** What the detector would have done to these tasks. */
export interface StuckFigures {
  readonly found: number
  /** Of those, the ones that passed later. */
  readonly wrong: number
  /** Of all. */
  readonly passed: number
  readonly made: number
  /** Attempts that would not have been made. */
  readonly saved: number
}

/** Plays each task to its end, and asks where the detector would have acted first. */
export function stuckFigures(tasks: readonly Task[], after: number): StuckFigures {
  const all = { found: 0, wrong: 0, passed: 0, made: 0, saved: 0 }
  for (const attempts of tasks) {
    const acts = firstAction(attempts, after)
    const passes = attempts.at(-1) === 'passed'
    all.made += attempts.length
    all.passed += Number(passes)
    if (acts === undefined) continue
    const left = attempts.length - acts
    all.found += Number(left > 0)
    all.wrong += Number(passes)
    all.saved += left
  }
  return all
}

/** After how many attempts; undefined where it does not act. */
function firstAction(attempts: Task, after: number): number | undefined {
  let row: Failure[] = []
  for (const [at, attempt] of attempts.entries()) {
    row = typeof attempt === 'string' ? [] : [...row, { iteration: at + 1, ...attempt }]
    if (row.length > 0 && detectStuck(row, after)) return at + 1
  }
  return undefined
}
