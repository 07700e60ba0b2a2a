import { expect, test } from 'vitest'
import { beginVerdict } from '../../../src/core/queue/begin-due.ts'
import type { WorkflowRunRow } from '../../../src/core/run/lease/pending-job.ts'

let id = 0
const run = (change: Partial<WorkflowRunRow> = {}): WorkflowRunRow => ({
  id: String(++id),
  event: 'push',
  status: 'completed',
  conclusion: 'success',
  created: 100,
  title: 'ralph',
  url: '',
  ...change,
})
const lost = (change: Partial<WorkflowRunRow> = {}) => run({ conclusion: 'failure', ...change })
const due = (hasBegun: boolean, runs: readonly WorkflowRunRow[] | undefined, written = 0): string => {
  const verdict = beginVerdict({ hasBegun, lastWrite: written, runs })
  return verdict.due ? 'due' : verdict.needsPerson ? 'person' : 'not'
}

test.each<[string, boolean, readonly WorkflowRunRow[] | undefined, string]>([
  ['the workflow was merged, and nothing was started', false, [], 'not'],
  ['nothing has begun, and nobody can be asked', false, undefined, 'not'],
  ['its first job was lost', false, [lost()], 'due'],
  ['its first job was lost after others ended well', false, [lost(), run()], 'due'],
  ['its first job waits for a runner', false, [run({ status: 'queued', conclusion: null })], 'not'],
  ['another job has been started since', false, [run({ status: 'in_progress', conclusion: null }), lost()], 'not'],
  ['a person cancelled its first job', false, [run({ conclusion: 'cancelled' })], 'not'],
  ['a comment started a job that failed', false, [lost({ event: 'issue_comment' })], 'not'],
  [
    'strangers comment all the time',
    true,
    [run({ event: 'issue_comment', status: 'queued', conclusion: null })],
    'due',
  ],
  ['the plan before is complete', true, [run()], 'due'],
  ['the plan before is complete, and nobody can be asked', true, undefined, 'due'],
  ['the plan before is complete, and its job is still at work', true, [run({ status: 'in_progress' })], 'not'],
  ['three jobs were lost', true, [lost(), lost(), lost({ event: 'workflow_dispatch' })], 'person'],
  ['two jobs were lost', true, [lost(), lost(), run()], 'due'],
])('the next plan where %s', (_, hasBegun, runs, expected) => {
  expect(due(hasBegun, runs)).toBe(expected)
})

test('a job that has written a state was not lost at its start, however it ended', () => {
  expect(due(true, [lost(), lost(), lost()], 200)).toBe('due')
})
