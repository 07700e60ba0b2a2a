import { expect, test } from 'vitest'
import type { IterationView } from '../../../../src/core/report/facts/iteration-view.ts'
import { madeCommits } from '../../../../src/core/report/page/commit-changes.ts'

const view = (iteration: number, outcome: IterationView['outcome']) =>
  ({ iteration, outcome, commit: 'c', checkpoint: 'b', task: 'A' }) as IterationView

// The page said "Nothing is committed yet" beside the commit that it asked to approve.
test('a commit that waits for approval is one to read; what was taken back, dropped or rejected is not', () => {
  const views = [
    view(1, 'succeeded'),
    view(2, 'taken back'),
    view(3, 'rejected by a person'),
    view(4, 'dropped'),
    view(5, 'failed'),
    view(6, 'waits for approval'),
  ]
  expect(madeCommits(views).map(({ iteration }) => iteration)).toEqual([1, 6])
})
