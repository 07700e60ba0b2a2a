import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectStuck, stuckInWords } from '../../../../src/core/run/attempt/detect-stuck.ts'
import { type Failure, FailureCause } from '../../../../src/schema/run/attempts.ts'

/** `a` is a failed check with the fingerprint `a`; `S`, `N` and `0` are an agent that is stuck, no change, and no result. */
const failures = (row: string): Failure[] =>
  [...row].map((mark, at) => ({
    iteration: at + 1,
    cause: causes[mark] ?? 'checks',
    fingerprint: `${mark}${own(mark, at)}`,
  }))
const causes: Record<string, FailureCause> = { S: 'stuck', N: 'no_changes', 0: 'no_result' }
/** What an agent says of itself differs each time. */
const own = (mark: string, at: number) => (mark === 'S' ? at : '')

test.each([
  ['aa', 3, undefined],
  ['aaa', 3, ['same_failure', [1, 2, 3]]],
  ['baaa', 3, ['same_failure', [2, 3, 4]]],
  ['aaba', 3, undefined],
  ['aa', 2, ['same_failure', [1, 2]]],
  ['S', 3, undefined],
  ['SaS', 3, undefined],
  ['aSS', 3, ['said_stuck', [2, 3]]],
  ['N0N', 3, ['no_changes', [1, 2, 3]]],
  ['N0', 3, undefined],
  ['aba', 3, undefined],
  ['abab', 3, ['in_turns', [1, 2, 3, 4]]],
  ['aabab', 3, ['in_turns', [2, 3, 4, 5]]],
  ['abab', 4, undefined],
  ['ababa', 4, ['in_turns', [1, 2, 3, 4, 5]]],
  ['ab', 2, undefined],
  ['abac', 3, undefined],
  ['abcdefgh', 3, undefined],
])('%s after %i: %j', (row, after, found) => {
  const [sign, rests_on] = found ?? []
  expect(detectStuck(failures(row), after)).toEqual(found === undefined ? undefined : { sign, rests_on })
})

test('it says what it rests on', () => {
  expect(stuckInWords({ sign: 'same_failure', rests_on: [2, 3, 4] })).toBe(
    'the same failure 3 times in a row (iterations 2, 3, 4)',
  )
})

const anyFailures = fc.array(
  fc.record({
    iteration: fc.nat(),
    cause: fc.constantFrom(...FailureCause.options),
    fingerprint: fc.constantFrom('a', 'b', 'c'),
  }),
  { maxLength: 12 },
)

test('only the newest failures count: what came before them changes no answer that rests on them', () => {
  fc.assert(
    fc.property(anyFailures, anyFailures, fc.integer({ min: 2, max: 6 }), (older, newer, after) => {
      const found = detectStuck(newer, after)
      fc.pre(found !== undefined)
      expect(detectStuck([...older, ...newer], after)?.rests_on.length).toBe(found.rests_on.length)
    }),
  )
})

test('failures that all differ are never stuck', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 2, max: 6 }), (count, after) => {
      const all = Array.from(
        { length: count },
        (_, n) => ({ iteration: n, cause: 'checks', fingerprint: `${n}` }) as const,
      )
      expect(detectStuck(all, after)).toBeUndefined()
    }),
  )
})
