import { plainLine } from '../one-line.ts'
import { closeFence, fenceAfter, indentHeading } from './fences.ts'
import { inert, inertOfAgent } from './inert.ts'

/**
 * Foreign Markdown for people to read in a comment, a summary or a pull request: `inert`, and no HTML (so no marker of
 * ours can be faked, failure model C22), no entity, no image, no hidden link definition, headings below ours.
 */
export const neutralMarkdown = (text: string): string => neutral(inert(text))

/** The same for a text of an agent or a check: nothing in it refers or links. */
export const agentMarkdown = (text: string): string => neutral(inertOfAgent(text))

function neutral(text: string): string {
  const plain = text
    .replace(/<(?=[a-z/!?])/gi, '＜')
    .replace(/&(?=#?\w+;)/g, '＆')
    .replaceAll('![', '！[')
    .replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, '$1［')
  return nestHeadings(plain)
}

const heading = /^( {0,3})(#{1,6})(?=\s|$)/
const underline = /^ {0,3}(?:=+|-+)\s*$/

/**
 * Puts a foreign text below our own `## ` and `### ` headings: `## x` becomes `#### x`, an underlined heading a
 * paragraph, and an open code block is closed. Whatever the text, no line of the result begins with `## ` (failure model seed C1).
 */
export function nestHeadings(text: string): string {
  const lines: string[] = []
  let open: string | undefined
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const inside = open !== undefined
    open = fenceAfter(line, open)
    // A blank line between keeps `---` from making a heading of the line above it.
    if (!inside && underline.test(line) && lines.at(-1)?.trim()) lines.push('')
    lines.push(inside ? indentHeading(line) : line.replace(heading, nested))
  }
  return closeFence(lines.join('\n'))
}

const nested = (_match: string, indent: string, marks: string): string =>
  indent + '#'.repeat(Math.min(6, marks.length + 2))

/** Most titles of a long table: nothing in such a text is Markdown, refers to anything or hides. */
const words = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/

/** Foreign text within a line of our own Markdown: one line of at most `maxChars`, harmless, its formatting kept. */
export function inlineMarkdown(text: string, maxChars: number): string {
  if (text.length <= maxChars && words.test(text)) return text
  // Folded once more, since making a text harmless may close its code fence with a line of its own.
  return plainLine(neutralMarkdown(plainLine(text, maxChars)), maxChars)
}

/** The same for a text of an agent or a check. */
export const agentLine = (text: string, maxChars: number): string =>
  inertOfAgent(plainLine(agentMarkdown(plainLine(text, maxChars)), maxChars))

/** The same for a table's cell. */
export const markdownCell = (text: string, maxChars = 100): string => inCell(inlineMarkdown(text, maxChars))

export const agentCell = (text: string, maxChars = 100): string => inCell(agentLine(text, maxChars))

/** A look-alike and not `\|`: the backslashes before it would matter, and an entity is literal in a code span. */
const inCell = (text: string): string => text.replaceAll('|', '｜')

/** An order as its author wrote it; what only looked like one still holds its first word. */
export const typedOrder = (text: string, maxChars: number): string =>
  inlineMarkdown(/ralph/i.test(text.slice(0, 12)) ? text : `/ralph ${text}`, maxChars)
