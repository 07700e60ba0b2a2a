import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import type { TaskCommit } from '../../schema/run/attempts.ts'
import type { Reader } from '../setting/setting.ts'
import { wrap } from '../text/display-width.ts'
import { excerpt } from '../text/excerpt.ts'
import { inert, inertOfAgent } from '../text/markdown/inert.ts'
import { meantName } from '../text/nearest.ts'
import { oneLine } from '../text/one-line.ts'

const maxSubject = 100
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
  readonly iteration: number
  /** `isAgents`: an agent wrote its title. */
  readonly task: { readonly id: string; readonly title: string; readonly isAgents?: boolean }
  readonly handoff: Pick<Handoff, 'summary'>
  readonly source: HandoffSource
  readonly trailers: { readonly plan: string; readonly run: string }
  /** `Name <mail>`, for projects that demand a sign-off. */
  readonly signOff?: string | undefined
  /** Where the task takes several commits: which of them this is, and whether it is the last. */
  readonly part?: { readonly number: number; readonly last: boolean } | undefined
  /** The other parent, where the task was to resolve a merge. */
  readonly merges?: string | undefined
}): string {
  const { task, iteration, part, trailers, template = usualTemplate } = given
  const lines = [
    `Ralph-Plan: ${oneLine(trailers.plan, 200)}`,
    `Ralph-Task: ${task.id}`,
    `Ralph-Iteration: ${iteration}`,
    `Ralph-Run: ${oneLine(trailers.run, 200)}`,
  ]
  if (part) lines.push(`Ralph-Part: ${part.number}`)
  if (given.merges !== undefined) lines.push(`Ralph-Merge: ${given.merges}`)
  if (given.signOff !== undefined) lines.push(`Signed-off-by: ${oneLine(given.signOff, 200)}`)
  const origin = origins[given.source]
  const values = {
    prefix: oneLine(given.prefix, 20),
    iteration: String(iteration),
    part: part ? `part ${part.number} of ` : '',
    task: task.id,
    id: task.id,
    title: task.isAgents ? inertOfAgent(task.title) : inert(task.title),
    summary: quietLines(inertOfAgent(excerpt(given.handoff.summary, maxBody))),
    plan: oneLine(trailers.plan, 200),
  }
  const [first = '', ...rest] = template.split('\n')
  const paragraphs = [
    subject(first, values),
    filledIn(rest.join('\n'), { ...values, title: quietLines(oneLine(values.title, maxBody)) }).trim(),
    ...(origin === undefined ? [] : [origin]),
    ...(part ? [partInWords(task.id, part)] : []),
    lines.join('\n'),
  ]
  return `${paragraphs.filter((part) => part !== '').join('\n\n')}\n`
}

const partInWords = (task: string, { number, last }: { number: number; last: boolean }): string =>
  last
    ? `Part ${number} completes ${task}.`
    : `Part ${number} of ${task}: its agent says that the task is not complete yet.`

const origins: Partial<Record<HandoffSource, string>> = {
  synthetic: 'The agent left no handoff: the engine wrote this summary.',
  extracted: 'The agent left no handoff: this summary was extracted from its last output.',
}

/** The title gives way to what stands around it. */
function subject(template: string, values: Readonly<Record<Placeholder, string>>): string {
  const withTitle = (title: string): string =>
    oneLine(
      filledIn(template, { ...values, summary: oneLine(values.summary, maxSubject), title }),
      Number.MAX_SAFE_INTEGER,
    )
  const room = maxSubject + 1 - withTitle('x').length
  return oneLine(withTitle(shortTitle(values.title, Math.max(1, room))), maxSubject)
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

/** The whole message of a merge that the engine makes: `ralph: merge main (1234567) into ralph/work/demo`, our trailers. */
export function mergeMessage(given: {
  readonly prefix: string
  /** A branch, and the commit of it that is merged. */
  readonly branch: string
  readonly commit: string
  readonly into: string
  readonly trailers: { readonly plan: string; readonly run: string }
  readonly signOff?: string | undefined
}): string {
  const { branch, commit, into, trailers } = given
  const lines = [
    `Ralph-Plan: ${oneLine(trailers.plan, 200)}`,
    `Ralph-Merge: ${commit}`,
    `Ralph-Run: ${oneLine(trailers.run, 200)}`,
  ]
  if (given.signOff !== undefined) lines.push(`Signed-off-by: ${oneLine(given.signOff, 200)}`)
  const subject = `${oneLine(given.prefix, 20)}: merge ${oneLine(branch, 100)} (${commit.slice(0, 7)}) into ${oneLine(into, 100)}`
  return `${subject}\n\n${lines.join('\n')}\n`
}

/** The message of a commit by which the engine moves a plan in its queue: `ralph: plan moved to plans/current/010-search.md`. */
export function queueMessage(given: {
  readonly prefix: string
  /** Where it lies now. */
  readonly file: string
  readonly trailers: { readonly plan: string; readonly run: string }
  readonly signOff?: string | undefined
}): string {
  const { trailers } = given
  const lines = [`Ralph-Plan: ${oneLine(trailers.plan, 200)}`, `Ralph-Run: ${oneLine(trailers.run, 200)}`]
  if (given.signOff !== undefined) lines.push(`Signed-off-by: ${oneLine(given.signOff, 200)}`)
  return `${oneLine(given.prefix, 20)}: plan moved to ${oneLine(given.file, 200)}\n\n${lines.join('\n')}\n`
}

/** The message of a commit that takes an iteration's commit back: `ralph[9]: undo of ralph[7], TASK-1`. */
export function undoMessage(given: {
  readonly prefix: string
  readonly iteration: number
  readonly undoes: number
  readonly task: string
  /** What it reverts, oldest first. */
  readonly commits: readonly TaskCommit[]
  /** Whether the task is to be done again. */
  readonly opens: boolean
  readonly by: string
  readonly why: string
  readonly trailers: { readonly plan: string; readonly run: string }
  readonly signOff?: string | undefined
}): string {
  const { iteration, undoes, task, commits, opens, trailers } = given
  const prefix = oneLine(given.prefix, 20)
  const by = oneLine(inert(given.by), 100)
  // Quoted, so that no line of the reason is taken for a trailer or a comment.
  const why = given.why === '' ? [] : [excerpt(inert(given.why), 2_000).replace(/^/gm, '> ')]
  const lines = [
    `Ralph-Plan: ${oneLine(trailers.plan, 200)}`,
    `Ralph-Task: ${task}`,
    `Ralph-Iteration: ${iteration}`,
    ...commits.toReversed().map(({ commit }) => `Ralph-Reverts: ${commit}`),
    `Ralph-Run: ${oneLine(trailers.run, 200)}`,
  ]
  if (given.signOff !== undefined) lines.push(`Signed-off-by: ${oneLine(given.signOff, 200)}`)
  const paragraphs = [
    `${prefix}[${iteration}]: undo of ${prefix}[${undoes}], ${task}`,
    `${by} reverted ${taken(undoes, commits)}; the task ${opens ? 'is open again' : 'is not reopened'}.`,
    ...why,
    lines.join('\n'),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function taken(undoes: number, commits: readonly TaskCommit[]): string {
  if (commits.length < 2) return `the commit of iteration ${undoes}`
  return `the ${commits.length} commits of the task (iterations ${commits.map(({ iteration }) => iteration).join(', ')})`
}

/** What a template may name, `id` being `task` in the words of BMAD; everything else in braces is a mistake, said before a run begins. */
export const placeholders = ['prefix', 'iteration', 'part', 'task', 'id', 'title', 'summary', 'plan'] as const
type Placeholder = (typeof placeholders)[number]

export const usualTemplate = '{prefix}[{iteration}]: {part}{task} — {title}\n\n{summary}'

const placeholder = /\{([A-Za-z_-]+)\}/g
const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** Reads the message of an iteration's commit: its first line is the subject. */
export const messageTemplate: Reader<string> = (raw) => {
  const given = typeof raw === 'string' ? raw.replace(/\r\n?/g, '\n').trim() : ''
  if (given === '') return { expected: `a message such as "feat({task}): {title}", built from ${named(placeholders)}` }
  const unknown = [...given.matchAll(placeholder)].map(([, name = '']) => name).find((name) => !isPlaceholder(name))
  if (unknown === undefined) return { value: given }
  const meant = meantName(unknown, placeholders)
  const nearest = meant === undefined ? '' : ` (did you mean {${meant}}?)`
  return { expected: `a message built from ${named(placeholders)}, and {${unknown}} is not one of them${nearest}` }
}

/** The text with each placeholder's value in its place; what a value holds is not looked at again. */
export const filledIn = (template: string, values: Readonly<Record<Placeholder, string>>): string =>
  template.replace(placeholder, (written, name: string) => (isPlaceholder(name) ? values[name] : written))

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((known) => known === name)
