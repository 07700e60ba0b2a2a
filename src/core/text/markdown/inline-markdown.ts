import { plainLine } from '../one-line.ts'
import { neutralMarkdown } from './neutral-markdown.ts'

/** Most titles of a long table: nothing in such a text is Markdown, refers to anything or hides. */
const words = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/

/** Foreign text within a line of our own Markdown: one line of at most `maxChars`, harmless, its formatting kept. */
export function inlineMarkdown(text: string, maxChars: number): string {
  if (text.length <= maxChars && words.test(text)) return text
  // Folded once more, since making a text harmless may close its code fence with a line of its own.
  return plainLine(neutralMarkdown(plainLine(text, maxChars)), maxChars)
}

/** The same for a table's cell. */
export const markdownCell = (text: string, maxChars = 100): string =>
  // A look-alike and not `\|`: the backslashes before it would matter, and an entity is literal in a code span.
  inlineMarkdown(text, maxChars).replaceAll('|', '｜')

/** An order as its author wrote it; what only looked like one still holds its first word. */
export const typedOrder = (text: string, maxChars: number): string =>
  inlineMarkdown(/ralph/i.test(text.slice(0, 12)) ? text : `/ralph ${text}`, maxChars)
