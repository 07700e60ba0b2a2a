import { expect, test } from 'vitest'
import { exitCode } from '../../src/core/error/codes/exit-codes.ts'
import { nextSentence } from '../../src/core/report/document/next-steps.ts'
import { jobSummary } from '../../src/core/report/markdown/job-summary.ts'
import { stateReadme, statusComment } from '../../src/core/report/markdown/run-markdown.ts'
import { logLine } from '../../src/core/report/words/log-lines.ts'
import { statusReport } from '../../src/core/report/words/status.ts'
import { stopSentence } from '../../src/core/report/words/stop-sentence.ts'
import type { Amendment } from '../../src/schema/plan/plan.ts'
import { eventsIn, eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const said = { description: 'b', acceptance_criteria: ['b'] }
const four = planOf({ id: 'A' }, { id: 'B', ...said }, { id: 'C' }, { id: 'D', depends_on: ['C'] })
const remove = (task_id: string): Amendment => ({ action: 'remove', task_id, reason: `no need of ${task_id}` })

const handoffWith = (plan_amendments: readonly Amendment[], more = {}) => ({
  handoff: { plan_amendments: [...plan_amendments], ...more },
})

/** An agent that does the first task and wants all others gone. */
const lazy = (amendments: readonly Amendment[], settings = {}) =>
  world({ plan: four, settings, script: ({ iteration }) => (iteration === 1 ? handoffWith(amendments) : {}) })

test('three removals by an agent do not end the plan: the run asks a person, and names the tasks with both orders', async () => {
  const here = lazy([remove('D'), remove('C'), remove('B')])
  const { reason, plan } = await here.run()
  expect(reason).toMatchObject({ kind: 'human_review', given_up: { total: 3 } })
  expect(exitCode(reason)).toBe(3)
  expect(here.requests).toHaveLength(1)
  expect(plan.tasks.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D'])
  const { details, next } = stopSentence(reason, { planFile: 'plan.json', workBranch: 'w', now: 0 })
  const said = [...details, nextSentence(next)].join('\n')
  for (const id of ['B', 'C', 'D']) {
    expect(said).toContain(`${id} was given up by the agent of iteration 1: no need of ${id}`)
    expect(said).toContain(`\`ralph skip --plan plan.json ${id}\``)
    expect(said).toContain(`\`ralph retry --plan plan.json ${id}\``)
  }
  expectSound(here)
})

test('given up is a thing of its own in counts, tables, board, page of the state and log', async () => {
  const here = lazy([remove('B')])
  here.script = ({ iteration }) =>
    iteration === 1 ? handoffWith([remove('B')]) : { end: { kind: 'auth', message: '401' } }
  const { reason } = await here.run()
  const state = stateOf(here)
  const run = { plan: four, state }
  const at = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: 0, stateRef: 's' } as const
  const place = { ...at, repositoryUrl: 'https://github.example/o/r', costBudgetUsd: 10, confinement: 'C2' }
  expect(statusReport(run, at).counts).toMatchObject({ given_up: 1, done: 1, pending: 2, skipped: 0 })
  const reports = {
    comment: statusComment(run, place).body,
    readme: stateReadme(run, at),
    summary: jobSummary({ run, end: reason, iterations: [] }, at),
  }
  for (const [name, text] of Object.entries(reports)) {
    expect(text, name).toContain('given up |')
    expect(text, name).toContain('B was given up by the agent of iteration 1')
  }
  expect(eventsOf(here, 'amendment_accepted').map(logLine).join('\n')).toContain('B given up; a person decides')
  expect(here.remote.newest().files.get('progress-log.md')).toContain('1 given up')
})

test('a person accepts with skip and opens again with retry; only then the run goes on or is complete', async () => {
  const here = lazy([remove('D'), remove('C'), remove('B')])
  await here.run()
  expect((await here.run()).reason.kind, 'a job alone changes nothing').toBe('human_review')
  here.tracker.order('skip B')
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review', given_up: { total: 2 } })
  here.tracker.order('retry C')
  here.tracker.order('skip D not now')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(Object.entries(stateOf(here).tasks).map(([id, { status }]) => `${id} ${status}`)).toEqual([
    'A done',
    'B skipped',
    'C done',
    'D skipped',
  ])
  expectSound(here)
})

test('with amendments: trusted an agent removes tasks for good, as it says', async () => {
  const here = lazy([remove('D'), remove('C'), remove('B')], { amendments: 'trusted' })
  const { reason, plan } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  expect(plan.tasks.map(({ id }) => id)).toEqual(['A'])
})

test('a change that empties title, description or criteria is refused by name; also by blanks alone', async () => {
  const empty = { title: ' ', description: '', acceptance_criteria: [' '] }
  const rows = Object.entries(empty).map(
    ([name, value]): Amendment => ({
      ...{ action: 'modify', task_id: 'B', reason: 'less', changes: { [name]: value } },
    }),
  )
  const here = lazy(rows)
  await here.run()
  expect(eventsOf(here, 'amendment_refused').map(({ why }) => why)).toEqual([
    'a change may not empty the title of a task',
    'a change may not empty the description of a task',
    'a change may not empty the acceptance_criteria of a task',
  ])
  expect(eventsIn(here.remote.newest()).some(({ type }) => type === 'amendment_accepted')).toBe(false)
})

test('a task that was given up cannot be changed by an agent, and nothing new may build on it', async () => {
  const task = { id: 'E', title: 'e', description: 'e', depends_on: ['B'] }
  const here = lazy([
    remove('B'),
    { action: 'modify', task_id: 'B', reason: '', changes: { title: 'nothing' } },
    { action: 'add', reason: '', task },
  ])
  await here.run()
  expect(eventsOf(here, 'amendment_refused').map(({ why }) => why)).toEqual([
    'B was given up, and a person has to decide',
    'Task "E" depends on "B", which is given_up, so it can never start',
  ])
})

test('an agent that says it is not fully done is told in the report, though its checks passed', async () => {
  const here = world({
    plan: planOf({ id: 'A' }),
    settings: { incomplete: 'done' },
    script: () => handoffWith([], { task_completed: { task_id: 'A', fully_complete: false, summary: 'half of it' } }),
  })
  await here.run()
  const run = { plan: planOf({ id: 'A' }), state: stateOf(here) }
  const said = 'the agent says that the task is not fully complete: half of it'
  expect(stateReadme(run, { planFile: 'plan.json', workBranch: 'w' })).toContain(said)
  expect(eventsOf(here, 'human_review_requested').map(logLine).join('\n')).toContain(said)
})

test('an agent that left no handoff has not said that it is not fully done', async () => {
  const here = world({ plan: planOf({ id: 'A' }), script: () => ({ end: { kind: 'no_result', tail: ' ' } }) })
  await here.run()
  expect(stateOf(here).tasks['A']?.status).toBe('done')
  expect(eventsOf(here, 'human_review_requested')).toEqual([])
})
