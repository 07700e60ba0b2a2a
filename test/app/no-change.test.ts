import { expect, test } from 'vitest'
import { analyzeRun } from '../../src/core/report/facts/run-analysis.ts'
import { jobSummary } from '../../src/core/report/markdown/job-summary.ts'
import { stateReadme } from '../../src/core/report/markdown/state-readme.ts'
import { statusComment } from '../../src/core/report/markdown/status-comment.ts'
import { pullText } from '../../src/core/report/markdown/wanted-pulls.ts'
import { finalReport } from '../../src/core/report/terminal/final.ts'
import { analysisParts, analysisTitle, documentText } from '../../src/core/report/terminal/report-document.ts'
import { statusText } from '../../src/core/report/terminal/status-text.ts'
import { standingInWords, statusReport } from '../../src/core/report/words/status.ts'
import { expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { planOf } from '../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B', depends_on: ['A'] })
const isThere: Move = { write: {}, handoff: { no_change_needed: { why: 'A was built before.', evidence: 'src/a.ts' } } }

function reportsOf(here: World): Record<string, string> {
  const state = stateOf(here)
  const run = { plan, state }
  const stateRef = 'refs/heads/ralph/state/demo'
  const context = { planFile: 'plan.json', workBranch: 'w', now: Date.parse(state.updated), stateRef } as const
  const place = { ...context, repositoryUrl: 'https://github.example/o/r', costBudgetUsd: 10, confinement: 'C2' }
  const look = { width: 160, color: false, now: context.now }
  const reason = { kind: 'complete' } as const
  const analysis = analyzeRun(run, { events: [], records: new Map(), now: context.now, evidence: null })
  return {
    'the end of the job': finalReport({ ...run, reason }, context, look).join('\n'),
    status: statusText(statusReport(run, context), look).join('\n'),
    'the page and the dashboard': JSON.stringify(statusReport(run, context).tasks),
    'the job summary': jobSummary({ run, end: reason, iterations: [] }, context),
    'the status comment': statusComment(run, place).body,
    'the pull request': pullText(run, place, 1).body,
    'the README of the state': stateReadme(run, context),
    report: documentText(analysisTitle(analysis), analysisParts(analysis), look).join('\n'),
    list: standingInWords(state),
  }
}

test('"done without a change" stands in every report, with who agreed and why', async () => {
  const here = world({ plan, script: ({ iteration }) => (iteration === 1 ? isThere : {}) })
  await here.run()
  const before = reportsOf(here)
  here.tracker.order('answer A done')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const reports = reportsOf(here)
  for (const [name, text] of Object.entries(reports)) {
    expect(before[name], `${name}, before`).not.toMatch(/without a change|"unchanged"/)
    const isData = name.includes('page')
    expect(text, name).toContain(isData ? '"unchanged":{"by":"Ada","verified":false}' : 'without a change')
    if (isData || name === 'list') continue
    expect(text, name).toContain('A is done without a change (iteration 1; Ada agreed): A was built before.')
    expect(text, name).toContain('2 of 2 tasks done (1 without a change)')
  }
  expectSound(here)
})
