import { expect, test } from 'vitest'
import { attemptTree } from '../../../../src/core/run/attempt/attempt-tree.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { oidOf } from '../../../support/run-state.ts'

const { attempt_started: started } = oneOfEach

test.each<[string, RunEvent[], string | null, RegExp]>([
  ['a success', [started, oneOfEach.attempt_succeeded], oidOf('c'), /^TASK-3, accepted$/],
  ['a rejected attempt', [started, oneOfEach.attempt_failed], oidOf('d'), /^TASK-3, rejected$/],
  ['a commit that waits', [started, oneOfEach.attempt_held], oidOf('c'), /waits for approval/],
  ['one that was approved', [started, oneOfEach.attempt_held, oneOfEach.attempt_approved], oidOf('c'), /accepted/],
  ['one that a person rejected', [oneOfEach.attempt_held, oneOfEach.attempt_rejected], oidOf('c'), /by a person/],
  ['an undo', [oneOfEach.undo_done], oidOf('e'), /^undo of iteration 3$/],
  ['a refused undo', [oneOfEach.undo_failed], oidOf('d'), /^refused undo of iteration 3$/],
  ['an undo of nothing', [{ ...oneOfEach.undo_done, commit: null }], null, /nothing to revert/],
  ['what a guard refused', [{ ...oneOfEach.attempt_failed, rejected: null }], null, /nothing of it was kept: npm test/],
  ['an interruption', [started, oneOfEach.attempt_interrupted], null, /interrupted: limit reached/],
  ['an attempt under way', [started], null, /still running/],
  ['another iteration', [{ ...oneOfEach.attempt_succeeded, iteration: 13 }], null, /no such iteration/],
])('the tree of %s', (_of, events, commit, words) => {
  const tree = attemptTree(events, 12)
  expect(tree.kind === 'tree' ? tree.commit : null).toBe(commit)
  expect(tree.kind === 'tree' ? tree.fate : tree.why).toMatch(words)
})

test('a commit whose task left the plan, or whose run was begun anew, is not told as waiting', () => {
  const held = [started, oneOfEach.attempt_held]
  expect(attemptTree(held, 12, [12])).toMatchObject({ fate: 'TASK-3, waits for approval' })
  expect(attemptTree(held, 12, [])).toMatchObject({ fate: 'TASK-3, dropped before anybody approved it' })
})
