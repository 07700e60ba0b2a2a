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
import { parseStatus, type StatusWriter, statusWriter } from '../read/status-words.ts'
import { unplacedMembers } from '../read/unplaced-members.ts'
import { holdsTasks, isBox, type LoosePlan, type LooseTask, notTasks, refusal, slugs } from './loose-plan.ts'

interface TaskHeading {
  readonly heading: OutlineLine
  readonly lineIndex: number
  /** Undefined if it is below "Tasks" and has no number. */
  readonly id: string | undefined
  readonly title: string
  /** The state of a check box in it. */
  readonly mark?: ' ' | 'x' | undefined
  readonly name?: TaskName | undefined
  /** The status that marks around the title state. */
  readonly marks?: HeadingText | undefined
}

/** `### 2. [ ] Title` */
const boxedHeading = /^(?:\d+[.)]\s+)?\[([ xX])\]\s+(.+)$/

/** Tasks that are headings; undefined if no heading is one. */
export function headingTasks(lines: readonly OutlineLine[]): LoosePlan | undefined {
  const headings = taskHeadings(lines)
  if (headings.length === 0) return undefined
  const level = headings.reduce((minimum, { heading }) => Math.min(minimum, heading.level), 6)
  const topHeadings = headings.filter(({ heading }) => heading.level === level)
  const slugOf = slugs()
  const ids = topHeadings.map(({ id, title }) => id ?? slugOf(title))
  const idOf = new Map(ids.map((id) => [id.toLowerCase(), id]))
  const faults: Fault[] = []
  const { bodies, rest, fields, sideLines } = bodiesOf(lines, topHeadings)
  const doneMark = topHeadings.find(({ marks: statedMarks }) => statedMarks?.status === 'done')?.marks?.mark
  const words = statusWords(bodies)
  const tasks = topHeadings.map((top, index) => {
    const request = {
      id: ids[index] ?? '',
      body: bodies[index] ?? [],
      idOf,
      doneMark,
      words,
      report: (fault: Fault) => void faults.push(fault),
    }
    return taskOf(top, request)
  })
  faults.push(...misnamedFields(bodies, ids, idOf))
  const account: LineAccount = {
    tasks: topHeadings.map(({ heading, name, title }, index) => ({
      line: heading,
      name: name ?? numberedName(heading.text, title),
      status: tasks[index]?.status ?? 'pending',
    })),
    fields,
    steps: new Set(
      bodies.flatMap((body, index) => (topHeadings[index]?.mark === undefined && !hasStatus(body) ? body : [])),
    ),
    sideLines,
    strayBox: strayBoxFault,
    example: exampleOf(topHeadings),
    statusAdvice: (status) => `write "Status: ${status}" as the task's own field, right below its heading`,
  }
  return {
    tasks,
    faults,
    account,
    rest: rest.filter((line) => !(line.kind === 'heading' && holdsTasks.test(line.text))),
  }
}

const inTask = {
  ...{
    whose: 'task',
    knownNames: new Set<string>(),
    suggestions: [],
    orderField: 'Depends on',
    reports: 'order' as const,
  },
}

/** Fields such as `Blocked by: Task 1`, which no reader knows. Any other is part of the description. */
function misnamedFields(
  bodies: readonly (readonly OutlineLine[])[],
  ids: readonly string[],
  idOf: ReadonlyMap<string, string>,
): Fault[] {
  const readBodies = bodies.map((body, index) => ({ id: ids[index] ?? '', body: taskBody(body, { stars: false }) }))
  const accounts = readBodies.map(({ id, body }) => ({
    ...{ ...inTask, at: [id] },
    members: body.otherFields.map((field) => ({ ...field, value: idsNamedIn(field.value, idOf) })),
  }))
  return [
    ...readBodies.flatMap(({ id, body }) => listedFields(id, body, 'Depends on:')),
    ...unplacedMembers(accounts, new Set(ids)),
  ]
}

const hasStatus = (body: readonly OutlineLine[]): boolean =>
  taskBody(body, { stars: false }).fields.some(({ name }) => name === 'status')

/** `2. [ ] Title` has a number, though its id comes from its words. */
function numberedName(text: string, title: string): TaskName | undefined {
  const [, number] = /^(\d+)[.)]\s/.exec(text) ?? []
  return number === undefined ? undefined : { word: '', number, id: number, isWord: false, title }
}

function exampleOf(topHeadings: readonly TaskHeading[]): LineAccount['example'] {
  const [{ heading, name, mark } = { heading: undefined, name: undefined, mark: undefined }] = topHeadings
  const start = '#'.repeat(heading?.level ?? 3)
  const names = topHeadings.map((top) => top.name ?? numberedName(top.heading.text, top.title))
  const numbers = names.flatMap((candidate) => (candidate?.word === (name?.word ?? '') ? candidate.number : []))
  return (title, number) => {
    const next = nextNumber(numbers, number)
    if (name?.isWord) return `${start} ${name.word[0]?.toUpperCase()}${name.word.slice(1)} ${next}: ${title}`
    if (name) return `${start} ${name.id.slice(0, -name.number.length)}${next}: ${title}`
    return `${start} ${numbers.length > 0 ? `${next}. ` : ''}${mark === undefined ? '' : '[ ] '}${title}`
  }
}

/** The lines below each task, and those of no task. */
function bodiesOf(lines: readonly OutlineLine[], topHeadings: readonly TaskHeading[]) {
  const rest: OutlineLine[] = []
  const fields = new Map<OutlineLine, OutlineLine>()
  const bodies = topHeadings.map((): OutlineLine[] => [])
  const starts = new Map(
    topHeadings.map(({ lineIndex, heading }, index) => [lineIndex, { body: bodies[index] ?? [], heading }]),
  )
  const level = topHeadings[0]?.heading.level ?? 0
  let current: { readonly body: OutlineLine[]; readonly heading: OutlineLine } | undefined
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'heading' && line.level <= level) current = starts.get(index)
    if (starts.has(index)) continue
    if (current) {
      current.body.push(line)
      fields.set(line, current.heading)
    } else rest.push(line)
  }
  return { bodies, rest, fields, sideLines: sideLinesIn(rest) }
}

/** Lines of the sections that hold no tasks. */
function sideLinesIn(rest: readonly OutlineLine[]): ReadonlySet<OutlineLine> {
  const sideLines = new Set<OutlineLine>()
  let section: OutlineLine | undefined
  for (const line of rest) {
    if (line.kind === 'heading' && (!section || line.level <= section.level))
      section = notTasks.test(line.text) ? line : undefined
    if (section) sideLines.add(line)
  }
  return sideLines
}

function taskHeadings(lines: readonly OutlineLine[]): TaskHeading[] {
  let tasksLevel = 0
  const headings = lines.flatMap((heading, lineIndex): TaskHeading[] => {
    if (heading.kind !== 'heading') return []
    const { level, text } = heading
    if (level <= tasksLevel) tasksLevel = 0
    const taskStart = boxedTask(text) ?? namedTask(text)
    if (taskStart) return [{ heading, lineIndex, ...taskStart }]
    if (level > 1 && holdsTasks.test(text)) tasksLevel = level
    else if (tasksLevel > 0 && level === tasksLevel + 1 && !isGroup.test(text))
      return [{ heading, lineIndex, id: undefined, ...withMarks(text) }]
    return []
  })
  // A document has one title, which is never a task beside deeper headings.
  const deeperHeadings = headings.filter(({ heading }) => heading.level > 1)
  const candidates = deeperHeadings.length > 0 || headings.length < 2 ? deeperHeadings : headings
  const isWord = candidates.some(({ name }) => name?.isWord)
  const plainWords = new Set(
    candidates.flatMap(({ name, heading }) => (name && heading.text.startsWith(name.id) ? [name.word] : [])),
  )
  return candidates.filter(({ name }) => {
    if (!name || name.isWord) return true
    // A label before an id marks a task only if other tasks have such ids: findings of a review have labels too.
    return plainWords.has(name.word) && !(isWord && recordIds.test(name.word))
  })
}

/** Decisions and requirements have ids too. */
const recordIds = /^(?:adr|rfc|fr|nfr|req|sc|ac|cve|iso|pep|risk|dec)$/

const withMarks = (text: string): Pick<TaskHeading, 'title' | 'marks'> => {
  const marks = headingText(text)
  return marks.status ? { title: marks.plain, marks } : { title: text }
}

function boxedTask(text: string): Pick<TaskHeading, 'id' | 'title' | 'mark'> | undefined {
  const [, mark, title = ''] = boxedHeading.exec(text) ?? []
  return mark === undefined ? undefined : { id: undefined, title: title.trim(), mark: mark === ' ' ? ' ' : 'x' }
}

function namedTask(text: string): Pick<TaskHeading, 'id' | 'title' | 'name' | 'marks'> | undefined {
  const marks = headingText(text)
  const name = taskName(marks.plain)
  return name && { id: name.id, title: name.title || marks.plain, name, marks }
}

const strayBoxFault = ({ offset, text }: OutlineLine): Fault =>
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

interface TaskRequest {
  readonly id: string
  readonly body: readonly OutlineLine[]
  /** By lower-case spelling. */
  readonly idOf: ReadonlyMap<string, string>
  /** The mark of done tasks in this document's headings. */
  readonly doneMark: string | undefined
  readonly words: StatusWriter
  readonly report: (fault: Fault) => void
}

function taskOf(
  { heading, title, mark, marks: statedMarks }: TaskHeading,
  { id, body, idOf, doneMark, words, report }: TaskRequest,
): LooseTask {
  const { about, fields, criteria, steps } = taskBody(body, { stars: false })
  const boxes = body.filter(isBox)
  const statusField = fields.find(({ name }) => name === 'status')
  const status = parseStatus(statusField?.value, { at: [id, 'status'], offset: statusField?.offset ?? heading.offset })
  if (typeof status !== 'string') report(status)
  const requires = fields.find(({ name }) => name === 'requires')
  const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title)
  const order = requires?.value ?? bracket?.[1]
  const isTicked = mark === undefined ? boxes.length > 0 && boxes.every((box) => box.ticked === true) : mark === 'x'
  const markedStatus = statedMarks?.status ?? (isTicked ? 'done' : 'pending')
  return {
    id,
    title: title.replace(bracket?.[0] ?? '', '').trim(),
    description: [about, steps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n')]
      .filter(Boolean)
      .join('\n\n'),
    criteria,
    after:
      order === undefined ? undefined : { ids: idsNamedIn(order, idOf), offset: requires?.offset ?? heading.offset },
    status: statusField === undefined ? markedStatus : typeof status === 'string' ? status : 'pending',
    doneBy: statusField ? `Status: ${statusField.value}` : (statedMarks?.mark ?? '[x]'),
    offset: heading.offset,
    edits: (text, done) => [
      ...statusEdits(
        text,
        { state: statusField, mark, marks: statedMarks, heading },
        { doneMark, words, done, hasBoxes: boxes.length > 0 },
      ),
      ...boxes.flatMap(({ offset }) => boxEdits(text, offset, done)),
    ],
  }
}

/** Edits where the task states its status: a field, or the box or mark in its heading. */
function statusEdits(
  text: string,
  {
    state,
    mark,
    marks: statedMarks,
    heading,
  }: Pick<TaskHeading, 'mark' | 'marks' | 'heading'> & { state: { offset: number } | undefined },
  { doneMark, words, done, hasBoxes }: Pick<TaskRequest, 'doneMark' | 'words'> & { done: boolean; hasBoxes: boolean },
): TextEdit[] {
  if (state) return fieldEdits(text, state.offset, words(done ? 'done' : 'pending', done ? 'done' : 'open'))
  if (mark !== undefined) return headingBoxEdits(text, heading.offset, done)
  if (statedMarks?.status === 'done' || doneMark !== undefined)
    return doneMarkEdits(text, heading, { statedMarks, doneMark, done })
  return hasBoxes ? [] : newFieldEdits(text, heading, done)
}

/** A mark such as `✅` at the end of a heading. */
function doneMarkEdits(
  text: string,
  heading: OutlineLine,
  {
    statedMarks,
    doneMark,
    done,
  }: { statedMarks: HeadingText | undefined; doneMark: string | undefined; done: boolean },
): TextEdit[] {
  const end = text.indexOf('\n', heading.offset)
  const line = text.slice(heading.offset, end < 0 ? undefined : end).trimEnd()
  if (done && doneMark !== undefined && statedMarks?.status === undefined)
    return [{ offset: heading.offset + line.length, length: 0, text: ` ${doneMark}` }]
  if (done || statedMarks?.status !== 'done' || statedMarks.mark === undefined) return []
  const markIndex = line.lastIndexOf(statedMarks.mark)
  const isLast = line.slice(markIndex + statedMarks.mark.length).trim() === ''
  const from = isLast ? line.slice(0, markIndex).trimEnd().length : markIndex
  const to = isLast
    ? markIndex + statedMarks.mark.length
    : line.length - line.slice(markIndex + statedMarks.mark.length).trimStart().length
  return [{ offset: heading.offset + from, length: to - from, text: '' }]
}

function headingBoxEdits(text: string, offset: number, done: boolean): TextEdit[] {
  const [prefix = ''] = /^#+[ \t]+(?:\d+[.)][ \t]+)?\[/.exec(text.slice(offset, offset + 40)) ?? []
  return prefix === '' ? [] : [{ offset: offset + prefix.length, length: 1, text: done ? 'x' : ' ' }]
}

/** A new paragraph below the heading. */
function newFieldEdits(text: string, { offset, text: title }: OutlineLine, done: boolean): TextEdit[] {
  if (!done) return []
  const eol = lineEnd(text)
  const after = lineAfter(text, offset, '')
  const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200))
  // Below `T1: …`, a field in bold would turn the document into a plan queue.
  const field = /^\S+:/.test(title) ? 'Status: done' : '**Status:** done'
  return [lineAfter(text, offset, `${eol}${field}${isFree ? '' : eol}`)]
}

/** The ids in `Task 1 and Task 2`. */
const idsNamedIn = (value: string, idOf: ReadonlyMap<string, string>): string[] =>
  idsIn(
    value.replace(
      /\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi,
      (_, word, number) => `${word}-${number}`,
    ),
  ).map((id) => idOf.get(id.toLowerCase()) ?? id)
