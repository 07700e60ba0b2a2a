import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import { excerpt } from '../text/excerpt.ts'
import { inert } from '../text/markdown/inert.ts'
import { oneLine } from '../text/one-line.ts'
import { wrap } from '../text/wrap.ts'
import { filledIn, type Placeholder, usualTemplate } from './message-template.ts'

export const usualSubjectLimit = 100
const maxBody = 4_000
/** commitlint's usual rules allow 100 columns in a body; a line that is made a quotation takes two of them. */
const columns = 98

/**
 * The whole message of an iteration's commit: the project's template, by default `ralph[7]: TASK-3 — title` and the
 * handoff's summary, then our trailers, which the engine reads again. The agent's text cannot act in it: no mention,
 * closing keyword, CI skip or hidden character (`inert`), and no line that git or a bot takes for a trailer, a comment,
 * a scissors line or a release footer.
 */
export function commitMessage(given: {
  readonly prefix: string
  readonly template?: string
  /** Characters of the subject at most. */
  readonly subjectLimit?: number
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
  const { task, iteration, trailers, template = usualTemplate } = given
  const lines = [
    `Ralph-Plan: ${oneLine(trailers.plan, 200)}`,
    `Ralph-Task: ${task.id}`,
    `Ralph-Iteration: ${iteration}`,
    `Ralph-Run: ${oneLine(trailers.run, 200)}`,
  ]
  if (given.merges !== undefined) lines.push(`Ralph-Merge: ${given.merges}`)
  if (given.signOff !== undefined) lines.push(`Signed-off-by: ${oneLine(given.signOff, 200)}`)
  const origin = origins[given.source]
  const values = {
    prefix: oneLine(given.prefix, 20),
    iteration: String(iteration),
    task: task.id,
    title: inert(task.title),
    summary: quietLines(inert(excerpt(given.handoff.summary, maxBody))),
    plan: oneLine(trailers.plan, 200),
  }
  const [first = '', ...rest] = template.split('\n')
  const paragraphs = [
    subject(first, values, given.subjectLimit ?? usualSubjectLimit),
    filledIn(rest.join('\n'), { ...values, title: quietLines(oneLine(values.title, maxBody)) }).trim(),
    ...(origin === undefined ? [] : [origin]),
    lines.join('\n'),
  ]
  return `${paragraphs.filter((part) => part !== '').join('\n\n')}\n`
}

const origins: Partial<Record<HandoffSource, string>> = {
  synthetic: 'The agent left no handoff: this summary was made by the engine.',
  extracted: 'The agent left no handoff: this summary was extracted from its last words.',
}

/** The title gives way to what stands around it. */
function subject(template: string, values: Readonly<Record<Placeholder, string>>, limit: number): string {
  const withTitle = (title: string): string =>
    oneLine(filledIn(template, { ...values, summary: oneLine(values.summary, limit), title }), Number.MAX_SAFE_INTEGER)
  const room = limit + 1 - withTitle('x').length
  return oneLine(withTitle(shortTitle(values.title, Math.max(1, room))), limit)
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
    .flatMap((line) => wrap(line, columns))
    .map((line) => (acts.test(line) ? `> ${line.trim()}` : line.trimEnd()))
    .join('\n')
    .trim()
}
