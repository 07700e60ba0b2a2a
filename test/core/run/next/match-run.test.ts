import { expect, test } from 'vitest'
import { matchRun, type RunName } from '../../../../src/core/run/next/match-run.ts'

const run = (plan: string, planFile: string | null, isComplete = false): RunName => ({
  plan,
  planFile,
  stop: isComplete ? { kind: 'complete' } : null,
})
const demo = run('demo', 'plan.json')
const next = run('next', 'plans/next.md')
const old = run('old', 'plan.json', true)

/** `named` is what the user wrote, `file` what it is as a file. */
const rows: readonly (readonly [string, readonly RunName[], Parameters<typeof matchRun>[1], unknown])[] = [
  ['no run', [], { input: undefined, file: 'plan.json' }, { kind: 'none' }],
  ['by name', [demo, next], { input: 'next', file: 'next' }, { kind: 'run', run: next, by: 'name' }],
  [
    'a name before a file',
    [demo, run('plan.json', 'x.md')],
    { input: 'plan.json', file: 'plan.json' },
    { kind: 'run', run: run('plan.json', 'x.md'), by: 'name' },
  ],
  [
    'by the file',
    [demo, next],
    { input: 'plans/next.md', file: 'plans/next.md' },
    { kind: 'run', run: next, by: 'file' },
  ],
  ['the usual file', [demo, next], { input: undefined, file: 'plan.json' }, { kind: 'run', run: demo, by: 'file' }],
  [
    'the open run of a file',
    [old, demo],
    { input: 'plan.json', file: 'plan.json' },
    { kind: 'run', run: demo, by: 'file' },
  ],
  [
    'two open runs of a file',
    [demo, run('b', 'plan.json'), next],
    { input: undefined, file: 'plan.json' },
    { kind: 'several', runs: [demo, run('b', 'plan.json')] },
  ],
  ['the only one', [next], { input: undefined, file: 'plan.json' }, { kind: 'run', run: next, by: 'only' }],
  [
    'several',
    [next, run('c', null)],
    { input: undefined, file: 'plan.json' },
    { kind: 'several', runs: [next, run('c', null)] },
  ],
  ['another name', [next], { input: 'nxet', file: 'nxet' }, { kind: 'none' }],
  [
    'a plan that the queue has moved',
    [run('auth', 'queue/pending/1-auth.md')],
    { input: 'queue/current/1-auth.md', file: 'queue/current/1-auth.md', queued: 'auth' },
    { kind: 'run', run: run('auth', 'queue/pending/1-auth.md'), by: 'name' },
  ],
]

test.each(rows)('the run that is meant: %s', (_, runs, typed, choice) => expect(matchRun(runs, typed)).toEqual(choice))
