import { expect, test } from 'vitest'
import { commitStatuses } from '../../../../src/core/report/markdown/checked-commit.ts'
import type { CommitStatus } from '../../../../src/schema/run/control.ts'
import { checkResult } from '../../validation/check-result.ts'

const jobUrl = 'https://github.com/octo/garden/actions/runs/7'

const statuses = (checks: Parameters<typeof commitStatuses>[0]['checks'], mirror: Record<string, string> = {}) =>
  commitStatuses({ commit: 'c1', checks, knownRed: ['old'] }, { mirror, jobUrl }).map(
    ({ body }) => JSON.parse(body) as CommitStatus,
  )

test.each([
  [{ passed: true, duration_ms: 12_000 }, 'success', 'passed in 12s'],
  [{ passed: true, flaky: true }, 'success', 'passed on the second try in 1.2s'],
  [{ exit_code: 2, duration_ms: 200_000 }, 'failure', 'failed with exit code 2 after 3m 20s'],
  [{ timed_out: true, duration_ms: 600_000 }, 'failure', 'was stopped by its time limit after 10m'],
] as const)('%j is %s: %s', (given, state, description) => {
  const [status] = statuses([checkResult({ name: 'npm test', ...given })])
  expect(status).toEqual({ sha: 'c1', context: 'ralph/npm test', state, description, target_url: jobUrl })
})

test('an accepted failure is a failure all the same, and says since when', () => {
  expect(statuses([checkResult({ name: 'old' })])[0]).toMatchObject({
    state: 'failure',
    description: 'failed with exit code 1 after 1.2s, as it did before the run',
  })
})

test('a required name gets the verdict of its check; what did not run is neither red nor green', () => {
  const checks = [checkResult({ name: 'npm test', passed: true })]
  const found = statuses(checks, { test: 'npm test', lint: 'eslint .' })
  expect(found.map(({ context, state }) => [context, state])).toEqual([
    ['ralph/npm test', 'success'],
    ['test', 'success'],
  ])
})

test('long and odd names fit into what GitHub takes, and each effect has a key of its own', () => {
  const names = ['::error::', 'x'.repeat(400), `a\u202e\nb`]
  const effects = commitStatuses(
    { commit: 'c1', checks: names.map((name) => checkResult({ name })), knownRed: [] },
    { mirror: {}, jobUrl: undefined },
  )
  expect(new Set(effects.map(({ key }) => key)).size).toBe(3)
  for (const { body } of effects) {
    const { context, description } = JSON.parse(body) as CommitStatus
    expect(context.length).toBeLessThanOrEqual(255)
    expect(description.length).toBeLessThanOrEqual(140)
    expect(context).not.toMatch(/[\n\u202e]/)
  }
})
