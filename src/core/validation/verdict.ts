import type { Check, CheckKind, CheckResult, Validation } from '../../schema/check/check.ts'
import type { Strategy } from '../../schema/plan/plan.ts'

/** Whether a failed check fails the attempt, is only reported, or the check is not run. */
type Weight = 'counts' | 'reported' | 'not_run'

const policy: Record<Strategy, Record<CheckKind, Weight>> = {
  strict: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'counts' },
  lenient: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'reported' },
  tests_only: { test: 'counts', typecheck: 'counts', build: 'counts', lint: 'not_run' },
}

type WeighedCheck = { readonly name: string; readonly kind: CheckKind }

export const weightOf = (strategy: Strategy, { kind }: WeighedCheck): Weight => policy[strategy][kind]

export function checksToRun<T extends WeighedCheck>(strategy: Strategy, checks: readonly T[]): T[] {
  return checks.filter((check) => weightOf(strategy, check) !== 'not_run')
}

export function countingChecks<T extends WeighedCheck>(strategy: Strategy, checks: readonly T[]): T[] {
  return checks.filter((check) => weightOf(strategy, check) === 'counts')
}

interface Verdict {
  readonly passed: boolean
  readonly failures: readonly CheckResult[]
  /** Failures that do not count: lint in `lenient`. */
  readonly reported: readonly CheckResult[]
  /** Names of failures that `known-red` accepts. */
  readonly knownRed: readonly string[]
  readonly missing: readonly string[]
  readonly notRun: readonly string[]
}

/**
 * Judges results under a strategy. A check that should have run and has no result fails the iteration (failure model
 * A3). No checks at all pass; `refuseUnchecked` rejects them before.
 */
export function judge(request: {
  readonly strategy: Strategy
  readonly checks: readonly WeighedCheck[]
  readonly results: readonly CheckResult[]
  readonly knownRed: readonly string[]
}): Verdict {
  const weigh = (check: WeighedCheck): Weight => weightOf(request.strategy, check)
  const acceptedRed = new Set(request.knownRed)
  const namesOfResults = new Set(request.results.map(({ name }) => name))
  const failed = request.results.filter(({ passed }) => !passed)
  const counts = (result: CheckResult): boolean => weigh(result) === 'counts' && result.elsewhere?.required !== false
  const failures = failed.filter((result) => counts(result) && !acceptedRed.has(result.name))
  const missing = checksToRun(request.strategy, request.checks).filter(({ name }) => !namesOfResults.has(name))
  return {
    passed: failures.length === 0 && missing.length === 0,
    failures,
    reported: failed.filter((result) => !counts(result) && !acceptedRed.has(result.name)),
    knownRed: failed.filter(({ name }) => acceptedRed.has(name)).map(({ name }) => name),
    missing: missing.map(({ name }) => name),
    notRun: request.checks.filter((check) => weigh(check) === 'not_run').map(({ name }) => name),
  }
}

export function validationOf(request: {
  readonly iteration: number
  readonly tree: string
  readonly strategy: Strategy
  readonly checks: readonly Check[]
  readonly results: readonly CheckResult[]
  readonly knownRed: readonly string[]
  readonly workspace?: string
}): Validation {
  const { iteration, tree, strategy, checks, results, knownRed, workspace } = request
  const namesOfResults = new Set(results.map(({ name }) => name))
  const { passed } = judge(request)
  return {
    iteration,
    strategy,
    tree,
    passed,
    checks: [...results],
    not_run: checks.map(({ name }) => name).filter((name) => !namesOfResults.has(name)),
    known_red: [...knownRed],
    changed_by_checks: [...new Set(results.flatMap(({ changed }) => changed?.paths ?? []))],
    ...(workspace !== undefined && !passed && isNamedIn(results, workspace) && { workspace }),
  }
}

const isNamedIn = (results: readonly CheckResult[], folder: string): boolean =>
  results.some(({ output_head, output_tail }) => output_head.includes(folder) || output_tail.includes(folder))
