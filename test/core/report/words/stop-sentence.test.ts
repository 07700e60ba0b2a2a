import { expect, test } from 'vitest'
import { exitCode } from '../../../../src/core/error/codes/exit-codes.ts'
import { commandForms } from '../../../../src/core/order/read-command.ts'
import { nextLines, nextSentence } from '../../../../src/core/report/document/next-steps.ts'
import { type StopText, stopSentence } from '../../../../src/core/report/words/stop-sentence.ts'
import { mergeByHand } from '../../../../src/core/run/next/conflict-task.ts'
import type { ReportContext } from '../../../../src/core/text/report-context.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import { hostile, oneOfEachReason } from '../../../support/run-events.ts'
import { at, oidOf, testNow } from '../../../support/run-state.ts'
import { wordsInShell } from '../../../support/shell.ts'

const context = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: testNow }

const nextOf = (reason: StopReason, on: ReportContext = context): string => nextSentence(stopSentence(reason, on).next)
const linesOf = (next: StopText['next']): string[] =>
  nextLines(next, { paint: (text) => text, columns: Number.POSITIVE_INFINITY })

const onATerminal: Record<StopReason['kind'], { code: number; happened: string; next: string }> = {
  complete: {
    code: 0,
    happened: 'Every task in the plan is done or skipped.',
    next: 'Review the work, commit by commit: `git log --oneline ralph/work/demo`. Merge it into the branch that it started from: `ralph finish --plan plan.json`.',
  },
  iteration_limit: {
    code: 2,
    happened: 'This job has used its 20 iterations; work remains.',
    next: 'Run up to 20 more iterations: `ralph run --plan plan.json --max-iterations 20`.',
  },
  time_budget: {
    code: 2,
    happened: "The job's time budget of 2h is used up; work remains.",
    next: 'Continue from the last commit: `ralph run --plan plan.json`.',
  },
  cost_budget: {
    code: 2,
    happened: "The run's cost budget of 10.00 USD is used up; work remains.",
    next: 'Allow as much again (the budget is for the whole run): `ralph budget --plan plan.json 20usd && ralph run --plan plan.json`.',
  },
  token_budget: {
    code: 2,
    happened: "The run's token budget of 1.0M is used up; work remains.",
    next: 'Allow as many again (the budget is for the whole run): `ralph budget --plan plan.json 2.3Mtok && ralph run --plan plan.json`.',
  },
  paused: {
    code: 3,
    happened: 'The run is paused: asked for on the issue.',
    next: 'Continue: `ralph resume --plan plan.json && ralph run --plan plan.json`.',
  },
  human_review: {
    code: 3,
    happened: 'A person is needed: the model account has no credit.',
    next: 'When that is fixed, continue from the last commit: `ralph run --plan plan.json`.',
  },
  waiting: {
    code: 4,
    happened: 'Waiting until 2026-11-21 16:35 UTC (in 2h 5m): usage limit reached.',
    next: 'After that time, continue (a job that starts earlier ends at once and costs nothing): `ralph run --plan plan.json`. Continue at once, with another key or model, or because the limit was lifted: `ralph run --plan plan.json --now`.',
  },
  blocked: {
    code: 1,
    happened: 'No task can be started.',
    next: 'Fix the problems above, then continue: `ralph run --plan plan.json`.',
  },
  stuck: {
    code: 1,
    happened: 'The run is stuck; more attempts without help would only cost money.',
    next:
      'Try again, and tell the agent what it should know: `ralph retry --plan plan.json TASK-5 && ralph run --plan plan.json`. ' +
      'Give up the task and continue: `ralph skip --plan plan.json TASK-5 && ralph run --plan plan.json`. ' +
      'Read what failed: `ralph log --plan plan.json --task TASK-5`.',
  },
  busy: {
    code: 75,
    happened: 'Another job is running: process 1 on build-3 renewed its lease.',
    next: "Nothing was changed; to see that job's progress: `ralph status --plan plan.json`.",
  },
  cancelled: {
    code: 130,
    happened:
      'The job was cancelled. If an iteration was in progress, it was rolled back and does not count against its task.',
    next: 'Continue from the last commit: `ralph run --plan plan.json`.',
  },
  failed: {
    code: 1,
    happened: 'The job failed (DISK_FULL): The disk is full.',
    next: 'What was committed is safe. When the cause is fixed, continue from the last commit: `ralph run --plan plan.json`.',
  },
}
const rows = Object.entries(onATerminal) as [StopReason['kind'], (typeof onATerminal)[StopReason['kind']]][]

test.each(rows)('%s says what happened and what to type next', (kind, { happened, next }) => {
  const text = stopSentence(oneOfEachReason[kind], context)
  expect({ ...text, next: nextSentence(text.next) }).toMatchObject({ happened, next })
  expect(text.next.length, 'no more than three').toBeLessThanOrEqual(3)
})

test.each(rows)('A9: %s has its own exit code in the table', (kind, { code }) => {
  expect(exitCode(oneOfEachReason[kind])).toBe(code)
})

test.each(Object.values(oneOfEachReason))('on an issue, $kind asks for comments and never for a shell', (reason) => {
  const next = nextOf(reason, { ...context, surface: 'issue' })
  expect(next).not.toMatch(/`ralph |--plan/)
  const orders = [...next.matchAll(/`\/ralph ([a-z]+)/g)].map(([, word]) => word)
  for (const word of orders) expect(Object.keys(commandForms), 'an order that there is').toContain(word)
})

test('a complete run that began on a detached HEAD is given a branch, and merged into none', () => {
  const complete = nextOf({ kind: 'complete' }, { ...context, hasNoBase: true })
  expect(complete).toContain('Give it a branch; the run began on a detached HEAD: `ralph finish --plan plan.json`')
  expect(complete).not.toContain('Merge it')
})

test('too much to read: merge the lowest pull request, or allow more by one order', () => {
  const unread = { lines: 3120, limit: 3000, parts: 9, lowest: 'ralph/work/demo+4', base: oidOf('b') }
  const reason: StopReason = { kind: 'human_review', why: 'x', unread }
  expect(stopSentence(reason, context).happened).toBe(
    'A person is needed: 3,120 changed lines in 9 pull requests are not merged yet; `stop-at` is 3,000.',
  )
  expect(nextOf(reason)).toBe(
    'Read and merge the lowest pull request, then continue: `gh pr merge ralph/work/demo+4 --merge && ralph run --plan plan.json`. ' +
      'Continue without a merge, and allow as many lines again: `ralph set --plan plan.json stop-at 6120 && ralph run --plan plan.json`.',
  )
  expect(nextOf(reason, { ...context, surface: 'issue' })).toBe(
    'Read and merge the pull request of `ralph/work/demo+4`; the run then continues by itself. ' +
      'Continue without a merge, and allow as many lines again: `/ralph set stop-at 6120`.',
  )
})

test('the limit of the run is raised by an order', () => {
  expect(nextOf({ kind: 'iteration_limit', scope: 'run', limit: 50 })).toBe(
    'Allow that many more: `ralph budget --plan plan.json 100iter && ralph run --plan plan.json`.',
  )
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
  const next = nextOf({ kind: 'cancelled' }, { ...context, planFile: "my plan's.json" })
  expect(next).toBe("Continue from the last commit: `ralph run --plan 'my plan'\\''s.json'`.")
})

test('a branch name with backticks does not end its code span', () => {
  const on = { ...context, workBranch: 'a`b', surface: 'issue' } as const
  expect(nextOf({ kind: 'complete' }, on)).toContain('`` a`b ``')
})

test('quoted text cannot act on a terminal or a runner', () => {
  const texts: StopReason[] = [
    { kind: 'human_review', why: hostile },
    { kind: 'failed', code: hostile, why: hostile },
    { kind: 'stuck', on: [hostile] },
  ]
  const lines = texts.map((reason) => stopSentence(reason, context))
  for (const line of lines.flatMap(({ happened, details, next }) => [happened, ...details, ...linesOf(next)])) {
    expect(line).not.toMatch(/[\p{Control}\p{Format}]|##\[|^::/u)
  }
})

test('where a commit waits for approval, the reader gets the very words that take it in or have it made anew', () => {
  const approve = { iteration: 7, task: 'TASK-3', commit: oidOf('c') }
  const reason: StopReason = { kind: 'human_review', why: 'TASK-3 passed', approve }
  expect(stopSentence(reason, context).happened).toBe('Waiting for approval: TASK-3 passed.')
  expect(nextOf(reason)).toBe(
    'Accept it and continue: `ralph approve --plan plan.json cccccccccccc && ralph run --plan plan.json`. ' +
      'Have it redone, and tell the agent how: `ralph retry --plan plan.json TASK-3 && ralph run --plan plan.json`. ' +
      'Look at it first: `ralph checkout --plan plan.json 7`.',
  )
  expect(nextOf(reason, { ...context, surface: 'issue' })).toContain('`/ralph approve cccccccccccc`')
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
  expect(nextSentence(next)).toBe(
    'Merge in a clone: after `git merge`, resolve the conflicts and run `git commit -a --no-edit`. Nothing is lost or overwritten in the meantime: ' +
      '`git fetch https://git.example/r.git ralph/work/demo`, `git switch --detach FETCH_HEAD`, ' +
      '`git fetch https://git.example/r.git ralph/work/demo-pending`, `git merge FETCH_HEAD`, ' +
      '`git push https://git.example/r.git HEAD:refs/heads/ralph/work/demo`, `git switch -`, ' +
      '`ralph run --plan plan.json`.',
  )
  const moved = { ...conflict, agent_may: true }
  expect(nextOf({ kind: 'human_review', why: 'The base moved', conflict: moved })).toContain(
    'Have an agent resolve it as the next task: `ralph run --plan plan.json --base-conflict task`. Merge in a clone',
  )
})

test('a job that an operator stopped needs no resume, which would be refused', () => {
  const stopped = { kind: 'paused', why: 'enough', scope: 'job' } as const
  expect(stopSentence(stopped, context).happened).toBe('The job was stopped: enough.')
  expect(nextOf(stopped)).toBe('Continue: `ralph run --plan plan.json`.')
  expect(nextOf(stopped, { ...context, surface: 'issue' })).toBe('Continue: `/ralph start`.')
})

test('a red baseline: what they printed and how they are accepted is said as commands, but not where set-up or a merge is at fault', () => {
  const reason: StopReason = { kind: 'blocked', by: ['the baseline is red: npm test'], red: ['npm test'] }
  expect(nextOf(reason)).toContain('`ralph log --plan plan.json --iteration 0`')
  expect(nextOf(reason)).toContain('`ralph run --plan plan.json --known-red --change-rules`')
  expect(nextOf({ kind: 'blocked', by: ['x'] })).not.toContain('known-red')
  expect(nextOf({ kind: 'failed', code: 'SETUP_FAILED', why: 'x' })).not.toContain('known-red')
})

test('on a terminal each command stands on a line of its own, the most likely first', () => {
  const { next } = stopSentence({ kind: 'stuck', on: ['A failed'], task: 'A' }, context)
  expect(linesOf(next)).toEqual([
    'Try again    ralph retry --plan plan.json A && ralph run --plan plan.json',
    'Or skip it   ralph skip --plan plan.json A && ralph run --plan plan.json',
    'See more     ralph log --plan plan.json --task A',
  ])
})

test('a command that is longer than the terminal is broken between words, as a shell continues it', () => {
  const planFile = "plans of the team/it's one.json"
  const { next } = stopSentence({ kind: 'cost_budget', budget_usd: 10 }, { ...context, planFile })
  const lines = nextLines(next, { paint: (text) => text, columns: 60 })
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60)
  const typed = lines.slice(2).join('\n')
  expect(typed).toContain('\\\n')
  const quoted = (line: string): string => line.replace('&&', "'&&'")
  expect(wordsInShell([quoted(typed)])).toEqual(wordsInShell(next.flatMap(({ commands }) => commands).map(quoted)))
})

test('a folder that the commands are for is entered once', () => {
  const at = { ...context, cd: 'my demo' }
  expect(nextOf({ kind: 'paused', why: 'x' }, at)).toContain(
    "`cd 'my demo' && ralph resume --plan plan.json && ralph run --plan plan.json`",
  )
  expect(nextOf({ kind: 'complete' }, at)).toContain("`cd 'my demo' && git log --oneline ralph/work/demo`")
})
