import type { Handoff, HandoffSource } from '../../schema/handoff.ts'
import { excerpt } from '../text/excerpt.ts'
import { inert } from '../text/inert.ts'
import { oneLine } from '../text/one-line.ts'

const maxSubject = 100
const maxBody = 4_000

/**
 * The whole message of an iteration's commit: `ralph[7]: TASK-3 — title` (at most 100 characters), the handoff's
 * summary, our trailers. The agent's text cannot act in it: no mention, closing keyword, CI skip or hidden character
 * (`inert`), and no line that git or a bot takes for a trailer, a comment, a scissors line or a release footer.
 */
export function commitMessage(given: {
  readonly prefix: string
  readonly iteration: number
  readonly task: { readonly id: string; readonly title: string }
  readonly handoff: Pick<Handoff, 'summary'>
  readonly source: HandoffSource
  readonly trailers: { readonly plan: string; readonly run: string }
  /** `Name <mail>`, for projects that demand a sign-off. */
  readonly signOff?: string | undefined
  /** The other parent, where the task was to resolve a merge. */
  readonly merges?: string | undefined
}): string {
  const { task, iteration, trailers } = given
  const start = `${oneLine(given.prefix, 20)}[${iteration}]: ${task.id} — `
  const lines = [
    `Ralph-Plan: ${oneLine(trailers.plan, 200)}`,
    `Ralph-Task: ${task.id}`,
    `Ralph-Iteration: ${iteration}`,
    `Ralph-Run: ${oneLine(trailers.run, 200)}`,
  ]
  if (given.merges !== undefined) lines.push(`Ralph-Merge: ${given.merges}`)
  if (given.signOff !== undefined) lines.push(`Signed-off-by: ${oneLine(given.signOff, 200)}`)
  const origin = origins[given.source]
  const paragraphs = [
    start + shortTitle(inert(task.title), maxSubject - start.length),
    quietLines(inert(excerpt(given.handoff.summary, maxBody))),
    ...(origin === undefined ? [] : [origin]),
    lines.join('\n'),
  ]
  return `${paragraphs.filter((part) => part !== '').join('\n\n')}\n`
}

const origins: Partial<Record<HandoffSource, string>> = {
  synthetic: 'The agent left no handoff: this summary was made by the engine.',
  extracted: 'The agent left no handoff: this summary was extracted from its last words.',
}

/** Cut at a word where one ends in the second half. */
function shortTitle(title: string, maxChars: number): string {
  const line = oneLine(title, Number.MAX_SAFE_INTEGER)
  if (line.length <= maxChars) return line
  const cut = oneLine(line, maxChars)
  const space = cut.lastIndexOf(' ')
  return space > maxChars / 2 ? `${cut.slice(0, space)}…` : cut
}

const acts = /^\s*(?:[A-Za-z0-9][A-Za-z0-9-]*(?: CHANGE)?\s*(?::|\s#)|[#;]|---|diff -|Index: )/

/** Lines that a tool would obey become quotations; blank lines at the ends go. */
function quietLines(text: string): string {
  return text
    .split('\n')
    .map((line) => (acts.test(line) ? `> ${line.trim()}` : line.trimEnd()))
    .join('\n')
    .trim()
}
