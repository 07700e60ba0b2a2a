import { expect, test } from 'vitest'
import { indexPage } from '../../../../src/core/knowledge/render-index.ts'
import { progressFile } from '../../../../src/core/queue/progress-file.ts'
import { markdownOf } from '../../../../src/core/report/document/markdown.ts'
import { nextProgressLog } from '../../../../src/core/report/facts/progress-log.ts'
import { analyzeRun } from '../../../../src/core/report/facts/run-analysis.ts'
import { taskRows } from '../../../../src/core/report/facts/task-rows.ts'
import { progressLogMarkdown } from '../../../../src/core/report/markdown/progress-log-markdown.ts'
import { stateReadme } from '../../../../src/core/report/markdown/run-markdown.ts'
import { analysisMarkdown } from '../../../../src/core/report/section/analysis.ts'
import { lead } from '../../../../src/core/report/section/pull.ts'
import { Handoff } from '../../../../src/schema/agent/handoff.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { at, doneTask, planOf, runState, testNow } from '../../../support/run-state.ts'
import { entry } from '../../knowledge/any-index.ts'

const bait = 'see https://evil.example/x, [here](http://evil.example), octo/garden#7, #12 and GH-3'
const live = /https?:\/\/evil|\]\(http|garden#7|#12\b|GH-3/

const plan = planOf(
  { id: 'A', title: 'As asked in #5, see https://example.org/spec' },
  { id: 'N', title: bait, description: `${bait}.` },
)
const ask = { iteration: 2, task: 'A', why: bait }
const state = runState(plan, {
  iteration: 2,
  tasks: { A: doneTask(1, { summary: bait }), N: { ...doneTask(2), added_by: 'agent' } },
  reviews: [ask],
  asks: [ask],
  signals: [{ iteration: 2, task: 'A', confidence: 'low', research: [bait] }],
  stop: { kind: 'human_review', why: bait, asks: { tasks: [ask], total: 1 } },
})
const success = {
  task: { id: 'A', title: 'As asked in #5' },
  iteration: 1,
  at: at(0),
  handoff: Handoff.parse({ summary: bait, freeform: bait, architectural_notes: [bait] }),
  changes: [{ path: 'docs/#12.md', action: 'created' as const }],
}

const addition = {
  ...{ ...success, iteration: 2, task: { id: 'N', title: bait } },
}
const rows = taskRows(plan, state)

const leadOf = (shown: typeof rows): string => {
  const place = { planFile: 'plan.json', repositoryUrl: '', costBudgetUsd: 1, stateRef: '' }
  return markdownOf(lead({ plan, state, place, pull: { branch: 'w', lines: 4, rows: shown, issue: undefined } }))
}

/** A criterion is a cell, the reason of a set-up a line. */
const past = {
  events: [{ ...oneOfEach.set_up_again, why: bait }],
  records: new Map(),
  now: testNow,
  evidence: {
    work: '',
    criteria: [
      {
        task: 'A',
        criterion: bait,
        level: 'claimed' as const,
        citation: null,
        check: null,
        why: null,
        iteration: null,
      },
    ],
    silent: [],
  },
}

const pages = {
  'README.md of the state': stateReadme({ plan, state }, { planFile: 'plan.json', workBranch: 'w' }),
  'progress-log.md of the state': progressLogMarkdown(
    nextProgressLog({ previous: null, newest: [success, addition], rows: [{ status: 'done' }], generated: at(0) }),
    { plan: 'demo', rows },
  ),
  'progress.md of the queue': progressFile({ plan, state, nowMs: testNow }),
  'body of a pull request': leadOf(rows),
  'body of one that begins with an agent’s task': leadOf(rows.slice(1)),
  'knowledge-index.md of the state': indexPage([entry({ id: 'K-decision-a', text: bait, iterations: [1] })], 1),
  'ralph report --markdown': analysisMarkdown(analyzeRun({ plan, state }, past)),
}

for (const [name, text] of Object.entries(pages)) {
  test(`T9: no reference or link of an agent is live in ${name}`, () => {
    expect(text).toContain('evil.example')
    expect(text.split('\n').filter((line) => live.test(line))).toEqual([])
  })
}

test("T9: a person's own title keeps its links there", () => {
  expect(pages['README.md of the state']).toContain('As asked in #5, see https://example.org/spec')
  expect(pages['progress.md of the queue']).toContain('As asked in #5, see https://example.org/spec')
})
