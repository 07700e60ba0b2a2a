import { expect, test } from 'vitest'
import { callsBefore } from '../../../src/core/calls/call-table.ts'

test.each([
  ['handoff-only', { indexIsDue: true, mergesConstraints: false, hasUnreviewed: true }, []],
  ['handoff-plus-index', { indexIsDue: false, mergesConstraints: false, hasUnreviewed: true }, []],
  ['handoff-plus-index', { indexIsDue: true, mergesConstraints: true, hasUnreviewed: true }, ['index']],
  ['agent-orchestrated', { indexIsDue: false, mergesConstraints: false, hasUnreviewed: false }, ['prep']],
  ['agent-orchestrated', { indexIsDue: false, mergesConstraints: false, hasUnreviewed: true }, ['post', 'prep']],
  ['agent-orchestrated', { indexIsDue: true, mergesConstraints: true, hasUnreviewed: true }, ['index', 'post', 'prep']],
] as const)('%s %o: %o', (mode, given, calls) => {
  expect(callsBefore({ mode, ...given })).toEqual(calls)
})
