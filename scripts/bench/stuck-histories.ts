import type { Failure } from '../../src/schema/run/attempts.ts'
import { randomBy } from './random-by.ts'

/** One attempt: it failed so, it left a part of the task, or the task passed. Interrupted ones count for nothing. */
type Attempt = Omit<Failure, 'iteration'> | 'part' | 'passed'
/** All attempts at a task, until it passed or none was left. */
export type Task = readonly Attempt[]

const failed = (fingerprint: string): Attempt => ({ cause: 'checks', fingerprint })
const unchanged: Attempt = { cause: 'no_changes', fingerprint: 'no_changes' }

/** The tasks of a recording. What failed how is not kept in it, so every failure counts as the same one. */
export function recorded(cassette: { recordings: readonly { task: string; call?: string }[] }): Task[] {
  const runs = cassette.recordings.filter(({ call = 'run' }) => call === 'run')
  const ids = [...new Set(runs.map(({ task }) => task))]
  return ids.map((id) => {
    const all = runs.filter(({ task }) => task === id)
    return all.map((_, at) => (at + 1 < all.length ? failed('same') : 'passed'))
  })
}

/** How an agent does: its retries, how likely an attempt passes, and how likely a failure is the one before. */
interface Way {
  readonly retries: number
  readonly passes: number
  readonly repeats: number
  /** Draws one of the moves of the tests' own histories instead. */
  readonly moves?: boolean
}

const kinds = 6

/** The names say what is known of them; nobody has measured real agents. */
export const ways: Readonly<Record<string, Way>> = {
  'agent that learns (passes 40 %, repeats 20 %), 2 retries': { retries: 2, passes: 0.4, repeats: 0.2 },
  'the same, 9 retries': { retries: 9, passes: 0.4, repeats: 0.2 },
  'agent in a rut (passes 20 %, repeats 70 %), 9 retries': { retries: 9, passes: 0.2, repeats: 0.7 },
  'hopeless task (never passes, repeats 80 %), 9 retries': { retries: 9, passes: 0, repeats: 0.8 },
  'moves of the property tests, drawn evenly, 9 retries': { retries: 9, passes: 0, repeats: 0, moves: true },
}

export function tasksOf(way: Way, { seed, count }: { seed: number; count: number }): Task[] {
  const random = randomBy(seed)
  return Array.from({ length: count }, () => (way.moves ? movesOf(way, random) : attemptsOf(way, random)))
}

function attemptsOf({ retries, passes, repeats }: Way, random: () => number): Task {
  const attempts: Attempt[] = []
  let last = 0
  for (let at = 0; at <= retries; at++) {
    if (random() < passes) return [...attempts, 'passed']
    if (random() >= repeats) last = Math.floor(random() * kinds)
    attempts.push(failed(`kind ${last}`))
  }
  return attempts
}

/** As in `test/app/parts.test.ts`, where every failed check is the same one. */
function movesOf({ retries }: Way, random: () => number): Task {
  const moves = ['part', 'passed', unchanged, failed('red')] as const
  const attempts: Attempt[] = []
  for (let failures = 0; failures <= retries; ) {
    const move = moves[Math.floor(random() * moves.length)] ?? 'passed'
    attempts.push(move)
    if (move === 'passed') break
    failures += Number(typeof move === 'object')
  }
  return attempts
}
