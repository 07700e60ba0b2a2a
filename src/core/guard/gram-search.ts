import { filterBits, type GramTable, gramHash, gramLength } from './gram-table.ts'
import { codeOf, type Needle } from './needle.ts'
import type { View } from './view.ts'

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
export function gramSearch(table: GramTable): { feed(view: View): void; found(): NeedleFound[] } {
  const { mayHold } = table
  const traces = new Map<number, Trace>()
  const whole: NeedleFound[] = []
  const lines = new Uint32Array(gramLength)
  let [high, low, count] = [0, 0, 0]

  /** Each place of the run of characters that ends here; first those where a run goes on, since characters may repeat. */
  const meet = (first: number, line: number): void => {
    for (const goesOn of [true, false]) {
      for (let entry = first; entry !== -1; entry = table.next[entry] ?? -1) {
        follow(table.needle[entry] ?? 0, table.at[entry] ?? 0, line, goesOn)
      }
    }
  }

  const follow = (which: number, at: number, line: number, goesOn: boolean): void => {
    const needle = table.needles[which] as Needle
    const shift = count - at
    const trace = traces.get(which) ?? { met: new Uint8Array(needle.codes.length), firstLine: line, ...noRun }
    traces.set(which, trace)
    trace.met.fill(1, at, at + gramLength)
    if (trace.last === count || (trace.last === count - 1 && trace.shift === shift) !== goesOn) return
    if (goesOn) trace.length += 1
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
