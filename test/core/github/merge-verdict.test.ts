import { expect, test } from 'vitest'
import { mergeVerdict } from '../../../src/core/github/merge-verdict.ts'

const check = (conclusion: string | null, name = 'test', app: number | null = 7) => ({ name, app, conclusion })
const verdict = (
  checks: readonly ReturnType<typeof check>[],
  given: Partial<Parameters<typeof mergeVerdict>[0]> = {},
): string => {
  const found = mergeVerdict({
    base: 'main',
    required: [{ name: 'test', app: null }],
    startsChecks: true,
    ofApps: true,
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
  ['refuse: every required check was skipped', [check('skipped')], {}],
  ['wait: the required check test is still running', [check(null)], {}],
  ['wait: the required check test has not started', [], {}],
  ['alone: `ralph init` writes it', [], { ofApps: false }],
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
