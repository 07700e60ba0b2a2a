import { expect, test } from 'vitest'
import type { Settings } from '../../src/core/config/table/settings.ts'
import { receiptOf } from '../../src/core/report/facts/receipt.ts'
import { analyzeRun } from '../../src/core/report/facts/run-analysis.ts'
import { jobSummary } from '../../src/core/report/markdown/job-summary.ts'
import { pullText, stateReadme, statusComment } from '../../src/core/report/markdown/run-markdown.ts'
import { analysisText } from '../../src/core/report/section/analysis.ts'
import { finalReport } from '../../src/core/report/terminal/end-of-job.ts'
import { statusText } from '../../src/core/report/terminal/status-text.ts'
import { standingInWords, statusReport } from '../../src/core/report/words/status.ts'
import type { TestRecord } from '../../src/schema/check/criterion.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { planOf } from '../support/run-state.ts'
import { intake, workflow } from '../support/split-workflow.ts'

const two = planOf({ id: 'A' }, { id: 'B', depends_on: ['A'] })
const isThere: Move = { write: {}, handoff: { no_change_needed: { why: 'A was built before.', evidence: 'src/a.ts' } } }

function reportsOf(here: World, plan: Plan = two): Record<string, string> {
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
    report: analysisText(analysis, look).join('\n'),
    list: standingInWords(state),
  }
}

test('"done without a change" stands in every report, with who agreed and why', async () => {
  const here = world({ plan: two, script: ({ iteration }) => (iteration === 1 ? isThere : {}) })
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

const criteria = ['Wrong passwords are rejected']
const five = planOf(...['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, acceptance_criteria: criteria })))
const file = 'test/login.test.ts'
const source = "test('rejects', () => { expect(login('x')).toBe(false) })\ntest('is empty', () => {})\n"
const record: TestRecord = { file, title: 'rejects', outcome: 'passed', from: 'report', in_file: true }
const claims: Move = {
  write: {},
  handoff: {
    no_change_needed: { why: 'It is there.', evidence: 'src/login.ts' },
    evidence: [{ criterion: 1, file, test: 'rejects' }],
  },
}
const agrees = { complete: true, summary: 'src/login.ts does it.', missing: [] }
const part = { task: 'A', what: 'No limit of attempts.', title: 't', description: 'd', acceptance_criteria: [] }

/** Tasks whose agents claim that they are done already; the verifier answers as given, the last one again and again. */
function accepting(
  given: {
    claiming?: readonly string[]
    move?: Move
    answers?: readonly object[]
    tests?: readonly TestRecord[]
    settings?: Partial<Settings>
    plan?: typeof five
    passes?: boolean
  } = {},
) {
  const { claiming = ['A'], move = claims, answers = [agrees], tests = [record], settings, passes = true } = given
  let asked = 0
  const here = world({
    plan: given.plan ?? five,
    settings: { 'no-change': 'accept', ...settings },
    files: { [file]: source },
    check: ({ label }) => ({ passed: passes || !label.startsWith('iteration-1'), tests: [...tests] }),
    script: ({ pass, task }) => {
      if (pass === 'code') return claiming.includes(task) ? move : {}
      const structured = answers[Math.min(asked++, answers.length - 1)]
      return { end: { kind: 'finished', structured, text: '' }, usd: 0.02 }
    },
  })
  const calls = () => here.requests.filter(({ pass }) => pass === 'verify')
  const coded = () => here.requests.flatMap(({ pass, task }) => (pass === 'code' ? task : []))
  return { here, calls, coded }
}

const question = (here: World) => stateOf(here).asks[0]?.question

test('A4: with no-change: accept, a cited test that ran for every criterion and a verifier that agrees make a task done without a person', async () => {
  const { here, calls, coded } = accepting()
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(coded()).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(stateOf(here).tasks['A']).toMatchObject({ commit: null, unchanged: { by: 'ralph', verified: true } })
  expect(here.tracker.delivered.filter(({ kind }) => kind === 'notice')).toEqual([])
  expect(calls()).toMatchObject([{ model: 'haiku', allowedTools: ['Read', 'Grep', 'Glob'] }])
  const prompt = calls()[0]?.prompt ?? ''
  for (const words of [
    'A: Title of A',
    'Wrong passwords are rejected: test/login.test.ts: rejects, run by npm test',
    'Why: It is there.',
  ])
    expect(prompt).toContain(words)
  expect(prompt, 'of this task alone').not.toContain('Title of B')
  expect(reportsOf(here, five)['status']).toContain(
    'A is done without a change (iteration 1; a verifying model agreed, and no person was asked): It is there.',
  )
  expect(stateOf(here).around).toMatchObject({ verify: { calls: 1, usd: 0.02 } })
  expect(receiptOf(stateOf(here), 0).commits, 'its attempt made none').toBe(4)
  expectSound(here)
})

test.each<[string, Parameters<typeof accepting>[0], string]>([
  ['no test is cited', { move: isThere }, 'its agent cites no test'],
  [
    'no runner reports that the test ran',
    { tests: [] },
    'no test ran for "Wrong passwords are rejected" (no check reports that it ran)',
  ],
  [
    'the test was skipped',
    { tests: [{ ...record, outcome: 'skipped' }] },
    'no test ran for "Wrong passwords are rejected" (the test was skipped)',
  ],
  [
    'the test is empty',
    {
      move: { ...claims, handoff: { ...claims.handoff, evidence: [{ criterion: 1, file, test: 'is empty' }] } },
      tests: [{ ...record, title: 'is empty' }],
    },
    'it calls and asserts nothing',
  ],
  ['the checks fail', { passes: false }, 'the checks fail without a change: npm test'],
  ['a plan of four', { plan: planOf(...five.tasks.slice(0, 4)) }, 'at most a fifth of the plan'],
  [
    'the task states no criterion',
    { plan: planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }, { id: 'D' }, { id: 'E' }) },
    'the task states no acceptance criteria',
  ],
])('%s: a person is asked, who reads why, and no verifier is paid for', async (_, given, why) => {
  const { here, calls } = accepting(given)
  const { reason } = await here.run()
  expect(calls()).toEqual([])
  expect(reason).toMatchObject({ kind: 'human_review', asks: { total: 1 } })
  expect(question(here)).toMatchObject({ kind: 'no_change', person: expect.stringContaining(why) })
  const [notice] = here.tracker.delivered.filter(({ kind }) => kind === 'notice')
  expect(JSON.stringify(notice)).toContain('A person decides, since ')
  expect(stateOf(here).tasks['A']).toMatchObject({ status: 'pending', failed_attempts: 0 })
  here.tracker.order('answer A done')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('approval: iteration leaves it to a person', async () => {
  const { here, calls } = accepting({ settings: { approval: 'iteration' } })
  await here.run()
  expect(calls()).toEqual([])
  expect(question(here)).toMatchObject({ person: '`approval` is `iteration`' })
})

test.each<[string, readonly object[], number, string]>([
  [
    'does not agree',
    [{ complete: false, summary: 'Not all.', missing: [part] }],
    1,
    'the verifier does not agree: Not all. No limit of attempts.',
  ],
  ['agrees and names something missing', [{ ...agrees, missing: [part] }], 1, 'the verifier does not agree: '],
  [
    'gives no answer that can be read, twice',
    [{ ...agrees, missing: ['x'] }],
    2,
    'the verifier gave no usable answer: its answer does not match its schema',
  ],
])('a verifier that %s: a person is asked once', async (_, answers, count, why) => {
  const { here, calls } = accepting({ answers })
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review', asks: { total: 1 } })
  expect(calls()).toHaveLength(count)
  expect(question(here)?.person).toContain(why)
  expect(question(here)).not.toHaveProperty('verify')
  expect(here.tracker.delivered.filter(({ kind }) => kind === 'notice')).toHaveLength(1)
  expect(stateOf(here).tasks['A']).toMatchObject({ questions: ['It is there.'], failed_attempts: 0 })
  await here.run()
  expect(calls(), 'it is not asked again').toHaveLength(count)
  expectSound(here)
})

test('never twice in a row, and never more than a fifth of the plan', async () => {
  const ten = planOf(...[...'ABCDEFGHIJ'].map((id) => ({ id, acceptance_criteria: criteria })))
  const { here } = accepting({ plan: ten, claiming: ['A', 'B', 'D', 'F'], settings: { 'cost-budget': 50 } })
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review', asks: { total: 2 } })
  const { tasks, asks } = stateOf(here)
  expect(Object.keys(tasks).filter((id) => tasks[id]?.unchanged)).toEqual(['A', 'D'])
  expect(asks.map(({ task, question: asked }) => [task, asked?.person])).toEqual([
    ['B', 'nothing has landed since another task was accepted without a change'],
    ['F', 'at most a fifth of the plan is accepted without a person'],
  ])
})

test('in split jobs the checks run on the untouched tree, the agent’s job asks the verifier, and apply decides', async () => {
  const { here, calls } = accepting()
  const flow = workflow(here)
  const round = async () => {
    const begun = await intake(here)
    await flow.agent()
    if (begun.kind === 'handed_on' && begun.dossier.phase === 'prepared') await flow.validate()
    await flow.apply()
    return begun
  }
  // The baseline is a round of its own.
  await intake(here)
  await flow.validate()
  await flow.apply({ agent: 'skipped' })
  await round()
  expect(question(here)).toMatchObject({ verify: [expect.stringContaining('rejects, run by npm test')] })
  expect(calls()).toEqual([])
  expect(await round()).toMatchObject({ dossier: { phase: 'counsel', counsel: { role: 'verify', part: 'unchanged' } } })
  expect(calls()).toHaveLength(1)
  expect(stateOf(here).tasks['A']).toMatchObject({ status: 'done', unchanged: { verified: true } })
  expect(eventsOf(here, 'unchanged_accepted')).toMatchObject([{ task: 'A', by: 'ralph', verified: true }])
  await round()
  expect(stateOf(here).tasks['B']).toMatchObject({ status: 'done' })
  expectSound(here)
})
