import type { Finding } from '../../../schema/plan/finding.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import { matcherBelow, pathMatcher } from '../../guard/protected-paths.ts'
import { plural } from '../../text/amounts.ts'
import { some } from '../../text/one-line.ts'
import { quoteValue, toFinding } from './fault.ts'

/** The existing files that one pattern of `paths` allows. */
export interface PathReach {
  readonly pattern: string
  readonly tasks: readonly string[]
  /** The first task's entry. */
  readonly at: readonly (string | number)[]
  readonly matched: readonly string[]
  /** Files in folders below matches: older versions allowed them. */
  readonly belowMatches: readonly string[]
}

/** Each pattern of open tasks against the files of the base, in the plan's order. */
export function pathReach(plan: Plan, files: readonly string[]): PathReach[] {
  const byPattern = new Map<string, { tasks: string[]; at: PathReach['at'] }>()
  for (const [index, { id, paths, status }] of plan.tasks.entries()) {
    if (status === 'done' || status === 'skipped') continue
    for (const [entry, pattern] of paths.entries()) {
      const existing = byPattern.get(pattern)
      if (existing) existing.tasks.push(id)
      else byPattern.set(pattern, { tasks: [id], at: ['tasks', index, 'paths', entry] })
    }
  }
  return [...byPattern].map(([pattern, { tasks, at }]) => {
    const [allows, isBelow] = [pathMatcher(pattern), matcherBelow(pattern)]
    const matched = files.filter(allows)
    return { pattern, tasks, at, matched, belowMatches: files.filter((path) => isBelow(path) && !allows(path)) }
  })
}

/** Patterns without a match: a typo, or files that a task will create. */
export const unmatchedFindings = (reach: readonly PathReach[]): Finding[] =>
  reach
    .filter(({ matched }) => matched.length === 0)
    .map(({ pattern, tasks, at, belowMatches }) =>
      toFinding({
        severity: 'warning',
        code: 'PATHS_MATCH_NOTHING',
        at,
        message: `The pattern ${quoteValue(pattern)} in the paths of ${some(tasks)} matches no file in the base.`,
        remedy:
          belowMatches.length > 0
            ? `It leaves out ${plural(belowMatches.length, 'file')} in folders below, such as ${quoteValue(belowMatches[0])}: ${recursivePattern(pattern)} allows them.`
            : 'Fix it if it is a typo. If the task creates these files, leave it as it is.',
      }),
    )

/** `paths src/*.ts (A, B): 12 files, such as src/a.ts`, and the files that only older versions allowed. */
export const reachLines = (reach: readonly PathReach[]): string[] =>
  reach.map(({ pattern, tasks, matched, belowMatches }) => {
    const count = matched.length === 0 ? 'no file' : plural(matched.length, 'file')
    const examples = matched.slice(0, 3).map((path) => quoteValue(path).slice(1, -1))
    const examplesPart =
      examples.length === 0 ? '' : `${matched.length > examples.length ? ', such as' : ':'} ${examples.join(', ')}`
    const belowPart =
      belowMatches.length === 0
        ? ''
        : `; not ${plural(belowMatches.length, 'file')} in folders below (${recursivePattern(pattern)} allows those)`
    return `paths ${quoteValue(pattern).slice(1, -1)} (${some(tasks)}): ${count}${examplesPart}${belowPart}`
  })

const recursivePattern = (pattern: string): string =>
  quoteValue(`${pattern.replace(/\/+$/, '').replace(/\/?\*?$/, '')}/**`.replace(/^\//, '')).slice(1, -1)
