import type { UnusableEdit } from '../../schema/run/edit-events.ts'
import { some } from '../text/one-line.ts'

type Edit = Omit<UnusableEdit, 'print'>

/**
 * What is wrong with a person's edit of the plan or of `ralph.yml` during a run. `foreign` neutralises texts of others.
 */
export function unusableEdit({ file, fault, total }: Edit, foreign: (text: string) => string): string {
  if (fault === null) return `${foreign(file)} is gone.`
  const rest = total > 1 ? ` (and ${total - 1} more)` : ''
  return `The edit of ${foreign(file)} cannot be used: ${foreign(fault)}${rest}${/[.!?\]]$/.test(fault) && rest === '' ? '' : '.'}`
}

export const settingsEditLine = (
  { file, keys }: { readonly file: string; readonly keys: readonly string[] },
  foreign: (text: string) => string,
): string =>
  `The edit of ${foreign(file)} (${some(keys.map(foreign))}) counts from the next job on; this one continues with its former settings.`

export const unusableEditLine = (edit: Edit, foreign: (text: string) => string): string =>
  `${unusableEdit(edit, foreign)} ${
    edit.kind === 'plan' ? 'The run continues with the former plan.' : 'The job continues with its former settings.'
  }`
