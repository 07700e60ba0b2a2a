import { expect, test } from 'vitest'
import { blockedVerdict, mergeVerdict } from '../../../src/core/github/merge-verdict.ts'

const check = (conclusion: string | null, name = 'test', app: number | null = 7) => ({ name, app, conclusion })
const verdict = (
  checks: readonly ReturnType<typeof check>[],
  given: Partial<Parameters<typeof mergeVerdict>[0]> = {},
): string => {
  const found = mergeVerdict({
    base: 'main',
    required: [{ name: 'test', app: null }],
    startsChecks: true,
    includesApps: true,
    checks,
    ...given,
  })
  return 'why' in found ? `${found.kind}: ${found.why}` : found.kind
}

test('a commit is merged when the required checks of the server have succeeded on it', () => {
  expect(verdict([check('success'), check('failure', 'another')])).toBe('merge')
  expect(verdict([check('success')], { required: [{ name: 'test', app: 7 }] })).toBe('merge')
})

test.each([
  ['refuse: no status check is required on main', [check('success')], { required: [] }],
  ['refuse: the required check test ended with failure', [check('failure')], {}],
  ['refuse: the required check test ended with action_required', [check('action_required')], {}],
  ['refuse: no required check has succeeded: each was skipped or neutral. Merge it yourself', [check('skipped')], {}],
  ['refuse: no required check has succeeded', [check('neutral'), check('skipped', 'test', 9)], {}],
  ['run it again on the pull request, or give the run an order', [check('cancelled')], {}],
  [
    'A rule accepts test from app 7 alone; what is there',
    [check('success', 'test', null)],
    { required: [{ name: 'test', app: 7 }] },
  ],
  ['wait: the required check test is still running', [check(null)], {}],
  ['wait: the required check test has not started', [], {}],
  ['alone: `ralph init` writes it', [], { includesApps: false }],
  ['wait: the required check test has not run on it: a push by the workflow', [], { startsChecks: false }],
  [
    'wait: the required check test has not started',
    [check('success', 'test', 9)],
    { required: [{ name: 'test', app: 7 }] },
  ],
  ['refuse: the required check test ended with failure', [check('success'), check('failure')], {}],
] as const)('%s', (said, checks, given) => {
  expect(verdict(checks, given)).toContain(said)
})

test.each([
  ['behind', 'refuse: main has moved on, and a rule wants branches to be up to date. Start a job of this plan'],
  ['dirty', 'refuse: it conflicts with main. Start a job of this plan'],
  ['blocked', 'refuse: a rule of main still blocks it, such as an approval that is missing'],
  ['draft', 'refuse: it is a draft; mark it ready for review'],
  ['unknown', 'wait: GitHub is still finding out'],
  ['clean', ''],
  ['unstable', ''],
  ['has_hooks', ''],
  ['toString', ''],
  [undefined, ''],
])('a pull request that is %s', (state, said) => {
  const found = blockedVerdict(state, 'main')
  expect(found && 'why' in found ? `${found.kind}: ${found.why}` : '').toContain(said)
  if (said === '') expect(found).toBeUndefined()
})
