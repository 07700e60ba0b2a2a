import { expect, test } from 'vitest'
import { confinementInWords } from '../../../src/core/confinement/words.ts'
import { receiptOf } from '../../../src/core/report/facts/receipt.ts'
import { jobSummary } from '../../../src/core/report/markdown/job-summary.ts'
import { pullText, stateReadme, statusComment } from '../../../src/core/report/markdown/run-markdown.ts'
import { receiptLines } from '../../../src/core/report/section/cost.ts'
import { finalReport } from '../../../src/core/report/terminal/end-of-job.ts'
import { statusText } from '../../../src/core/report/terminal/status-text.ts'
import { logLine } from '../../../src/core/report/words/log-lines.ts'
import { statusReport } from '../../../src/core/report/words/status.ts'
import { evolve } from '../../../src/core/run/fold/evolve.ts'
import type { Confined } from '../../../src/schema/check/confinement.ts'
import { at, planOf, runState, testNow } from '../../support/run-state.ts'

const plan = planOf({ id: 'TASK-1' })
const confined: Confined = { level: 'C2', way: 'landlock', given_up: false, login: false }
const event = { type: 'confined' as const, at: at(0), ...confined, refused: [] }
const state = evolve(runState(plan), event)
const run = { plan, state }
const context = {
  planFile: 'plan.json',
  workBranch: 'ralph/work/demo',
  stateRef: 'refs/heads/ralph/state/demo',
  surface: 'terminal' as const,
  now: testNow,
}
const place = { ...context, repositoryUrl: 'https://github.com/octo/garden', costBudgetUsd: 10 }
const look = { width: 100, color: false, now: testNow }
const reason = { kind: 'complete' } as const

test.each<[string, string]>([
  ['log', logLine(event)],
  ['status', statusText(statusReport(run, context), look).join('\n')],
  ['status --json', JSON.stringify(statusReport(run, context).confined)],
  ['final report', finalReport({ ...run, reason }, context, look).join('\n')],
  ['receipt', receiptLines(receiptOf(state, testNow)).join('\n')],
  ['job summary', jobSummary({ run, end: reason, iterations: [] }, context)],
  ['status comment', statusComment(run, place).body],
  ['pull request', pullText(run, place, 7).body],
  ['README of the state', stateReadme(run, context)],
])('the %s tells the level, the way and that the network is open', (name, text) => {
  const expected = name === 'status --json' ? JSON.stringify(confined) : 'C2 by Landlock; the network is open'
  expect(text).toContain(expected)
})

test.each<[Partial<Confined>, string]>([
  [{ level: 'C3', way: 'bubblewrap' }, 'C3 by bubblewrap; the network is open'],
  [
    { level: 'C1', way: 'pid-namespace' },
    'C1 by a process namespace; files are not protected, and the network is open',
  ],
  [
    { level: 'C1', way: 'pid-namespace', given_up: true },
    'none, by `confinement: none`: C1 by a process namespace; files are not protected, and the network is open',
  ],
  [
    { login: true },
    'C2 by Landlock; the network is open; the agent can read and change the login stored on this machine',
  ],
])('%j in words', (change, expected) => expect(confinementInWords({ ...confined, ...change })).toBe(expected))
