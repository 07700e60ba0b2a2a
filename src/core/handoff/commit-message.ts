import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import type { TaskCommit } from '../../schema/run/attempts.ts'
import type { Reader } from '../setting/setting.ts'
import { wrap } from '../text/display-width.ts'
import { excerpt } from '../text/excerpt.ts'
import { inert, inertOfAgent } from '../text/markdown/inert.ts'
import { nearestName } from '../text/nearest.ts'
import { oneLine } from '../text/one-line.ts'

const maxSubject = 100
const maxBody = 4_000
/** commitlint allows 100 columns in a body; a quotation mark takes two. */
const columns = 98

/**
 * By default `ralph[7]: TASK-3 — title` and the summary, then trailers that the engine reads again. The agent's text
 * is inert: no mention, closing keyword or CI skip, and no line that git or a bot acts on.
 */
export function commitMessage(
  request: MessageBasis & {
    readonly template?: string
    readonly iteration: number
    /** `isAgents`: an agent wrote the title. */
    readonly task: { readonly id: string; readonly title: string; readonly isAgents?: boolean }
    readonly handoff: Pick<Handoff, 'summary'>
    readonly source: HandoffSource
    /** Set if the task takes several commits. `last`: this part completes it. */
    readonly part?: { readonly number: number; readonly last: boolean } | undefined
    /** The other parent, if the task resolves a merge. */
    readonly merges?: string | undefined
  },
): string {
  const { task, iteration, part, trailers, template = defaultTemplate } = request
  const afterRun = [
    ...(part ? [`Ralph-Part: ${part.number}`] : []),
    ...(request.merges === undefined ? [] : [`Ralph-Merge: ${request.merges}`]),
  ]
  const sourceNote = sourceNotes[request.source]
  const values = {
    prefix: oneLine(request.prefix, 20),
    iteration: String(iteration),
    part: part ? `part ${part.number} of ` : '',
    task: task.id,
    id: task.id,
    title: task.isAgents ? inertOfAgent(task.title) : inert(task.title),
    summary: quietLines(inertOfAgent(excerpt(request.handoff.summary, maxBody))),
    plan: oneLine(trailers.plan, 200),
  }
  const [first = '', ...rest] = template.split('\n')
  const paragraphs = [
    subject(first, values),
    fillTemplate(rest.join('\n'), { ...values, title: quietLines(oneLine(values.title, maxBody)) }).trim(),
    ...(sourceNote === undefined ? [] : [sourceNote]),
    ...(part ? [partInWords(task.id, part)] : []),
    trailersOf(request, [`Ralph-Task: ${task.id}`, `Ralph-Iteration: ${iteration}`], afterRun),
  ]
  return `${paragraphs.filter((part) => part !== '').join('\n\n')}\n`
}

/** What every message of the engine begins and ends with. */
interface MessageBasis {
  readonly prefix: string
  readonly trailers: { readonly plan: string; readonly run: string }
  /** `Name <mail>`, if the project demands a sign-off. */
  readonly signOff?: string | undefined
}

const trailersOf = (
  { trailers, signOff }: MessageBasis,
  beforeRun: readonly string[],
  afterRun: readonly string[] = [],
): string =>
  [
    `Ralph-Plan: ${oneLine(trailers.plan, 200)}`,
    ...beforeRun,
    `Ralph-Run: ${oneLine(trailers.run, 200)}`,
    ...afterRun,
    ...(signOff === undefined ? [] : [`Signed-off-by: ${oneLine(signOff, 200)}`]),
  ].join('\n')

const partInWords = (task: string, { number, last }: { number: number; last: boolean }): string =>
  last
    ? `Part ${number} completes ${task}.`
    : `Part ${number} of ${task}: its agent says that the task is not complete yet.`

const sourceNotes: Partial<Record<HandoffSource, string>> = {
  synthetic: 'The agent left no handoff: the engine wrote this summary.',
  extracted: 'The agent left no handoff: this summary was extracted from its last output.',
}

/** Shortens the title so that the whole subject fits. */
function subject(template: string, values: Readonly<Record<Placeholder, string>>): string {
  const withTitle = (title: string): string =>
    oneLine(
      fillTemplate(template, { ...values, summary: oneLine(values.summary, maxSubject), title }),
      Number.MAX_SAFE_INTEGER,
    )
  const room = maxSubject + 1 - withTitle('x').length
  return oneLine(withTitle(shortTitle(values.title, Math.max(1, room))), maxSubject)
}

/** Cuts at a word end, unless that loses more than half. */
function shortTitle(title: string, maxChars: number): string {
  const line = oneLine(title, Number.MAX_SAFE_INTEGER)
  if (line.length <= maxChars) return line
  const cut = oneLine(line, maxChars)
  const space = cut.lastIndexOf(' ')
  return space > maxChars / 2 ? `${cut.slice(0, space)}…` : cut
}

const actsOnTools = /^\s*(?:[A-Za-z0-9][A-Za-z0-9-]*(?: CHANGE)?\s*(?::|\s#)|[#;]|---|diff -|Index: )/

/** Quotes lines that a tool would act on. */
function quietLines(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => wrap(line, columns))
    .map((line) => (actsOnTools.test(line) ? `> ${line.trim()}` : line.trimEnd()))
    .join('\n')
    .trim()
}

/** `ralph: merge main (1234567) into ralph/work/demo`, with trailers. */
export function mergeMessage(
  request: MessageBasis & {
    /** The merged branch, and its commit. */
    readonly branch: string
    readonly commit: string
    readonly into: string
  },
): string {
  const { branch, commit, into } = request
  const subject = `${oneLine(request.prefix, 20)}: merge ${oneLine(branch, 100)} (${commit.slice(0, 7)}) into ${oneLine(into, 100)}`
  return `${subject}\n\n${trailersOf(request, [`Ralph-Merge: ${commit}`])}\n`
}

/** `ralph: plan moved to plans/current/010-search.md`, with trailers. */
export const queueMessage = (request: MessageBasis & { /** The new path. */ readonly file: string }): string =>
  `${oneLine(request.prefix, 20)}: plan moved to ${oneLine(request.file, 200)}\n\n${trailersOf(request, [])}\n`

/** `ralph[9]: undo of ralph[7], TASK-1`, with trailers. */
export function undoMessage(
  request: MessageBasis & {
    readonly iteration: number
    readonly undoes: number
    readonly task: string
    /** The reverted commits, oldest first. */
    readonly commits: readonly TaskCommit[]
    /** The task is open again. */
    readonly opens: boolean
    readonly by: string
    readonly why: string
  },
): string {
  const { iteration, undoes, task, commits, opens } = request
  const prefix = oneLine(request.prefix, 20)
  const by = oneLine(inert(request.by), 100)
  // Quoted, so that no line of the reason is taken for a trailer or comment.
  const reason = request.why === '' ? [] : [excerpt(inert(request.why), 2_000).replace(/^/gm, '> ')]
  const reverted = commits.toReversed().map(({ commit }) => `Ralph-Reverts: ${commit}`)
  const paragraphs = [
    `${prefix}[${iteration}]: undo of ${prefix}[${undoes}], ${task}`,
    `${by} reverted ${commitsInWords(undoes, commits)}; the task ${opens ? 'is open again' : 'is not reopened'}.`,
    ...reason,
    trailersOf(request, [`Ralph-Task: ${task}`, `Ralph-Iteration: ${iteration}`, ...reverted]),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function commitsInWords(undoes: number, commits: readonly TaskCommit[]): string {
  if (commits.length < 2) return `the commit of iteration ${undoes}`
  return `the ${commits.length} commits of the task (iterations ${commits.map(({ iteration }) => iteration).join(', ')})`
}

/** Any other name in braces is a mistake, reported before a run begins. `id` is BMAD's name for `task`. */
export const placeholders = ['prefix', 'iteration', 'part', 'task', 'id', 'title', 'summary', 'plan'] as const
type Placeholder = (typeof placeholders)[number]

export const defaultTemplate = '{prefix}[{iteration}]: {part}{task} — {title}\n\n{summary}'

const placeholder = /\{([A-Za-z_-]+)\}/g
const placeholderList = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** The first line is the subject. */
export const readMessageTemplate: Reader<string> = (raw) => {
  const template = typeof raw === 'string' ? raw.replace(/\r\n?/g, '\n').trim() : ''
  if (template === '')
    return { expected: `a message such as "feat({task}): {title}", built from ${placeholderList(placeholders)}` }
  const unknownName = [...template.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .find((name) => !isPlaceholder(name))
  if (unknownName === undefined) return { value: template }
  const suggestion = nearestName(unknownName, placeholders)
  const nearest = suggestion === undefined ? '' : ` (did you mean {${suggestion}}?)`
  return {
    expected: `a message built from ${placeholderList(placeholders)}, and {${unknownName}} is not one of them${nearest}`,
  }
}

/** Placeholders within a value are not replaced. */
export const fillTemplate = (template: string, values: Readonly<Record<Placeholder, string>>): string =>
  template.replace(placeholder, (written, name: string) => (isPlaceholder(name) ? values[name] : written))

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((placeholder) => placeholder === name)
