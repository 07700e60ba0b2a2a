import type { Fault, Path } from '../../lint/fault.ts'
import type { HeadingText } from '../account/task-name.ts'
import type { ExtraFields } from '../markdown/extra-fields.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { type BodyItem, idsIn, type TaskBody } from '../markdown/task-body.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { statusOfWord } from '../read/status-words.ts'

/** A task of the plan, and where its fields were written. */
export interface StrictTask {
  readonly value: Readonly<Record<string, unknown>> & { readonly id: string }
  /** The task of the document that is done with this one. */
  readonly stands?: string
  readonly offsetOf: (path: Path) => number
}

interface Written {
  readonly id: string
  readonly title: string
  readonly heading: OutlineLine
  /** What the marks around the title say. */
  readonly said?: HeadingText | undefined
  readonly body: TaskBody
  readonly extra: ExtraFields
  readonly subtasks: ReadOptions['subtasks']
  readonly report: (fault: Fault) => void
}

/** The tasks that one of the document becomes: itself, or one for each of its subtasks. */
export function strictTask(written: Written): StrictTask[] {
  const { id, title, heading, said, body, extra, subtasks, report } = written
  for (const again of repeated(body)) report(again)
  const requires = body.fields.find(({ name }) => name === 'requires')
  const state = body.fields.find(({ name }) => name === 'status')
  const place = { at: [id, 'status'], offset: state?.offset ?? heading.offset }
  const status = statusOfWord(state?.value.replace(/^`|`$/g, ''), place)
  if (typeof status !== 'string') report(status)
  const whole = {
    title,
    description: body.about,
    acceptance_criteria: body.criteria.map(({ text }) => text),
    depends_on: idsIn(requires?.value ?? ''),
    status: typeof status !== 'string' ? 'pending' : state ? status : (said?.status ?? status),
  }
  const offsets = { requires: requires?.offset, status: state?.offset }
  const offsetOf = (items: readonly BodyItem[]) => (path: Path) => {
    if (String(path[0]) in extra.value) return extra.offsetOf(path)
    const item = path[0] === 'acceptance_criteria' && typeof path[1] === 'number' ? items[path[1]] : undefined
    const field = path[0] === 'depends_on' ? offsets.requires : path[0] === 'status' ? offsets.status : undefined
    return item?.offset ?? field ?? heading.offset
  }
  if (body.steps.length === 0 || subtasks === 'joined') {
    const description = [body.about, ...stepList(body.steps)].filter(Boolean).join('\n\n')
    return [{ value: { id, ...whole, description, ...extra.value }, stands: id, offsetOf: offsetOf(body.criteria) }]
  }
  const { depends_on, description, acceptance_criteria, ...fields } = { ...whole, ...extra.value }
  const over = fields.status !== 'pending' && fields.status !== 'in_progress'
  return body.steps.map((step, index): StrictTask => {
    const isLast = index === body.steps.length - 1
    const [head = '', ...more] = step.text.split('\n')
    const part = `Subtask ${index + 1} of ${body.steps.length} of ${id}, “${fields.title}”.`
    const value = {
      ...fields,
      id: `${id}.${index + 1}`,
      title: head,
      description: [more.join('\n'), part, description, around(body.steps, index)].filter(Boolean).join('\n\n'),
      // What shows that the whole task is done can only be seen after the last of its subtasks.
      acceptance_criteria: isLast && acceptance_criteria.length > 0 ? acceptance_criteria : [step.text],
      depends_on: index === 0 ? depends_on : [`${id}.${index}`],
      status: over ? fields.status : step.ticked ? 'done' : 'pending',
    }
    const fieldOf = offsetOf(isLast ? body.criteria : [])
    const own = (path: Path) =>
      path.length === 0 || path[0] === 'title' || path[0] === 'id' ? step.offset : fieldOf(path)
    return { value, ...(isLast && { stands: id }), offsetOf: own }
  })
}

/** The subtasks beside one, as many as a glance takes: a list of all in each would be the square of them. */
function around(steps: readonly BodyItem[], index: number): string {
  const from = Math.max(0, index - 5)
  const lines = steps.slice(from, index + 6).map((step, at) => {
    const mark = from + at < index ? '(before) ' : from + at === index ? '(this one) ' : '(later) '
    return `${from + at + 1}. ${mark}${firstLine(step)}`
  })
  return `Its subtasks:\n${lines.join('\n')}`
}

const firstLine = ({ text }: BodyItem): string => text.split('\n', 1)[0] ?? ''

function stepList(steps: readonly BodyItem[]): string[] {
  if (steps.length === 0) return []
  const lines = steps.map((step, at) => `${at + 1}. ${step.ticked ? '(done) ' : ''}${step.text}`)
  return [`Subtasks, one after the other:\n${lines.join('\n')}`]
}

function repeated({ fields }: TaskBody): Fault[] {
  return fields.flatMap(({ name, offset }, index): Fault[] => {
    if (fields.findIndex((one) => one.name === name) === index) return []
    const message = `This task has a second field ${name === 'status' ? '**Status:**' : '**Requires:**'}; only the first counts.`
    return [{ severity: 'error', code: 'PLAN_DUPLICATE_KEY', at: [], offset, message, remedy: 'Keep one of them.' }]
  })
}
