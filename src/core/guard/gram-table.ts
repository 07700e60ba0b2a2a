import type { Needle } from './needle.ts'

/** So many characters in a row are looked up at once. */
export const gramLength = 8

/** Places of a run of characters in the needles: an index of `needle` and `at`; the next one is `next[index]`, -1 ends. */
export interface GramTable {
  readonly needles: readonly Needle[]
  /** Answers most questions with no, from a table that stays in the processor's cache. */
  readonly mayHold: Uint32Array
  readonly needle: Int32Array
  readonly at: Int32Array
  readonly next: Int32Array
  /** The first place of the characters whose codes (6 bits each) are in `high` and `low`, four each; -1 for none. */
  first(high: number, low: number): number
}

/** 32 bits of which the upper ones are well mixed. */
export const gramHash = (high: number, low: number): number =>
  Math.imul(Math.imul(high, 0x9e3779b1) ^ low, 0x85ebca6b) >>> 0

/** Bits of `mayHold`, as a power of two. */
export const filterBits = 20

/** Every run of eight characters of every needle, to be found in one look. */
export function gramTable(needles: readonly Needle[]): GramTable {
  const count = needles.reduce((sum, { codes }) => sum + Math.max(0, codes.length - gramLength + 1), 0)
  const slotBits = Math.max(4, Math.ceil(Math.log2(count * 2 + 1)))
  const slots = new Int32Array(2 ** slotBits).fill(-1)
  const [highs, lows, needle, at] = [0, 1, 2, 3].map(() => new Int32Array(count)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  const next = new Int32Array(count).fill(-1)
  const mayHold = new Uint32Array(2 ** (filterBits - 5))

  const slotOf = (high: number, low: number): number => {
    let slot = gramHash(high, low) >>> (32 - slotBits)
    for (;;) {
      const entry = slots[slot] ?? -1
      if (entry === -1 || (highs[entry] === high && lows[entry] === low)) return slot
      slot = (slot + 1) & (slots.length - 1)
    }
  }

  let entry = 0
  for (const [which, { codes }] of needles.entries()) {
    let [high, low] = [0, 0]
    for (const [index, code] of codes.entries()) {
      high = ((high << 6) | (low >>> 18)) & 0xffffff
      low = ((low << 6) | code) & 0xffffff
      if (index < gramLength - 1) continue
      const slot = slotOf(high, low)
      highs[entry] = high
      lows[entry] = low
      needle[entry] = which
      at[entry] = index - gramLength + 1
      next[entry] = slots[slot] ?? -1
      slots[slot] = entry
      const bit = gramHash(high, low) >>> (32 - filterBits)
      mayHold[bit >>> 5] = (mayHold[bit >>> 5] ?? 0) | (1 << (bit & 31))
      entry += 1
    }
  }
  return { needles, mayHold, needle, at, next, first: (high, low) => slots[slotOf(high, low)] ?? -1 }
}
