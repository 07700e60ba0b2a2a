import type { UnusableEdit } from '../../schema/run/edit-events.ts'
import { firstThree } from '../text/one-line.ts'

type Edit = Omit<UnusableEdit, 'print'>

/** What is wrong with an edit of the plan or of `ralph.yml` that a person made during a run. */
export function unusableEdit({ file, fault, total }: Edit, foreign: (text: string) => string): string {
  if (fault === null) return `${foreign(file)} is gone.`
  const more = total > 1 ? ` (and ${total - 1} more)` : ''
  return `The edit of ${foreign(file)} cannot be used: ${foreign(fault)}${more}${/[.!?\]]$/.test(fault) && more === '' ? '' : '.'}`
}

/** A valid edit of the configuration during a job, in a line. */
export const settingsEditLine = (
  { file, keys }: { readonly file: string; readonly keys: readonly string[] },
  foreign: (text: string) => string,
): string =>
  `The edit of ${foreign(file)} (${firstThree(keys.map(foreign))}) counts from the next job on; this one continues with its former settings.`

/** The same with what follows from it, in a line. */
export const unusableEditLine = (edit: Edit, foreign: (text: string) => string): string =>
  `${unusableEdit(edit, foreign)} ${
    edit.kind === 'plan' ? 'The run continues with the former plan.' : 'The job continues with its former settings.'
  }`
