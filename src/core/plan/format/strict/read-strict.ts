import { Plan, Task } from '../../../../schema/plan/plan.ts'
import { plural } from '../../../text/amounts.ts'
import type { Fault, Path } from '../../lint/fault.ts'
import type { LineAccount } from '../account/line-account.ts'
import { lostOrders, type OrderedTask } from '../account/lost-orders.ts'
import { nextNumber } from '../account/next-number.ts'
import { type HeadingText, headingText, taskName } from '../account/task-name.ts'
import { contextHeadings, unplacedLines } from '../account/unplaced-lines.ts'
import { notTasks as holdsNoTasks } from '../loose/loose-plan.ts'
import { type ExtraFields, extraFields } from '../markdown/extra-fields.ts'
import { listedFields } from '../markdown/listed-fields.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { idsIn, proseOf, type TaskBody, taskBody, withoutExtras } from '../markdown/task-body.ts'
import { type Draft, type Place, unplacedIn } from '../read/draft.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { parseStatus } from '../read/status-words.ts'
import { unplacedMembers } from '../read/unplaced-members.ts'
import { engineMark, strictEdits, type WrittenTask } from './strict-edits.ts'
import { type StrictTask, strictTask } from './strict-task.ts'

interface DocumentWriter {
  readonly text: string
  /** Formats a task for this document. */
  readonly writeTask: (task: Task) => string
}

const taskHeading = /^([A-Za-z0-9][A-Za-z0-9._-]*):(?:[ \t]+(.*))?$/
const taskField = /^\*\*(?:Requires|Status|Done when|Subtasks):?\*\*/i
const planTitle = /^Plan(?::[ \t]*(.*))?$/
const taskFields = Object.keys(Task.shape).filter((name) => name !== 'id')
const planFields = Object.keys(Plan.shape).filter((name) => name !== 'tasks')

/** Sections of the queue's document without tasks. */
const noTasksTitle = /^(?:context|rules|discovered)\b/i

/**
 * The Markdown of a plan queue: `# Plan:`, and for each task `### T1: Title` with `**Requires:**`, `**Status:**`,
 * `**Done when:**` and numbered subtasks. Undefined for other documents.
 */
export function planOfStrict(
  lines: readonly OutlineLine[],
  { subtasks }: ReadOptions,
  writer?: DocumentWriter,
): Draft | undefined {
  const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1)
  const titleMatch = planTitle.exec(title?.text ?? '')
  const sections = sectionsOf(lines)
  const isQueuePlan =
    sections.tasks.length > 0 && (titleMatch !== null || sections.tasks.some((task) => task.lines.some(isField)))
  if (!isQueuePlan) return undefined
  const { lines: context, extras } = withoutExtras(sections.context)
  const planExtras = extraFields(extras, { at: [], knownNames: planFields })
  const faults: Fault[] = [...planExtras.faults, ...discoveredFaults(sections.discovered)]
  const written: WrittenTask[] = []
  const statuses = new Map<string, string>()
  const ordered: OrderedTask[] = []
  const tasks: StrictTask[] = sections.tasks.flatMap(({ heading, lines: [, ...body] }) => {
    const { id = '', title: name = '', marks } = namedHeading(heading.text) ?? {}
    const taskBodyRead = taskBody(body, { stars: true })
    const extra = extraFields(taskBodyRead.extras, { at: [id], knownNames: taskFields })
    faults.push(...extra.faults)
    written.push({ id, heading, body: taskBodyRead })
    statuses.set(id, statusOf(taskBodyRead, marks))
    ordered.push({ id, line: heading, waits: waitsOf(taskBodyRead, extra) })
    return strictTask({
      id,
      title: name.trim(),
      heading,
      marks,
      body: taskBodyRead,
      extra,
      subtasks,
      report: (fault) => faults.push(fault),
    })
  })
  const account: LineAccount = {
    tasks: written.map(({ id, heading }) => ({
      line: heading,
      name: taskName(`${id}:`),
      status: statuses.get(id) ?? 'pending',
    })),
    fields: new Map(
      sections.tasks.flatMap(({ heading, lines: taskLines }) =>
        taskLines.slice(1).map((line) => [line, heading] as const),
      ),
    ),
    steps: new Set(written.flatMap(({ body: { stepLines } }) => stepLines)),
    sideLines: sections.sideLines,
    strayBox: strayBoxFault,
    example: exampleOf(written.map(({ id }) => id)),
    statusAdvice: (status) =>
      `write "**Status:** ${status === 'done' ? 'complete' : status}" as the task's own field, right below its heading`,
  }
  const lostOrderFaults = lostOrders(lines, ordered, { ...account, fieldName: '**Requires:**' })
  // A repeated field has its own finding.
  const fieldOffsets = new Set(written.flatMap(({ body }) => body.fields.map(({ offset }) => offset)))
  const unplaced = unplacedLines(lines, account).filter(({ offset = -1 }) => !fieldOffsets.has(offset))
  const misnamed = [
    ...lostOrderFaults,
    ...written.flatMap(({ id, body }) => listedFields(id, body, '**Requires:**')),
    ...unplacedMembers(
      written.map(({ id, body: { otherFields: others } }) => ({
        ...inTask,
        at: [id],
        members: others.map(withIdsAsValue),
      })),
      new Set(written.map(({ id }) => id)),
    ),
  ]
  faults.push(...unplaced, ...misnamed)
  const lastPartOf = new Map(
    tasks.flatMap(({ completes: stands, value: { id } }) => (stands === undefined ? [] : [[stands, id] as const])),
  )
  const project = titleMatch?.[1]?.trim()
  const contextText = contextOf(context)
  return {
    format: 'Markdown plan',
    value: {
      ...(project && { project }),
      ...(contextText !== '' && { context: contextText }),
      ...planExtras.value,
      tasks: tasks.map(({ value }) => ({ ...value, depends_on: withLastParts(value['depends_on'], lastPartOf) })),
    },
    faults,
    ...unplacedIn([...unplaced, ...misnamed]),
    context: contextHeadings(lines, account),
    placeOf: placeFinder(tasks, { title, offsetOf: planExtras.offsetOf, fields: Object.keys(planExtras.value) }),
    doneBy: '**Status:** complete',
    tells: 'below Discovered',
    ...(writer && {
      edits: (facts) =>
        strictEdits(writer.text, written, {
          ...writer,
          facts,
          subtasks,
          discovered: sections.discovered,
          end: endOfTasks(lines, sections, writer.text),
        }),
    }),
  }
}

/** Other fields are part of the description. */
const inTask = {
  ...{
    whose: 'task',
    knownNames: new Set<string>(),
    suggestions: [],
    orderField: '**Requires:**',
    reports: 'order' as const,
  },
}
/** The tasks that a field names, if it names nothing else. */
const withIdsAsValue = (field: { name: string; value: string; offset: number }) => ({
  ...field,
  value: idsIn(field.value),
})

function waitsOf({ fields }: TaskBody, { value }: ExtraFields): string[] {
  const listed = value['depends_on']
  if (Array.isArray(listed)) return listed.map(String)
  return idsIn(fields.find(({ name }) => name === 'requires')?.value ?? '')
}

/** Ignores faults, which are reported elsewhere. */
function statusOf({ fields }: TaskBody, marks: HeadingText | undefined): string {
  const field = fields.find(({ name }) => name === 'status')
  const status = parseStatus(field?.value.replace(/^`|`$/g, ''), { at: [], offset: 0 })
  return typeof status === 'string' ? (field ? status : (marks?.status ?? status)) : 'pending'
}

function exampleOf(ids: readonly string[]): LineAccount['example'] {
  const letters = /^(.*?)\d*$/.exec(ids.at(-1) ?? '')?.[1] ?? ''
  const numbers = ids.flatMap((id) => (id.startsWith(letters) ? id.slice(letters.length) : []))
  return (title, number) => `### ${letters}${nextNumber(numbers, number)}: ${title}`
}

/** Offset after the line end of the last task. */
function endOfTasks(lines: readonly OutlineLine[], { tasks }: QueueSections, text: string): number {
  const lastLines = new Set(tasks.at(-1)?.lines)
  const line = lines.findLast((line) => lastLines.has(line) && line.kind !== 'blank' && line.kind !== 'rule')
  const end = text.indexOf('\n', line?.offset ?? text.length)
  return end < 0 ? text.length : end + 1
}

const isField = ({ kind, text }: OutlineLine): boolean => kind === 'text' && taskField.test(text)

const withLastParts = (dependencies: unknown, lastOf: ReadonlyMap<string, string>): unknown =>
  Array.isArray(dependencies)
    ? dependencies.map((id) => (typeof id === 'string' ? (lastOf.get(id) ?? id) : id))
    : dependencies

function placeFinder(
  tasks: readonly StrictTask[],
  planHeader: { title: OutlineLine | undefined; offsetOf: (path: Path) => number; fields: readonly string[] },
) {
  return (path: Path): Place => {
    const [first, index, ...rest] = path
    const task = typeof index === 'number' ? tasks[index] : undefined
    if (first === 'tasks')
      return task ? { at: [task.value.id, ...rest], offset: task.offsetOf(rest) } : { at: path, offset: 0 }
    const inBlock = planHeader.fields.includes(String(first))
    return { at: path, offset: inBlock ? planHeader.offsetOf(path) : (planHeader.title?.offset ?? 0) }
  }
}

/** `T1: Title`, also with marks around it. */
function namedHeading(text: string) {
  const [, plainId, plainTitle] = taskHeading.exec(text) ?? []
  const marks = headingText(plainTitle ?? text)
  const heading = plainId === undefined ? marks.plain : `${plainId}: ${marks.status ? marks.plain : (plainTitle ?? '')}`
  const [, id, title] = taskHeading.exec(heading) ?? []
  return id === undefined ? undefined : { id, title, marks }
}

const strayBoxFault = ({ offset, text }: OutlineLine): Fault => ({
  severity: 'error',
  code: 'PLAN_UNPLACED',
  at: [],
  offset,
  message: `This check box belongs to no task: ${JSON.stringify(text.slice(0, 40))}.`,
  remedy: 'Move it below a task, make it a task of its own (### T9: …), or remove the box.',
})

interface QueueSections {
  readonly tasks: { readonly heading: OutlineLine; readonly lines: OutlineLine[] }[]
  /** Text outside of tasks, for the agents of all tasks. */
  readonly context: OutlineLine[]
  readonly discovered: OutlineLine[]
  /** Lines of sections without tasks. */
  readonly sideLines: Set<OutlineLine>
}

/** Assigns every line to one section, so that no text is dropped. */
function sectionsOf(lines: readonly OutlineLine[]): QueueSections {
  const sections: QueueSections = { tasks: [], context: [], discovered: [], sideLines: new Set() }
  let sectionKind = sectionKindOf('')
  let target = sections.context
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'heading') {
      if (line.level < 3) sectionKind = sectionKindOf(line.text)
      if (line.level < 4) target = targetOf(sections, { lines, index, sectionKind })
    }
    if (target === sections.context || target === sections.discovered) addSideLine(sections, line, sectionKind)
    target.push(line)
  }
  return sections
}

/** The section for the lines below a heading. */
function targetOf(
  sections: QueueSections,
  {
    lines,
    index,
    sectionKind,
  }: { lines: readonly OutlineLine[]; index: number; sectionKind: ReturnType<typeof sectionKindOf> },
): OutlineLine[] {
  const heading = lines[index]
  if (sectionKind.isDiscovered) return sections.discovered
  return heading?.level === 3 && namesTask(lines, index, !sectionKind.holdsTasks)
    ? addTask(sections, heading)
    : sections.context
}

/** Headings in the context are still checked: a task may be there by mistake. */
function addSideLine(
  { sideLines }: QueueSections,
  line: OutlineLine,
  sectionKind: ReturnType<typeof sectionKindOf>,
): void {
  if (!sectionKind.holdsTasks && (sectionKind.isSideSection || line.kind !== 'heading')) sideLines.add(line)
}

/** What may be below a heading. A task with a task's fields counts anywhere except below "Discovered". */
const sectionKindOf = (title: string) => ({
  holdsTasks: !noTasksTitle.test(title) && !holdsNoTasks.test(title),
  isSideSection: holdsNoTasks.test(title) || /^discovered\b/i.test(title),
  isDiscovered: /^discovered\b/i.test(title),
})

/** Returns the lines of the new task; the first one is its heading. */
function addTask({ tasks }: QueueSections, heading: OutlineLine): OutlineLine[] {
  const lines: OutlineLine[] = []
  tasks.push({ heading, lines })
  return lines
}

/** `### T1: …`. A name without a number, or in a section without tasks, needs a field below it. */
function namesTask(lines: readonly OutlineLine[], index: number, needsField: boolean): boolean {
  const { id } = namedHeading(lines[index]?.text ?? '') ?? {}
  if (id === undefined) return false
  const isRecord = recordIds.test(id)
  if (/\d/.test(id) && !isRecord && !needsField) return true
  for (let lineIndex = index + 1; lineIndex < lines.length && lines[lineIndex]?.kind !== 'heading'; lineIndex += 1) {
    const line = lines[lineIndex] as OutlineLine
    if (isField(line) && !(isRecord && recordStatus.test(line.text))) return true
  }
  return false
}

/** Decisions have ids and statuses, too. */
const recordIds = /^(?:ADR|RFC|DEC|RISK|REQ|NFR|FR|PEP)-?\d/
const recordStatus =
  /^\*\*Status:?\*\*:?\s*(?:accepted|proposed|draft|superseded|deprecated|rejected|approved|decided|mitigated)\b/i

/** Without the title, the plan's status and headings without content. */
function contextOf(lines: readonly OutlineLine[]): string {
  const contentLines = lines.filter(
    ({ kind, level, text }) =>
      !(kind === 'heading' && level === 1 && planTitle.test(text)) && !/^\*\*Status:?\*\*/i.test(text),
  )
  let nextContent: OutlineLine | undefined
  const reversed = contentLines.reduceRight<OutlineLine[]>((kept, line) => {
    const isEmpty =
      line.kind === 'heading' &&
      (nextContent === undefined || (nextContent.kind === 'heading' && nextContent.level <= line.level))
    if (!isEmpty) kept.push(line)
    if (!isEmpty && line.kind !== 'blank' && line.kind !== 'rule') nextContent = line
    return kept
  }, [])
  return proseOf(reversed.reverse().map(({ raw }) => raw))
}

function discoveredFaults(lines: readonly OutlineLine[]): Fault[] {
  const entries = lines.filter(
    ({ kind, depth, level, text }) =>
      (kind === 'heading' && level > 2) || (kind === 'item' && depth === 1 && !text.startsWith(engineMark)),
  )
  const [first] = entries
  if (first === undefined) return []
  const message = `${plural(entries.length, 'entry', 'entries')} under "Discovered" ${entries.length === 1 ? 'is not a task' : 'are not tasks'}, so no agent gets ${entries.length === 1 ? 'it' : 'them'}.`
  const remedy = 'Turn each that should be done into a task (### T9: …) under "Tasks".'
  return [{ severity: 'warning', code: 'PLAN_DISCOVERED', at: [], offset: first.offset, message, remedy }]
}
