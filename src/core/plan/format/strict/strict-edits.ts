import type { Task } from '../../../../schema/plan/plan.ts'
import type { TextEdit } from '../../../text/text-edit.ts'
import { boxEdits, fieldEdits, lineAfter, lineEnd, stepEdits } from '../markdown/mark-edits.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import type { TaskBody } from '../markdown/task-body.ts'
import type { PlanFacts, TaskFact } from '../read/plan-facts.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { type StatusWriter, statusOfWord, statusWriter } from '../read/status-words.ts'

/** A task as the document has it. */
export interface WrittenTask {
  readonly id: string
  readonly heading: OutlineLine
  readonly body: TaskBody
}

/** `**Status:**` and the boxes of the tasks, and below the tasks those that came by amendments. */
export function strictEdits(
  text: string,
  written: readonly WrittenTask[],
  given: {
    facts: PlanFacts
    subtasks: ReadOptions['subtasks']
    /** Where the last task ends. */
    end: number
    /** What stands below "Discovered", with its heading. */
    discovered: readonly OutlineLine[]
    writeTask: (task: Task) => string
  },
): TextEdit[] {
  const { facts, subtasks, end, writeTask } = given
  const words = statusWriter(
    written.flatMap(({ body }) => body.fields.flatMap(({ name, value }) => (name === 'status' ? [value] : []))),
  )
  const edits = written.flatMap((task) => {
    const hasOwn = subtasks === 'own' && task.body.steps.length > 0
    const ids = hasOwn ? task.body.steps.map((_, index) => `${task.id}.${index + 1}`) : [task.id]
    const said = ids.map((id) => facts.tasks.get(id))
    return said.every((fact) => fact?.status === undefined) ? [] : taskEdits(text, task, { said, hasOwn, words })
  })
  // Behind new tasks, which may stand at the same place.
  const found = discoveredEdits(text, given)
  const { added } = facts
  if (added.length === 0) return [...edits, ...found]
  const eol = lineEnd(text)
  const before = text.slice(0, end)
  const gap = before.endsWith('\n') ? '' : eol
  const blocks = added.map(({ task }) => {
    const status = facts.tasks.get(task.id)?.status === 'done' ? 'done' : 'pending'
    return writeTask({ ...task, status, retry_count: 0 }).replaceAll('\n', eol)
  })
  const block = `${gap}${eol}${blocks.join(eol + eol)}${eol}${end < text.length ? eol : ''}`
  return [...edits, { offset: end, length: 0, text: block }, ...found]
}

/** Entries of the engine below "Discovered" begin with this, so that it knows them again; the others are people's. */
export const ownEntry = 'ralph: '

/** One entry for what became of each task, in the order of the plan whenever they came; those that no longer hold go. */
function discoveredEdits(
  text: string,
  { facts, discovered }: { facts: PlanFacts; discovered: readonly OutlineLine[] },
): TextEdit[] {
  const eol = lineEnd(text)
  const own = discovered.filter(({ kind, text: entry }) => kind === 'item' && entry.startsWith(ownEntry))
  const lines = [...facts.changed.map(({ line }) => line), ...facts.discovered, ...facts.left]
  const wanted = [...new Set(lines.map((line) => `${ownEntry}${line}`))]
  const there = new Map(own.map((line) => [line.text, line]))
  const holds = new Set(wanted)
  const gone = own.filter((line) => !holds.has(line.text)).map(({ offset }) => lineOff(text, offset))
  const news = new Map<OutlineLine | undefined, string[]>()
  let before: OutlineLine | undefined
  for (const line of wanted) {
    before = there.get(line) ?? before
    if (!there.has(line)) news.set(before, [...(news.get(before) ?? []), `- ${line}`])
  }
  const placed = [...news].flatMap(([after, entries]) =>
    after ? [lineAfter(text, after.offset, entries.join(eol))] : firstEntries(text, { discovered, own, entries }),
  )
  return [...gone, ...placed]
}

function lineOff(text: string, offset: number): TextEdit {
  const end = text.indexOf('\n', offset)
  return { offset, length: (end < 0 ? text.length : end + 1) - offset, text: '' }
}

/** Entries that none of ours stands before: above the others, else at the end of the part, which may have to be begun. */
function firstEntries(
  text: string,
  given: { discovered: readonly OutlineLine[]; own: readonly OutlineLine[]; entries: readonly string[] },
): TextEdit[] {
  const { discovered, own, entries } = given
  const eol = lineEnd(text)
  const [next] = own
  if (next) return [{ offset: next.offset, length: 0, text: `${entries.join(eol)}${eol}` }]
  const last = discovered.findLast(({ kind }) => kind !== 'blank')
  if (last) return [lineAfter(text, last.offset, [...(last.kind === 'heading' ? [''] : []), ...entries].join(eol))]
  const gap = text.endsWith('\n') ? eol : `${eol}${eol}`
  return [{ offset: text.length, length: 0, text: `${gap}## Discovered${eol}${eol}${entries.join(eol)}${eol}` }]
}

function taskEdits(
  text: string,
  { heading, body }: WrittenTask,
  { said, hasOwn, words }: { said: readonly (TaskFact | undefined)[]; hasOwn: boolean; words: StatusWriter },
): TextEdit[] {
  const { steps, criteria, fields } = body
  const state = fields.find(({ name }) => name === 'status')
  const now = statusOfWord(state?.value.replace(/^`|`$/g, ''), { at: [], offset: 0 })
  // Where the task itself says that it is over, its boxes say nothing more.
  const was = (index: number): boolean => now === 'done' || steps[index]?.ticked === true
  const isDone = said.map((fact, index) =>
    fact?.status === undefined ? (hasOwn ? was(index) : now === 'done') : fact.status === 'done',
  )
  const all = isDone.every(Boolean)
  const means = all ? 'done' : isDone.some(Boolean) ? 'in_progress' : 'pending'
  const word = words(means, means === 'done' ? 'complete' : means === 'pending' ? 'open' : means)
  const status =
    now === means || (now === 'in_progress' && !all && hasOwn)
      ? []
      : state
        ? fieldEdits(text, state.offset, word)
        : [lineAfter(text, fields[0]?.offset ?? heading.offset, `**Status:** ${word}`)]
  const ticks = hasOwn
    ? steps.flatMap(({ offset }, index) => stepEdits(text, offset, isDone[index] === true))
    : steps.flatMap(({ offset }) => boxEdits(text, offset, all))
  return [...status, ...ticks, ...criteria.flatMap(({ offset }) => boxEdits(text, offset, all))]
}
