import { expect, test } from 'vitest'
import { compareRuns } from '../../../src/core/replay/compare-runs.ts'
import { differenceText } from '../../../src/core/replay/iteration-text.ts'
import { promptDifferences } from '../../../src/core/replay/prompt-difference.ts'
import type { EventOf, RunEvent } from '../../../src/schema/run/event.ts'
import { oneOfEach } from '../../support/run-events.ts'

const started: RunEvent = { ...oneOfEach.attempt_started, iteration: 1 }
const passed: RunEvent = { ...oneOfEach.attempt_succeeded, iteration: 1 }
const failed = (change: Partial<EventOf<'attempt_failed'>> = {}): RunEvent => ({
  ...oneOfEach.attempt_failed,
  iteration: 1,
  why: 'npm test failed with exit code 1 after 3m 20s',
  ...change,
})
const stopped = (reason: EventOf<'run_stopped'>['reason']): RunEvent => ({ ...oneOfEach.run_stopped, reason })
const complete = stopped({ kind: 'complete' })

const compared = (recorded: readonly RunEvent[], replayed: readonly RunEvent[], whole = true) =>
  compareRuns([started, ...recorded], [started, ...replayed], { only: [1], whole }).map(
    ({ iteration, recorded: was, replayed: is }) => [iteration, was, is],
  )

test.each<[string, RunEvent, RunEvent]>([
  ['the same', passed, passed],
  [
    'another commit and other costs',
    passed,
    { ...oneOfEach.attempt_succeeded, iteration: 1, commit: 'other', duration_ms: 1 },
  ],
  ['another duration of the same failure', failed(), failed({ why: 'npm test failed with exit code 1 after 0ms' })],
  ['other words of a crash', failed({ cause: 'agent_crashed' }), failed({ cause: 'agent_crashed', why: 'it crashed' })],
])('%s is no difference', (_, was, is) => expect(compared([was, complete], [is, complete])).toEqual([]))

test.each<[string, readonly RunEvent[], readonly RunEvent[], readonly unknown[]]>([
  [
    'a verdict',
    [failed()],
    [passed],
    [1, 'TASK-3 failed (checks): npm test failed with exit code 1 after 3m 20s', 'TASK-3 passed'],
  ],
  [
    'another check',
    [failed()],
    [failed({ why: 'lint failed' })],
    [1, expect.stringContaining('npm test'), expect.stringContaining('lint')],
  ],
  ['another task', [passed], [{ ...passed, task: 'TASK-9' } as RunEvent], [1, 'TASK-3 passed', 'TASK-9 passed']],
  ['an attempt without an end', [passed], [], [1, 'TASK-3 passed', 'it did not finish']],
  [
    'the end of the job',
    [passed, complete],
    [passed, stopped({ kind: 'stuck', on: ['x'] })],
    [null, expect.stringContaining('the job ended'), expect.stringContaining('x')],
  ],
  [
    'the baseline',
    [{ ...oneOfEach.baseline_finished, red: [] }, passed],
    [{ ...oneOfEach.baseline_finished, red: ['lint'] }, passed],
    [null, 'baseline: green', 'baseline: red: lint'],
  ],
])('%s is told', (_, recorded, replayed, expected) => expect(compared(recorded, replayed)).toEqual([expected]))

test('what was cut off says nothing: a cancelled job, an attempt without a verdict, iterations after the one asked for', () => {
  expect(compared([passed, stopped({ kind: 'cancelled' })], [passed, complete])).toEqual([])
  expect(compared([], [passed])).toEqual([])
  expect(compared([passed, complete], [passed, stopped({ kind: 'cancelled' })], false)).toEqual([])
})

test('an iteration that the recording does not have is told', () => {
  const second = [
    { ...oneOfEach.attempt_started, iteration: 2 },
    { ...oneOfEach.attempt_succeeded, iteration: 2 },
  ]
  expect(compared([passed, complete], [passed, ...second, complete])).toEqual([
    [2, 'there was no such iteration', 'TASK-3 passed'],
  ])
})

const prompt = (failure: string, task = 'Do it.') =>
  `## Current Task\n\n${task}\n\n## Failure Context\n\nIt failed.\n\n${failure}`

test('sections of a prompt are compared, but for times and the place of the files', () => {
  expect(promptDifferences(prompt('/a/b/work/x.js:3 in 3m 20s'), prompt('/workspace/x.js:3 in 12ms'))).toEqual([])
  expect(promptDifferences(prompt('x is not y'), prompt('x is not z'))).toEqual([
    { section: 'Failure Context', recorded: ['x is not y'], replayed: ['x is not z'] },
  ])
  expect(promptDifferences('## A\n\none', '## B\n\ntwo').map(({ section }) => section)).toEqual(['A', 'B'])
})

test('the words of a difference are bounded, and nothing in them acts on a terminal', () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line} \u001b[31mred`)
  const text = differenceText(
    [{ iteration: 2, recorded: 'A passed', replayed: 'A failed' }],
    [{ iteration: 3, section: 'Skills', recorded: lines, replayed: [] }],
  )
  expect(text).toContain('Iteration 2\n  recorded: A passed\n  replayed: A failed')
  expect(text).toContain('… and 28 more lines')
  expect(text).not.toContain('\u001b')
  expect(differenceText([], [])).toBe('')
})
