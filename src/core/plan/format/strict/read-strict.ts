import { Plan, Task } from '../../../../schema/plan/plan.ts'
import { plural } from '../../../text/amounts.ts'
import type { Fault, Path } from '../../lint/fault.ts'
import type { LineAccount } from '../account/line-account.ts'
import { lostOrders, type OrderedTask } from '../account/lost-orders.ts'
import { nextNumber } from '../account/next-number.ts'
import { type HeadingText, headingText, taskName } from '../account/task-name.ts'
import { contextHeadings, unplacedLines } from '../account/unplaced-lines.ts'
import { notTasks as holdNone } from '../loose/loose-plan.ts'
import { type ExtraFields, extraFields } from '../markdown/extra-fields.ts'
import { listedFields } from '../markdown/listed-fields.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { idsIn, proseOf, type TaskBody, taskBody, withoutExtras } from '../markdown/task-body.ts'
import { type Draft, type Place, unplacedIn } from '../read/draft.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { statusOfWord } from '../read/status-words.ts'
import { unplacedMembers } from '../read/unplaced-members.ts'
import { ownEntry, strictEdits, type WrittenTask } from './strict-edits.ts'
import { type StrictTask, strictTask } from './strict-task.ts'

/** What is needed to write into the document. */
interface Writing {
  readonly text: string
  /** A task in this format. */
  readonly writeTask: (task: Task) => string
}

const taskHeading = /^([A-Za-z0-9][A-Za-z0-9._-]*):(?:[ \t]+(.*))?$/
const taskField = /^\*\*(?:Requires|Status|Done when|Subtasks):?\*\*/i
const planTitle = /^Plan(?::[ \t]*(.*))?$/
const taskFields = Object.keys(Task.shape).filter((name) => name !== 'id')
const planFields = Object.keys(Plan.shape).filter((name) => name !== 'tasks')

/** Parts of the queue's document that hold no tasks. */
const notTasks = /^(?:context|rules|discovered)\b/i

/**
 * The Markdown of a plan queue: `# Plan:`, and for each task `### T1: Title` with `**Requires:**`, `**Status:**`,
 * `**Done when:**` and numbered subtasks. Undefined for any other document.
 */
export function planOfStrict(
  lines: readonly OutlineLine[],
  { subtasks }: ReadOptions,
  writing?: Writing,
): Draft | undefined {
  const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1)
  const named = planTitle.exec(title?.text ?? '')
  const parts = partsOf(lines)
  const isOurs = parts.tasks.length > 0 && (named !== null || parts.tasks.some((task) => task.lines.some(isField)))
  if (!isOurs) return undefined
  const { lines: context, extras } = withoutExtras(parts.context)
  const block = extraFields(extras, { at: [], knownNames: planFields })
  const faults: Fault[] = [...block.faults, ...discovered(parts.discovered)]
  const all: WrittenTask[] = []
  const statuses = new Map<string, string>()
  const ordered: OrderedTask[] = []
  const tasks: StrictTask[] = parts.tasks.flatMap(({ heading, lines: [, ...body] }) => {
    const { id = '', title: name = '', said } = namedHeading(heading.text) ?? {}
    const written = taskBody(body, { stars: true })
    const extra = extraFields(written.extras, { at: [id], knownNames: taskFields })
    faults.push(...extra.faults)
    all.push({ id, heading, body: written })
    statuses.set(id, statusOf(written, said))
    ordered.push({ id, line: heading, waits: waitsOf(written, extra) })
    return strictTask({
      id,
      title: name.trim(),
      heading,
      said,
      body: written,
      extra,
      subtasks,
      report: (fault) => faults.push(fault),
    })
  })
  const account: LineAccount = {
    tasks: all.map(({ id, heading }) => ({
      line: heading,
      name: taskName(`${id}:`),
      status: statuses.get(id) ?? 'pending',
    })),
    fields: new Map(
      parts.tasks.flatMap(({ heading, lines: own }) => own.slice(1).map((line) => [line, heading] as const)),
    ),
    steps: new Set(all.flatMap(({ body: { stepLines } }) => stepLines)),
    asides: parts.asides,
    stray,
    example: exampleOf(all.map(({ id }) => id)),
    saysStatus: (status) =>
      `write "**Status:** ${status === 'done' ? 'complete' : status}" as the task's own field, right below its heading`,
  }
  const lost = lostOrders(lines, ordered, { ...account, fieldName: '**Requires:**' })
  // A second field of one name has a finding of its own.
  const ownFields = new Set(all.flatMap(({ body }) => body.fields.map(({ offset }) => offset)))
  const unplaced = unplacedLines(lines, account).filter(({ offset = -1 }) => !ownFields.has(offset))
  const misnamed = [
    ...lost,
    ...all.flatMap(({ id, body }) => listedFields(id, body, '**Requires:**')),
    ...unplacedMembers(
      all.map(({ id, body: { otherFields: others } }) => ({ ...inTask, at: [id], members: others.map(pointing) })),
      new Set(all.map(({ id }) => id)),
    ),
  ]
  faults.push(...unplaced, ...misnamed)
  const lastOf = new Map(
    tasks.flatMap(({ stands, value: { id } }) => (stands === undefined ? [] : [[stands, id] as const])),
  )
  const project = named?.[1]?.trim()
  const about = contextOf(context)
  return {
    format: 'Markdown plan',
    value: {
      ...(project && { project }),
      ...(about !== '' && { context: about }),
      ...block.value,
      tasks: tasks.map(({ value }) => ({ ...value, depends_on: dependsOn(value['depends_on'], lastOf) })),
    },
    faults,
    ...unplacedIn([...unplaced, ...misnamed]),
    context: contextHeadings(lines, account),
    placeOf: placeIn(tasks, { title, offsetOf: block.offsetOf, fields: Object.keys(block.value) }),
    doneBy: '**Status:** complete',
    tells: 'below Discovered',
    ...(writing && {
      edits: (facts) =>
        strictEdits(writing.text, all, {
          ...writing,
          facts,
          subtasks,
          discovered: parts.discovered,
          end: endOfTasks(lines, parts, writing.text),
        }),
    }),
  }
}

/** Any other field is a part of the description, which the agent gets. */
const inTask = {
  ...{
    whose: 'task',
    knownNames: new Set<string>(),
    suggestions: [],
    orderField: '**Requires:**',
    reports: 'order' as const,
  },
}
/** The tasks that a field names, where it names nothing else. */
const pointing = (field: { name: string; value: string; offset: number }) => ({ ...field, value: idsIn(field.value) })

function waitsOf({ fields }: TaskBody, { value }: ExtraFields): string[] {
  const listed = value['depends_on']
  if (Array.isArray(listed)) return listed.map(String)
  return idsIn(fields.find(({ name }) => name === 'requires')?.value ?? '')
}

/** Without a word of what is wrong with it. */
function statusOf({ fields }: TaskBody, said: HeadingText | undefined): string {
  const field = fields.find(({ name }) => name === 'status')
  const status = statusOfWord(field?.value.replace(/^`|`$/g, ''), { at: [], offset: 0 })
  return typeof status === 'string' ? (field ? status : (said?.status ?? status)) : 'pending'
}

function exampleOf(ids: readonly string[]): LineAccount['example'] {
  const letters = /^(.*?)\d*$/.exec(ids.at(-1) ?? '')?.[1] ?? ''
  const numbers = ids.flatMap((id) => (id.startsWith(letters) ? id.slice(letters.length) : []))
  return (title, number) => `### ${letters}${nextNumber(numbers, number)}: ${title}`
}

/** Where the last task of the document ends, with the line end behind what it says. */
function endOfTasks(lines: readonly OutlineLine[], { tasks }: Parts, text: string): number {
  const last = new Set(tasks.at(-1)?.lines)
  const line = lines.findLast((one) => last.has(one) && one.kind !== 'blank' && one.kind !== 'rule')
  const end = text.indexOf('\n', line?.offset ?? text.length)
  return end < 0 ? text.length : end + 1
}

const isField = ({ kind, text }: OutlineLine): boolean => kind === 'text' && taskField.test(text)

const dependsOn = (given: unknown, lastOf: ReadonlyMap<string, string>): unknown =>
  Array.isArray(given) ? given.map((id) => (typeof id === 'string' ? (lastOf.get(id) ?? id) : id)) : given

function placeIn(
  tasks: readonly StrictTask[],
  plan: { title: OutlineLine | undefined; offsetOf: (path: Path) => number; fields: readonly string[] },
) {
  return (at: Path): Place => {
    const [first, index, ...rest] = at
    const task = typeof index === 'number' ? tasks[index] : undefined
    if (first === 'tasks')
      return task ? { at: [task.value.id, ...rest], offset: task.offsetOf(rest) } : { at, offset: 0 }
    const inBlock = plan.fields.includes(String(first))
    return { at, offset: inBlock ? plan.offsetOf(at) : (plan.title?.offset ?? 0) }
  }
}

/** `T1: Title`, also with marks around it. */
function namedHeading(text: string) {
  const [, plainId, plainTitle] = taskHeading.exec(text) ?? []
  const said = headingText(plainTitle ?? text)
  const whole = plainId === undefined ? said.plain : `${plainId}: ${said.status ? said.plain : (plainTitle ?? '')}`
  const [, id, title] = taskHeading.exec(whole) ?? []
  return id === undefined ? undefined : { id, title, said }
}

const stray = ({ offset, text }: OutlineLine): Fault => ({
  severity: 'error',
  code: 'PLAN_UNPLACED',
  at: [],
  offset,
  message: `This check box belongs to no task: ${JSON.stringify(text.slice(0, 40))}.`,
  remedy: 'Move it below a task, make it a task of its own (### T9: …), or remove the box.',
})

interface Parts {
  readonly tasks: { readonly heading: OutlineLine; readonly lines: OutlineLine[] }[]
  /** What stands outside of tasks, for whoever works on any of them. */
  readonly context: OutlineLine[]
  readonly discovered: OutlineLine[]
  /** Lines of parts that hold no tasks. */
  readonly asides: Set<OutlineLine>
}

/** Every line belongs to one part: nothing that somebody wrote is lost. */
function partsOf(lines: readonly OutlineLine[]): Parts {
  const parts: Parts = { tasks: [], context: [], discovered: [], asides: new Set() }
  let part = partNamed('')
  let into = parts.context
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'heading') {
      if (line.level < 3) part = partNamed(line.text)
      if (line.level < 4) into = partAt(parts, { lines, at, part })
    }
    if (into === parts.context || into === parts.discovered) takeAside(parts, line, part)
    into.push(line)
  }
  return parts
}

/** Where what stands below a heading belongs. */
function partAt(
  parts: Parts,
  { lines, at, part }: { lines: readonly OutlineLine[]; at: number; part: ReturnType<typeof partNamed> },
): OutlineLine[] {
  const heading = lines[at]
  if (part.isDiscovered) return parts.discovered
  return heading?.level === 3 && namesTask(lines, at, !part.holdsTasks) ? beginTask(parts, heading) : parts.context
}

/** Headings in the context are looked at: a task may stand there by mistake. */
function takeAside({ asides }: Parts, line: OutlineLine, part: ReturnType<typeof partNamed>): void {
  if (!part.holdsTasks && (part.isAside || line.kind !== 'heading')) asides.add(line)
}

/** What may stand below a heading of the document. A task that says so itself is one anywhere but below "Discovered". */
const partNamed = (title: string) => ({
  holdsTasks: !notTasks.test(title) && !holdNone.test(title),
  isAside: holdNone.test(title) || /^discovered\b/i.test(title),
  isDiscovered: /^discovered\b/i.test(title),
})

/** The lines of the new task; the first of them is its heading. */
function beginTask({ tasks }: Parts, heading: OutlineLine): OutlineLine[] {
  const lines: OutlineLine[] = []
  tasks.push({ heading, lines })
  return lines
}

/** `### T1: …`; a name without a number, or one in a part that holds no tasks, only where a field of a task follows. */
function namesTask(lines: readonly OutlineLine[], at: number, needsField: boolean): boolean {
  const { id } = namedHeading(lines[at]?.text ?? '') ?? {}
  if (id === undefined) return false
  const isRecord = records.test(id)
  if (/\d/.test(id) && !isRecord && !needsField) return true
  for (let next = at + 1; next < lines.length && lines[next]?.kind !== 'heading'; next += 1) {
    const line = lines[next] as OutlineLine
    if (isField(line) && !(isRecord && ownStatus.test(line.text))) return true
  }
  return false
}

/** Decisions and their like have ids, and statuses of their own. */
const records = /^(?:ADR|RFC|DEC|RISK|REQ|NFR|FR|PEP)-?\d/
const ownStatus =
  /^\*\*Status:?\*\*:?\s*(?:accepted|proposed|draft|superseded|deprecated|rejected|approved|decided|mitigated)\b/i

/** Without the title, the status of the plan and headings that nothing stands below. */
function contextOf(lines: readonly OutlineLine[]): string {
  const said = lines.filter(
    ({ kind, level, text }) =>
      !(kind === 'heading' && level === 1 && planTitle.test(text)) && !/^\*\*Status:?\*\*/i.test(text),
  )
  let next: OutlineLine | undefined
  const kept = said.reduceRight<OutlineLine[]>((kept, line) => {
    const empty =
      line.kind === 'heading' && (next === undefined || (next.kind === 'heading' && next.level <= line.level))
    if (!empty) kept.push(line)
    if (!empty && line.kind !== 'blank' && line.kind !== 'rule') next = line
    return kept
  }, [])
  return proseOf(kept.reverse().map(({ raw }) => raw))
}

function discovered(lines: readonly OutlineLine[]): Fault[] {
  const found = lines.filter(
    ({ kind, depth, level, text }) =>
      (kind === 'heading' && level > 2) || (kind === 'item' && depth === 1 && !text.startsWith(ownEntry)),
  )
  const [first] = found
  if (first === undefined) return []
  const message = `${plural(found.length, 'entry', 'entries')} under "Discovered" ${found.length === 1 ? 'is not a task' : 'are not tasks'}, so no agent gets ${found.length === 1 ? 'it' : 'them'}.`
  const remedy = 'Turn each that should be done into a task (### T9: …) under "Tasks".'
  return [{ severity: 'warning', code: 'PLAN_DISCOVERED', at: [], offset: first.offset, message, remedy }]
}
