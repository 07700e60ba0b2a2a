import type { RefusedEdit } from '../../../schema/plan/finding.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { PlanFormat } from '../format/read/read-options.ts'

/** What the plan file was read as, where nobody named a format. */
export interface DetectedFormat {
  readonly name: PlanFormat
  /** Where its first task stands; null for a folder. */
  readonly line: number | null
}

/** Why nothing of an edit is adopted: another reader would find other tasks, and what is done would be done again. */
export function changedFormat(edit: {
  /** Null of a run that has recorded none. */
  readonly recorded: string | null
  /** Null where a setting names the format. */
  readonly detected: DetectedFormat | null
  readonly planFile: string
  readonly current: Plan
  readonly edited: Plan
}): RefusedEdit | undefined {
  const { recorded, detected, planFile, current, edited } = edit
  if (recorded === null || detected === null || detected.name === recorded) return undefined
  const ids = new Set(current.tasks.map(({ id }) => id))
  const place = detected.line === null ? planFile : `${planFile}:${detected.line}`
  const why = [
    `${place} now reads as the format ${detected.name}, and the run began with ${recorded}.`,
    'Nothing of the edit is adopted, and the run continues with its former plan.',
    `Write the tasks in the format ${recorded} again. To change it, add --format ${detected.name} --change-rules to \`ralph run\` (in a workflow: the inputs of these names).`,
  ]
  const kind = edited.tasks.every(({ id }) => ids.has(id)) ? 'other' : 'added'
  return { task: null, kind, why: why.join(' ') }
}
