import { codeOf, type Needle } from './needle.ts'
import type { ContentView } from './readings.ts'

/** Where a needle was found; `isWhole` is false where its pieces are strewn over the content. */
export interface NeedleFound {
  readonly needle: Needle
  readonly line: number
  readonly isWhole: boolean
}

/** The trace of one needle in one content. */
interface Trace {
  /** 1 for each of its characters that was met. */
  readonly met: Uint8Array
  readonly firstLine: number
  /** The run in progress: how far it is shifted against the content, where it ended last, its length and its first line. */
  shift: number
  last: number
  length: number
  line: number
}

const noRun = { shift: 0, last: -1, length: 0, line: 0 }

/**
 * A search through one content, view by view of it in order; separators are ignored. A needle is found in one piece, and
 * also where nearly all runs of eight of its characters are somewhere in the content. Takes the same time for each byte.
 */
export function gramSearch(table: GramTable): { feed(view: ContentView): void; found(): NeedleFound[] } {
  const { mayHold } = table
  const traces = new Map<number, Trace>()
  const whole: NeedleFound[] = []
  const lines = new Uint32Array(gramLength)
  let [high, low, count] = [0, 0, 0]

  /** Each place of the run of characters that ends here; first those where a run goes on, since characters may repeat. */
  const meet = (first: number, line: number): void => {
    for (const extending of [true, false]) {
      for (let entry = first; entry !== -1; entry = table.next[entry] ?? -1) {
        follow(table.needle[entry] ?? 0, table.at[entry] ?? 0, line, extending)
      }
    }
  }

  const follow = (which: number, at: number, line: number, extending: boolean): void => {
    const needle = table.needles[which] as Needle
    const shift = count - at
    const trace = traces.get(which) ?? { met: new Uint8Array(needle.codes.length), firstLine: line, ...noRun }
    traces.set(which, trace)
    trace.met.fill(1, at, at + gramLength)
    if (trace.last === count || (trace.last === count - 1 && trace.shift === shift) !== extending) return
    if (extending) trace.length += 1
    else Object.assign(trace, { shift, length: gramLength, line })
    trace.last = count
    if (trace.length === Math.max(needle.needs, gramLength)) whole.push({ needle, line: trace.line, isWhole: true })
  }

  return {
    feed({ bytes, lines: lineOf, length }) {
      for (let index = 0; index < length; index += 1) {
        const code = codeOf[bytes[index] as number] as number
        if (code === 0) continue
        high = ((high << 6) | (low >>> 18)) & 0xffffff
        low = ((low << 6) | code) & 0xffffff
        lines[count & (gramLength - 1)] = lineOf[index] as number
        count += 1
        const bit = gramHash(high, low) >>> (32 - filterBits)
        if ((((mayHold[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) continue
        const first = table.first(high, low)
        if (first !== -1) meet(first, lines[count & (gramLength - 1)] as number)
      }
    },
    found: () => {
      const inOnePiece = new Set(whole.map(({ needle }) => needle))
      const inPieces = [...traces].flatMap(([which, { met, firstLine }]): NeedleFound[] => {
        const needle = table.needles[which]
        if (needle === undefined || inOnePiece.has(needle)) return []
        const characters = met.reduce((sum, one) => sum + one, 0)
        return characters >= needle.needs ? [{ needle, line: firstLine, isWhole: false }] : []
      })
      return [...whole, ...inPieces]
    },
  }
}

/** So many characters in a row are looked up at once. */
const gramLength = 8

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
const gramHash = (high: number, low: number): number => Math.imul(Math.imul(high, 0x9e3779b1) ^ low, 0x85ebca6b) >>> 0

/** Bits of `mayHold`, as a power of two. */
const filterBits = 20

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
