import { expect, test } from 'vitest'
import { callsBefore } from '../../../src/core/context/call-order.ts'

test.each([
  ['handoff-only', { indexIsDue: true, unseen: true }, []],
  ['handoff-plus-index', { indexIsDue: false, unseen: true }, []],
  ['handoff-plus-index', { indexIsDue: true, unseen: true }, ['index']],
  ['agent-orchestrated', { indexIsDue: true, unseen: false }, ['prep']],
  ['agent-orchestrated', { indexIsDue: true, unseen: true }, ['post', 'prep']],
] as const)('%s %o: %o', (mode, given, calls) => {
  expect(callsBefore({ mode, ...given })).toEqual(calls)
})
