import { plainLine } from '../one-line.ts'
import { closeFence, fenceAfter, indentHeading } from './fences.ts'
import { inert, inertOfAgent } from './inert.ts'

/** Foreign Markdown that shows all it contains and cannot fake our markers (failure model C22); headings below ours. */
export const neutralMarkdown = (text: string): string => neutral(inert(text))

/** For a text of an agent or a check: without references and links. */
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

/** Makes `## x` `#### x`. No line of the result begins with `## ` (failure model seed C1). */
export function nestHeadings(text: string): string {
  const lines: string[] = []
  let open: string | undefined
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const wasOpen = open !== undefined
    open = fenceAfter(line, open)
    // Otherwise `---` would make a heading of the line above it.
    if (!wasOpen && underline.test(line) && lines.at(-1)?.trim()) lines.push('')
    lines.push(wasOpen ? indentHeading(line) : line.replace(heading, nestedMarks))
  }
  return closeFence(lines.join('\n'))
}

const nestedMarks = (_match: string, indent: string, marks: string): string =>
  indent + '#'.repeat(Math.min(6, marks.length + 2))

/** A fast path for most titles of a long table. */
const harmlessWords = /^[A-Za-z0-9,.()'](?: ?[A-Za-z0-9,.()'])*$/

/** One harmless line of at most `maxChars`; keeps its formatting. */
export function inlineMarkdown(text: string, maxChars: number): string {
  if (text.length <= maxChars && harmlessWords.test(text)) return text
  // Folded once more, since closing a code fence may add a line.
  return plainLine(neutralMarkdown(plainLine(text, maxChars)), maxChars)
}

export const agentLine = (text: string, maxChars: number): string =>
  inertOfAgent(plainLine(agentMarkdown(plainLine(text, maxChars)), maxChars))

/** A text that only looked like an order still contains its first word. */
export const typedOrder = (text: string, maxChars: number): string =>
  inlineMarkdown(/ralph/i.test(text.slice(0, 12)) ? text : `/ralph ${text}`, maxChars)
