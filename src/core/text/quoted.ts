import { plainLine } from './one-line.ts'

export const quote = (text: string): string => plainLine(text, 300)

/** The first three, and how many more. */
export function some(items: readonly string[], total = items.length): string {
  const shown = items.slice(0, 3).map((item) => plainLine(item, 120))
  return `${shown.join(', ')}${total > shown.length ? ` and ${total - shown.length} more` : ''}`
}
