import { cappedRow } from './capped-list.ts'
import { startOf } from './excerpt.ts'
import { visible } from './visible.ts'

/** Removes hidden characters, folds white space, and cuts with `…` beyond `maxChars`. */
export function oneLine(text: string, maxChars: number): string {
  const line = visible(text).replace(/\s+/g, ' ').trim()
  return line.length <= maxChars ? line : `${startOf(line, maxChars - 1).trimEnd()}…`
}

/** `oneLine` for a runner's log, with `::command` and `##[command]` broken by a visible space (failure model C8). */
export function plainLine(text: string, maxChars: number): string {
  return oneLine(oneLine(text, maxChars).replace(/^::/, ': :').replaceAll('##[', '## ['), maxChars)
}

export const quote = (text: string): string => plainLine(text, 300)

/** The first three, and the number of the others. */
export function firstThree(items: readonly string[], total = items.length): string {
  return cappedRow(
    items.map((item) => plainLine(item, 120)),
    3,
    total,
  )
}

/** `A → B → C`; a long row is cut in the middle. */
export const arrowRow = (names: readonly string[]): string =>
  names.length > 12 ? `${arrowRow(names.slice(0, 6))} → … → ${arrowRow(names.slice(-5))}` : names.join(' → ')

/** Keeps the indentation, which stack traces and differences need. */
export const indentedLine = (line: string): string => `${/^ */.exec(line)?.[0] ?? ''}${plainLine(line, 500)}`

/** Without its full stop, for the end of a sentence that has its own. */
export const withinSentence = (text: string): string => text.replace(/[.\s]+$/, '')
