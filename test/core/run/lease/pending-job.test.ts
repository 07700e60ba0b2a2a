import { expect, test } from 'vitest'
import { pendingJob, type WorkflowRunRow } from '../../../../src/core/run/lease/pending-job.ts'

const run = (change: Partial<WorkflowRunRow>): WorkflowRunRow => ({
  id: '1',
  event: 'workflow_dispatch',
  status: 'queued',
  conclusion: null,
  created: 100,
  title: 'ralph plan.json',
  url: 'https://github.com/octo/garden/actions/runs/1',
  ...change,
})

test.each<[string, Partial<WorkflowRunRow>, boolean]>([
  ['it is queued', {}, true],
  ['it waits in the concurrency group', { status: 'pending' }, true],
  ['it is at work', { status: 'in_progress' }, true],
  ['it has ended', { status: 'completed', conclusion: 'cancelled' }, false],
  ['it waits for reviewers, and its run is complete', { status: 'waiting' }, false],
  ['a comment started it', { event: 'issue_comment' }, false],
  ['its workflow names no plan', { title: 'ralph' }, false],
  ['a person chose the words of its name', { title: 'Ralph: "plan.json", job 3' }, true],
  ['it is for a plan with a longer name', { title: 'ralph my-plan.json' }, false],
  ['it is for a plan in a folder', { title: 'ralph old/plan.json' }, false],
  ['it is for a copy', { title: 'ralph plan.json.bak' }, false],
])('H14: whether a next job is already on its way, where %s', (_, change, expected) => {
  expect(pendingJob([run(change)], 'plan.json') !== undefined).toBe(expected)
})

test('paths with spaces and brackets are found again', () => {
  for (const plan of ['plans/a b (1).md', 'issue:7', "it's.json"])
    expect(pendingJob([run({ title: `ralph ${plan}` })], plan)?.id).toBe('1')
})
