import { neutralMarkdown } from '../text/neutral-markdown.ts'
import { plainLine } from '../text/one-line.ts'

/** Foreign text within a line of our own Markdown: one line of at most `maxChars`, harmless, its formatting kept. */
export const inlineMarkdown = (text: string, maxChars: number): string =>
  // Folded once more, since making a text harmless may close its code fence with a line of its own.
  plainLine(neutralMarkdown(plainLine(text, maxChars)), maxChars)

/** The same for a table's cell. */
export const markdownCell = (text: string, maxChars = 100): string =>
  // A look-alike and not `\|`: the backslashes before it would matter, and an entity is literal in a code span.
  inlineMarkdown(text, maxChars).replaceAll('|', '｜')
