import { expect, test } from 'vitest'
import { forecast } from '../../../../src/core/report/facts/forecast.ts'
import { dryRunReport } from '../../../../src/core/report/terminal/dry-run.ts'
import { finalReport } from '../../../../src/core/report/terminal/end-of-job.ts'
import { statusText } from '../../../../src/core/report/terminal/status-text.ts'
import { standingInWords, standingOf, statusReport } from '../../../../src/core/report/words/status.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import { hostile, oneOfEachReason } from '../../../support/run-events.ts'
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

const plan = planOf(
  { id: 'TASK-1', title: 'Parse the configuration' },
  { id: 'TASK-2', title: 'Use it', depends_on: ['TASK-1'] },
  { id: 'TASK-3', title: 'Document it', depends_on: ['TASK-2'] },
  { id: 'TASK-4', title: 'Ship it' },
  { id: 'TASK-5', title: 'Ship it later', order: 1 },
)
const working = runState(plan, {
  iteration: 2,
  tasks: {
    'TASK-1': doneTask(1),
    'TASK-2': taskState({ status: 'in_progress' }),
  },
  usage: usageOf(0.5, { input_tokens: 1200, output_tokens: 30_000 }),
  runner: { jobs: 2, ms: 360_000 },
  counts: { succeeded: 1, failed: 0, interrupted: 0, synthetic: 0, refused_amendments: 0 },
  current: { iteration: 2, task: 'TASK-2', attempt: 1, checkpoint: oidOf('c'), started: at(-192_000) },
  lease: {
    holder: { kind: 'process', host: 'build-3', boot: 'b', pid: 4711, started: '1' },
    epoch: 1,
    taken: at(-300_000),
    renewed: at(-120_000),
  },
})
const context = {
  planFile: 'plan.json',
  workBranch: 'ralph/work/demo',
  now: testNow,
  stateRef: 'refs/heads/ralph/state/demo',
}
const look = { width: 100, color: false, now: testNow }

test('a run at work tells what it does, who does it and what comes next', () => {
  expect(statusText(statusReport({ plan, state: working }, context), look)).toEqual([
    'Working on TASK-2: iteration 2, attempt 1, for 3m 12s; 1 of 5 tasks done, 1 in progress, 3 pending.',
    '',
    'Plan      demo, 5 tasks, 1 done',
    'Attempt   TASK-2, iteration 2, attempt 1, for 3m 12s',
    'Lease     process 4711 on build-3, last renewed 2m ago',
    'Ready     TASK-5, TASK-4',
    'Cost      0.50 USD, 31.2k tokens (1.2k in, 0 from the cache, 30.0k out)',
    'Runner    11 min in 2 jobs',
    'Forecast  Probably 1.08 to 3.72 USD and 24 to 82 min of runner time for 4 more tasks',
    '          as the 1 task before, 0.50 USD each',
    'Work      ralph/work/demo at bbbbbbb',
    'State     refs/heads/ralph/state/demo at origin',
    '',
    'Task    Title                    Status         Attempts      Cost    Time  Commit',
    'TASK-1  Parse the configuration  ✓ done                1  0.50 USD  3m 20s  ccccccc',
    'TASK-2  Use it                   ▶ in progress         1',
    'TASK-3  Document it              · pending',
    'TASK-4  Ship it                  · pending',
    'TASK-5  Ship it later            · pending',
    '',
    'Held up:',
    '  TASK-3 waits for TASK-2, which is not done yet',
    '',
    'Next:',
    '  No action needed. Each task that passes its checks becomes a commit on `ralph/work/demo`.',
    '  Tell the next agent something:',
    '    ralph hint --plan plan.json TASK-2',
    '  End this attempt and start no other:',
    '    ralph pause --plan plan.json',
  ])
})

test('the JSON form holds the same as data and survives a round trip', () => {
  const report = statusReport({ plan, state: working }, context)
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  expect(report).toMatchObject({
    schema: 1,
    counts: { done: 1, in_progress: 1, pending: 3, failed: 0, skipped: 0, total: 5 },
    current: { task: 'TASK-2', age_ms: 192_000 },
    lease: { holder: 'process 4711 on build-3', age_ms: 120_000, over: false },
    ready: ['TASK-5', 'TASK-4'],
    held_up: [{ task: 'TASK-3' }],
    work: { branch: 'ralph/work/demo', commit: oidOf('b') },
  })
})

test('a lease that nobody renewed for ten minutes is said to be over', () => {
  const lease = working.lease && { ...working.lease, renewed: at(-600_000) }
  const lines = statusText(statusReport({ plan, state: { ...working, lease } }, context), look)
  expect(lines).toContain(
    'Lease     process 4711 on build-3, last renewed 10m ago: the job is gone; the next job takes over',
  )
})

test('a wait for the provider is shown with its end, and no longer once it has passed', () => {
  const idle = { ...working, current: null, lease: null }
  const line = (until: string) => {
    const state = { ...idle, waiting: { until, why: 'usage limit reached', count: 1 } }
    return statusText(statusReport({ plan, state }, context), look).find((text) => text.startsWith('Waiting'))
  }
  expect(line(at(3_600_000))).toBe('Waiting   until 2026-11-21 15:30 UTC (in 1h): usage limit reached')
  for (const ms of [3_599_400, 3_600_400]) expect(line(at(ms)), 'by the minute').toContain('(in 1h)')
  expect(line(at(-1))).toBeUndefined()
})

test('a run that is stuck lists what it is stuck on once', () => {
  const state = { ...working, current: null, lease: null, stop: oneOfEachReason.stuck }
  const lines = statusText(statusReport({ plan, state }, context), look)
  expect(lines.slice(0, 3)).toEqual([
    'The run is stuck; more attempts without help would only cost money.',
    '  - TASK-5 failed',
    '  - TASK-6 waits for TASK-5, which failed',
  ])
  expect(lines).not.toContain('Held up:')
})

test('a plan of 10,000 tasks is reported in bounded text and in linear time', () => {
  const chain = chainOf(10_000)
  const lines = statusText(statusReport({ plan: chain, state: runState(chain) }, context), look)
  expect(lines.length).toBeLessThan(340)
  expect(lines).toContain('  and 9979 more')
})

test('the final report has the result first, the costs, the branch and what to type next last', () => {
  const state = { ...working, current: null, lease: null }
  expect(finalReport({ plan, state, reason: oneOfEachReason.iteration_limit }, context, look)).toEqual([
    '',
    'This job has used its 20 iterations; work remains.',
    '1 of 5 tasks done, 1 in progress, 3 pending; 1 attempt: 1 passed, 0 failed.',
    '',
    'Task    Title                    Status         Attempts      Cost    Time  Commit',
    'TASK-1  Parse the configuration  ✓ done                1  0.50 USD  3m 20s  ccccccc',
    'TASK-2  Use it                   ▶ in progress',
    'TASK-3  Document it              · pending',
    'TASK-4  Ship it                  · pending',
    'TASK-5  Ship it later            · pending',
    '',
    'Receipt                   Model   Runner',
    '  Total                0.50 USD  6.0 min  2 jobs',
    '  Per task             0.50 USD  6.0 min  1 task worked on',
    '  Per attempt          0.50 USD  6.0 min  1 attempt: 1 passed, 0 failed',
    '  Per verified commit  0.50 USD  6.0 min  1 commit',
    '  31.2k tokens: 1.2k in, 0 from the cache, 30.0k out.',
    '  The most expensive task: TASK-1, 0.50 USD.',
    '',
    'Work   ralph/work/demo at bbbbbbb   (`git log --oneline ralph/work/demo`)',
    'State  refs/heads/ralph/state/demo',
    'Next:',
    '  Run up to 20 more iterations:',
    '    ralph run --plan plan.json --max-iterations 20',
  ])
})

const dryRun = {
  plan,
  state: null,
  step: 'Attempt TASK-1 for the first time.',
  checks: [
    { name: 'npm test', run: 'npm test', kind: 'test' as const, timeout_ms: 600_000, working_directory: '.' },
    { name: 'web', run: 'npx biome check', kind: 'lint' as const, timeout_ms: 60_000, working_directory: 'web' },
  ],
  unchecked: null,
  agentCommand: ['claude', '-p', '--json-schema', '{"a":1}', '--append', 'x'.repeat(500)],
  sections: [
    { name: 'Current Task', chars: 512 },
    { name: 'Skills', chars: 12_000 },
  ],
  callsBefore: [],
  forecast: forecast({ plan, state: runState(plan) }, { now: testNow, costBudgetUsd: 1 }),
  refs: { work: 'refs/heads/ralph/work/demo', state: 'refs/heads/ralph/state/demo', remote: 'origin' },
}

test('a budget that is nearly used is said with what it is now, and with each choice as a command', () => {
  const state = { ...working, warned: [{ budget: 'cost' as const, used: 8, limit: 10 }], usage: usageOf(9.5) }
  const lines = statusText(statusReport({ plan, state }, context), look)
  expect(lines).toContain("95 % of the run's cost budget is used: 9.50 USD of 10.00 USD.")
  expect(lines).toContain('  - Allow more: `ralph budget --plan plan.json 20usd`.')
  const ended = { ...state, current: null, lease: null }
  const ofJob = { ...ended, warned: [{ budget: 'time' as const, used: 8, limit: 10 }] }
  expect(statusReport({ plan, state: ofJob }, context).warnings, 'the job is over').toEqual([])
  const done = { ...ended, stop: { kind: 'complete' as const } }
  expect(statusReport({ plan, state: done }, context).warnings).toEqual([])
})

test('a dry run shows step, command, prompt, checks and refs, and says that nothing was changed', () => {
  const lines = dryRunReport(dryRun, context, look)
  expect(lines[0]).toBe('Dry run: no agent was called, and nothing was changed or written.')
  expect(lines.slice(lines.indexOf('Agent'))).toEqual([
    'Agent',
    `  claude -p --json-schema '{"a":1}' --append ${'x'.repeat(119)}…`,
    '',
    'Prompt: 12512 characters, about 3128 tokens',
    '  Current Task      512',
    '  Skills          12000',
    '',
    'Checks, all of which run, in this order',
    '  npm test (test, at most 10m)',
    '  web: npx biome check (lint, at most 1m in web)',
    '',
    'Refs',
    '  work   refs/heads/ralph/work/demo',
    '  state  refs/heads/ralph/state/demo',
    '  at     origin',
    '',
    'Next:',
    '  Do it:',
    '    ralph run --plan plan.json',
  ])
})

test('no report has an ESC byte without colour, nor anything of the plan that could act', () => {
  const odd = planOf({ id: 'TASK-1', title: hostile })
  const state = { ...runState(odd), stop: { kind: 'failed' as const, code: 'X', why: hostile } }
  const reason = { kind: 'blocked' as const, by: [hostile] }
  const lines = [
    ...statusText(statusReport({ plan: odd, state }, context), look),
    ...finalReport({ plan: odd, state, reason }, context, look),
    ...dryRunReport({ ...dryRun, plan: odd, step: hostile, agentCommand: [hostile] }, context, look),
  ]
  for (const line of lines) expect(line).not.toMatch(/[\p{Control}\p{Format}]|##\[|^::/u)
})

test('a commit that waits for approval is what the run needs, whatever ended its last job', () => {
  const awaiting = {
    iteration: 2,
    task: 'TASK-2',
    commit: oidOf('d'),
    checkpoint: oidOf('c'),
    summary: '',
    turned_green: [],
  }
  const state = { ...working, current: null, lease: null, awaiting, stop: { kind: 'cancelled' as const } }
  const report = statusReport({ plan, state }, context)
  expect(report.sentence).toContain(`its commit ${oidOf('d')} waits for approval`)
  expect(report.next).toContain('ralph approve')
  expect(report.standing).toBe('waiting_for_approval')
  expect(report.awaiting).toEqual(awaiting)
  expect(report.ready).not.toContain('TASK-2')
  expect(report.tasks[1]).toMatchObject({ status: 'in_progress', attempts: 1 })
})

const awaiting = {
  iteration: 2,
  task: 'B',
  commit: oidOf('d'),
  checkpoint: oidOf('c'),
  summary: '',
  turned_green: [],
}
const lease = {
  holder: { kind: 'process', host: 'build-3', boot: 'b', pid: 4711, started: '1' },
  epoch: 1,
  taken: at(0),
  renewed: at(0),
} as const
const paused = { by: 'Ada', why: 'lunch' }
const stop = { kind: 'cancelled' } as const

test.each<[string, Partial<RunState>, string]>([
  ['at_work', { lease, awaiting, paused, stop }, 'at work'],
  ['waiting_for_approval', { awaiting, paused, stop }, 'waiting for approval of B'],
  ['paused', { paused, stop }, 'paused'],
  ['cancelled', { stop }, 'cancelled'],
  ['between_jobs', {}, 'no job running'],
])('a run is %s, whatever its last job ended with', (standing, given, words) => {
  const state = runState(planOf({ id: 'A' }, { id: 'B' }), given)
  expect(standingOf(state)).toBe(standing)
  expect(standingInWords(state)).toBe(words)
})

test('after an order that took the stop back, a used-up limit of the run is named with what raises it', () => {
  const counts = { succeeded: 1, failed: 1, interrupted: 0, synthetic: 0, refused_amendments: 0 }
  const rested = runState(plan, { tasks: { 'TASK-1': doneTask(1) }, counts, usage: usageOf(2) })
  const rule = (value: unknown) => ({ value, from: '--x', source: 'job' as const })
  const said = (name: string, value: unknown) => {
    const state = { ...rested, rules: { base: oidOf('b'), values: { [name]: rule(value) } } }
    return statusText(statusReport({ plan, state }, context), look).join('\n')
  }
  expect(said('run-iterations', 2)).toMatch(/used the 2 iterations[\s\S]*budget --plan plan.json 4iter && ralph run/)
  expect(said('cost-budget', 2)).toMatch(
    /cost budget of 2\.00 USD is used up[\s\S]*budget --plan plan.json 4usd && ralph run/,
  )
  expect(said('run-iterations', 3)).toContain('No job is running; 1 of 5 tasks done')
  const limited = { ...plan, max_iterations: 2 }
  const state = { ...rested, rules: { base: oidOf('b'), values: {} } }
  expect(statusText(statusReport({ plan: limited, state }, context), look).join('\n')).toContain(
    'ralph budget --plan plan.json 4iter',
  )
})
