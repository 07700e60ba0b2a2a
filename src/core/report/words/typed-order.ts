import { inlineMarkdown } from '../../text/markdown/inline-markdown.ts'

/** An order as its author wrote it; what only looked like one still holds its first word. */
export const typedOrder = (text: string, maxChars: number): string =>
  inlineMarkdown(/ralph/i.test(text.slice(0, 12)) ? text : `/ralph ${text}`, maxChars)
