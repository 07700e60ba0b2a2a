import type { TextEdit } from '../../../text/text-edit.ts'
import type { Fault } from '../../lint/fault.ts'
import { isGroup } from '../account/empty-parts.ts'
import type { LineAccount } from '../account/line-account.ts'
import { nextNumber } from '../account/next-number.ts'
import { type HeadingText, headingText, type TaskName, taskName } from '../account/task-name.ts'
import { listedFields } from '../markdown/listed-fields.ts'
import { boxEdits, fieldEdits, lineAfter, lineEnd } from '../markdown/mark-edits.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { idsIn, taskBody } from '../markdown/task-body.ts'
import { type StatusWriter, statusOfWord, statusWriter } from '../read/status-words.ts'
import { unplacedMembers } from '../read/unplaced-members.ts'
import { holdsTasks, isBox, type LoosePlan, type LooseTask, notTasks, refusal, slugs } from './loose-plan.ts'

interface TaskHeading {
  readonly heading: OutlineLine
  /** Index of its line. */
  readonly at: number
  /** Undefined where it stands below "Tasks" and has no number of its own. */
  readonly id: string | undefined
  readonly title: string
  /** The mark of a check box in it. */
  readonly mark?: ' ' | 'x' | undefined
  readonly name?: TaskName | undefined
  /** What the marks around the title say. */
  readonly said?: HeadingText | undefined
}

/** `### 2. [ ] Title` */
const boxed = /^(?:\d+[.)]\s+)?\[([ xX])\]\s+(.+)$/

/** Tasks that are headings; undefined where no heading is one. */
export function headingTasks(lines: readonly OutlineLine[]): LoosePlan | undefined {
  const found = taskHeadings(lines)
  if (found.length === 0) return undefined
  const level = found.reduce((least, { heading }) => Math.min(least, heading.level), 6)
  const tops = found.filter(({ heading }) => heading.level === level)
  const slugOf = slugs()
  const ids = tops.map(({ id, title }) => id ?? slugOf(title))
  const idOf = new Map(ids.map((id) => [id.toLowerCase(), id]))
  const faults: Fault[] = []
  const { bodies, rest, fields, asides } = bodiesOf(lines, tops)
  const doneMark = tops.find(({ said }) => said?.status === 'done')?.said?.mark
  const words = statusWords(bodies)
  const tasks = tops.map((top, index) => {
    const request = {
      id: ids[index] ?? '',
      body: bodies[index] ?? [],
      idOf,
      doneMark,
      words,
      report: (one: Fault) => void faults.push(one),
    }
    return taskOf(top, request)
  })
  faults.push(...misnamedFields(bodies, ids, idOf))
  const account: LineAccount = {
    tasks: tops.map(({ heading, name, title }, index) => ({
      line: heading,
      name: name ?? numbered(heading.text, title),
      status: tasks[index]?.status ?? 'pending',
    })),
    fields,
    steps: new Set(bodies.flatMap((body, index) => (tops[index]?.mark === undefined && !hasStatus(body) ? body : []))),
    asides,
    stray,
    example: exampleOf(tops),
    saysStatus: (status) => `write "Status: ${status}" as the task's own field, right below its heading`,
  }
  return {
    tasks,
    faults,
    account,
    rest: rest.filter((line) => !(line.kind === 'heading' && holdsTasks.test(line.text))),
  }
}

const inTask = {
  ...{ whose: 'task', known: new Set<string>(), meant: [], waits: 'Depends on', tells: 'order' as const },
}

/** Fields such as `Blocked by: Task 1`, which nothing reads. Any other is a part of the description. */
function misnamedFields(
  bodies: readonly (readonly OutlineLine[])[],
  ids: readonly string[],
  idOf: ReadonlyMap<string, string>,
): Fault[] {
  const read = bodies.map((body, index) => ({ id: ids[index] ?? '', body: taskBody(body, { stars: false }) }))
  const accounts = read.map(({ id, body }) => ({
    ...{ ...inTask, at: [id] },
    members: body.others.map((field) => ({ ...field, value: namesIn(field.value, idOf) })),
  }))
  return [
    ...read.flatMap(({ id, body }) => listedFields(id, body, 'Depends on:')),
    ...unplacedMembers(accounts, new Set(ids)),
  ]
}

const hasStatus = (body: readonly OutlineLine[]): boolean =>
  taskBody(body, { stars: false }).fields.some(({ name }) => name === 'status')

/** `2. [ ] Title` has a number, though its id comes from its words. */
function numbered(text: string, title: string): TaskName | undefined {
  const [, number] = /^(\d+)[.)]\s/.exec(text) ?? []
  return number === undefined ? undefined : { word: '', number, id: number, isWord: false, title }
}

function exampleOf(tops: readonly TaskHeading[]): LineAccount['example'] {
  const [{ heading, name, mark } = { heading: undefined, name: undefined, mark: undefined }] = tops
  const start = '#'.repeat(heading?.level ?? 3)
  const counted = tops.map((top) => top.name ?? numbered(top.heading.text, top.title))
  const numbers = counted.flatMap((one) => (one?.word === (name?.word ?? '') ? one.number : []))
  return (title, number) => {
    const next = nextNumber(numbers, number)
    if (name?.isWord) return `${start} ${name.word[0]?.toUpperCase()}${name.word.slice(1)} ${next}: ${title}`
    if (name) return `${start} ${name.id.slice(0, -name.number.length)}${next}: ${title}`
    return `${start} ${numbers.length > 0 ? `${next}. ` : ''}${mark === undefined ? '' : '[ ] '}${title}`
  }
}

/** What stands below each task, and what belongs to none. */
function bodiesOf(lines: readonly OutlineLine[], tops: readonly TaskHeading[]) {
  const rest: OutlineLine[] = []
  const fields = new Map<OutlineLine, OutlineLine>()
  const bodies = tops.map((): OutlineLine[] => [])
  const starts = new Map(tops.map(({ at, heading }, index) => [at, { body: bodies[index] ?? [], heading }]))
  const level = tops[0]?.heading.level ?? 0
  let open: { readonly body: OutlineLine[]; readonly heading: OutlineLine } | undefined
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'heading' && line.level <= level) open = starts.get(at)
    if (starts.has(at)) continue
    if (open) {
      open.body.push(line)
      fields.set(line, open.heading)
    } else rest.push(line)
  }
  return { bodies, rest, fields, asides: asidesIn(rest) }
}

/** The parts that hold no tasks, with what stands in them. */
function asidesIn(rest: readonly OutlineLine[]): ReadonlySet<OutlineLine> {
  const asides = new Set<OutlineLine>()
  let part: OutlineLine | undefined
  for (const line of rest) {
    if (line.kind === 'heading' && (!part || line.level <= part.level))
      part = notTasks.test(line.text) ? line : undefined
    if (part) asides.add(line)
  }
  return asides
}

function taskHeadings(lines: readonly OutlineLine[]): TaskHeading[] {
  let below = 0
  const found = lines.flatMap((heading, at): TaskHeading[] => {
    if (heading.kind !== 'heading') return []
    const { level, text } = heading
    if (level <= below) below = 0
    const own = boxedTask(text) ?? namedTask(text)
    if (own) return [{ heading, at, ...own }]
    if (level > 1 && holdsTasks.test(text)) below = level
    else if (below > 0 && level === below + 1 && !isGroup.test(text))
      return [{ heading, at, id: undefined, ...marked(text) }]
    return []
  })
  // A document has one title, whatever that is called.
  const deeper = found.filter(({ heading }) => heading.level > 1)
  const named = deeper.length > 0 || found.length < 2 ? deeper : found
  const isWord = named.some(({ name }) => name?.isWord)
  const plainWords = new Set(
    named.flatMap(({ name, heading }) => (name && heading.text.startsWith(name.id) ? [name.word] : [])),
  )
  return named.filter(({ name }) => {
    if (!name || name.isWord) return true
    // A label before an id is a task's only if other tasks have such ids: findings of a review have them too.
    return plainWords.has(name.word) && !(isWord && records.test(name.word))
  })
}

/** Decisions, requirements and their like have ids too. */
const records = /^(?:adr|rfc|fr|nfr|req|sc|ac|cve|iso|pep|risk|dec)$/

const marked = (text: string): Pick<TaskHeading, 'title' | 'said'> => {
  const said = headingText(text)
  return said.status ? { title: said.plain, said } : { title: text }
}

function boxedTask(text: string): Pick<TaskHeading, 'id' | 'title' | 'mark'> | undefined {
  const [, mark, title = ''] = boxed.exec(text) ?? []
  return mark === undefined ? undefined : { id: undefined, title: title.trim(), mark: mark === ' ' ? ' ' : 'x' }
}

function namedTask(text: string): Pick<TaskHeading, 'id' | 'title' | 'name' | 'said'> | undefined {
  const said = headingText(text)
  const name = taskName(said.plain)
  return name && { id: name.id, title: name.title || said.plain, name, said }
}

const stray = ({ offset, text }: OutlineLine): Fault =>
  refusal(
    `Headings are the tasks here, so it is not clear what this check box is: ${JSON.stringify(text.slice(0, 40))}.`,
    offset,
  )

/** The document's own words for a status. */
const statusWords = (bodies: readonly (readonly OutlineLine[])[]): StatusWriter =>
  statusWriter(
    bodies.flatMap((body) =>
      taskBody(body, { stars: false }).fields.flatMap(({ name, value }) => (name === 'status' ? [value] : [])),
    ),
  )

interface Request {
  readonly id: string
  readonly body: readonly OutlineLine[]
  /** Ids by their spelling in small letters. */
  readonly idOf: ReadonlyMap<string, string>
  /** How headings of this document say that their task is done. */
  readonly doneMark: string | undefined
  readonly words: StatusWriter
  readonly report: (fault: Fault) => void
}

function taskOf(
  { heading, title, mark, said }: TaskHeading,
  { id, body, idOf, doneMark, words, report }: Request,
): LooseTask {
  const { about, fields, criteria, steps } = taskBody(body, { stars: false })
  const boxes = body.filter(isBox)
  const state = fields.find(({ name }) => name === 'status')
  const status = statusOfWord(state?.value, { at: [id, 'status'], offset: state?.offset ?? heading.offset })
  if (typeof status !== 'string') report(status)
  const requires = fields.find(({ name }) => name === 'requires')
  const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title)
  const waits = requires?.value ?? bracket?.[1]
  const ticked = mark === undefined ? boxes.length > 0 && boxes.every((box) => box.ticked === true) : mark === 'x'
  const shown = said?.status ?? (ticked ? 'done' : 'pending')
  return {
    id,
    title: title.replace(bracket?.[0] ?? '', '').trim(),
    description: [about, steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')].filter(Boolean).join('\n\n'),
    criteria,
    after: waits === undefined ? undefined : { ids: namesIn(waits, idOf), offset: requires?.offset ?? heading.offset },
    status: state === undefined ? shown : typeof status === 'string' ? status : 'pending',
    doneBy: state ? `Status: ${state.value}` : (said?.mark ?? '[x]'),
    offset: heading.offset,
    edits: (text, done) => [
      ...ownMarkEdits(text, { state, mark, said, heading }, { doneMark, words, done, hasBoxes: boxes.length > 0 }),
      ...boxes.flatMap(({ offset }) => boxEdits(text, offset, done)),
    ],
  }
}

/** What says of a task itself that it is done: its field, else the box or the mark in its heading. */
function ownMarkEdits(
  text: string,
  {
    state,
    mark,
    said,
    heading,
  }: Pick<TaskHeading, 'mark' | 'said' | 'heading'> & { state: { offset: number } | undefined },
  { doneMark, words, done, hasBoxes }: Pick<Request, 'doneMark' | 'words'> & { done: boolean; hasBoxes: boolean },
): TextEdit[] {
  if (state) return fieldEdits(text, state.offset, words(done ? 'done' : 'pending', done ? 'done' : 'open'))
  if (mark !== undefined) return markEdits(text, heading.offset, done)
  if (said?.status === 'done' || doneMark !== undefined) return doneMarkEdits(text, heading, { said, doneMark, done })
  return hasBoxes ? [] : newField(text, heading, done)
}

/** A mark such as `✅` at the end of a heading, in a document that says so. */
function doneMarkEdits(
  text: string,
  heading: OutlineLine,
  { said, doneMark, done }: { said: HeadingText | undefined; doneMark: string | undefined; done: boolean },
): TextEdit[] {
  const end = text.indexOf('\n', heading.offset)
  const line = text.slice(heading.offset, end < 0 ? undefined : end).trimEnd()
  if (done && doneMark !== undefined && said?.status === undefined)
    return [{ offset: heading.offset + line.length, length: 0, text: ` ${doneMark}` }]
  if (done || said?.status !== 'done' || said.mark === undefined) return []
  const at = line.lastIndexOf(said.mark)
  const isLast = line.slice(at + said.mark.length).trim() === ''
  const from = isLast ? line.slice(0, at).trimEnd().length : at
  const to = isLast ? at + said.mark.length : line.length - line.slice(at + said.mark.length).trimStart().length
  return [{ offset: heading.offset + from, length: to - from, text: '' }]
}

/** The box in a heading. */
function markEdits(text: string, offset: number, done: boolean): TextEdit[] {
  const [before = ''] = /^#+[ \t]+(?:\d+[.)][ \t]+)?\[/.exec(text.slice(offset, offset + 40)) ?? []
  return before === '' ? [] : [{ offset: offset + before.length, length: 1, text: done ? 'x' : ' ' }]
}

/** A paragraph of its own below the heading. */
function newField(text: string, { offset, text: title }: OutlineLine, done: boolean): TextEdit[] {
  if (!done) return []
  const eol = lineEnd(text)
  const after = lineAfter(text, offset, '')
  const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200))
  // A field in bold below `T1: …` would make a plan queue of the document.
  const field = /^\S+:/.test(title) ? 'Status: done' : '**Status:** done'
  return [lineAfter(text, offset, `${eol}${field}${isFree ? '' : eol}`)]
}

/** `Task 1 and Task 2` by their ids. */
const namesIn = (value: string, idOf: ReadonlyMap<string, string>): string[] =>
  idsIn(
    value.replace(
      /\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi,
      (_, word, number) => `${word}-${number}`,
    ),
  ).map((id) => idOf.get(id.toLowerCase()) ?? id)
