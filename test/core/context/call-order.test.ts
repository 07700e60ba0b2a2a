import { expect, test } from 'vitest'
import { callsBefore } from '../../../src/core/context/call-order.ts'

test.each([
  ['handoff-only', { indexIsDue: true, merges: false, unseen: true }, []],
  ['handoff-plus-index', { indexIsDue: false, merges: false, unseen: true }, []],
  ['handoff-plus-index', { indexIsDue: true, merges: true, unseen: true }, ['index']],
  ['agent-orchestrated', { indexIsDue: false, merges: false, unseen: false }, ['prep']],
  ['agent-orchestrated', { indexIsDue: false, merges: false, unseen: true }, ['post', 'prep']],
  ['agent-orchestrated', { indexIsDue: true, merges: true, unseen: true }, ['index', 'post', 'prep']],
] as const)('%s %o: %o', (mode, given, calls) => {
  expect(callsBefore({ mode, ...given })).toEqual(calls)
})
