import type { TextEdit } from '../../../text/text-edit.ts'
import type { Fault } from '../../lint/fault.ts'
import { boxEdits, fieldEdits, lineAfter, lineEnd } from '../markdown/mark-edits.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { idsIn, taskBody } from '../markdown/task-body.ts'
import { statusOfWord } from '../read/status-words.ts'
import { holdsTasks, isBox, isGroup, type LoosePlan, type LooseTask, notTasks, refusal, slugs } from './loose-plan.ts'

/** `Task 1: Title`, `Step 2 – Title`, `US-003: Title`. */
const named =
  /^(?:(task|step|story|issue|ticket|todo)\s+#?(\d+(?:\.\d+)*)|([A-Z]{1,10}-?\d+(?:\.\d+)*))\s*(?:[:.)–—-]+\s*|$)(.*)$/i

interface TaskHeading {
  readonly heading: OutlineLine
  /** Index of its line. */
  readonly at: number
  /** Undefined where it stands below "Tasks" and has no number of its own. */
  readonly id: string | undefined
  readonly title: string
  /** The mark of a check box in it. */
  readonly mark?: ' ' | 'x'
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
  const { bodies, rest } = bodiesOf(lines, tops, (fault) => faults.push(fault))
  const tasks = tops.map((top, index) => {
    const request = {
      id: ids[index] ?? '',
      body: bodies[index] ?? [],
      idOf,
      report: (one: Fault) => void faults.push(one),
    }
    return taskOf(top, request)
  })
  return { tasks, faults, rest: rest.filter((line) => !(line.kind === 'heading' && holdsTasks.test(line.text))) }
}

/** What stands below each task, and what belongs to none; a check box there is told, since it could be one. */
function bodiesOf(lines: readonly OutlineLine[], tops: readonly TaskHeading[], report: (fault: Fault) => void) {
  const rest: OutlineLine[] = []
  const bodies = tops.map((): OutlineLine[] => [])
  const starts = new Map(tops.map(({ at }, index) => [at, bodies[index]]))
  const level = tops[0]?.heading.level ?? 0
  let open: OutlineLine[] | undefined
  let area = ''
  for (const [at, line] of lines.entries()) {
    const isHeading = line.kind === 'heading'
    if (isHeading && line.level <= level) open = starts.get(at)
    if (isHeading && !open) area = line.text
    if (!open && isBox(line) && !notTasks.test(area)) report(stray(line))
    if (!starts.has(at)) (open ?? rest).push(line)
  }
  return { bodies, rest }
}

function taskHeadings(lines: readonly OutlineLine[]): TaskHeading[] {
  let below = 0
  return lines.flatMap((heading, at): TaskHeading[] => {
    if (heading.kind !== 'heading' || heading.level === 1) return []
    const { level, text } = heading
    if (level <= below) below = 0
    const own = boxedTask(text) ?? namedTask(text)
    if (own) return [{ heading, at, ...own }]
    if (holdsTasks.test(text)) below = level
    else if (below > 0 && level === below + 1 && !isGroup.test(text))
      return [{ heading, at, id: undefined, title: text }]
    return []
  })
}

function boxedTask(text: string): Pick<TaskHeading, 'id' | 'title' | 'mark'> | undefined {
  const [, mark, title = ''] = boxed.exec(text) ?? []
  return mark === undefined ? undefined : { id: undefined, title: title.trim(), mark: mark === ' ' ? ' ' : 'x' }
}

function namedTask(text: string): Pick<TaskHeading, 'id' | 'title'> | undefined {
  const [whole, word, number, id, title = ''] = named.exec(text) ?? []
  if (whole === undefined) return undefined
  return { id: id ?? `${word?.toUpperCase()}-${number}`, title: title.trim() || text }
}

const stray = ({ offset, text }: OutlineLine): Fault =>
  refusal(
    `Headings are the tasks here, so it is not clear what this check box is: ${JSON.stringify(text.slice(0, 40))}.`,
    offset,
  )

interface Request {
  readonly id: string
  readonly body: readonly OutlineLine[]
  /** Ids by their spelling in small letters. */
  readonly idOf: ReadonlyMap<string, string>
  readonly report: (fault: Fault) => void
}

function taskOf({ heading, title, mark }: TaskHeading, { id, body, idOf, report }: Request): LooseTask {
  const { about, fields, criteria, steps } = taskBody(body, { stars: false })
  const boxes = body.filter(isBox)
  const state = fields.find(({ name }) => name === 'status')
  const status = statusOfWord(state?.value, { at: [id, 'status'], offset: state?.offset ?? heading.offset })
  if (typeof status !== 'string') report(status)
  const requires = fields.find(({ name }) => name === 'requires')
  const bracket = /\((?:after|depends on|requires):?\s+([^()]*)\)/i.exec(title)
  const waits = requires?.value ?? bracket?.[1]
  const ticked = mark === undefined ? boxes.length > 0 && boxes.every((box) => box.ticked === true) : mark === 'x'
  return {
    id,
    title: title.replace(bracket?.[0] ?? '', '').trim(),
    description: [about, steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')].filter(Boolean).join('\n\n'),
    criteria,
    after: waits === undefined ? undefined : { ids: namesIn(waits, idOf), offset: requires?.offset ?? heading.offset },
    status: typeof status !== 'string' ? 'pending' : state === undefined && ticked ? 'done' : status,
    offset: heading.offset,
    edits: (text, done) => [
      ...(state ? wordEdits(text, state.offset, done) : []),
      ...(mark === undefined ? [] : markEdits(text, heading.offset, done)),
      ...(state || mark || boxes.length > 0 ? [] : newField(text, heading.offset, done)),
      ...boxes.flatMap(({ offset }) => boxEdits(text, offset, done)),
    ],
  }
}

const wordEdits = (text: string, offset: number, done: boolean): TextEdit[] =>
  fieldEdits(text, offset, done ? 'done' : 'open')

/** The box in a heading. */
function markEdits(text: string, offset: number, done: boolean): TextEdit[] {
  const [before = ''] = /^#+[ \t]+(?:\d+[.)][ \t]+)?\[/.exec(text.slice(offset, offset + 40)) ?? []
  return before === '' ? [] : [{ offset: offset + before.length, length: 1, text: done ? 'x' : ' ' }]
}

/** A paragraph of its own below the heading. */
function newField(text: string, offset: number, done: boolean): TextEdit[] {
  if (!done) return []
  const eol = lineEnd(text)
  const after = lineAfter(text, offset, '')
  const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(after.offset, after.offset + 200))
  return [lineAfter(text, offset, `${eol}**Status:** done${isFree ? '' : eol}`)]
}

/** `Task 1 and Task 2` by their ids. */
const namesIn = (value: string, idOf: ReadonlyMap<string, string>): string[] =>
  idsIn(
    value.replace(
      /\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi,
      (_, word, number) => `${word}-${number}`,
    ),
  ).map((id) => idOf.get(id.toLowerCase()) ?? id)
