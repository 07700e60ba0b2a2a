import { thousands } from './amounts.ts'
import { visible } from './visible.ts'

/** At most `chars` UTF-16 units; never splits a surrogate pair. */
export function startOf(text: string, chars: number): string {
  const splits = isHigh(text.charCodeAt(chars - 1)) && isLow(text.charCodeAt(chars))
  return text.slice(0, Math.max(0, splits ? chars - 1 : chars))
}

/** The visible text, cut with `…`. */
export function visibleStart(text: string, chars: number): string {
  const shown = visible(text).trim()
  return shown.length <= chars ? shown : `${startOf(shown, chars)}…`
}

/** At most `chars` UTF-16 units; never splits a surrogate pair. */
export function endOf(text: string, chars: number): string {
  const from = Math.max(0, text.length - Math.max(0, chars))
  const splits = from > 0 && isHigh(text.charCodeAt(from - 1)) && isLow(text.charCodeAt(from))
  return text.slice(splits ? from + 1 : from)
}

interface MiddleCut {
  readonly head: string
  readonly marker: string
  readonly tail: string
  /** Offset of the tail in the text. */
  readonly tailFrom: number
}

/**
 * Joined by line feeds, the parts have at most `maxChars` UTF-16 units. A cut within a line shows `…`, so that no new
 * line begins there. Undefined if not even the marker fits.
 */
export function cutMiddle(text: string, maxChars: number, headShare = 0.3): MiddleCut | undefined {
  const room = maxChars - markerFor(text.length).length - 2
  if (room < 0) return undefined
  const headRoom = Math.floor(room * headShare)
  const head = headOf(text, headRoom)
  const tail = tailOf(text, room - headRoom)
  const tailFrom = text.length - tail.chars
  return { head: head.shown, marker: markerFor(tailFrom - head.chars), tail: tail.shown, tailFrom }
}

/** Head and tail with the number of characters between them; at most `maxChars`. */
export function excerpt(text: string, maxChars: number, headShare = 0.3): string {
  if (text.length <= maxChars) return text
  const cut = cutMiddle(text, maxChars, headShare)
  if (cut === undefined) return startOf(text, maxChars)
  return [cut.head, cut.marker, cut.tail].filter((part) => part !== '').join('\n')
}

export const markerFor = (chars: number): string => `… ${thousands(chars)} characters cut …`

function headOf(text: string, room: number): { shown: string; chars: number } {
  const border = text.lastIndexOf('\n', room)
  if (border > 0 && border >= room / 2) return { shown: text.slice(0, border), chars: border }
  const start = startOf(text, room - 1)
  return { shown: start && `${start}…`, chars: start.length }
}

function tailOf(text: string, room: number): { shown: string; chars: number } {
  const border = text.indexOf('\n', text.length - room - 1)
  const whole = border === -1 ? '' : text.slice(border + 1)
  if (whole !== '' && whole.length >= room / 2) return { shown: whole, chars: whole.length }
  const end = endOf(text, room - 1)
  return { shown: end && `…${end}`, chars: end.length }
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

const maxDepth = 32
const maxStringChars = 64 * 1024

/** Cuts texts to 64 KiB and bounds depth and total size. Copies own keys only; `__proto__` stays an ordinary key. */
export function boundedValue(value: unknown, maxChars: number): { value: unknown } | { fault: string } {
  let remaining = maxChars
  let isTooDeep = false
  const bounded = (part: unknown, depth: number): unknown => {
    if (remaining < 0 || isTooDeep) return null
    if (typeof part === 'string') {
      const text = excerpt(part, maxStringChars)
      remaining -= text.length
      return text
    }
    remaining -= 8
    if (typeof part !== 'object' || part === null) return part
    isTooDeep = depth >= maxDepth
    if (Array.isArray(part)) return part.map((item) => bounded(item, depth + 1))
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => {
        remaining -= key.length
        return [key, bounded(item, depth + 1)]
      }),
    )
  }
  const result = bounded(value, 0)
  if (isTooDeep) return { fault: `is nested deeper than ${maxDepth} levels` }
  return remaining < 0
    ? {
        fault: `is larger than ${maxChars < 2 ** 20 ? `${Math.round(maxChars / 1024)} KiB` : `${Math.round(maxChars / 2 ** 20)} MiB`}`,
      }
    : { value: result }
}
