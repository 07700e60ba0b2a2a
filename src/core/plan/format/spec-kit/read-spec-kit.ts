import type { Fault, Path } from '../../lint/fault.ts'
import type { LineAccount } from '../account/line-account.ts'
import { lostOrders } from '../account/lost-orders.ts'
import { boxStatusAdvice } from '../account/status-line.ts'
import { taskName } from '../account/task-name.ts'
import { contextHeadings, unplacedLines } from '../account/unplaced-lines.ts'
import { addedEdits, markEdits } from '../markdown/mark-edits.ts'
import { isBox, type OutlineLine } from '../markdown/outline.ts'
import { proseOf } from '../markdown/task-body.ts'
import { type Draft, unplacedIn } from '../read/draft.ts'
import { unplacedMembers } from '../read/unplaced-members.ts'
import { idsIn, type Phase, phaseOrder, readPhases, type SpecTask } from './phases.ts'

/**
 * `tasks.md` of spec-kit: check boxes with ids such as T001 below headings for phases. Undefined for other documents. A
 * task waits for the one before it in its phase, unless it is marked `[P]`. A phase waits for those before it, unless
 * both belong to a story.
 */
export function planOfSpecKit(
  lines: readonly OutlineLine[],
  { file, text = '' }: { file: string; text?: string },
): Draft | undefined {
  const boxes = lines.filter(isBox)
  if (!boxes.some(({ text }) => /^(?:\*\*)?T\d{3,}/.test(text)) || lines.some(isQueueField)) return undefined
  const { tasks, phases, preamble, unnamed, fields, asides } = readPhases(lines)
  const account: LineAccount = {
    tasks: tasks.map(({ id, line }) => ({
      line,
      name: taskName(`${id}:`),
      status: line.ticked ? 'done' : 'pending',
    })),
    fields,
    steps: new Set(),
    sideLines: asides,
    strayBox: (line) => unnamed.get(line),
    example: (title) => `- [ ] T042 ${title}`,
    statusAdvice: boxStatusAdvice,
  }
  const waits = phaseOrder(
    tasks.map((task) => ({ ...task, after: [...task.after, ...orderIn(task)] })),
    phases.map(({ isStory }) => isStory),
  )
  const ordered = tasks.map(({ id, line }, index) => ({ id, line, waits: waits[index] ?? [] }))
  const unplaced = [
    ...unplacedLines(lines, account),
    ...misnamedFields(tasks),
    ...lostOrders(lines, ordered, { ...account, fieldName: 'Depends on:' }),
  ]
  const name = featureOf(file)
  const context = proseOf(preamble)
  return {
    format: 'spec-kit tasks',
    value: {
      ...(name !== undefined && { name }),
      ...(context !== '' && { context }),
      tasks: tasks.map((task, index) => ({
        id: task.id,
        title: task.title,
        description: about(task, phases[task.phase]),
        acceptance_criteria: [],
        depends_on: waits[index] ?? [],
        status: task.line.ticked ? 'done' : 'pending',
      })),
    },
    faults: unplaced,
    ...unplacedIn(unplaced),
    context: contextHeadings(lines, account),
    placeOf: ([, index, ...rest]) => {
      const task = typeof index === 'number' ? tasks[index] : undefined
      const at: Path = task ? [task.id, ...rest] : []
      return { at, offset: task?.line.offset ?? 0 }
    },
    silent: ['PLAN_NO_CRITERIA'],
    doneBy: '[x]',
    edits: ({ tasks: facts, added }) => [
      ...tasks.flatMap(({ id, line }) => markEdits(text, line.offset, facts.get(id))),
      ...addedEdits(text, { after: tasks.at(-1)?.line, lines, tasks: added, facts }),
    ],
  }
}

const orderName = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by)$/i

/** `Depends on: T001` below a task means the same as `(depends on T001)` in its title. */
const orderIn = ({ fields }: SpecTask): string[] =>
  fields.flatMap(({ name, value }) => (orderName.test(name) ? idsIn(value) : []))

const inTask = { whose: 'task', orderField: 'Depends on', reports: 'order' as const }

/** Fields that name other tasks, and that no reader uses. Other fields are part of the description. */
function misnamedFields(tasks: readonly SpecTask[]): Fault[] {
  const accounts = tasks.map(({ id, fields }) => ({
    ...{ ...inTask, at: [id] },
    members: fields
      .filter(({ name }) => !orderName.test(name))
      .map((field) => ({ ...field, value: onlyIds(field.value) ? idsIn(field.value) : field.value })),
  }))
  return unplacedMembers(accounts, new Set(tasks.map(({ id }) => id)))
}

const onlyIds = (value: string): boolean =>
  /^[`*[]*T\d{3,}\w*(?:[\s,;&\]`*]+(?:and\s+)?T\d{3,}\w*)*[\]`*.]*$/.test(value)

const isQueueField = ({ kind, text }: OutlineLine): boolean => kind === 'text' && /^\*\*Requires:?\*\*/.test(text)

function about({ title, story, details }: SpecTask, phase: Phase | undefined): string {
  const place = [phase?.title, story && `story ${story} of the specification`].filter(Boolean).join('; ')
  // A phase's text is usually short; a long one would be repeated in each of its tasks.
  const phaseText = phase?.lines.join('\n') ?? ''
  return [title, details.join('\n'), place && `Part of: ${place}.`, phaseText.length <= longestPhase ? phaseText : '']
    .filter(Boolean)
    .join('\n\n')
}

const longestPhase = 2_000

/** All of these files are called `tasks.md`, so the plan's name is the folder's: `specs/001-photo-albums/tasks.md`. */
function featureOf(file: string): string | undefined {
  const [name = '', folder = ''] = file.split(/[/\\]/).reverse()
  return /^tasks\.md$/i.test(name) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(folder) ? folder : undefined
}
