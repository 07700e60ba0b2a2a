import { expect, test } from 'vitest'
import { statePrefix } from '../../../../src/core/config/table/branch-settings.ts'
import { knownPrefixes, shortRef, stateRefOf } from '../../../../src/core/ref/state-paths.ts'

test.each([
  'refs/ralph/state',
  'refs/heads/ralph/state',
  'refs/heads/bots/ralph',
  ' refs/ci/v1.2/ ',
  'refs/heads/state',
])('%s is a folder of refs', (raw) => expect(statePrefix(raw)).toEqual({ value: raw.trim().replace(/\/$/, '') }))

test.each([
  'ralph/state',
  'refs',
  'refs/heads',
  'refs/ralph',
  'refs/tags/ralph',
  'refs/pull/state',
  'refs/ralph/inbox',
  'refs/ralph/staged/x',
  'refs/heads/../x',
  'refs/heads/a..b',
  'refs/heads//x',
  'refs/heads/x.lock',
  'refs/heads/.x',
  'refs/heads/x.',
  'refs/heads/a b',
  'refs/heads/x*',
  `refs/heads/${'x'.repeat(100)}`,
  '',
  7,
])('%j is none', (raw) => expect(statePrefix(raw)).toHaveProperty('expected'))

test('a state is looked for at the usual place, outside of the branches, and where a setting says', () => {
  expect(stateRefOf('demo')).toBe('refs/heads/ralph/state/demo')
  expect(knownPrefixes()).toEqual(['refs/heads/ralph/state', 'refs/ralph/state'])
  expect(knownPrefixes('refs/x/y').map((prefix) => stateRefOf('demo', prefix))).toEqual([
    'refs/x/y/demo',
    'refs/heads/ralph/state/demo',
    'refs/ralph/state/demo',
  ])
  expect([shortRef('refs/heads/ralph/state/demo'), shortRef('refs/x/y')]).toEqual(['ralph/state/demo', 'refs/x/y'])
})
