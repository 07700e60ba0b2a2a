import { expect, test } from 'vitest'
import { endOfJob } from '../../../../src/core/report/terminal/end-of-job.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import { oneOfEachReason } from '../../../support/run-events.ts'
import { doneTask, planOf, runState, taskState, testNow, usageOf } from '../../../support/run-state.ts'

const plan = planOf(
  { id: 'A', title: 'Do A' },
  { id: 'B', title: 'Rebuild the index' },
  { id: 'C', title: 'Do C', depends_on: ['B'] },
)
const context = {
  planFile: 'plan.json',
  workBranch: 'ralph/work/x',
  now: testNow,
  stateRef: 'refs/heads/s',
  costBudgetUsd: 20,
}
const look = { width: 200, color: false }
const counts = { succeeded: 1, failed: 2, interrupted: 0, synthetic: 0, refused_amendments: 0 }
const evidence = { work: 'x', ran: 0, exists: 0, claimed: 12, rows: [], silent: 0 }

const end = (reason: StopReason, given: Parameters<typeof runState>[1] = {}): string =>
  endOfJob({ plan, state: runState(plan, { usage: usageOf(3), counts, ...given }), reason }, context, look).join('\n')

test('the end of a good run was a reproach, said twice: it says what is done, and what is left to try', () => {
  const tasks = { A: doneTask(1), B: doneTask(2), C: doneTask(3) }
  const text = end({ kind: 'complete' }, { tasks, evidence, counts: { ...counts, succeeded: 3 } })
  expect(text).not.toMatch(/0 ran|claimed|State |Rules |Confinement|refs\/heads/)
  expect(text.split('\n').slice(0, 7)).toEqual([
    '',
    'All 3 tasks are done: 3 commits, each with its checks passed.',
    '',
    'Needs you    12 criteria to try by hand, which no test shows',
    expect.stringMatching(/^Where {8}branch \S+, 3 commits, not merged$/),
    expect.stringMatching(/^Cost {9}3\.00 USD of 20\.00 USD, .*; 5 attempts, 2 rolled back; 1\.00 USD per commit$/),
    '',
  ])
  expect(end({ kind: 'complete' }, { tasks })).toContain('Needs you    nothing')
})

test('the end of a run without checks said that its commits passed them', () => {
  const tasks = { A: doneTask(1), B: doneTask(2), C: doneTask(3) }
  const baseline = { commit: 'c', checks: 'x', red: [], accepted: false, counting: 0 }
  const text = end({ kind: 'complete' }, { tasks, baseline })
  expect(text).toContain('All 3 tasks are done: 3 commits.')
  expect(text).toContain('Nothing checks these commits')
})

test('what to read first stands at the end: how much, then up to three places with their reason', () => {
  const hunk = (path: string, from: number, to: number) => ({
    ...{ path, from, to, commit: 'c', iteration: 1, task: 'A', must: true, lines: 2, excerpt: [] },
    reasons: ['It starts a process.', 'It is new.'],
  })
  const reading = {
    hunks: [hunk('src/a.ts', 4, 9), hunk('bin/long.ts', 12, 12), hunk('c', 1, 2), hunk('d', 1, 2)],
    ...{ shown: 97, lines: 1988, generated: { files: 0, lines: 0 }, unread_commits: 0 },
  }
  const state = runState(plan, { tasks: { A: doneTask(1) } })
  const read = { ...context, reading }
  const text = endOfJob({ plan, state, reason: { kind: 'complete' } }, read, look).join('\n')
  expect(text).toContain(
    [
      'Read first   4 places, 97 of 1,988 changed lines',
      '             src/a.ts:4–9    It starts a process.',
      '             bin/long.ts:12  It starts a process.',
      '             c:1–2           It starts a process.',
      'Where ',
    ].join('\n'),
  )
  expect(end({ kind: 'complete' })).not.toContain('Read first')
})

test('the end of a stuck run shows the lines that decide and what was tried, and that nothing is being spent', () => {
  const stuck = {
    ...{ iteration: 3, sign: 'same_failure' as const, rests_on: [1, 2, 3], why: 'x', action: 'ask' as const },
    retries_left: 0,
  }
  const lines = ['✗ keeps entries', '  expected 3 entries, found 2']
  const recent_failures = [
    { iteration: 2, tried: 'Wrote a second file.', why: 'npm test failed', said: [] },
    { iteration: 3, tried: 'Joined them later.', why: 'npm test failed', said: [{ name: 'npm test', lines }] },
  ]
  const tasks = { A: doneTask(1), B: taskState({ status: 'failed', stuck, recent_failures }) }
  const text = end({ kind: 'stuck', on: ['B failed'], task: 'B' }, { tasks })
  expect(text).toContain('Stopped: B failed in the same way three times. 1 of 3 tasks is done; 1 waits for it.')
  expect(text).toContain(
    [
      'B  Rebuild the index',
      '  ✗ npm test',
      '    ✗ keeps entries',
      '      expected 3 entries, found 2',
      '  What was tried',
      '    #2  Wrote a second file.',
      '    #3  Joined them later.',
    ].join('\n'),
  )
  expect(text).toMatch(/^Try again {4}ralph retry /m)
  expect(text.endsWith('Nothing runs, and nothing is being spent.')).toBe(true)
})

test('whatever ended a job, no line but a command is wider than 100 columns, and one that waits says so', () => {
  for (const reason of Object.values(oneOfEachReason)) {
    const lines = end(reason).split('\n')
    expect(
      lines.filter((line) => line.length > 100 && !line.includes('ralph ')),
      reason.kind,
    ).toEqual([])
  }
  expect(end(oneOfEachReason.waiting)).toContain('Nothing runs, and nothing is being spent.')
})

test('changes that wait in lanes are named, and their tasks are no longer said to be in progress', () => {
  const begun = { attempt: 1, checkpoint: 'c', started: new Date(testNow).toISOString() }
  const lane = {
    ...begun,
    lane: 0,
    iteration: 2,
    task: 'B',
    reserved_usd: 1,
    told: [],
    held: null,
    checks_lost: 0,
    candidate: 'a'.repeat(40),
  }
  const tasks = { A: doneTask(1), B: taskState({ status: 'in_progress' }) }
  const text = end({ kind: 'cancelled' }, { tasks, lanes: [lane, { ...lane, lane: 1, iteration: 3, task: 'C' }] })
  expect(text).toContain('To check     2 changes (B, C): the next job checks them first')
  expect(text).toMatch(/^B +Rebuild the index +▶ to be checked/m)
})
