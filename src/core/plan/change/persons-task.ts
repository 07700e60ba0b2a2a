import type { Amendment, Task } from '../../../schema/plan/plan.ts'
import { startOf } from '../../text/excerpt.ts'
import { oneLine } from '../../text/one-line.ts'
import { visible } from '../../text/visible.ts'

/** Suffix of an acceptance criterion that an agent added to a person's task. */
const agentMark = ' (added by an agent)'

const maxRetries = 5
const maxNoteChars = 2_000
const maxCriterionChars = 500
const maxAddedCriteria = 10

const addableFields: readonly string[] = ['acceptance_criteria', 'depends_on', 'note', 'max_retries']

type Fields = Readonly<Record<string, unknown>>

/** Why a change of a person's task is refused: an agent may add to it, and not rewrite it. */
export function rewriteFault(task: Task, changes: Fields): string | undefined {
  const { id, acceptance_criteria: criteria, depends_on, max_retries } = task
  const fixed = Object.keys(changes).filter((name) => !addableFields.includes(name))
  if (fixed.length > 0) {
    return `a person wrote ${id}: an agent may add acceptance_criteria, depends_on and a note to it, and not change its ${fixed.join(', ')}`
  }
  const lossReason = (name: string, values: readonly string[]): string | undefined => {
    const next = changes[name]
    if (next === undefined || !Array.isArray(next)) return undefined
    const missing = values.find((value) => !next.includes(value))
    return missing === undefined
      ? undefined
      : `a person wrote ${id}: its ${name} must keep “${oneLine(missing, 80)}”, and more may follow`
  }
  const retries = changes['max_retries']
  const isBadRetryCount =
    typeof retries === 'number' && (retries < max_retries || retries > Math.max(max_retries, maxRetries))
  return (
    lossReason('acceptance_criteria', criteria.filter(isPersons)) ??
    lossReason('depends_on', depends_on) ??
    (isBadRetryCount ? `an agent may only raise the max_retries of ${id}, to at most ${maxRetries}` : undefined)
  )
}

/** Marks the additions to a person's task as an agent's; the person's criteria come first. */
export function markAdded(task: Task, amendment: Amendment): Amendment {
  const { changes = {} } = amendment
  const criteria = changes['acceptance_criteria']
  if (!Array.isArray(criteria)) return amendment
  const personsCriteria = task.acceptance_criteria.filter(isPersons)
  const added = criteria.filter((criterion) => !personsCriteria.includes(criterion))
  return {
    ...amendment,
    changes: {
      ...changes,
      acceptance_criteria: [...personsCriteria, ...added.slice(0, maxAddedCriteria).map(markCriterion)],
    },
  }
}

const isPersons = (criterion: string): boolean => !criterion.endsWith(agentMark)

/** Other values stay unchanged, for the rule that refuses them. */
const markCriterion = (criterion: unknown): unknown =>
  typeof criterion !== 'string' || !isPersons(criterion) || criterion.trim() === ''
    ? criterion
    : oneLine(criterion, maxCriterionChars) + agentMark

const noteHeading = '\n\nNote of an agent:\n\n'
const maxNotes = 5

export function noteFault(task: Task, { note }: Fields): string | undefined {
  if (note === undefined) return undefined
  if (typeof note !== 'string' || !/[\p{L}\p{N}]/u.test(note)) return 'a note must be a text'
  const count = task.description.split(noteHeading).length - 1
  return count < maxNotes ? undefined : `${task.id} has ${maxNotes} notes already`
}

/** The fields that a change sets. A `note` is not a field: it is quoted below the description. */
export function withNoteBelow(task: Task, { note, ...changes }: Fields): Fields {
  if (typeof note !== 'string') return changes
  const description = typeof changes['description'] === 'string' ? changes['description'] : task.description
  const lines = startOf(visible(note).trim(), maxNoteChars).split(/\r\n?|\n/)
  const quoted = lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  return { ...changes, description: `${description}${noteHeading}${quoted}`.trimStart() }
}
