import type { Amendment, Task } from '../../../schema/plan/plan.ts'
import { startOf } from '../../text/excerpt.ts'
import { oneLine } from '../../text/one-line.ts'
import { visible } from '../../text/visible.ts'

/** What stands behind an acceptance criterion that an agent added to a person's task. */
const agentMark = ' (added by an agent)'

const maxRetries = 5
const maxNoteChars = 2_000
const maxCriterionChars = 500
const maxAddedCriteria = 10

const addable: readonly string[] = ['acceptance_criteria', 'depends_on', 'note', 'max_retries']

type Fields = Readonly<Record<string, unknown>>

/** Why a change of a task that a person wrote is refused: an agent adds to it, and rewrites nothing of it. */
export function rewriteFault(task: Task, changes: Fields): string | undefined {
  const { id, acceptance_criteria: criteria, depends_on, max_retries } = task
  const fixed = Object.keys(changes).filter((name) => !addable.includes(name))
  if (fixed.length > 0) {
    return `a person wrote ${id}: an agent may add acceptance_criteria, depends_on and a note to it, and not change its ${fixed.join(', ')}`
  }
  const keeps = (name: string, values: readonly string[]): string | undefined => {
    const next = changes[name]
    if (next === undefined || !Array.isArray(next)) return undefined
    const missing = values.find((value) => !next.includes(value))
    return missing === undefined
      ? undefined
      : `a person wrote ${id}: its ${name} must keep “${oneLine(missing, 80)}”, and more may follow`
  }
  const retries = changes['max_retries']
  const lowers = typeof retries === 'number' && (retries < max_retries || retries > Math.max(max_retries, maxRetries))
  return (
    keeps('acceptance_criteria', criteria.filter(isPersons)) ??
    keeps('depends_on', depends_on) ??
    (lowers ? `an agent may only raise the max_retries of ${id}, to at most ${maxRetries}` : undefined)
  )
}

/** The change with what it adds to a person's task marked as an agent's; the person's criteria come first, in their order. */
export function markAdded(task: Task, amendment: Amendment): Amendment {
  const { changes = {} } = amendment
  const criteria = changes['acceptance_criteria']
  if (!Array.isArray(criteria)) return amendment
  const persons = task.acceptance_criteria.filter(isPersons)
  const added = criteria.filter((one) => !persons.includes(one))
  return {
    ...amendment,
    changes: {
      ...changes,
      acceptance_criteria: [...persons, ...added.slice(0, maxAddedCriteria).map(marked)],
    },
  }
}

const isPersons = (criterion: string): boolean => !criterion.endsWith(agentMark)

/** Anything but a text stays as it is, for the rule that refuses it. */
const marked = (criterion: unknown): unknown =>
  typeof criterion !== 'string' || !isPersons(criterion) || criterion.trim() === ''
    ? criterion
    : oneLine(criterion, maxCriterionChars) + agentMark

const noteHeading = '\n\nNote of an agent:\n\n'
const maxNotes = 5

/** Why the note of a change is refused; undefined without one. */
export function noteFault(task: Task, { note }: Fields): string | undefined {
  if (note === undefined) return undefined
  if (typeof note !== 'string' || !/[\p{L}\p{N}]/u.test(note)) return 'a note must be a text'
  const count = task.description.split(noteHeading).length - 1
  return count < maxNotes ? undefined : `${task.id} has ${maxNotes} notes already`
}

/** The fields that a change sets. A `note` is no field of a task: it is quoted below the description. */
export function withNoteBelow(task: Task, { note, ...changes }: Fields): Fields {
  if (typeof note !== 'string') return changes
  const description = typeof changes['description'] === 'string' ? changes['description'] : task.description
  const lines = startOf(visible(note).trim(), maxNoteChars).split(/\r\n?|\n/)
  const quoted = lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  return { ...changes, description: `${description}${noteHeading}${quoted}`.trimStart() }
}
