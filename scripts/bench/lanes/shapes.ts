import type { Plan } from '../../../src/schema/plan/plan.ts'
import { planOf } from '../../../test/support/run-state.ts'
import { randomBy } from '../random-by.ts'

/** For each task the positions of those that it waits for, all before it. */
type Shape = readonly (readonly number[])[]

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** `count` tasks, each of which waits for up to three of those before it. */
function random(count: number, seed: number): Shape {
  const next = randomBy(seed)
  return range(count).map((index) => {
    const before = index === 0 ? [] : range(Math.min(3, index)).map(() => Math.floor(next() * index))
    return [...new Set(before)]
  })
}

/** What plans look like (the four). */
export const shapes: Readonly<Record<string, Shape>> = {
  'independent (60)': range(60).map(() => []),
  'one chain (20)': range(20).map((index) => (index === 0 ? [] : [index - 1])),
  'six chains of ten': range(60).map((index) => (index % 10 === 0 ? [] : [index - 1])),
  'five layers of 12': range(60).map((index) =>
    index < 12 ? [] : range(12).map((one) => (Math.floor(index / 12) - 1) * 12 + one),
  ),
  'random, three dependencies (60)': random(60, 7),
}

export const idOf = (index: number): string => `T-${index + 1}`

/** Attempts are never used up: what is measured is the order of work. */
export const planOfShape = (shape: Shape): Plan =>
  planOf(...shape.map((before, index) => ({ id: idOf(index), depends_on: before.map(idOf), max_retries: 10 })))

export type { Shape }
