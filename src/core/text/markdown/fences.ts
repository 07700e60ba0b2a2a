import { cutMiddle } from '../excerpt.ts'

const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/

/** By CommonMark's rule; `open` is the fence before the line. */
export function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [, run = '', info = ''] = fenceLine.exec(line) ?? []
  if (run === '') return open
  if (open === undefined) return run.startsWith('`') && info.includes('`') ? undefined : run
  const closes = run.startsWith(open) && info.trim() === ''
  return closes ? undefined : open
}

export function openFence(text: string): string | undefined {
  let open: string | undefined
  for (const line of text.split('\n')) open = fenceAfter(line, open)
  return open
}

/** Closes an open code block, so that it does not swallow later text. */
export function closeFence(text: string): string {
  const open = openFence(text)
  return open === undefined ? text : `${text}\n${open}`
}

/** A code block that its content cannot end. It contains no line that a plain reader could take for `## Name`. */
export function fenced(text: string, language = ''): string {
  const longestRun = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longestRun + 1))
  return `${fence}${language}\n${text.split('\n').map(indentHeading).join('\n')}\n${fence}`
}

export function indentHeading(line: string): string {
  return /^##(?=\s|$)/.test(line) ? ` ${line}` : line
}

/** `excerpt` for Markdown: closes a cut code block and opens it again. Empty if nothing useful fits. */
export function shortenMarkdown(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const longestFence = Math.max(0, ...Array.from(text.matchAll(/`{3,}|~{3,}/g), ([run]) => run.length))
  const fenceChars = longestFence === 0 ? 0 : 3 * (longestFence + 1)
  const cut = cutMiddle(text, maxChars - fenceChars)
  if (cut === undefined) return ''
  const reopened = openFence(text.slice(0, cut.tailFrom))
  const sections = [closeFence(cut.head), cut.marker, reopened, cut.tail]
  return closeFence(sections.filter((part) => part !== undefined && part !== '').join('\n'))
}
