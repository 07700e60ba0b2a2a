import { expect, test } from 'vitest'
import { receiptOf } from '../../src/core/report/facts/receipt.ts'
import { jobSummary } from '../../src/core/report/markdown/job-summary.ts'
import { pullText, stateReadme, statusComment } from '../../src/core/report/markdown/run-markdown.ts'
import { receiptLines } from '../../src/core/report/section/cost.ts'
import { finalReport } from '../../src/core/report/terminal/end-of-job.ts'
import { statusText } from '../../src/core/report/terminal/status-text.ts'
import { logLine } from '../../src/core/report/words/log-lines.ts'
import { statusReport } from '../../src/core/report/words/status.ts'
import type { CheckResult } from '../../src/schema/check/check.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const one = planOf({ id: 'TASK-1', max_retries: 0 })
const refused = expect.objectContaining({ code: 'CHECKS_MISSING', exit: 'data' })
const said = 'Nothing checks these commits'

test('with zero checks nothing is begun: the job is refused before the agent, and nothing is written', async () => {
  const here = world({ plan: one, settings: { validate: [] } })
  await expect(here.run()).rejects.toEqual(refused)
  expect(here.requests).toEqual([])
  expect(here.remote.history).toEqual([])
})

test.for([
  { strategy: 'tests_only', why: 'npm run lint (lint) is not run' },
  { strategy: 'lenient', why: 'npm run lint (lint) is only reported' },
] as const)('a check that $strategy does not count is no check', async ({ strategy, why }) => {
  const here = world({ plan: one, settings: { validate: ['npm run lint'], strategy } })
  const fault = await here.run().catch((error: Error) => error)
  expect(fault).toEqual(refused)
  expect((fault as Error).message).toContain(why)
  expect(here.requests).toEqual([])
  expect((await world({ plan: one, settings: { validate: ['npm run lint'] } }).run()).reason.kind).toBe('complete')
})

const inWeb = [{ name: 'lint', run: 'npm run lint', 'working-directory': 'web' }]

test('a check in a folder that there is not is bad input, by name, and no red baseline', async () => {
  const here = world({ plan: one, settings: { validate: inWeb } })
  const fault = await here.run().catch((error: Error) => error)
  expect(fault).toMatchObject({ code: 'CHECKS_INVALID', exit: 'data' })
  expect((fault as Error).message).toMatch(
    /^The check lint works in web, and there is no such folder in commit \w{7}\.$/,
  )
  expect(here.requests).toEqual([])
  expect(here.remote.history).toEqual([])
})

test.each([{ setup: ['npm run make-web'] }, { 'known-red': true }])(
  'a check in a folder that is not there yet is tried with %j',
  async (settings) => {
    const here = world({ plan: one, settings: { validate: inWeb, ...settings } })
    expect((await here.run()).reason.kind).not.toBe('refused')
  },
)

test('checks that are taken away from a run that has begun are refused too', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }) })
  await here.run({ settings: { 'max-iterations': 1 } })
  const writes = here.remote.history.length
  await expect(here.run({ settings: { validate: [] } })).rejects.toEqual(refused)
  expect(here.remote.history).toHaveLength(writes)
})

test('a strategy that an operator orders in the middle of a run stops it where no check would count', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }), settings: { validate: ['npm run lint'] } })
  await here.run({ settings: { 'max-iterations': 1 } })
  here.tracker.order('set strategy lenient')
  const end = await here.run().catch((error: Error) => error)
  if (!(end instanceof Error)) return expect.unreachable('it went on')
  expect(end).toEqual(refused)
  expect(here.requests).toHaveLength(1)
})

const reportsOf = ({ remote }: World): Record<string, string> => {
  const state = stateOf({ remote } as World)
  const run = { plan: one, state }
  const at = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: Date.parse(state.updated) } as const
  const stateRef = 'refs/heads/ralph/state/demo'
  const place = {
    planFile: 'plan.json',
    repositoryUrl: 'https://github.example/o/r',
    costBudgetUsd: 10,
    stateRef,
    confinement: 'C2',
    now: at.now,
  }
  const reason = { kind: 'complete' as const }
  const look = { width: 120, color: false, now: at.now }
  const context = { ...at, surface: 'terminal' as const, stateRef }
  return {
    terminal: finalReport({ ...run, reason }, context, look).join('\n'),
    status: statusText(statusReport(run, context), look).join('\n'),
    log: eventsOf({ remote } as World, 'baseline_finished')
      .map(logLine)
      .join('\n'),
    summary: jobSummary({ run, end: reason, iterations: [] }, context),
    comment: statusComment(run, place).body,
    'pull request': pullText(run, place, 1).body,
    'state README': stateReadme(run, context),
    receipt: receiptLines(receiptOf(state, at.now)).join('\n'),
  }
}

const where = ['terminal', 'status', 'log', 'summary', 'comment', 'pull request', 'state README', 'receipt'] as const

test('with no-checks the run goes on, and every report says that nothing checks its commits', async () => {
  const here = world({ plan: one, settings: { validate: [], 'no-checks': true } })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const reports = reportsOf(here)
  for (const name of where) expect(reports[name]?.toLowerCase(), name).toContain(said.toLowerCase())
  expect(reports['log']).not.toContain('green')
  expect(workFiles(here).has('src/TASK-1.txt')).toBe(true)
  expectSound(here)
})

test('where every check is red and accepted, nothing checks the commits either, and the reports say so', async () => {
  const here = world({ plan: one, check: () => false, settings: { 'known-red': true } })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  for (const name of ['status', 'summary', 'comment'] as const) expect(reportsOf(here)[name], name).toContain(said)
})

test('with a check that counts no report says so, whatever no-checks says', async () => {
  const here = world({ plan: one, settings: { 'no-checks': true } })
  await here.run()
  for (const [name, text] of Object.entries(reportsOf(here))) expect(text, name).not.toContain(said)
})

test("the workflow's own jobs are checks: begin is not refused, and no report says that nothing checks", async () => {
  const here = world({ plan: one, settings: { validate: [] } })
  const own: CheckResult = {
    ...{ name: 'test', run: 'job test', kind: 'test', passed: true, exit_code: null, timed_out: false },
    ...{ duration_ms: 0, output_head: '', output_tail: '', output_bytes: 0, flaky: false },
    elsewhere: { of: 'job', outcome: 'success', required: true },
  }
  const job = { checksElsewhere: true }
  const begun = await here.begin({ job, until: 'coded' })
  expect(begun.kind).toBe('handed_on')
  await here.finish({ job, results: { results: [own] } })
  for (const [name, text] of Object.entries(reportsOf(here))) expect(text, name).not.toContain(said)
})
