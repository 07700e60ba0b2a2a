import { cutMiddle } from '../excerpt.ts'

const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/

/** The fence that is open after this line, given the one that was open before it (CommonMark's rule). */
export function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [, run = '', info = ''] = fenceLine.exec(line) ?? []
  if (run === '') return open
  if (open === undefined) return run.startsWith('`') && info.includes('`') ? undefined : run
  const closes = run.startsWith(open) && info.trim() === ''
  return closes ? undefined : open
}

/** The fence that a text leaves open. */
export function openFence(text: string): string | undefined {
  let open: string | undefined
  for (const line of text.split('\n')) open = fenceAfter(line, open)
  return open
}

/** The text with the code block closed that it leaves open, so that nothing after it is swallowed. */
export function closeFence(text: string): string {
  const open = openFence(text)
  return open === undefined ? text : `${text}\n${open}`
}

/** A code block that its content cannot leave, and without a line that a plain reader could take for `## Name`. */
export function fenced(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}\n${text.split('\n').map(indentHeading).join('\n')}\n${fence}`
}

/** Moves a `## ` line inside code one column to the right. */
export function indentHeading(line: string): string {
  return /^##(?=\s|$)/.test(line) ? ` ${line}` : line
}

/**
 * `excerpt` for Markdown: a code block that the cut runs through is closed before the marker and opened again after
 * it, so that what follows the text stays outside. Never longer than `maxChars`; empty where nothing sensible fits.
 */
export function shortenMarkdown(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const longestFence = Math.max(0, ...Array.from(text.matchAll(/`{3,}|~{3,}/g), ([run]) => run.length))
  const mendings = longestFence === 0 ? 0 : 3 * (longestFence + 1)
  const cut = cutMiddle(text, maxChars - mendings)
  if (cut === undefined) return ''
  const reopened = openFence(text.slice(0, cut.tailFrom))
  const parts = [closeFence(cut.head), cut.marker, reopened, cut.tail]
  return closeFence(parts.filter((part) => part !== undefined && part !== '').join('\n'))
}
