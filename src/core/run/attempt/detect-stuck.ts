import type { Failure, StuckSign } from '../../../schema/run/attempts.ts'

/** That more attempts at a task do not help, and the failed iterations that say so, oldest first. */
export interface StuckFinding {
  readonly sign: StuckSign
  readonly rests_on: readonly number[]
}

/** Fresh agents that do not know of each other: what two in a row say of a task needs no third. */
const wordsEnough = 2
/** Two failures in turns: each has come back once it seemed to be overcome. */
const leastTurns = 4
type Rule = (newestFirst: readonly Failure[], after: number) => number

/** Asked in this order; each answers with how many of the newest failures it rests on, zero where it finds nothing. */
const rules: readonly (readonly [StuckSign, Rule])[] = [
  ['said_stuck', (failures) => allOf(failures, wordsEnough, ({ cause }) => cause === 'stuck')],
  ['same_failure', (failures, after) => allOf(failures, after, (one) => one.fingerprint === failures[0]?.fingerprint)],
  ['no_changes', (failures, after) => allOf(failures, after, ({ cause }) => withoutChange.has(cause))],
  ['in_turns', inTurns],
]

const withoutChange: ReadonlySet<Failure['cause']> = new Set(['no_changes', 'no_result'] as const)

/**
 * What a task's failures in a row say, oldest first, since it last got on or a person last said something about it.
 * `after`: the same one so many times in a row. Pure, and no model is asked. Failures that differ say nothing, however many:
 * `max_retries` bounds them.
 */
export function detectStuck(failures: readonly Failure[], after: number): StuckFinding | undefined {
  const newestFirst = failures.toReversed()
  for (const [sign, rule] of rules) {
    const count = rule(newestFirst, after)
    if (count > 0) return { sign, rests_on: failures.slice(-count).map(({ iteration }) => iteration) }
  }
  return undefined
}

const allOf = (failures: readonly Failure[], count: number, holds: (one: Failure) => boolean): number =>
  failures.length >= count && failures.slice(0, count).every(holds) ? count : 0

function inTurns(failures: readonly Failure[], after: number): number {
  const count = Math.max(leastTurns, after + 1)
  const [first, second] = failures
  if (first?.fingerprint === second?.fingerprint) return 0
  const turns = failures
    .slice(0, count)
    .every(({ fingerprint }, at) => fingerprint === (at % 2 === 0 ? first : second)?.fingerprint)
  return failures.length >= count && turns ? count : 0
}

/** `the same failure 3 times in a row (iterations 2, 3, 4)`. */
export function stuckInWords({ sign, rests_on }: StuckFinding): string {
  return `${words[sign](rests_on.length)} (iterations ${rests_on.join(', ')})`
}

const words: Readonly<Record<StuckSign, (count: number) => string>> = {
  said_stuck: (count) => `${count} agents in a row say that they cannot go on`,
  same_failure: (count) => `the same failure ${count} times in a row`,
  no_changes: (count) => `${count} attempts in a row changed nothing`,
  in_turns: () => 'the same two failures in turn',
}
