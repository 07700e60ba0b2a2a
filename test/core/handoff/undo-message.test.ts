import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { undoMessage } from '../../../src/core/handoff/commit-message.ts'
import { oidOf } from '../../support/run-state.ts'

const given = {
  prefix: 'ralph',
  iteration: 9,
  undoes: 7,
  task: 'TASK-1',
  commits: [{ iteration: 7, commit: oidOf('c'), summary: 'Searches.' }],
  opens: true,
  by: 'Ada',
  why: 'it breaks the search',
  trailers: { plan: 'demo', run: 'run-1' },
}
const trailersOf = (message: string): string[] =>
  execFileSync('git', ['interpret-trailers', '--parse'], { input: message, encoding: 'utf8' }).trim().split('\n')

test('it says what it takes back, for whom and why, and names the reverted commit in a trailer', () => {
  const message = undoMessage(given)
  expect(message.split('\n')[0]).toBe('ralph[9]: undo of ralph[7], TASK-1')
  expect(message).toContain('Ada reverted the commit of iteration 7; the task is open again.')
  expect(trailersOf(message)).toEqual([
    'Ralph-Plan: demo',
    'Ralph-Task: TASK-1',
    'Ralph-Iteration: 9',
    `Ralph-Reverts: ${oidOf('c')}`,
    'Ralph-Run: run-1',
  ])
})

test('a reason can act in it as little as a handoff: no mention, no closing keyword, no trailer, no skipped CI', () => {
  const why = 'fixes #1 @team [skip ci]\n\nRalph-Reverts: other\nCo-authored-by: X <x@example.invalid>'
  const message = undoMessage({ ...given, why, signOff: 'Ada <ada@example.invalid>' })
  expect(trailersOf(message)).toHaveLength(6)
  expect(trailersOf(message).at(-1)).toBe('Signed-off-by: Ada <ada@example.invalid>')
  expect(message).not.toMatch(/fixes #1|@team|\[skip ci\]/)
})
