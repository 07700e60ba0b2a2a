import type { RefusedEdit } from '../../../schema/plan/finding.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { PlanFormat } from '../format/read/read-options.ts'

/** The format that was detected without a setting. */
export interface DetectedFormat {
  readonly name: PlanFormat
  /** Of its first task; null for a folder. */
  readonly line: number | null
}

/** Why no part of an edit is adopted: another reader would find other tasks, and repeat done work. */
export function changedFormat(edit: {
  /** Null if the run recorded none. */
  readonly recorded: string | null
  /** Null if a setting names the format. */
  readonly detected: DetectedFormat | null
  readonly planFile: string
  readonly current: Plan
  readonly edited: Plan
}): RefusedEdit | undefined {
  const { recorded, detected, planFile, current, edited } = edit
  if (recorded === null || detected === null || detected.name === recorded) return undefined
  const ids = new Set(current.tasks.map(({ id }) => id))
  const place = detected.line === null ? planFile : `${planFile}:${detected.line}`
  const sentences = [
    `${place} now reads as the format ${detected.name}, and the run began with ${recorded}.`,
    'Nothing of the edit is adopted, and the run continues with its former plan.',
    `Write the tasks in the format ${recorded} again. To change it, add --format ${detected.name} --change-rules to \`ralph run\` (in a workflow: the inputs of these names).`,
  ]
  const kind = edited.tasks.every(({ id }) => ids.has(id)) ? 'other' : 'added'
  return { task: null, kind, why: sentences.join(' ') }
}
