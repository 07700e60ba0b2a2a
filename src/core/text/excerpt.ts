import { thousands } from './amounts.ts'
import { visible } from './visible.ts'

/** At most `chars` UTF-16 units from the start; a surrogate pair at the border is left out whole. */
export function startOf(text: string, chars: number): string {
  const splits = isHigh(text.charCodeAt(chars - 1)) && isLow(text.charCodeAt(chars))
  return text.slice(0, Math.max(0, splits ? chars - 1 : chars))
}

/** A text of somebody else's as a person sees it, cut with `…`. */
export function shownStart(text: string, chars: number): string {
  const shown = visible(text).trim()
  return shown.length <= chars ? shown : `${startOf(shown, chars)}…`
}

/** At most `chars` UTF-16 units from the end; a surrogate pair at the border is left out whole. */
export function endOf(text: string, chars: number): string {
  const from = Math.max(0, text.length - Math.max(0, chars))
  const splits = from > 0 && isHigh(text.charCodeAt(from - 1)) && isLow(text.charCodeAt(from))
  return text.slice(splits ? from + 1 : from)
}

interface MiddleCut {
  readonly head: string
  readonly marker: string
  readonly tail: string
  /** Where the tail begins in the text. */
  readonly tailFrom: number
}

/**
 * Cuts the middle out so that head, marker and tail, joined by line feeds, have at most `maxChars` UTF-16 units.
 * Cuts at line borders where that costs no more than half of the part; a line cut inside shows `…`, so that no cut
 * can make a new line begin. Undefined where not even the marker has room.
 */
export function cutMiddle(text: string, maxChars: number, headShare = 0.3): MiddleCut | undefined {
  const room = maxChars - markerFor(text.length).length - 2
  if (room < 0) return undefined
  const headRoom = Math.floor(room * headShare)
  const head = headOf(text, headRoom)
  const tail = tailOf(text, room - headRoom)
  const tailFrom = text.length - tail.kept
  return { head: head.shown, marker: markerFor(tailFrom - head.kept), tail: tail.shown, tailFrom }
}

/** Head and tail of a text, with the number of characters cut between them. Never longer than `maxChars`. */
export function excerpt(text: string, maxChars: number, headShare = 0.3): string {
  if (text.length <= maxChars) return text
  const cut = cutMiddle(text, maxChars, headShare)
  if (cut === undefined) return startOf(text, maxChars)
  return [cut.head, cut.marker, cut.tail].filter((part) => part !== '').join('\n')
}

/** What stands where a text was cut. */
export const markerFor = (chars: number): string => `… ${thousands(chars)} characters cut …`

function headOf(text: string, room: number): { shown: string; kept: number } {
  const border = text.lastIndexOf('\n', room)
  if (border > 0 && border >= room / 2) return { shown: text.slice(0, border), kept: border }
  const start = startOf(text, room - 1)
  return { shown: start && `${start}…`, kept: start.length }
}

function tailOf(text: string, room: number): { shown: string; kept: number } {
  const border = text.indexOf('\n', text.length - room - 1)
  const whole = border === -1 ? '' : text.slice(border + 1)
  if (whole !== '' && whole.length >= room / 2) return { shown: whole, kept: whole.length }
  const end = endOf(text, room - 1)
  return { shown: end && `…${end}`, kept: end.length }
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

const maxDepth = 32
const maxStringChars = 64 * 1024

/**
 * A JSON value with every text cut to 64 KiB, or why it is too much: nested deeper than 32 levels, or more than
 * `maxChars` of texts and values in all. Own keys only; `__proto__` stays an ordinary key and changes nothing.
 */
export function boundedValue(value: unknown, maxChars: number): { value: unknown } | { fault: string } {
  let left = maxChars
  let deep = false
  const bounded = (part: unknown, depth: number): unknown => {
    if (left < 0 || deep) return null
    if (typeof part === 'string') {
      const text = excerpt(part, maxStringChars)
      left -= text.length
      return text
    }
    left -= 8
    if (typeof part !== 'object' || part === null) return part
    deep = depth >= maxDepth
    if (Array.isArray(part)) return part.map((item) => bounded(item, depth + 1))
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => {
        left -= key.length
        return [key, bounded(item, depth + 1)]
      }),
    )
  }
  const result = bounded(value, 0)
  if (deep) return { fault: `is nested deeper than ${maxDepth} levels` }
  return left < 0
    ? {
        fault: `is larger than ${maxChars < 2 ** 20 ? `${Math.round(maxChars / 1024)} KiB` : `${Math.round(maxChars / 2 ** 20)} MiB`}`,
      }
    : { value: result }
}
