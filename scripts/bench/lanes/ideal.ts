import type { Shape } from './shapes.ts'

/**
 * How long list scheduling takes with the same durations: as many tasks together as there are lanes, of those that are
 * ready the one with the longest chain behind it first. Durations and the result in ms.
 */
export function idealMs(shape: Shape, durations: readonly number[], lanes: number): number {
  const behind = chains(shape)
  const ended = new Map<number, number>()
  const open = new Map<number, number>()
  let now = 0
  while (ended.size < shape.length) {
    const ready = shape
      .map((before, index) => ({ before, index }))
      .filter(({ before, index }) => !ended.has(index) && !open.has(index) && before.every((one) => ended.has(one)))
      .sort((a, b) => (behind[b.index] ?? 0) - (behind[a.index] ?? 0))
    for (const { index } of ready.slice(0, lanes - open.size)) open.set(index, now + (durations[index] ?? 0))
    now = Math.min(...open.values())
    for (const [index, until] of open) {
      if (until > now) continue
      open.delete(index)
      ended.set(index, now)
    }
  }
  return now
}

/** For each task how many the longest chain has that begins with it: nobody knows how long they take. */
function chains(shape: Shape): number[] {
  const longest = shape.map(() => 1)
  for (let index = shape.length - 1; index >= 0; index -= 1)
    for (const before of shape[index] ?? []) longest[before] = Math.max(longest[before] ?? 1, 1 + (longest[index] ?? 1))
  return longest
}
