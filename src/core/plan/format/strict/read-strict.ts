import { Plan, Task } from '../../../../schema/plan/plan.ts'
import { plural } from '../../../text/amounts.ts'
import type { Fault, Path } from '../../lint/fault.ts'
import { extraFields } from '../markdown/extra-fields.ts'
import { hiddenTasks, type OutlineLine } from '../markdown/outline.ts'
import { proseOf, taskBody, withoutExtras } from '../markdown/task-body.ts'
import type { Draft, Place } from '../read/draft.ts'
import type { ReadOptions } from '../read/read-options.ts'
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
  const block = extraFields(extras, { at: [], known: planFields })
  const faults: Fault[] = [...block.faults, ...discovered(parts.discovered), ...hiddenTasks(lines, looksLikeTask)]
  const all: WrittenTask[] = []
  const tasks: StrictTask[] = parts.tasks.flatMap(({ heading, lines: [, ...body] }) => {
    const [, id = '', name = ''] = taskHeading.exec(heading.text) ?? []
    const written = taskBody(body, { stars: true })
    const extra = extraFields(written.extras, { at: [id], known: taskFields })
    faults.push(...extra.faults)
    all.push({ id, heading, body: written })
    return strictTask({
      id,
      title: name.trim(),
      heading,
      body: written,
      extra,
      subtasks,
      report: (fault) => faults.push(fault),
    })
  })
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

interface Parts {
  readonly tasks: { readonly heading: OutlineLine; readonly lines: OutlineLine[] }[]
  /** What stands outside of tasks, for whoever works on any of them. */
  readonly context: OutlineLine[]
  readonly discovered: OutlineLine[]
}

/** Every line belongs to one part: nothing that somebody wrote is lost. */
function partsOf(lines: readonly OutlineLine[]): Parts {
  const parts: Parts = { tasks: [], context: [], discovered: [] }
  let into = parts.context
  let holdsTasks = true
  for (const [at, line] of lines.entries()) {
    const level = line.kind === 'heading' ? line.level : 0
    const isPart = level === 1 || level === 2
    if (isPart) {
      holdsTasks = !notTasks.test(line.text)
      into = /^discovered\b/i.test(line.text) ? parts.discovered : parts.context
    }
    const isThird = level === 3 && holdsTasks
    if (isThird) into = namesTask(lines, at) ? beginTask(parts, line) : parts.context
    into.push(line)
  }
  return parts
}

/** The lines of the new task; the first of them is its heading. */
function beginTask({ tasks }: Parts, heading: OutlineLine): OutlineLine[] {
  const lines: OutlineLine[] = []
  tasks.push({ heading, lines })
  return lines
}

/** `### T1: …`; a name without a number only where a field of a task follows. */
function namesTask(lines: readonly OutlineLine[], at: number): boolean {
  const [, id] = taskHeading.exec(lines[at]?.text ?? '') ?? []
  if (id === undefined) return false
  if (/\d/.test(id)) return true
  for (let next = at + 1; next < lines.length && lines[next]?.kind !== 'heading'; next += 1) {
    if (isField(lines[next] as OutlineLine)) return true
  }
  return false
}

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

const looksLikeTask = (text: string): boolean => /^#{2,4}[ \t]*T\d+:/.test(text)
