import type { CheckResult, ListedPaths } from '../../schema/check/check.ts'
import { oneLine } from '../text/one-line.ts'

const shown = 3

type Traced = Pick<CheckResult, 'changed' | 'left'>

/** What a check did to the tree: `changed tracked files, which were put back: a.ts, b.ts`; `left new files: dist/`. */
export function traces({ changed, left }: Traced): string[] {
  return [...changedFiles({ changed }), ...(left ? [`left new files: ${some(left)}`] : [])]
}

/** The same, without what may stay. */
export const changedFiles = ({ changed }: Traced): string[] =>
  changed ? [`changed tracked files, which were put back: ${some(changed)}`] : []

/** Where a formatter belongs, which as a check changes what it is to judge. */
export const formatterHint = 'A formatter belongs in before-capture: what it changes there is committed.'

function some({ paths, total }: ListedPaths): string {
  const names = paths.slice(0, shown).map((path) => oneLine(path, 200))
  const more = total - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
