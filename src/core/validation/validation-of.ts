import type { Check, CheckResult, Validation } from '../../schema/check/check.ts'
import type { Strategy } from '../../schema/plan/plan.ts'
import { judge } from './verdict.ts'

/** What was run on a tree and what came of it, as it is kept and judged. */
export function validationOf(given: {
  readonly iteration: number
  readonly tree: string
  readonly strategy: Strategy
  readonly checks: readonly Check[]
  readonly results: readonly CheckResult[]
  readonly knownRed: readonly string[]
}): Validation {
  const { iteration, tree, strategy, checks, results, knownRed } = given
  const ran = new Set(results.map(({ name }) => name))
  return {
    iteration,
    strategy,
    tree,
    passed: judge(given).passed,
    checks: [...results],
    not_run: checks.map(({ name }) => name).filter((name) => !ran.has(name)),
    known_red: [...knownRed],
    changed_by_checks: [...new Set(results.flatMap(({ changed }) => changed?.paths ?? []))],
  }
}
