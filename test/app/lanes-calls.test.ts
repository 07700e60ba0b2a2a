import { describe, expect, test } from 'vitest'
import type { Settings } from '../../src/core/config/table/settings.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { due, round, workflowRun } from '../support/matrix-round.ts'
import { planOf } from '../support/run-state.ts'

const six = planOf(...['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id })))
const finished = (structured: unknown) => ({ kind: 'finished' as const, structured, text: '' })

interface Attempt {
  readonly task: string
  readonly attempt: number
}

const passes = {
  '.ralph/config/agents.json': JSON.stringify({
    passes: [{ name: 'later', trigger: 'on_success', prompt_template: 'own.md' }],
  }),
  '.ralph/templates/own.md': 'Look.',
}

/** Six tasks, and agents around the coding agent that find nothing wrong but what `rejects` says. */
function around(
  settings: Partial<Settings>,
  { trusted = {}, rejects = () => false }: { trusted?: object; rejects?: (at: Attempt) => boolean } = {},
): World {
  const answers: Record<string, (at: Attempt) => unknown> = {
    'pass:later': () => ({ review_passed: true, issues: [], summary: 'Seen.' }),
    review: (at) => ({ verdict: rejects(at) ? 'revise' : 'ship', summary: 'Read.', findings: [] }),
    prep: ({ task }) => ({ action: 'proceed', reason: 'go', prepared_prompt: `Look at ${task}.txt first.` }),
    post: () => ({ operations: [], recommended_action: 'proceed', summary: 'Learned.' }),
  }
  return world({
    plan: six,
    settings: { lanes: 4, 'cost-budget': 1000, ...settings },
    trusted: { ...trusted },
    script: ({ pass, task, attempt }) =>
      pass === 'code' ? {} : { end: finished(answers[pass]?.({ task, attempt })), usd: 0.5 },
  })
}

const onOneMachine = async (here: World): Promise<void> => {
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
}

async function inMatrix(here: World): Promise<void> {
  let end = ''
  for (let runs = 0; runs < 9 && end !== 'complete'; runs++) end = (await workflowRun(here)).reason.kind
  expect(end).toBe('complete')
}

const looked = (here: World, pass: string): number[] =>
  here.requests.flatMap((request) => (request.pass === pass ? [request.iteration] : []))
const landed = (here: World): number[] =>
  eventsOf(here, 'attempt_succeeded')
    .map(({ iteration }) => iteration)
    .sort()
const heard = (here: World): number[] =>
  eventsOf(here, 'agent_pass')
    .map(({ iteration }) => iteration)
    .sort()
const cost = ({ requests }: World): number => requests.reduce((sum, { pass }) => sum + (pass === 'code' ? 1 : 0.5), 0)

describe.each([
  ['one machine', onOneMachine],
  ['a matrix', inMatrix],
])('lanes on %s', (_, complete) => {
  test('a pass that waits for the checks looks once at each commit, and what it costs counts once', async () => {
    const here = around({}, { trusted: passes })
    await complete(here)
    expect(landed(here)).toHaveLength(6)
    expect(looked(here, 'pass:later').sort()).toEqual(landed(here))
    expect(heard(here)).toEqual(landed(here))
    expect(stateOf(here)).toMatchObject({ owed: [], lanes: [] })
    expect(stateOf(here).usage.usd).toBeCloseTo(cost(here))
    expectSound(here)
  })

  test('a reviewer that does not accept one change keeps that one out, and the others land', async () => {
    const here = around({ review: 'gate' }, { rejects: ({ task, attempt }) => task === 'B' && attempt === 1 })
    await complete(here)
    expect(landed(here)).toHaveLength(6)
    expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ task: 'B', cause: 'review' }])
    expect(looked(here, 'review')).toHaveLength(7)
    expect(stateOf(here).usage.usd).toBeCloseTo(cost(here))
    expectSound(here)
  })

  test('agent-orchestrated: each attempt has its briefing, nothing is looked back at twice, and all of it is paid for once', async () => {
    const here = around({ mode: 'agent-orchestrated' })
    await complete(here)
    expect(landed(here)).toHaveLength(6)
    const code = here.requests.filter(({ pass }) => pass === 'code')
    for (const { prompt, task } of code) expect(prompt).toContain(`Look at ${task}.txt first.`)
    const back = eventsOf(here, 'agent_call').flatMap((event) => (event.role === 'post' ? [event.of] : []))
    expect(new Set(back).size).toBe(back.length)
    expect(stateOf(here).usage.usd).toBeCloseTo(cost(here))
    expectSound(here)
  })
})

test('the job that was to ask the passes that waited dies: the next round asks them', async () => {
  const here = around({}, { trusted: passes })
  for (const _ of ['baseline', 'four attempts']) await workflowRun(here)
  const owed = stateOf(here).owed.map(({ iteration }) => iteration)
  expect(owed).toEqual([1, 2, 3, 4])
  const legs = new Map([['agent 0', 'failure']])
  await workflowRun(here, { dies: [0], ends: { agent: 'failure', legs } })
  expect(stateOf(here).owed.map(({ iteration }) => iteration)).toEqual(expect.arrayContaining(owed))
  await inMatrix(here)
  expect(heard(here)).toEqual(landed(here))
  expectSound(here)
})

test('a leg that is run again while its lane waits asks the passes again, and one answer counts', async () => {
  const here = around({}, { trusted: passes })
  for (const _ of ['baseline', 'four attempts']) await workflowRun(here)
  const jobs = round(here)
  const lanes = due(await jobs.intake())
  for (const lane of [0, ...lanes]) await jobs.agent(lane)
  for (const lane of due(await jobs.compose())) await jobs.validate(lane)
  await jobs.apply()
  expect(heard(here)).toEqual([1, 2, 3, 4])
  expectSound(here)
})
