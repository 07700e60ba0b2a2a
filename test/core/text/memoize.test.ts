import { expect, test } from 'vitest'
import { memoize } from '../../../src/core/text/memoize.ts'

test('it is computed once for each object, also where the result is nothing', () => {
  const asked: object[] = []
  const look = memoize((of: { found?: string }) => {
    asked.push(of)
    return of.found
  })
  const [one, other] = [{}, { found: 'here' }]
  expect([look(one), look(one), look(other), look(other)]).toEqual([undefined, undefined, 'here', 'here'])
  expect(asked).toEqual([one, other])
})
