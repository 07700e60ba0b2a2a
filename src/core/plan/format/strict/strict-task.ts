import type { Fault, Path } from '../../lint/fault.ts'
import type { HeadingText } from '../account/task-name.ts'
import type { ExtraFields } from '../markdown/extra-fields.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { type BodyItem, idsIn, type TaskBody } from '../markdown/task-body.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { parseStatus } from '../read/status-words.ts'

export interface StrictTask {
  readonly value: Readonly<Record<string, unknown>> & { readonly id: string }
  /** The document's task that is done when this one is. */
  readonly completes?: string
  readonly offsetOf: (path: Path) => number
}

interface WrittenInput {
  readonly id: string
  readonly title: string
  readonly heading: OutlineLine
  /** The status that the title's marks state. */
  readonly marks?: HeadingText | undefined
  readonly body: TaskBody
  readonly extra: ExtraFields
  readonly subtasks: ReadOptions['subtasks']
  readonly report: (fault: Fault) => void
}

/** A document's task as one task of the plan, or one for each of its subtasks. */
export function strictTask(input: WrittenInput): StrictTask[] {
  const { id, title, heading, marks: said, body, extra, subtasks, report } = input
  for (const fault of repeatedFields(body)) report(fault)
  const requires = body.fields.find(({ name }) => name === 'requires')
  const statusField = body.fields.find(({ name }) => name === 'status')
  const place = { at: [id, 'status'], offset: statusField?.offset ?? heading.offset }
  const status = parseStatus(statusField?.value.replace(/^`|`$/g, ''), place)
  if (typeof status !== 'string') report(status)
  const wholeTask = {
    title,
    description: body.about,
    acceptance_criteria: body.criteria.map(({ text }) => text),
    depends_on: idsIn(requires?.value ?? ''),
    status: typeof status !== 'string' ? 'pending' : statusField ? status : (said?.status ?? status),
  }
  const offsets = { requires: requires?.offset, status: statusField?.offset }
  const offsetOf = (items: readonly BodyItem[]) => (path: Path) => {
    if (String(path[0]) in extra.value) return extra.offsetOf(path)
    const item = path[0] === 'acceptance_criteria' && typeof path[1] === 'number' ? items[path[1]] : undefined
    const field = path[0] === 'depends_on' ? offsets.requires : path[0] === 'status' ? offsets.status : undefined
    return item?.offset ?? field ?? heading.offset
  }
  if (body.steps.length === 0 || subtasks === 'joined') {
    const description = [body.about, ...stepList(body.steps)].filter(Boolean).join('\n\n')
    return [
      { value: { id, ...wholeTask, description, ...extra.value }, completes: id, offsetOf: offsetOf(body.criteria) },
    ]
  }
  const { depends_on, description, acceptance_criteria, ...fields } = { ...wholeTask, ...extra.value }
  const isOver = fields.status !== 'pending' && fields.status !== 'in_progress'
  return body.steps.map((step, index): StrictTask => {
    const isLast = index === body.steps.length - 1
    const [title = '', ...details] = step.text.split('\n')
    const part = `Subtask ${index + 1} of ${body.steps.length} of ${id}, “${fields.title}”.`
    const value = {
      ...fields,
      id: `${id}.${index + 1}`,
      title,
      description: [details.join('\n'), part, description, neighbours(body.steps, index)].filter(Boolean).join('\n\n'),
      // Only after the last subtask can the criteria of the whole task be met.
      acceptance_criteria: isLast && acceptance_criteria.length > 0 ? acceptance_criteria : [step.text],
      depends_on: index === 0 ? depends_on : [`${id}.${index}`],
      status: isOver ? fields.status : step.ticked ? 'done' : 'pending',
    }
    const fieldOf = offsetOf(isLast ? body.criteria : [])
    const offsetOfPath = (path: Path) =>
      path.length === 0 || path[0] === 'title' || path[0] === 'id' ? step.offset : fieldOf(path)
    return { value, ...(isLast && { completes: id }), offsetOf: offsetOfPath }
  })
}

/** The neighbouring subtasks: with a full list in each, the text would grow quadratically. */
function neighbours(steps: readonly BodyItem[], index: number): string {
  const from = Math.max(0, index - 5)
  const lines = steps.slice(from, index + 6).map((step, offset) => {
    const mark = from + offset < index ? '(before) ' : from + offset === index ? '(this one) ' : '(later) '
    return `${from + offset + 1}. ${mark}${firstLine(step)}`
  })
  return `Its subtasks:\n${lines.join('\n')}`
}

const firstLine = ({ text }: BodyItem): string => text.split('\n', 1)[0] ?? ''

function stepList(steps: readonly BodyItem[]): string[] {
  if (steps.length === 0) return []
  const lines = steps.map((step, index) => `${index + 1}. ${step.ticked ? '(done) ' : ''}${step.text}`)
  return [`Subtasks, one after the other:\n${lines.join('\n')}`]
}

function repeatedFields({ fields }: TaskBody): Fault[] {
  return fields.flatMap(({ name, offset }, index): Fault[] => {
    if (fields.findIndex((field) => field.name === name) === index) return []
    const message = `This task has a second field ${name === 'status' ? '**Status:**' : '**Requires:**'}; only the first counts.`
    return [{ severity: 'error', code: 'PLAN_DUPLICATE_KEY', at: [], offset, message, remedy: 'Keep one of them.' }]
  })
}
