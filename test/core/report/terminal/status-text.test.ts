import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardLines, boardTitle } from '../../../../src/core/report/terminal/status-text.ts'
import { statusReport } from '../../../../src/core/report/words/status.ts'
import { displayWidth } from '../../../../src/core/text/display-width.ts'
import { visible } from '../../../../src/core/text/visible.ts'
import { anyRun } from '../../../support/any-run.ts'
import { hostile } from '../../../support/run-events.ts'
import { at, doneTask, oidOf, planOf, runState, testNow } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B', title: `Use it ${hostile}` })
const current = { iteration: 3, task: 'B', attempt: 2, checkpoint: oidOf('c'), started: at(-192_000) }
const words = { planFile: 'plan.json', stateRef: 'refs/heads/x', workBranch: 'w', now: testNow }
const report = statusReport(
  { plan, state: runState(plan, { current, tasks: { A: doneTask(1) }, updated: at(-60_000) }) },
  words,
)

test('a board says what is at work, what happened last, what it cost, what is left and what is next', () => {
  const lines = boardLines(report, { width: 120, color: false, now: testNow, last: 'A done in 3m' })
  expect(lines[0]).toBe('demo: between jobs, 1 of 2 tasks done ██████████░░░░░░░░░░')
  expect(lines[1]).toMatch(/^ {8}▶ B Use it /)
  expect(lines[2]).toBe('        iteration 3, attempt 2, for 3m 12s')
  expect(lines[3]).toBe('  Last  A done in 3m (1m ago)')
  expect(lines.map((line) => line.slice(2, 6).trim()).slice(4)).toEqual(['Cost', 'Left', 'Next'])
  expect(boardTitle(report)).toBe('ralph: demo 1/2 B')
})

test('a long name of a plan does not push out how far its run is', () => {
  const long = { ...report, plan: 'release-notes-and-everything-around-them' }
  const [head] = boardLines(long, { width: 48, color: false, now: testNow, last: null })
  expect(head).toBe('release-notes…: between jobs, 1 of 2 tasks done')
})

test('no line of it reaches the end of the terminal, and none holds what would act on it', () => {
  fc.assert(
    fc.property(anyRun, fc.integer({ min: 20, max: 200 }), (run, width) => {
      const lines = boardLines(statusReport(run, words), { width, color: false, now: testNow, last: hostile })
      for (const line of lines) {
        expect(displayWidth(line)).toBeLessThan(width)
        expect(visible(line)).toBe(line)
      }
    }),
  )
})
