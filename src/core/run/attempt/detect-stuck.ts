import type { Failure, StuckSign } from '../../../schema/run/attempts.ts'

/** `rests_on`: the failed iterations that show it, oldest first. */
export interface StuckFinding {
  readonly sign: StuckSign
  readonly rests_on: readonly number[]
}

/** Two agents that do not know of each other need no third one. */
const minStuckClaims = 2
/** Each of two failures has come back after it seemed to be overcome. */
const minTurns = 4
type Rule = (newestFirst: readonly Failure[], after: number) => number

/** The first rule that matches counts. Each returns how many of the newest failures show it, or zero. */
const rules: readonly (readonly [StuckSign, Rule])[] = [
  ['said_stuck', (failures) => countIfAll(failures, minStuckClaims, ({ cause }) => cause === 'stuck')],
  [
    'same_failure',
    (failures, after) => countIfAll(failures, after, (failure) => failure.fingerprint === failures[0]?.fingerprint),
  ],
  ['no_changes', (failures, after) => countIfAll(failures, after, ({ cause }) => causesWithoutChange.has(cause))],
  ['in_turns', inTurns],
]

const causesWithoutChange: ReadonlySet<Failure['cause']> = new Set(['no_changes', 'no_result'] as const)

/** `failures` in a row since the last progress or note, oldest first. `after`: equal ones that count as stuck. Pure. */
export function detectStuck(failures: readonly Failure[], after: number): StuckFinding | undefined {
  const newestFirst = failures.toReversed()
  for (const [sign, rule] of rules) {
    const count = rule(newestFirst, after)
    if (count > 0) return { sign, rests_on: failures.slice(-count).map(({ iteration }) => iteration) }
  }
  return undefined
}

const countIfAll = (failures: readonly Failure[], count: number, matches: (failure: Failure) => boolean): number =>
  failures.length >= count && failures.slice(0, count).every(matches) ? count : 0

function inTurns(failures: readonly Failure[], after: number): number {
  const count = Math.max(minTurns, after + 1)
  const [first, second] = failures
  if (first?.fingerprint === second?.fingerprint) return 0
  const isInTurns = failures
    .slice(0, count)
    .every(({ fingerprint }, index) => fingerprint === (index % 2 === 0 ? first : second)?.fingerprint)
  return failures.length >= count && isInTurns ? count : 0
}

/** `the same failure 3 times in a row (iterations 2, 3, 4)`. */
export function stuckInWords({ sign, rests_on }: StuckFinding): string {
  return `${signInWords[sign](rests_on.length)} (iterations ${rests_on.join(', ')})`
}

const signInWords: Readonly<Record<StuckSign, (count: number) => string>> = {
  said_stuck: (count) => `${count} agents in a row say that they cannot go on`,
  same_failure: (count) => `the same failure ${count} times in a row`,
  no_changes: (count) => `${count} attempts in a row changed nothing`,
  in_turns: () => 'the same two failures in turn',
}
