import { expect, test } from 'vitest'
import { exitCode } from '../../../../src/core/error/codes/exit-codes.ts'
import { stopLines, stopSentence } from '../../../../src/core/report/words/stop-sentence.ts'
import { mergeByHand } from '../../../../src/core/run/next/conflict-task.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import { hostile, oneOfEachReason } from '../../../support/run-events.ts'
import { at, oidOf, testNow } from '../../../support/run-state.ts'

const context = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: testNow }

const onATerminal: Record<StopReason['kind'], { code: number; happened: string; next: string }> = {
  complete: {
    code: 0,
    happened: 'Every task in the plan is done or skipped.',
    next: 'Review `ralph/work/demo` commit by commit (`git log --oneline ralph/work/demo`) and merge it.',
  },
  iteration_limit: {
    code: 2,
    happened: 'This job has used its 20 iterations; work remains.',
    next: '`ralph run --plan plan.json --max-iterations 20` makes up to 20 more.',
  },
  time_budget: {
    code: 2,
    happened: "The job's time budget of 2h is used up; work remains.",
    next: '`ralph run --plan plan.json` continues from the last commit.',
  },
  cost_budget: {
    code: 2,
    happened: "The run's cost budget of 10.00 USD is used up; work remains.",
    next: 'The budget covers the whole run; to allow as much again: `ralph budget --plan plan.json 20usd`, then `ralph run --plan plan.json`.',
  },
  paused: {
    code: 3,
    happened: 'The run is paused: asked for on the issue.',
    next: 'To go on: `ralph resume --plan plan.json`, then `ralph run --plan plan.json`.',
  },
  human_review: {
    code: 3,
    happened: 'A person is needed: the model account has no credit.',
    next: 'When that is fixed, `ralph run --plan plan.json` continues from the last commit.',
  },
  waiting: {
    code: 4,
    happened: 'Waiting until 2026-11-21 16:35 UTC (in 2h 5m): usage limit reached.',
    next: 'After that time `ralph run --plan plan.json` continues; a job that starts earlier ends at once and costs nothing. With another key or model, or where the limit is lifted: `ralph run --plan plan.json --now`.',
  },
  blocked: {
    code: 1,
    happened: 'No task can be started:',
    next: 'Fix the problems above, then `ralph run --plan plan.json`.',
  },
  stuck: {
    code: 1,
    happened: 'The run is stuck: more attempts without help would only cost money:',
    next:
      'Read the failures with `ralph log --plan plan.json`. Then help with `ralph hint --plan plan.json "…"` and ' +
      '`ralph retry --plan plan.json TASK-5`, or give up the task with `ralph skip --plan plan.json TASK-5`, ' +
      'then `ralph run --plan plan.json`.',
  },
  busy: {
    code: 75,
    happened: 'Another job is running: process 1 on build-3 renewed its lease.',
    next: 'Nothing was changed. `ralph status --plan plan.json` shows its progress.',
  },
  cancelled: {
    code: 130,
    happened:
      'The job was cancelled. The iteration in progress was rolled back and does not count as a failure of its task.',
    next: '`ralph run --plan plan.json` continues from the last commit.',
  },
  failed: {
    code: 1,
    happened: 'The job failed (DISK_FULL): The disk is full.',
    next: 'What was committed is safe. When the cause is fixed, `ralph run --plan plan.json` continues from the last commit.',
  },
}
const rows = Object.entries(onATerminal) as [StopReason['kind'], (typeof onATerminal)[StopReason['kind']]][]

test.each(rows)('%s says what happened and what to type next', (kind, { happened, next }) => {
  expect(stopSentence(oneOfEachReason[kind], context)).toMatchObject({ happened, next })
})

test.each(rows)('A9: %s has its own exit code in the table', (kind, { code }) => {
  expect(exitCode(oneOfEachReason[kind])).toBe(code)
})

test.each(Object.values(oneOfEachReason))('on an issue, $kind asks for comments and never for a shell', (reason) => {
  const { next } = stopSentence(reason, { ...context, surface: 'issue' })
  expect(next).not.toMatch(/`ralph |--plan/)
})

test('the limit of the run is raised by an order', () => {
  const { next } = stopSentence({ kind: 'iteration_limit', scope: 'run', limit: 50 }, context)
  expect(next).toBe('`ralph budget --plan plan.json 100iter` allows as many more, then `ralph run --plan plan.json`.')
})

test('a moment that has passed is ago, and a text that is read later has no distance in it', () => {
  const reason: StopReason = { kind: 'waiting', until: at(-60_000), why: 'overloaded' }
  expect(stopSentence(reason, context).happened).toBe('Waiting until 2026-11-21 14:29 UTC (1m ago): overloaded.')
  expect(stopSentence(reason, { ...context, now: null }).happened).toBe(
    'Waiting until 2026-11-21 14:29 UTC: overloaded.',
  )
})

test('of a long list of reasons twenty are shown, and the others counted', () => {
  const by = Array.from({ length: 100 }, (_, n) => `reason ${n}`)
  const { details } = stopSentence({ kind: 'blocked', by }, context)
  expect(details).toHaveLength(21)
  expect(details.at(-1)).toBe('and 80 more')
})

test('a plan file with a space or a quote can be pasted as it is shown', () => {
  const { next } = stopSentence({ kind: 'cancelled' }, { ...context, planFile: "my plan's.json" })
  expect(next).toBe("`ralph run --plan 'my plan'\\''s.json'` continues from the last commit.")
})

test('a branch name with backticks does not end its code span', () => {
  const { next } = stopSentence({ kind: 'complete' }, { ...context, workBranch: 'a`b' })
  expect(next).toContain('`` a`b ``')
})

test('quoted text cannot act on a terminal or a runner', () => {
  const texts: StopReason[] = [
    { kind: 'human_review', why: hostile },
    { kind: 'failed', code: hostile, why: hostile },
    { kind: 'stuck', on: [hostile] },
  ]
  for (const line of texts.flatMap((reason) => stopLines(stopSentence(reason, context)))) {
    expect(line).not.toMatch(/[\p{Control}\p{Format}]|##\[|^::/u)
  }
})

test('where a commit waits for approval, the reader gets the very words that take it in or have it made anew', () => {
  const approve = { iteration: 7, task: 'TASK-3', commit: oidOf('c') }
  const reason: StopReason = { kind: 'human_review', why: 'TASK-3 passed', approve }
  expect(stopSentence(reason, context).next).toBe(
    'Review it with `ralph checkout --plan plan.json 7`. To accept it: `ralph approve --plan plan.json cccccccccccc`; ' +
      'to have it redone: `ralph retry --plan plan.json TASK-3 "…"`, then `ralph run --plan plan.json`.',
  )
  expect(stopSentence(reason, { ...context, surface: 'issue' }).next).toContain('`/ralph approve cccccccccccc`')
})

test('a conflict names the files, the commands of a merge by hand and the next step; of many files the rest is counted', () => {
  const conflict = mergeByHand({
    remote: 'https://me:secret@git.example/r.git',
    workBranch: 'ralph/work/demo',
    merge: { fetched: 'ralph/work/demo-pending' },
    pair: { ours: 'a', theirs: 'b' },
    paths: Array.from({ length: 25 }, (_, n) => `src/${n}.ts`),
  })
  const { happened, details, next } = stopSentence({ kind: 'human_review', why: 'The base moved', conflict }, context)
  expect(happened).toBe('The base moved.')
  expect(details).toHaveLength(21)
  expect(details.slice(-2)).toEqual(['conflict in src/19.ts', 'and 5 more'])
  expect(next).toBe(
    'Nothing is lost or overwritten. In a clone, run: ' +
      '`git fetch https://git.example/r.git ralph/work/demo`, `git switch --detach FETCH_HEAD`, ' +
      '`git fetch https://git.example/r.git ralph/work/demo-pending`, `git merge FETCH_HEAD`, ' +
      '`git push https://git.example/r.git HEAD:refs/heads/ralph/work/demo`, `git switch -`. ' +
      'Then `ralph run --plan plan.json`.',
  )
})

test('a job that an operator stopped needs no resume, which would be refused', () => {
  const stopped = { kind: 'paused', why: 'enough', scope: 'job' } as const
  expect(stopSentence(stopped, context)).toMatchObject({
    happened: 'The job was stopped: enough.',
    next: 'To go on: `ralph run --plan plan.json`.',
  })
  expect(stopSentence(stopped, { ...context, surface: 'issue' }).next).toBe('To go on: `/ralph start`.')
})

test('a red baseline: what they printed and how they are accepted is said as commands, but not where set-up or a merge is at fault', () => {
  const reason: StopReason = { kind: 'blocked', by: ['the baseline is red: npm test'], red: ['npm test'] }
  const { next } = stopSentence(reason, context)
  expect(next).toContain('`ralph log --plan plan.json --iteration 0`')
  expect(next).toContain('`ralph run --plan plan.json --known-red --change-rules`')
  expect(stopSentence({ kind: 'blocked', by: ['x'] }, context).next).not.toContain('known-red')
  expect(stopSentence({ kind: 'failed', code: 'SETUP_FAILED', why: 'x' }, context).next).not.toContain('known-red')
})
