import { expect, test } from 'vitest'
import { briefLines, progressNames } from '../../../src/adapter/log/brief-lines.ts'
import type { Progress } from '../../../src/port/progress.ts'
import { noUsage } from '../../../src/schema/agent/usage.ts'
import type { RunEvent } from '../../../src/schema/run/event.ts'

const at = '2026-11-25T10:00:00.000Z'
const commit = 'c'.repeat(40)
const event = (given: Record<string, unknown>): Progress => ({ kind: 'event', event: { at, ...given } as RunEvent })

function printed(progresses: readonly Progress[]): string[] {
  const names = progressNames({ tasks: [{ id: 'A', title: 'Do A' }] as never })
  return progresses.flatMap((progress) => {
    names.update(progress)
    return briefLines(progress, { paint: (text) => text, columns: 200, ...names })
  })
}

const check: Progress = {
  ...{ kind: 'check_finished', name: 'npm test', passed: false, durationMs: 5, flaky: false, counts: true },
  failure: { directory: '.', output: '# tests 7', decisive: ['not ok 1 - adds'] },
}
const failed = {
  ...{ type: 'attempt_failed', iteration: 1, task: 'A', cause: 'checks', why: 'npm test failed', fingerprint: 'x' },
  ...{ handoff: null, usage: noUsage, duration_ms: 5, rejected: commit, final: false },
}

test('an attempt printed its agent, its model, each check and its ids: it is two lines, and a failure what decides', () => {
  expect(
    printed([
      event({ type: 'lease_taken', holder: { kind: 'process' }, epoch: 1 }),
      { kind: 'note', text: 'agent command: x', detail: true },
      event({ type: 'attempt_started', iteration: 1, task: 'A', attempt: 1, checkpoint: commit }),
      { kind: 'agent', iteration: 1, progress: { kind: 'started', model: 'm' } as never },
      { kind: 'check_started', name: 'npm test', rerun: false },
      check,
      event({ ...failed, said: [{ name: 'npm test', lines: ['not ok 1 - adds', '  expected 1, actual 2'] }] }),
      event({ type: 'attempt_started', iteration: 2, task: 'A', attempt: 2, checkpoint: commit }),
      event({ type: 'attempt_succeeded', iteration: 2, task: 'A', commit, summary: 'Added it.', part: null }),
    ]),
  ).toEqual([
    '',
    '#1 A  Do A',
    '   ✗ npm test failed, so nothing was committed:',
    '       not ok 1 - adds',
    '         expected 1, actual 2',
    '#2 A  second attempt, told what failed',
    '   ✓ ccccccc  Added it.',
  ])
})

test('a failure without a red check says why, and what a person may have to act on stays', () => {
  expect(
    printed([
      event({ ...failed, cause: 'agent_crashed', why: 'it ended with 139' }),
      { kind: 'warning', text: 'the remote is slow' },
    ]),
  ).toEqual(['   ✗ the agent crashed, so nothing was committed:', '       it ended with 139', '! the remote is slow'])
})

test('no line is wider than 100 columns, and a task that an agent added has its title', () => {
  const task = { id: 'B', title: 'Do B' }
  const lines = printed([
    check,
    event({ type: 'baseline_finished', commit, checks: 'x', red: [], accepted: false, counting: 1, duration_ms: 1 }),
    event({
      type: 'amendment_accepted',
      iteration: 1,
      task: 'A',
      amendment: { action: 'add', task, reason: 'r'.repeat(200) },
    }),
    event({ type: 'attempt_started', iteration: 2, task: 'B', attempt: 1, checkpoint: commit }),
  ])
  expect(lines[0]).toBe('Checks   npm test (green before the first task)')
  expect(lines[1]).toMatch(/^ {3}\+ B is new in the plan: r+…$/)
  expect(lines.slice(2)).toEqual(['', '#2 B  Do B'])
  expect(lines.filter((line) => line.length > 100)).toEqual([])
})

test('a check that failed without a word ended the line at a colon: it says why the attempt failed', () => {
  const why = 'grep good A.txt failed (exit code 1)'
  expect(printed([event({ ...failed, why, said: [{ name: 'grep good A.txt', lines: [] }] })])).toEqual([
    '   ✗ grep good A.txt failed, so nothing was committed:',
    `       ${why}`,
  ])
})

test('the forecast stood directly above the first attempt: an empty line parts what comes before from the attempts', () => {
  const started = { type: 'attempt_started', task: 'A', attempt: 1, checkpoint: commit }
  expect(
    printed([
      check,
      event({ type: 'baseline_finished', commit, checks: 'x', red: [], accepted: false, counting: 1, duration_ms: 1 }),
      { kind: 'note', text: 'Forecast: 1 to 2 USD' },
      event({ ...started, iteration: 1 }),
      event({ ...started, iteration: 2 }),
    ]),
  ).toEqual(['Checks   npm test (green before the first task)', 'Forecast: 1 to 2 USD', '', '#1 A  Do A', '#2 A  Do A'])
})
