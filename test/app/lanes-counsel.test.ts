import { describe, expect, test } from 'vitest'
import { defaultCallModels } from '../../src/core/config/table/counsel-settings.ts'
import type { Settings } from '../../src/core/config/table/settings.ts'
import type { TestRecord } from '../../src/schema/check/criterion.ts'
import type { StopReason } from '../../src/schema/run/stop-reason.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { round, workflowRun } from '../support/matrix-round.ts'
import { planOf } from '../support/run-state.ts'

const criteria = ['Wrong passwords are rejected']
const ids = ['A', 'B', 'C', 'D', 'E']
const plan = planOf(...ids.map((id) => ({ id, acceptance_criteria: criteria })))
const file = 'test/login.test.ts'
const record: TestRecord = { file, title: 'rejects', outcome: 'passed', from: 'report', in_file: true }

/** Five tasks that wait for none, in four lanes; the calls about the plan are answered in this order. */
function counselled(
  settings: Partial<Settings>,
  answers: readonly object[],
  code: (task: string) => Move = () => ({}),
): World {
  let count = 0
  return world({
    plan,
    settings: { lanes: 4, 'cost-budget': 1000, ...settings },
    files: { [file]: "test('rejects', () => { expect(login('x')).toBe(false) })\n" },
    check: () => ({ passed: true, tests: [record] }),
    script: ({ pass, task }) =>
      pass === 'code' ? code(task) : { end: { kind: 'finished', structured: answers[count++], text: '' }, usd: 0.5 },
  })
}

async function inMatrix(here: World): Promise<StopReason> {
  for (let runs = 0; runs < 12; runs++) {
    const begun = await round(here).intake()
    if (begun.kind !== 'handed_on') return begun.reason
    const { reason } = await workflowRun(here, {}, begun)
    if (reason.kind !== 'iteration_limit') return reason
  }
  return expect.unreachable('it does not end')
}

const passes = (here: World): string[] => here.requests.map(({ pass }) => pass)
const cost = (here: World): number => passes(here).reduce((sum, pass) => sum + (pass === 'code' ? 1 : 0.5), 0)
const landed = (here: World): string[] =>
  eventsOf(here, 'attempt_succeeded')
    .map(({ task }) => task)
    .sort()

function expectPaidOnce(here: World): void {
  expect(stateOf(here).usage.usd).toBeCloseTo(cost(here))
  expect(stateOf(here).lanes).toEqual([])
  expectSound(here)
}

const issue = { severity: 'critical', category: 'risk', description: 'No way back.', tasks: ['B'] }
const dialogue = (settled: boolean): object[] => [
  { summary: 'Some risk.', issues: [issue] },
  { summary: 'Right.', answers: [{ id: 'C1', valid: 'yes', argument: 'Seen.', mitigation: 'A lock.' }] },
  {
    summary: 'Talked through.',
    issues: [{ id: 'C1', settled, severity: 'critical', description: 'About C1.', action_item: 'Take the lock.' }],
  },
]
const addition = {
  ...{ lens: 'security', reason: 'Nobody checks the token.', action: 'add' },
  task: { id: 'F', title: 'Check the token', description: 'In src/a.js.' },
}
const ready = { verdict: 'ready', summary: 'Good.', changes: [] }
const agrees = { complete: true, summary: 'It is there.', missing: [] }
const lacks = {
  ...{ complete: false, summary: 'The option has no help.' },
  missing: [
    {
      task: 'A',
      what: 'The option has no help (src/a.ts)',
      title: 'Help',
      description: 'Write it.',
      acceptance_criteria: ['x'],
    },
  ],
}

describe.each([
  ['one machine', async (here: World) => (await here.run()).reason],
  ['a matrix', inMatrix],
])('lanes on %s', (_, run) => {
  test('what two models agree on before the plan begins is told to the agent of each lane', async () => {
    const here = counselled(
      { consensus: 'gate', 'call-models': { ...defaultCallModels, consensus: 'other' } },
      dialogue(true),
    )
    expect(await run(here)).toEqual({ kind: 'complete' })
    expect(passes(here)).toEqual([...Array<string>(3).fill('consensus'), ...ids.map(() => 'code')])
    for (const { pass, prompt } of here.requests) if (pass === 'code') expect(prompt).toContain('C1: Take the lock.')
    expect(landed(here)).toEqual(ids)
    expectPaidOnce(here)
  })

  test('a gate that holds the plan lets no lane begin, and an answer opens it', async () => {
    const here = counselled(
      { consensus: 'gate', 'call-models': { ...defaultCallModels, consensus: 'other' }, 'consensus-rounds': 1 },
      dialogue(false),
    )
    expect(await run(here)).toMatchObject({ kind: 'blocked', counsel: 'consensus' })
    expect(await run(here)).toMatchObject({ kind: 'blocked', counsel: 'consensus' })
    expect(passes(here)).not.toContain('code')
    here.tracker.order('override')
    expect(await run(here)).toEqual({ kind: 'complete' })
    expect(landed(here)).toEqual(ids)
    expectPaidOnce(here)
  })

  test('a review of the plan goes before all lanes, and what its gate adds is made with them', async () => {
    const answers = [{ verdict: 'changes', summary: 'One more.', changes: [addition] }, ready]
    const here = counselled({ 'plan-review': 'gate', 'plan-review-passes': 5 }, answers)
    expect(await run(here)).toEqual({ kind: 'complete' })
    expect(passes(here)).toEqual(['plan-review', 'plan-review', ...Array<string>(6).fill('code')])
    expect(landed(here)).toEqual([...ids, 'F'])
    expectPaidOnce(here)
  })

  test('a model verifies the plan once the train is empty, and what is missing is made in a lane and verified again', async () => {
    const here = counselled({ verify: 'model' }, [lacks, agrees])
    expect(await run(here)).toEqual({ kind: 'complete' })
    expect(passes(here)).toEqual([...ids.map(() => 'code'), 'verify', 'code', 'verify'])
    expect(landed(here)).toEqual(['A', 'A-missing-1-1', ...ids.slice(1)])
    expect(eventsOf(here, 'completion_judged').map(({ complete }) => complete)).toEqual([false, true])
    expectPaidOnce(here)
  })

  test('a task that a verifier agrees is done already lands nothing, and the others do', async () => {
    const claims: Move = {
      write: {},
      handoff: {
        no_change_needed: { why: 'It is there.', evidence: 'src/login.ts' },
        evidence: [{ criterion: 1, file, test: 'rejects' }],
      },
    }
    const here = counselled({ 'no-change': 'accept' }, [agrees], (task) => (task === 'B' ? claims : {}))
    expect(await run(here)).toEqual({ kind: 'complete' })
    expect(passes(here).toSorted()).toEqual([...ids.map(() => 'code'), 'verify'])
    expect(landed(here)).toEqual(['A', 'C', 'D', 'E'])
    expect(stateOf(here).tasks['B']).toMatchObject({ commit: null, unchanged: { by: 'ralph', verified: true } })
    expectPaidOnce(here)
  })
})
