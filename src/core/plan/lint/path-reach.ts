import type { Finding } from '../../../schema/plan/finding.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import { matcherBelow, pathMatcher } from '../../guard/protected-paths.ts'
import { plural } from '../../text/amounts.ts'
import { some } from '../../text/one-line.ts'
import { shown, toFinding } from './fault.ts'

/** What one pattern of `paths` allows of the files that are there. */
export interface PathReach {
  readonly pattern: string
  /** Ids of the tasks that have it. */
  readonly tasks: readonly string[]
  /** Where the first of them has it. */
  readonly at: readonly (string | number)[]
  readonly matched: readonly string[]
  /** Files in folders below what it matches: older versions allowed them. */
  readonly below: readonly string[]
}

/** Each pattern of tasks that are still to be done, once, against the files of the base; in the order of the plan. */
export function pathReach(plan: Plan, files: readonly string[]): PathReach[] {
  const found = new Map<string, { tasks: string[]; at: PathReach['at'] }>()
  for (const [index, { id, paths, status }] of plan.tasks.entries()) {
    if (status === 'done' || status === 'skipped') continue
    for (const [entry, pattern] of paths.entries()) {
      const known = found.get(pattern)
      if (known) known.tasks.push(id)
      else found.set(pattern, { tasks: [id], at: ['tasks', index, 'paths', entry] })
    }
  }
  return [...found].map(([pattern, { tasks, at }]) => {
    const [allows, isBelow] = [pathMatcher(pattern), matcherBelow(pattern)]
    const matched = files.filter(allows)
    return { pattern, tasks, at, matched, below: files.filter((path) => isBelow(path) && !allows(path)) }
  })
}

/** What matches nothing: a slip, or files that a task is to make. */
export const unmatchedFindings = (reach: readonly PathReach[]): Finding[] =>
  reach
    .filter(({ matched }) => matched.length === 0)
    .map(({ pattern, tasks, at, below }) =>
      toFinding({
        severity: 'warning',
        code: 'PATHS_MATCH_NOTHING',
        at,
        message: `The pattern ${shown(pattern)} in the paths of ${some(tasks)} matches no file in the base.`,
        remedy:
          below.length > 0
            ? `It leaves out ${plural(below.length, 'file')} in folders below, such as ${shown(below[0])}: ${wide(pattern)} allows them.`
            : 'Fix it if it is a typo. If the task creates these files, leave it as it is.',
      }),
    )

/** `paths src/*.ts (A, B): 12 files, such as src/a.ts`, with what a reader of older versions would expect besides. */
export const reachLines = (reach: readonly PathReach[]): string[] =>
  reach.map(({ pattern, tasks, matched, below }) => {
    const all = matched.length === 0 ? 'no file' : plural(matched.length, 'file')
    const few = matched.slice(0, 3).map((path) => shown(path).slice(1, -1))
    const such = few.length === 0 ? '' : `${matched.length > few.length ? ', such as' : ':'} ${few.join(', ')}`
    const not =
      below.length === 0 ? '' : `; not ${plural(below.length, 'file')} in folders below (${wide(pattern)} allows those)`
    return `paths ${shown(pattern).slice(1, -1)} (${some(tasks)}): ${all}${such}${not}`
  })

const wide = (pattern: string): string =>
  shown(`${pattern.replace(/\/+$/, '').replace(/\/?\*?$/, '')}/**`.replace(/^\//, '')).slice(1, -1)
