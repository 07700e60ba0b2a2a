import type { ContentView } from './content-view.ts'
import { codeOf, type Needle } from './needle.ts'

/** `isWhole` is false if only pieces of the needle are spread over the content. */
export interface NeedleMatch {
  readonly needle: Needle
  readonly line: number
  readonly isWhole: boolean
}

interface Trace {
  /** 1 for each character of the needle that was found. */
  readonly foundAt: Uint8Array
  readonly firstLine: number
  /** The current run: its shift against the content, its last position, its length and first line. */
  shift: number
  last: number
  length: number
  line: number
}

const noRun = { shift: 0, last: -1, length: 0, line: 0 }

/**
 * Searches one content, view by view in order, ignoring separators. Finds a needle in one piece, or if nearly all its
 * runs of eight characters are somewhere in the content. Constant time per byte.
 */
export function gramSearch(table: GramTable): { feed(view: ContentView): void; matches(): NeedleMatch[] } {
  const { mayHold } = table
  const traces = new Map<number, Trace>()
  const wholeMatches: NeedleMatch[] = []
  const lines = new Uint32Array(gramLength)
  let [high, low, position] = [0, 0, 0]

  /** Continues runs before starting new ones, since characters may repeat. */
  const followAll = (firstEntry: number, line: number): void => {
    for (const extending of [true, false]) {
      for (let entry = firstEntry; entry !== -1; entry = table.next[entry] ?? -1) {
        follow(table.needle[entry] ?? 0, table.offset[entry] ?? 0, line, extending)
      }
    }
  }

  const follow = (needleIndex: number, offset: number, line: number, extending: boolean): void => {
    const needle = table.needles[needleIndex] as Needle
    const shift = position - offset
    const trace = traces.get(needleIndex) ?? { foundAt: new Uint8Array(needle.codes.length), firstLine: line, ...noRun }
    traces.set(needleIndex, trace)
    trace.foundAt.fill(1, offset, offset + gramLength)
    if (trace.last === position || (trace.last === position - 1 && trace.shift === shift) !== extending) return
    if (extending) trace.length += 1
    else Object.assign(trace, { shift, length: gramLength, line })
    trace.last = position
    if (trace.length === Math.max(needle.minMatched, gramLength))
      wholeMatches.push({ needle, line: trace.line, isWhole: true })
  }

  return {
    feed({ bytes, lines: lineOf, length }) {
      for (let index = 0; index < length; index += 1) {
        const code = codeOf[bytes[index] as number] as number
        if (code === 0) continue
        high = ((high << 6) | (low >>> 18)) & 0xffffff
        low = ((low << 6) | code) & 0xffffff
        lines[position & (gramLength - 1)] = lineOf[index] as number
        position += 1
        const bit = gramHash(high, low) >>> (32 - filterBits)
        if ((((mayHold[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) continue
        const first = table.first(high, low)
        if (first !== -1) followAll(first, lines[position & (gramLength - 1)] as number)
      }
    },
    matches: () => {
      const inOnePiece = new Set(wholeMatches.map(({ needle }) => needle))
      const inPieces = [...traces].flatMap(([needleIndex, { foundAt, firstLine }]): NeedleMatch[] => {
        const needle = table.needles[needleIndex]
        if (needle === undefined || inOnePiece.has(needle)) return []
        const characters = foundAt.reduce((sum, flag) => sum + flag, 0)
        return characters >= needle.minMatched ? [{ needle, line: firstLine, isWhole: false }] : []
      })
      return [...wholeMatches, ...inPieces]
    },
  }
}

/** Characters that are looked up together. */
const gramLength = 8

/**
 * Positions of grams in the needles: `needle[entry]` and `offset[entry]`; `next[entry]` is the next position, -1 is the
 * end.
 */
export interface GramTable {
  readonly needles: readonly Needle[]
  /** A Bloom filter small enough for the processor's cache. */
  readonly mayHold: Uint32Array
  readonly needle: Int32Array
  readonly offset: Int32Array
  readonly next: Int32Array
  /** The first entry of the eight characters whose 6-bit codes are in `high` and `low`; -1 for none. */
  first(high: number, low: number): number
}

/** 32 bits; the upper ones are well mixed. */
const gramHash = (high: number, low: number): number => Math.imul(Math.imul(high, 0x9e3779b1) ^ low, 0x85ebca6b) >>> 0

/** Size of `mayHold` in bits, as a power of two. */
const filterBits = 20

export function gramTable(needles: readonly Needle[]): GramTable {
  const count = needles.reduce((sum, { codes }) => sum + Math.max(0, codes.length - gramLength + 1), 0)
  const slotBits = Math.max(4, Math.ceil(Math.log2(count * 2 + 1)))
  const slots = new Int32Array(2 ** slotBits).fill(-1)
  const [highs, lows, needle, offset] = [0, 1, 2, 3].map(() => new Int32Array(count)) as [
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
  for (const [needleIndex, { codes }] of needles.entries()) {
    let [high, low] = [0, 0]
    for (const [index, code] of codes.entries()) {
      high = ((high << 6) | (low >>> 18)) & 0xffffff
      low = ((low << 6) | code) & 0xffffff
      if (index < gramLength - 1) continue
      const slot = slotOf(high, low)
      highs[entry] = high
      lows[entry] = low
      needle[entry] = needleIndex
      offset[entry] = index - gramLength + 1
      next[entry] = slots[slot] ?? -1
      slots[slot] = entry
      const bit = gramHash(high, low) >>> (32 - filterBits)
      mayHold[bit >>> 5] = (mayHold[bit >>> 5] ?? 0) | (1 << (bit & 31))
      entry += 1
    }
  }
  return { needles, mayHold, needle, offset, next, first: (high, low) => slots[slotOf(high, low)] ?? -1 }
}
