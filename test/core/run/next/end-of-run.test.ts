import { expect, test } from 'vitest'
import { howToFinish, patternsOfRun, refsOfRun, workCommitsOf } from '../../../../src/core/run/next/end-of-run.ts'
import { doneTask, oidOf, planOf, runState, taskState } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B' })
const done = runState(plan, {
  work_branch: 'ralph/work/demo',
  work: oidOf('b'),
  tasks: { A: doneTask(1), B: doneTask(2) },
  lease: null,
  awaiting: null,
  base_branch: 'main',
})
const stateRefs = ['refs/heads/ralph/state/demo', 'refs/ralph/state/demo']

const names = (found: readonly string[]): string[] =>
  refsOfRun(new Map(found.map((ref) => [ref, oidOf('a')])), { plan: 'demo', stateRefs, state: done }).map(
    ({ ref }) => ref,
  )

test("another plan's refs of a longer name are not the run's, and the state goes last", () => {
  const own = ['refs/heads/ralph/work/demo', 'refs/heads/ralph/work/demo-pending', 'refs/ralph/inbox/demo/1']
  const others = ['refs/heads/ralph/work/demo2', 'refs/ralph/inbox/demo2/1', 'refs/x/refs/heads/ralph/work/demo']
  expect(names([...stateRefs, ...others, ...own])).toEqual([...own, ...stateRefs])
})

test('without a state no branch is taken for the work: a person may have made one of that name', () => {
  expect(patternsOfRun('demo', stateRefs, null).filter((ref) => ref.includes('/work/'))).toEqual([])
})

test('a commit that waits for approval is work too, and so is one whose branch is gone', () => {
  const awaiting = {
    iteration: 3,
    task: 'B',
    commit: oidOf('c'),
    checkpoint: oidOf('b'),
    summary: '',
    turned_green: [],
  }
  expect(workCommitsOf([], { ...done, awaiting }).map(({ oid }) => oid)).toEqual([oidOf('b'), oidOf('c')])
})

const at = { state: done, holder: undefined, isMerged: false, checkedOut: new Map<string, string>(), pull: false }

test.each([
  ['is checked out nowhere', {}, { kind: 'write', base: 'main' }],
  ['is checked out', { checkedOut: new Map([['main', '/repo']]) }, { kind: 'by_hand', tree: '/repo' }],
  [
    'holds it already, checked out or not',
    { isMerged: true, checkedOut: new Map([['main', '/r']]) },
    { kind: 'there' },
  ],
  ['gets a pull request', { pull: true }, { kind: 'by_hand', tree: null }],
  ['is not known', { state: { ...done, base_branch: null } }, { kind: 'by_hand', tree: null }],
  [
    'waits while a job is at work',
    { holder: 'process 1 is at work' },
    { kind: 'at_work', why: 'process 1 is at work' },
  ],
  [
    'waits for open tasks',
    { state: { ...done, tasks: { A: doneTask(1), B: taskState() } } },
    { kind: 'open', tasks: ['B'] },
  ],
] as const)('the base %s', (_, change, step) => {
  expect(howToFinish({ ...at, ...change })).toEqual(step)
})
