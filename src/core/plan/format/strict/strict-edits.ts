import type { Task } from '../../../../schema/plan/plan.ts'
import type { TextEdit } from '../../../text/text-edit.ts'
import { boxEdits, fieldEdits, lineAfter, lineEnd, stepEdits } from '../markdown/mark-edits.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import type { TaskBody } from '../markdown/task-body.ts'
import type { PlanFacts, TaskFact } from '../read/plan-facts.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { parseStatus, type StatusWriter, statusWriter } from '../read/status-words.ts'

export interface WrittenTask {
  readonly id: string
  readonly heading: OutlineLine
  readonly body: TaskBody
}

/** Edits of `**Status:**` and boxes, and the tasks of amendments after the existing ones. */
export function strictEdits(
  text: string,
  written: readonly WrittenTask[],
  input: {
    facts: PlanFacts
    subtasks: ReadOptions['subtasks']
    /** End of the last task. */
    end: number
    /** The lines below "Discovered", with its heading. */
    discovered: readonly OutlineLine[]
    writeTask: (task: Task) => string
  },
): TextEdit[] {
  const { facts, subtasks, end, writeTask } = input
  const words = statusWriter(
    written.flatMap(({ body }) => body.fields.flatMap(({ name, value }) => (name === 'status' ? [value] : []))),
  )
  const edits = written.flatMap((task) => {
    const hasOwnSteps = subtasks === 'own' && task.body.steps.length > 0
    const ids = hasOwnSteps ? task.body.steps.map((_, index) => `${task.id}.${index + 1}`) : [task.id]
    const taskFacts = ids.map((id) => facts.tasks.get(id))
    return taskFacts.every((fact) => fact?.status === undefined)
      ? []
      : taskEdits(text, task, { said: taskFacts, hasOwn: hasOwnSteps, words })
  })
  // After the new tasks, which may be at the same offset.
  const discoveredEdit = discoveredEdits(text, input)
  const { added } = facts
  if (added.length === 0) return [...edits, ...discoveredEdit]
  const eol = lineEnd(text)
  const textBefore = text.slice(0, end)
  const gap = textBefore.endsWith('\n') ? '' : eol
  const blocks = added.map(({ task }) => {
    const status = facts.tasks.get(task.id)?.status === 'done' ? 'done' : 'pending'
    return writeTask({ ...task, status, retry_count: 0 }).replaceAll('\n', eol)
  })
  const block = `${gap}${eol}${blocks.join(eol + eol)}${eol}${end < text.length ? eol : ''}`
  return [...edits, { offset: end, length: 0, text: block }, ...discoveredEdit]
}

/** Prefix of the engine's entries below "Discovered"; all others are people's. */
export const engineMark = 'ralph: '

/** One entry for each change of a task, in the plan's order. Outdated entries are removed. */
function discoveredEdits(
  text: string,
  { facts, discovered }: { facts: PlanFacts; discovered: readonly OutlineLine[] },
): TextEdit[] {
  const eol = lineEnd(text)
  const engineEntries = discovered.filter(({ kind, text: entry }) => kind === 'item' && entry.startsWith(engineMark))
  const lines = [...facts.changed.map(({ line }) => line), ...facts.discovered, ...facts.left]
  const expected = [...new Set(lines.map((line) => `${engineMark}${line}`))]
  const existing = new Map(engineEntries.map((line) => [line.text, line]))
  const expectedSet = new Set(expected)
  const removals = engineEntries
    .filter((line) => !expectedSet.has(line.text))
    .map(({ offset }) => removeLine(text, offset))
  const newEntries = new Map<OutlineLine | undefined, string[]>()
  let previous: OutlineLine | undefined
  for (const line of expected) {
    previous = existing.get(line) ?? previous
    if (!existing.has(line)) newEntries.set(previous, [...(newEntries.get(previous) ?? []), `- ${line}`])
  }
  const insertions = [...newEntries].flatMap(([after, entries]) =>
    after
      ? [lineAfter(text, after.offset, entries.join(eol))]
      : firstEntries(text, { discovered, engineEntries, entries }),
  )
  return [...removals, ...insertions]
}

function removeLine(text: string, offset: number): TextEdit {
  const end = text.indexOf('\n', offset)
  return { offset, length: (end < 0 ? text.length : end + 1) - offset, text: '' }
}

/** Entries without an engine's entry before them: above the others, else at the end of a possibly new section. */
function firstEntries(
  text: string,
  input: { discovered: readonly OutlineLine[]; engineEntries: readonly OutlineLine[]; entries: readonly string[] },
): TextEdit[] {
  const { discovered, engineEntries, entries } = input
  const eol = lineEnd(text)
  const [next] = engineEntries
  if (next) return [{ offset: next.offset, length: 0, text: `${entries.join(eol)}${eol}` }]
  const last = discovered.findLast(({ kind }) => kind !== 'blank')
  if (last) return [lineAfter(text, last.offset, [...(last.kind === 'heading' ? [''] : []), ...entries].join(eol))]
  const gap = text.endsWith('\n') ? eol : `${eol}${eol}`
  return [{ offset: text.length, length: 0, text: `${gap}## Discovered${eol}${eol}${entries.join(eol)}${eol}` }]
}

function taskEdits(
  text: string,
  { heading, body }: WrittenTask,
  {
    said: taskFacts,
    hasOwn: hasOwnSteps,
    words,
  }: { said: readonly (TaskFact | undefined)[]; hasOwn: boolean; words: StatusWriter },
): TextEdit[] {
  const { steps, criteria, fields } = body
  const state = fields.find(({ name }) => name === 'status')
  const currentStatus = parseStatus(state?.value.replace(/^`|`$/g, ''), { at: [], offset: 0 })
  // If the task itself is done, its boxes do not matter.
  const wasDone = (index: number): boolean => currentStatus === 'done' || steps[index]?.ticked === true
  const doneSteps = taskFacts.map((fact, index) =>
    fact?.status === undefined ? (hasOwnSteps ? wasDone(index) : currentStatus === 'done') : fact.status === 'done',
  )
  const isAllDone = doneSteps.every(Boolean)
  const newStatus = isAllDone ? 'done' : doneSteps.some(Boolean) ? 'in_progress' : 'pending'
  const word = words(newStatus, newStatus === 'done' ? 'complete' : newStatus === 'pending' ? 'open' : newStatus)
  const status =
    currentStatus === newStatus || (currentStatus === 'in_progress' && !isAllDone && hasOwnSteps)
      ? []
      : state
        ? fieldEdits(text, state.offset, word)
        : [lineAfter(text, fields[0]?.offset ?? heading.offset, `**Status:** ${word}`)]
  const ticks = hasOwnSteps
    ? steps.flatMap(({ offset }, index) => stepEdits(text, offset, doneSteps[index] === true))
    : steps.flatMap(({ offset }) => boxEdits(text, offset, isAllDone))
  return [...status, ...ticks, ...criteria.flatMap(({ offset }) => boxEdits(text, offset, isAllDone))]
}
