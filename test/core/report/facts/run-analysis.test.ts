import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type IterationRecord, iterationRecord } from '../../../../src/core/report/facts/iteration-view.ts'
import { acceptanceBar, analyzeRun } from '../../../../src/core/report/facts/run-analysis.ts'
import { analysisMarkdown, analysisText } from '../../../../src/core/report/section/analysis.ts'
import { sparkline } from '../../../../src/core/text/display-width.ts'
import type { Evidence } from '../../../../src/schema/counsel/evidence.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import { hostile, oneOfEach } from '../../../support/run-events.ts'
import { at, doneTask, planOf, runState, taskState, testNow, usageOf } from '../../../support/run-state.ts'

const minute = 60_000
const plan = planOf({ id: 'A' }, { id: 'B', depends_on: ['A'] })

/** Passed once, failed once and interrupted once at B; each attempt takes two minutes, one of them the agent's. */
function pastRun() {
  const spent = (usd: number) => ({ usage: usageOf(usd), duration_ms: minute })
  const start = (iteration: number, task: string, attempt: number): RunEvent => ({
    ...oneOfEach.attempt_started,
    at: at(iteration * 3 * minute),
    iteration,
    task,
    attempt,
  })
  const end = (iteration: number, task: string) => ({ at: at((iteration * 3 + 2) * minute), iteration, task })
  const events: RunEvent[] = [
    oneOfEach.run_started,
    { ...oneOfEach.baseline_finished, duration_ms: minute / 2 },
    start(1, 'A', 1),
    { ...oneOfEach.attempt_succeeded, ...end(1, 'A'), ...spent(0.5), handoff: 'structured' },
    start(2, 'B', 1),
    { ...oneOfEach.prompt_cut, iteration: 2, section: 'Skills', from_chars: 1000, to_chars: 400 },
    { ...oneOfEach.attempt_failed, ...end(2, 'B'), ...spent(1), cause: 'checks' },
    start(3, 'B', 2),
    { ...oneOfEach.attempt_interrupted, ...end(3, 'B'), ...spent(0.25), cause: 'overloaded' },
    start(4, 'B', 2),
    { ...oneOfEach.attempt_held, ...end(4, 'B'), ...spent(0.5), handoff: 'synthetic' },
    start(5, 'C', 1),
  ]
  const records = new Map([1, 2, 3, 4].map((n) => [n, recordOf({ chars: n * 100, passed: n !== 2 })]))
  const evidence: Evidence = {
    work: 'w',
    criteria: [
      {
        ...{ task: 'A', criterion: 'Has a', iteration: 1, level: 'ran', check: 'npm test', why: null },
        citation: { kind: 'test', file: 'a.test.ts', title: 'has a' },
      },
      {
        ...{ task: 'A', criterion: 'It is fast', iteration: null, level: 'claimed', check: null },
        ...{ citation: null, why: 'no agent cited anything for it' },
      },
    ],
    silent: [],
  }
  return { events, records, now: testNow, evidence }
}

function recordOf({
  chars,
  passed,
  name = 'npm test',
}: {
  chars: number
  passed: boolean
  name?: string
}): IterationRecord {
  const result = { name, run: name, kind: 'test', passed, exit_code: 0, timed_out: false, duration_ms: minute / 2 }
  const output = { output_head: '', output_tail: '', output_bytes: 0 }
  const validation = { iteration: 1, strategy: 'strict', tree: 't', passed, checks: [{ ...result, ...output }] }
  return iterationRecord([
    `## Current Task\n\n${'x'.repeat(chars)}`,
    JSON.stringify({ source: 'structured', handoff: { summary: 's', freeform: 'x'.repeat(chars) } }),
    JSON.stringify(validation),
    undefined,
  ])
}

const state = runState(plan, {
  tasks: { A: doneTask(1), B: taskState({ status: 'in_progress', usd: 1.75 + 0.75 }) },
  counts: { succeeded: 2, failed: 1, interrupted: 1, synthetic: 1, refused_amendments: 0 },
  runner: { jobs: 1, ms: 10 * minute },
  usage: usageOf(3),
  around: { prep: { calls: 2, usd: 0.75, tokens: 1000 } },
})
const analysis = analyzeRun({ plan, state }, pastRun())

test('the reasons why set-up ran again stand in the report', () => {
  const analysis = analyzeRun(
    { plan, state: runState(plan) },
    { events: [oneOfEach.set_up_again], records: new Map(), now: testNow, evidence: null },
  )
  expect(analysisMarkdown(analysis)).toContain(
    '### Set-up\n\n- Iteration 12: set-up ran again: package-lock.json changed since it last ran.',
  )
})

test('the report says what the agent was confined to, and that a key is within its reach', () => {
  const held = { network: 'listed', key: 'agent', given_up: false, login: false } as const
  const state = runState(plan, { confined: { level: 'C3', way: 'bubblewrap', ...held } })
  const confined = analyzeRun({ plan, state }, pastRun())
  const words = 'C3 by bubblewrap; the network leads to the model, to package registries and to `allow-hosts`'
  const sentence = `${words}; the key of the model is within reach of the agent.`
  expect(analysisMarkdown(confined)).toContain(`### Confinement\n\n- ${sentence}`)
  expect(analysisText(confined, { width: 300, color: false }).join('\n')).toContain(sentence)
  expect(confined.confined).toEqual(state.confined)
})

test('time and money are told by phase, by task and by what became of the attempts', () => {
  expect(analysis.time_ms).toEqual({
    runner: 10 * minute,
    agents: 4 * minute,
    checks: 2 * minute,
    baseline: minute / 2,
    rest: 3.5 * minute,
  })
  expect(analysis.usd).toEqual({ passed: 1, failed: 1, interrupted: 0.25 })
  expect(analysis.by_task).toEqual([
    { id: 'A', status: 'done', attempts: 1, usd: 0.5, agent_ms: minute, checks_ms: minute / 2, all_ms: 2 * minute },
    {
      id: 'B',
      status: 'in_progress',
      attempts: 3,
      usd: 2.5,
      agent_ms: 3 * minute,
      checks_ms: 1.5 * minute,
      all_ms: 6 * minute,
    },
  ])
})

test('what no task has cost is named beside the tasks', () => {
  const said = (usd: number) =>
    analysisMarkdown(analyzeRun({ plan, state: { ...state, usage: usageOf(usd) } }, pastRun()))
  expect(said(3)).not.toContain('belongs to no task')
  expect(said(3.25)).toContain(
    '0.25 USD more belongs to no task: calls about the plan as a whole, or tasks that were removed from it.',
  )
})

test('an attempt after a failure is a retry; one that was interrupted is none', () => {
  expect(analysis.retries).toBe(1)
  expect(analysis.failures).toEqual({ checks: 1 })
  expect(analysis.interruptions).toEqual({ overloaded: 1 })
})

test('checks, handoffs of what passed, prompts and cuts come from what each iteration left', () => {
  expect(analysis.checks).toMatchObject([{ name: 'npm test', runs: 4, failed: 1, duration_ms: 2 * minute }])
  expect(analysis.handoffs).toEqual([
    { iteration: 1, task: 'A', source: 'structured', chars: 100 },
    { iteration: 4, task: 'B', source: 'synthetic', chars: 400 },
  ])
  expect(analysis.prompts.map(({ iteration, cut_chars }) => [iteration, cut_chars])).toEqual([
    [1, 0],
    [2, 600],
    [3, 0],
    [4, 0],
  ])
  expect(analysis.cuts).toEqual([{ section: 'Skills', times: 1, chars: 600 }])
})

test('the bar of a good run is judged demand by demand', () => {
  const verdicts = (change: Partial<typeof analysis>) =>
    acceptanceBar({ ...analysis, ...change }).map(({ passed }) => passed)
  expect(verdicts({})).toEqual([false, true, false, false])
  const tasks = { ...analysis.tasks, done: 13, skipped: 1, total: 14 }
  const handoffs = [{ iteration: 1, task: 'A', source: 'extracted' as const, chars: 201 }]
  expect(verdicts({ tasks, handoffs, retries: 4 })).toEqual([true, true, true, true])
  expect(verdicts({ tasks, handoffs, retries: 5 })).toEqual([true, false, true, true])
  const short = handoffs.map((handoff) => ({ ...handoff, chars: 200 }))
  expect(acceptanceBar({ ...analysis, handoffs: short })[3]).toMatchObject({
    passed: false,
    found: '0 of 1, not those of #1',
  })
})

test('for a terminal, every part of it is there, and what was wrong is seen', () => {
  const lines = analysisText(analysis, { width: 80, color: false })
  expect(lines[0]).toBe('demo: 4 attempts in 10 min of runner time for 3.00 USD; 1 of 2 tasks done')
  const text = lines.map((line) => line.trim().replace(/ {2,}/g, ' | '))
  for (const line of [
    '✗ | No synthetic handoffs | 1 of 2 #4',
    'Why the other attempts ended: checks 1, overloaded 1.',
    'prep | 2 | 0.75 USD | 1.0k',
    'agents | 4m | 40 %',
    'claimed | A | It is fast | no agent cited anything for it',
    'ran | A | Has a | a.test.ts: has a; by check npm test in iteration 1',
    'B | in progress | 3 | 2.50 USD | 3m | 1m 30s | 6m',
    'npm test | 4 | 1 | 0 | 2m | 30s',
    '1 by the agent, 1 made by ralph.',
    'Shortened to fit the budget: Skills, 1 time, 600 characters in total.',
  ]) {
    expect(text).toContain(line)
  }
})

test('a run that has done nothing yet is reported without a number that is none', () => {
  const empty = analyzeRun(
    { plan, state: runState(plan) },
    { events: [oneOfEach.run_started], records: new Map(), now: testNow, evidence: null },
  )
  const lines = analysisText(empty, { width: 80, color: false })
  expect(lines.join('\n')).not.toMatch(/NaN|Infinity|undefined/)
})

test('what a plan or a check names cannot act, in a terminal or in Markdown', () => {
  const records = new Map([[1, recordOf({ chars: 10, passed: false, name: hostile })]])
  const odd = analyzeRun({ plan, state }, { ...pastRun(), records })
  for (const line of analysisText(odd, { width: 80, color: false })) {
    expect(line).not.toMatch(/[\p{Control}\p{Format}]|##\[|^ *::/u)
  }
  const markdown = analysisMarkdown(analysis)
  expect(markdown).toContain('| ✗ | All tasks are done | 1 of 2 |')
  expect(markdown).toContain('| --- | ---: | ---: |')
})

test('a sparkline has a bar for each number, or for the largest of some, and the largest is full', () => {
  expect(sparkline([0, 1, 2, 4], 10)).toBe('▁▃▅█')
  expect(sparkline([], 10)).toBe('')
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 1, maxLength: 300 }),
      fc.integer({ min: 1, max: 60 }),
      (all, columns) => {
        const bars = [...sparkline(all, columns)]
        expect(bars).toHaveLength(Math.min(columns, all.length))
        if (Math.max(...all) > 0) expect(bars).toContain('█')
      },
    ),
  )
})
