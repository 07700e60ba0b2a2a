import { isReadLast } from '../../../src/core/reading/file-kind.ts'
import { candidatesOf } from '../../../src/core/reading/read-first.ts'
import { randomBy } from '../random-by.ts'
import type { Window } from './history.ts'

type Candidate = ReturnType<typeof candidatesOf>[number]

/** In which order somebody reads: the higher the number, the sooner. */
export const orders: Readonly<
  Record<string, (all: readonly Candidate[], random: () => number) => (one: Candidate) => number>
> = {
  ranked:
    () =>
    ({ score }) =>
      score,
  random: (_all, random) => () => random(),
  'tests last':
    (_all, random) =>
    ({ piece }) =>
      random() - (isReadLast(piece.path) ? 1 : 0),
  'smallest first':
    () =>
    ({ piece }) =>
      -piece.changed,
  'largest first':
    () =>
    ({ piece }) =>
      piece.changed,
  'by file': (all) => {
    const lines = new Map<string, number>()
    for (const { piece } of all) lines.set(piece.path, (lines.get(piece.path) ?? 0) + piece.changed)
    return ({ piece }) => (lines.get(piece.path) ?? 0) - (isReadLast(piece.path) ? 1e9 : 0)
  },
}

/** Of one window, how many of the fixed lines and of the fixes are met. */
export interface Met {
  readonly lines: number
  readonly allLines: number
  readonly fixes: number
  readonly allFixes: number
}

const rounds = 5

/** Read in this order until `share` of the changed lines is read. Orders with chance are the mean of five rounds. */
export function metIn({ commits, fixes }: Window, order: string, share: number): Met {
  const all = candidatesOf(commits)
  const budget = share * all.reduce((sum, { piece }) => sum + piece.changed, 0)
  const lines = new Set(fixes.flat())
  const results = Array.from({ length: rounds }, (_, seed) => {
    const rank = (orders[order] ?? (() => () => 0))(all, randomBy(seed + 1))
    const read = new Set<string>()
    let room = budget
    const sorted = all.map((one) => ({ one, rank: rank(one) })).sort((a, b) => b.rank - a.rank)
    for (const { one } of sorted) {
      room -= one.piece.changed
      if (room < 0) break
      for (const { line, sign } of one.piece.lines)
        if (sign === '+') read.add(`${one.change.commit} ${one.piece.path}:${line}`)
    }
    return {
      lines: [...lines].filter((line) => read.has(line)).length,
      fixes: fixes.filter((fix) => fix.some((line) => read.has(line))).length,
    }
  })
  const mean = (of: 'lines' | 'fixes'): number => results.reduce((sum, result) => sum + result[of], 0) / rounds
  return { lines: mean('lines'), allLines: lines.size, fixes: mean('fixes'), allFixes: fixes.length }
}

/** A share of all windows together, with the interval that 95 of 100 drawings of the windows fall into. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

const drawings = 400

export function shareOf(met: readonly Met[], of: 'lines' | 'fixes'): Share {
  const all = of === 'lines' ? 'allLines' : 'allFixes'
  const ratio = (some: readonly Met[]): number => {
    const total = some.reduce((sum, one) => sum + one[all], 0)
    return total === 0 ? 0 : some.reduce((sum, one) => sum + one[of], 0) / total
  }
  const random = randomBy(7)
  const drawn = Array.from({ length: drawings }, () =>
    ratio(met.flatMap(() => met[Math.floor(random() * met.length)] ?? [])),
  )
  drawn.sort((a, b) => a - b)
  return {
    share: ratio(met),
    low: drawn[Math.floor(drawings * 0.025)] ?? 0,
    high: drawn[Math.floor(drawings * 0.975)] ?? 0,
  }
}
