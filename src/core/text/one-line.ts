import { cappedRow } from './capped.ts'
import { startOf } from './excerpt.ts'
import { visible } from './visible.ts'

/** A text on one line: hidden characters gone, white space folded, cut with `…` beyond `maxChars`. */
export function oneLine(text: string, maxChars: number): string {
  const line = visible(text).replace(/\s+/g, ' ').trim()
  return line.length <= maxChars ? line : `${startOf(line, maxChars - 1).trimEnd()}…`
}

/**
 * `oneLine` for a log that a workflow runner reads: it takes `::command` at the start of a line and the older
 * `##[command]` anywhere in one for orders (failure model C8), so both are broken with a space that people can see.
 */
export function plainLine(text: string, maxChars: number): string {
  return oneLine(oneLine(text, maxChars).replace(/^::/, ': :').replaceAll('##[', '## ['), maxChars)
}

export const quote = (text: string): string => plainLine(text, 300)

/** The first three, and how many more. */
export function some(items: readonly string[], total = items.length): string {
  return cappedRow(
    items.map((item) => plainLine(item, 120)),
    3,
    total,
  )
}

/** `A → B → C`; of a long row its first six and its last five. */
export const arrows = (names: readonly string[]): string =>
  names.length > 12 ? `${arrows(names.slice(0, 6))} → … → ${arrows(names.slice(-5))}` : names.join(' → ')

/** A foreign line made harmless, but for its indentation: stack traces and differences are unreadable without. */
export const indentedLine = (line: string): string => `${/^ */.exec(line)?.[0] ?? ''}${plainLine(line, 500)}`

/** Somebody else's sentence as the end of one of ours, which brings its own full stop. */
export const withinSentence = (text: string): string => text.replace(/[.\s]+$/, '')
