import type { Check, CheckKind, CheckResult, Validation } from '../../schema/check/check.ts'
import type { Strategy } from '../../schema/plan/plan.ts'

/** What a strategy does with a check: its failure counts, or is only reported, or it is not run at all. */
type Weight = 'counts' | 'reported' | 'not_run'

const policy: Record<Strategy, Record<CheckKind, Weight>> = {
  strict: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'counts' },
  lenient: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'reported' },
  tests_only: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'not_run' },
}

type Known = { readonly name: string; readonly kind: CheckKind }

export const weightOf = (strategy: Strategy, { kind }: Known): Weight => policy[strategy][kind]

/** The checks that a strategy runs, in their order. */
export function checksToRun<T extends Known>(strategy: Strategy, checks: readonly T[]): T[] {
  return checks.filter((check) => weightOf(strategy, check) !== 'not_run')
}

/** Those whose failure keeps a commit out. */
export function countingChecks<T extends Known>(strategy: Strategy, checks: readonly T[]): T[] {
  return checks.filter((check) => weightOf(strategy, check) === 'counts')
}

interface Verdict {
  readonly passed: boolean
  /** Failures that fail the iteration. */
  readonly failures: readonly CheckResult[]
  /** Failures that are only told: lint in `lenient`. */
  readonly reported: readonly CheckResult[]
  /** Names of failures that were there before the run and were accepted with `known-red`. */
  readonly knownRed: readonly string[]
  /** Names of checks that had to run and have no result. */
  readonly missing: readonly string[]
  /** Names of checks that the strategy does not run. */
  readonly notRun: readonly string[]
}

/**
 * What the results mean under a strategy. Nothing but a result that says so passes: a check that should have run and
 * has no result fails the iteration (failure model A3). No checks at all pass; `enough-checks.ts` refuses them before.
 */
export function judge(given: {
  readonly strategy: Strategy
  readonly checks: readonly Known[]
  readonly results: readonly CheckResult[]
  readonly knownRed: readonly string[]
}): Verdict {
  const weigh = (check: Known): Weight => weightOf(given.strategy, check)
  const accepted = new Set(given.knownRed)
  const ran = new Set(given.results.map(({ name }) => name))
  const failed = given.results.filter(({ passed }) => !passed)
  const counts = (result: CheckResult): boolean => weigh(result) === 'counts' && result.elsewhere?.required !== false
  const failures = failed.filter((result) => counts(result) && !accepted.has(result.name))
  const missing = checksToRun(given.strategy, given.checks).filter(({ name }) => !ran.has(name))
  return {
    passed: failures.length === 0 && missing.length === 0,
    failures,
    reported: failed.filter((result) => !counts(result) && !accepted.has(result.name)),
    knownRed: failed.filter(({ name }) => accepted.has(name)).map(({ name }) => name),
    missing: missing.map(({ name }) => name),
    notRun: given.checks.filter((check) => weigh(check) === 'not_run').map(({ name }) => name),
  }
}

/** What was run on a tree and what came of it, as it is kept and judged. */
export function validationOf(given: {
  readonly iteration: number
  readonly tree: string
  readonly strategy: Strategy
  readonly checks: readonly Check[]
  readonly results: readonly CheckResult[]
  readonly knownRed: readonly string[]
  readonly workspace?: string
}): Validation {
  const { iteration, tree, strategy, checks, results, knownRed, workspace } = given
  const ran = new Set(results.map(({ name }) => name))
  const { passed } = judge(given)
  return {
    iteration,
    strategy,
    tree,
    passed,
    checks: [...results],
    not_run: checks.map(({ name }) => name).filter((name) => !ran.has(name)),
    known_red: [...knownRed],
    changed_by_checks: [...new Set(results.flatMap(({ changed }) => changed?.paths ?? []))],
    ...(workspace !== undefined && !passed && names(results, workspace) && { workspace }),
  }
}

const names = (results: readonly CheckResult[], folder: string): boolean =>
  results.some(({ output_head, output_tail }) => output_head.includes(folder) || output_tail.includes(folder))
