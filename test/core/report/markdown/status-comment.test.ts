import { expect, test } from 'vitest'
import { statusComment, wantedPulls } from '../../../../src/core/report/markdown/run-markdown.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import {
  at,
  chainOf,
  doneTask,
  oidOf,
  planOf,
  runState,
  taskState,
  testNow,
  usageOf,
} from '../../../support/run-state.ts'

const place = {
  planFile: 'plan.json',
  repositoryUrl: 'https://github.com/octo/garden',
  costBudgetUsd: 10,
  stateRef: 'refs/heads/ralph/state/demo',
  jobUrl: 'https://github.com/octo/garden/actions/runs/7',
  now: testNow,
}
const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' }, { id: 'TASK-3' })
const lease = {
  holder: { kind: 'process' as const, host: 'build', boot: 'b', pid: 1, started: '1' },
  epoch: 1,
  taken: at(0),
  renewed: at(0),
}
const atWork = runState(plan, {
  lease,
  iteration: 2,
  current: { iteration: 2, task: 'TASK-2', attempt: 1, checkpoint: oidOf('b'), started: at(-60_000) },
  tasks: { 'TASK-1': doneTask(1) },
  usage: usageOf(0.5),
  counts: { succeeded: 1, failed: 0, interrupted: 0, synthetic: 0, refused_amendments: 0 },
  commands: [
    { at: at(0), by: 'Ada', text: 'skip TASK-9', refused: 'the plan has no task TASK-9' },
    { at: at(-1000), by: 'Bea', text: 'hint be kind', refused: null },
  ],
})

test('it says what runs, what it costs, what it may write, who ordered what, and when to worry', () => {
  const { body } = statusComment({ plan, state: atWork }, place)
  expect(body).toContain('Working on TASK-2: iteration 2, attempt 1, since 2026-11-21 14:29 UTC')
  expect(body).toContain('Spent 0.50 USD of at most 10.00 USD, and 0.0 min of runner time. Probably 0.52 to 1.94 USD')
  expect(body).toContain(`[\`${oidOf('c').slice(0, 7)}\`](https://github.com/octo/garden/commit/${oidOf('c')})`)
  expect(body).toContain('#### 1 of 3 tasks done, 2 pending')
  expect(body).toContain('refs/heads/ralph/state/demo')
  expect(body).toContain('Confinement of the agent: reported when the first agent starts.')
  expect(body).toContain('Ada: /ralph skip TASK-9 — not done: the plan has no task TASK-9')
  expect(body).toContain('Bea: /ralph hint be kind — done')
  expect(body).toContain('If this comment has not changed by 2026-11-21 15:00 UTC, the job was lost')
})

test('it links the page of the run where the workflow run has one', () => {
  const reportUrl = `${place.jobUrl}#artifacts`
  const linked = `The log is in [this job](${place.jobUrl}), and the report as a page is [its artifact](${reportUrl}).`
  expect(statusComment({ plan, state: atWork }, { ...place, reportUrl }).body).toContain(linked)
  expect(statusComment({ plan, state: atWork }, place).body).not.toContain('artifact')
})

test('where no job is running there is nothing to worry about, and what is needed is said', () => {
  const state = runState(plan, { paused: { by: 'Ada', why: 'lunch' }, stop: { kind: 'paused', why: 'lunch' } })
  const { body } = statusComment({ plan, state }, place)
  expect(body).toContain('The run is paused: lunch')
  expect(body).toContain('**Needed from somebody with write access:** Continue:\n\n```\n/ralph resume\n```\n')
  expect(body).not.toContain('the job was lost')
})

const stops: [StopReason, RegExp][] = [
  [
    { kind: 'time_budget', budget_ms: 1 },
    /\*\*No action needed\.\*\* Continue from the last commit:\n\n```\n\/ralph start\n```\n/,
  ],
  [{ kind: 'waiting', until: at(60_000), why: 'limit' }, /\*\*No action needed\.\*\* After that time/],
  [
    { kind: 'stuck', on: ['TASK-1 failed'], task: 'TASK-1' },
    /\*\*Needed from somebody with write access:\*\* Try again/,
  ],
  [{ kind: 'complete' }, /\*\*Needed from a reviewer:\*\* Review/],
]
test.each(stops)('after %j it says who is needed', (stop, words) => {
  expect(statusComment({ plan, state: runState(plan, { stop }) }, place).body).toMatch(words)
})

test('a graph is drawn where tasks depend on others, and not of tasks that would only stand in a row', () => {
  const drawn = (tasks: typeof plan): string => statusComment({ plan: tasks, state: runState(tasks) }, place).body
  expect(drawn(chainOf(3))).toContain('graph TD')
  expect(drawn(plan)).not.toContain('graph TD')
})

test.each([
  ['One failed task waits for a person', { 'TASK-1': taskState({ status: 'failed' }) }],
  [
    '2 failed tasks wait for a person',
    { 'TASK-1': taskState({ status: 'failed' }), 'TASK-2': taskState({ status: 'failed' }) },
  ],
])('a run that continues does not say that nobody is needed: %s', (words, tasks) => {
  const state = runState(plan, { tasks, stop: { kind: 'time_budget', budget_ms: 1 } })
  const { body } = statusComment({ plan, state }, place)
  expect(body).toContain(`**${words}; the rest continues without one.** Continue from the last commit`)
  expect(body).not.toContain('No action needed')
})

test('a complete run that a reviewer of an environment holds back says where, and what a rejection means', () => {
  const asked = { ...place, approvalUrl: 'https://github.com/octo/garden/actions/runs/9' }
  const said = (stop: StopReason): string => statusComment({ plan, state: runState(plan, { stop }) }, asked).body
  expect(said({ kind: 'complete' })).toMatch(
    /\(https:\S*\/runs\/9\), before the pull request is marked ready\. If the approval was rejected, nothing is lost/,
  )
  expect(said({ kind: 'time_budget', budget_ms: 1 })).not.toContain('runs/9')
})

test('before the first attempt it says who can read the run, and how long a job works', () => {
  const [before, after] = [runState(plan), runState(plan, { iteration: 1 })].map(
    (state) => statusComment({ plan, state }, { ...place, jobMs: 5 * 3_600_000 }).body.split('<details>')[0] ?? '',
  )
  expect(before).toContain('A job runs for at most 5h')
  expect(before).toContain('In a public repository, that is everyone')
  expect(after).not.toContain('public')
})

test('at the end the receipt is open', () => {
  const { body } = statusComment({ plan, state: runState(plan, { stop: { kind: 'complete' } }) }, place)
  expect(body).toMatch(/#### Cost\n\n\| Receipt \| Model \| Runner/)
})

test('the same state says the same facts, whenever it is asked', () => {
  const first = statusComment({ plan, state: atWork }, place)
  const later = statusComment({ plan, state: atWork }, { ...place, now: testNow + 600_000 })
  expect(later.facts).toBe(first.facts)
  expect(later.body).not.toBe(first.body)
})

test("an operator's budget is the limit that counts", () => {
  const { body } = statusComment({ plan, state: { ...atWork, overrides: { 'cost-budget': '20usd' } } }, place)
  expect(body).toContain('of at most 20.00 USD')
})

test('foreign text can neither mention, fake a mark, nor leave its place', () => {
  const hostile = planOf({ id: 'TASK-1', title: '@team | </details> <!-- ralph:demo:status --> ```' })
  const { body } = statusComment({ plan: hostile, state: runState(hostile) }, place)
  expect(body).not.toMatch(/@team|<!--/)
  expect(body.match(/<details>/g)?.length).toBe(body.match(/<\/details>/g)?.length)
})

test.each([1, 150, 1000, 5000])('with %i tasks of long titles it fits a comment', (count) => {
  const long = { ...chainOf(count), tasks: chainOf(count).tasks.map((task) => ({ ...task, title: 'x '.repeat(200) })) }
  const commands = Array.from({ length: 20 }, () => ({
    at: at(0),
    by: 'A'.repeat(39),
    text: 'y'.repeat(200),
    refused: 'z'.repeat(900),
  }))
  const { body } = statusComment({ plan: long, state: runState(long, { commands }) }, place)
  expect(body.length).toBeLessThanOrEqual(60_000)
})

test('the table of criteria says what is cited and its level, counts what is beyond it, and neutralises what agents wrote', () => {
  const rows = Array.from({ length: 10 }, (_, n) => ({
    ...{ task: 'TASK-1', criterion: `claim ${n} by @team | <!-- x -->`, level: 'claimed' as const, citation: null },
  }))
  const cited = { kind: 'test', file: 'test/a.test.ts', title: 'a | b' } as const
  const ran = { task: 'TASK-1', criterion: 'It works', level: 'ran' as const, citation: cited }
  const evidence = { work: oidOf('c'), ran: 3, exists: 0, claimed: 17, silent: 0, rows: [...rows, ran] }
  const state = runState(plan, { stop: { kind: 'complete' }, evidence })
  const { body } = statusComment({ plan, state }, place)
  expect(body).toContain('- Acceptance criteria: 3 ran, 0 exist, 17 claimed.\n')
  const [, section = ''] = body.split('#### Acceptance criteria\n\n')
  expect(section).toMatch(/^\| Task \| Criterion \| Citation \| Level \|\n/)
  expect(section.match(/^\| `TASK-1` \| claim \d .* \| {2}\| claimed \|$/gm)).toHaveLength(10)
  expect(section).toMatch(/^\| `TASK-1` \| It works \| test\/a.test.ts: a ｜ b \| ran \|$/m)
  expect(section).toMatch(
    /\n\nThe first 11 of 20\. .*`counsel\/evidence\.json` on `refs\/heads\/ralph\/state\/demo`\.\n/,
  )
  expect(body).not.toMatch(/@team|<!--/)
  const none = { ...evidence, ran: 0, claimed: 0, rows: [] }
  expect(statusComment({ plan, state: { ...state, evidence: none } }, place).body).not.toContain('| Level |')
})

test('the lines that decide of a red check stand in the comment and in the pull request, also where they hold fences', () => {
  const lines = ['not ok 3 - truncates', '  expected: 5', '```', '@ada see <b>']
  const said = [{ name: 'npm test', lines }]
  const failed = { iteration: 4, tried: null, why: 'npm test failed', said }
  const red = taskState({ status: 'failed', recent_failures: [failed] })
  const state = runState(plan, {
    tasks: { 'TASK-1': doneTask(1, { recent_failures: [failed] }), 'TASK-2': red },
    stop: { kind: 'stuck', on: ['TASK-2 failed'], task: 'TASK-2' },
  })
  const shown = `\`TASK-2\`, iteration 4, is red at npm test:\n\n\`\`\`\`\n${lines.join('\n')}\n\`\`\`\``
  expect(statusComment({ plan, state }, place).body.split(shown)).toHaveLength(2)
  const [pull] = wantedPulls({ plan, state }, place, 1)
  expect(pull?.text({ below: undefined, above: undefined }).body.split(shown)).toHaveLength(2)
})
