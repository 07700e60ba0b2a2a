import { expect, test } from 'vitest'
import { jobSummary } from '../../src/core/report/markdown/job-summary.ts'
import { pullText, stateReadme, statusComment } from '../../src/core/report/markdown/run-markdown.ts'
import { finalReport } from '../../src/core/report/terminal/end-of-job.ts'
import { statusText } from '../../src/core/report/terminal/status-text.ts'
import { logLine } from '../../src/core/report/words/log-lines.ts'
import { statusReport } from '../../src/core/report/words/status.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const one = planOf({ id: 'TASK-1', max_retries: 0 })
const pkg = (test: string): string => JSON.stringify({ scripts: { test } })
const cheat = { write: { 'package.json': pkg('true'), 'src/a.test.js': "test.skip('a', () => {})" } }

const cheating = (settings = {}): World =>
  world({
    plan: one,
    settings,
    script: ({ iteration }) =>
      iteration === 1 ? { write: { 'package.json': pkg('vitest'), 'src/a.test.js': "test('a', () => {})" } } : cheat,
  })

const said = [
  'the script "test", which the check npm test runs, is "true" now',
  'src/a.test.js skips a test that would have run',
]

test('what an agent changes of its checks is named in terminal, status, log, summary, comment, pull request and state', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }) })
  here.script = cheating().script
  await here.run()
  const state = stateOf(here)
  const run = { plan: planOf({ id: 'A' }, { id: 'B' }), state }
  const at = { planFile: 'plan.json', workBranch: 'w', now: Date.parse(state.updated), stateRef: 's' } as const
  const place = { ...at, repositoryUrl: 'https://github.example/o/r', costBudgetUsd: 10, confinement: 'C2' }
  const look = { width: 200, color: false, now: at.now }
  const reports = {
    terminal: finalReport({ ...run, reason: { kind: 'complete' } }, at, look).join('\n'),
    status: statusText(statusReport(run, at), look).join('\n'),
    log: eventsOf(here, 'checks_touched').map(logLine).join('\n'),
    summary: jobSummary({ run, end: { kind: 'complete' }, iterations: [] }, at),
    comment: statusComment(run, place).body,
    pull: pullText(run, place, 1).body,
    readme: stateReadme(run, at),
  }
  for (const [name, text] of Object.entries(reports)) {
    const plain = text.replaceAll('\\', '').replaceAll('&quot;', '"')
    for (const sentence of said) expect(plain, name).toContain(sentence)
    expect(plain, name).not.toContain('#1  A changed')
  }
  expect(workFiles(here).get('package.json')).toBe(pkg('true'))
  expectSound(here)
})

test('with test-guard: fail the attempt fails by name, and nothing of it is committed', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B', max_retries: 0 }), settings: { 'test-guard': 'fail' } })
  here.script = cheating().script
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'stuck', on: ['B failed'], task: 'B' })
  const [failure] = eventsOf(here, 'attempt_failed')
  expect(failure?.cause).toBe('guard')
  for (const sentence of said) expect(failure?.why).toContain(sentence)
  expect(workFiles(here).get('package.json')).toBe(pkg('vitest'))
  expectSound(here)
})

test('an undone iteration is told no longer', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }) })
  here.script = cheating().script
  await here.run()
  expect(stateOf(here).touched).toHaveLength(1)
  here.tracker.order('undo 2')
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(stateOf(here).touched.filter(({ iteration }) => iteration === 2)).toEqual([])
})
