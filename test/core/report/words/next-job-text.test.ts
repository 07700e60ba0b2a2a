import { expect, test } from 'vitest'
import { markdownOf } from '../../../../src/core/report/document/markdown.ts'
import { nextJobText, runSentence } from '../../../../src/core/report/words/run-sentence.ts'
import { stopSentence } from '../../../../src/core/report/words/stop-sentence.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import { chainOf, runState } from '../../../support/run-state.ts'

const at = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: null, surface: 'workflow' } as const
const nextJob = nextJobText({ kind: 'started' }, 'ralph.yml')
const nextOf = (reason: StopReason, more: object = {}) =>
  markdownOf([{ steps: stopSentence(reason, { ...at, ...more }).next }])

test('whoever reads of a job that started the next one is not told to start one', () => {
  const limits: StopReason[] = [
    { kind: 'iteration_limit', scope: 'job', limit: 1 },
    { kind: 'time_budget', budget_ms: 60_000, scope: 'budget' },
  ]
  for (const reason of limits) {
    expect(nextOf(reason)).toContain('gh workflow run')
    expect(nextOf(reason, { nextJob })).toBe('No action needed: this job started the next one (ralph.yml).')
  }
  const url = 'https://github.com/octo/garden/actions/runs/7'
  expect(nextJobText({ kind: 'pending', url }, 'ralph.yml')).toContain(url)
})

test('a status that is read later says that the next job starts by itself, until an order takes back why the last one ended', () => {
  const plan = chainOf(2)
  const stop: StopReason = { kind: 'iteration_limit', scope: 'job', limit: 1 }
  const next = (change: Partial<RunState>) =>
    markdownOf([{ steps: runSentence({ plan, state: runState(plan, change) }, { ...at, surface: 'terminal' }).next }])
  expect(next({ stop, next_job: 'ralph.yml' })).toBe('No action needed: the next job of ralph.yml starts by itself.')
  expect(next({ stop })).toContain('ralph run')
  expect(next({ stop: null, next_job: 'ralph.yml' })).toContain('ralph run')
})

test('what a person must do is said whatever became of the next job', () => {
  const reason: StopReason = { kind: 'iteration_limit', scope: 'run', limit: 9 }
  expect(nextOf(reason, { nextJob })).toBe(nextOf(reason))
})
