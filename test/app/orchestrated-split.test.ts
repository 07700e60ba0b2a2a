import { expect, test } from 'vitest'
import type { AgentCall } from '../../src/schema/run/agent-call.ts'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'
import { intake, type Workflow, workflow } from '../support/split-workflow.ts'

const add = { action: 'add', type: 'gotcha', text: 'Tests need a clock.', sources: [1] }
const finished = (structured: unknown) => ({ kind: 'finished', structured, text: '' })

const briefingOf = (task: string): string => `Look at ${task}.txt first.`

/** Two tasks with agents around the coding agent: the first one is done, the second waits for the agent's job. */
async function orchestrated(
  answers: { prep?: unknown; post?: unknown } = {},
  plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' }),
): Promise<Workflow> {
  const post = { operations: [add], recommended_action: 'proceed', summary: 'Learned.' }
  const here = world({
    plan,
    settings: { mode: 'agent-orchestrated' },
    script: ({ pass, task, iteration }) => {
      if (pass === 'code') return {}
      const prep = { action: 'proceed', reason: 'go', prepared_prompt: briefingOf(task) }
      const said =
        pass === 'post' ? { ...post, ...(answers.post ?? {}) } : { ...prep, ...(iteration > 1 && (answers.prep ?? {})) }
      return { end: { kind: 'finished', structured: said, text: '' }, usd: 0.1 }
    },
  })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(await intake(here)).toMatchObject({
    ...{ kind: 'handed_on', dossier: { phase: 'prepared', prepared: { calls: [{ role: 'post' }, { role: 'prep' }] } } },
  })
  return workflow(here)
}

test('intake hands on the list of calls, the agent job makes them and calls its agent, apply reads the answers and decides', async () => {
  const flow = await orchestrated()
  const { here } = flow
  const written = here.remote.history.length
  await flow.agent()
  expect(here.remote.history.length).toBe(written)
  expect(here.requests.slice(2).map(({ pass }) => pass)).toEqual(['post', 'prep', 'code'])
  const { prompt = '' } = here.requests.at(-1) ?? {}
  expect(prompt).toContain(`## Briefing\n\n${briefingOf('TASK-2')}\n\n`)
  expect(here.requests.at(-1)?.knowledgeIndex).toContain('Tests need a clock. (an agent, iteration 1)')
  expect(eventsOf(here, 'agent_call')).toHaveLength(1)
  await flow.validate()
  expect((await flow.apply()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'agent_call').slice(1)).toMatchObject([
    { role: 'post', iteration: 2, usage: { usd: 0.1 } },
    { role: 'prep', iteration: 2, outcome: 'proceed: go' },
  ])
  expect(stateOf(here).knowledge).toMatchObject([{ id: 'K-gotcha-tests-need-a-clock', iterations: [1] }])
  expect(stateOf(here).usage.usd).toBeCloseTo(2.3)
  expect(here.remote.newest().files.get('iterations/0/2/prompt.md')).toBe(prompt)
  expectSound(here)
})

test('research is made in the agent job too, and apply takes both answers; a forged one that nobody asked for is none', async () => {
  const flow = await orchestrated({ prep: { action: 'research', reason: 'unsure', research: ['how?'] } })
  const { here } = flow
  await flow.agent()
  expect(here.requests.slice(2).map(({ pass }) => pass)).toEqual(['post', 'prep', 'research', 'code'])
  await flow.validate()
  expect((await flow.apply()).reason).toEqual({ kind: 'complete' })
  const rolesOf = (of: Workflow) => eventsOf(of.here, 'agent_call').map(({ role }) => role)
  expect(rolesOf(flow)).toEqual(['prep', 'post', 'prep', 'research'])

  const forged = await orchestrated()
  await forged.agent()
  const call: AgentCall = JSON.parse(forged.parcel.parts.get('call') ?? '')
  const more = call.calls?.map((one) => ({ ...one, role: 'research' })) ?? []
  forged.parcel.parts.set('call', JSON.stringify({ ...call, calls: [...(call.calls ?? []), ...more] }))
  await forged.validate()
  await forged.apply()
  expect(rolesOf(forged)).toEqual(['prep', 'post', 'prep'])
  expectSound(forged.here)
})

test('what a prep holds back in the agent job is no attempt: its agent is not called, apply says so, and a person decides', async () => {
  const flow = await orchestrated({ prep: { action: 'skip', reason: 'done already' } })
  expect(await flow.agent()).toMatchObject({ candidate: false })
  expect(flow.here.requests.at(-1)?.pass).toBe('prep')
  await flow.apply({ validate: 'skipped' })
  expect(stateOf(flow.here).tasks['TASK-2']).toMatchObject({ status: 'given_up', failed_attempts: 0 })
  expect(eventsOf(flow.here, 'attempt_interrupted')).toMatchObject([{ cause: 'held_back' }])
  expect((await flow.here.run()).reason).toMatchObject({ kind: 'human_review' })
  expectSound(flow.here)
})

test.each<[string, (call: AgentCall) => unknown]>([
  [
    'calls that nobody planned',
    (call) => ({ ...call, calls: [{ ...call.calls?.[0], role: 'index' }, ...(call.calls ?? [])] }),
  ],
  ['the same call twice', (call) => ({ ...call, calls: [...(call.calls ?? []), ...(call.calls ?? [])] })],
  ['no calls at all', ({ calls: _, ...call }) => call],
  [
    'entries without a source that passed',
    (call) => ({
      ...call,
      calls: call.calls?.map((one) =>
        one.role === 'post'
          ? {
              ...one,
              end: finished({ operations: [{ ...add, sources: [2] }], recommended_action: 'proceed', summary: 'x' }),
            }
          : one,
      ),
    }),
  ],
])('an agent job that says it made %s gets no more than apply makes of it', async (_, forge) => {
  const flow = await orchestrated()
  await flow.agent()
  const call = flow.parcel.parts.get('call') ?? ''
  flow.parcel.parts.set('call', JSON.stringify(forge(JSON.parse(call))))
  await flow.validate()
  expect((await flow.apply()).reason).toEqual({ kind: 'complete' })
  const roles = eventsOf(flow.here, 'agent_call')
    .slice(1)
    .map(({ role }) => role)
  expect([[], ['post', 'prep']]).toContainEqual(roles)
  expect(stateOf(flow.here).knowledge.flatMap(({ iterations }) => iterations)).not.toContain(2)
  expectSound(flow.here)
})

test('a forged directive beside a commit: the commit is not taken', async () => {
  const flow = await orchestrated()
  await flow.agent()
  const call: AgentCall = JSON.parse(flow.parcel.parts.get('call') ?? '')
  const calls = call.calls?.map((one) =>
    one.role === 'prep' ? { ...one, end: finished({ action: 'skip', reason: 'x' }) } : one,
  )
  flow.parcel.parts.set('call', JSON.stringify({ ...call, calls }))
  await flow.validate()
  await flow.apply()
  expect(stateOf(flow.here).tasks['TASK-2']?.status).toBe('given_up')
  expect(eventsOf(flow.here, 'attempt_succeeded')).toHaveLength(1)
  expectSound(flow.here)
})

/** The job that had the key is gone, and with it all but what it left as soon as a call was made. */
async function died(answers: Parameters<typeof orchestrated>[0] = {}): Promise<Workflow> {
  const flow = await orchestrated(answers)
  await flow.agent()
  flow.parcel.parts.delete('call')
  flow.parcel.commit = null
  return flow
}

test('an agent job that died after some calls: they count, what a post taught stays, and it is not asked again', async () => {
  const flow = await died()
  const { here } = flow
  expect((await flow.apply({ agent: 'failure', validate: 'skipped' })).reason).toMatchObject({ code: 'JOB_LOST' })
  expect(eventsOf(here, 'agent_call').slice(1)).toMatchObject([
    { role: 'post', iteration: 2, usage: { usd: 0.1 } },
    { role: 'prep', iteration: 2, usage: { usd: 0.1 } },
  ])
  expect(stateOf(here)).toMatchObject({ counts: { interrupted: 1 }, knowledge: [{ iterations: [1] }] })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'runner_lost', usage: { usd: 1, turns: 3 } }])
  expect(stateOf(here).usage.usd).toBeCloseTo(2.3)
  here.requests.length = 0
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ pass }) => pass)).toEqual(['prep', 'code'])
  expectSound(here)
})

test('a directive of a job that died is followed, and no attempt is lost', async () => {
  const flow = await died({ prep: { action: 'skip', reason: 'done already' } })
  await flow.apply({ agent: 'cancelled', validate: 'skipped' })
  expect(stateOf(flow.here).tasks['TASK-2']).toMatchObject({ status: 'given_up', failed_attempts: 0 })
  expect(eventsOf(flow.here, 'attempt_interrupted')).toMatchObject([{ cause: 'held_back' }])
  expectSound(flow.here)
})

test.each<[string, (text: string) => string]>([
  ['of another handing on', (text) => text.replace(/"nonce":"[^"]*"/, '"nonce":"forged"')],
  ['that are none', () => '{'],
  ['of a role that nobody knows', (text) => text.replace('"role":"post"', '"role":"boss"')],
])('calls %s count for nothing, and the job is lost as before', async (_, forge) => {
  const flow = await died()
  flow.parcel.parts.set('calls', forge(flow.parcel.parts.get('calls') ?? ''))
  expect((await flow.apply({ agent: 'failure', validate: 'skipped' })).reason).toMatchObject({ code: 'JOB_LOST' })
  expect(eventsOf(flow.here, 'agent_call')).toHaveLength(1)
  expect(stateOf(flow.here).knowledge).toEqual([])
  expectSound(flow.here)
})

test('with begin and finish the calls are made by the first of the two jobs, which writes what they said', async () => {
  const { here } = await orchestrated()
  // The workflow run that intake belonged to is gone.
  here.fate = () => 'gone'
  here.requests.length = 0
  expect(await here.begin()).toMatchObject({ kind: 'handed_on', dossier: { phase: 'coded' } })
  expect(here.requests.map(({ pass }) => pass)).toEqual(['post', 'prep', 'code'])
  expect(eventsOf(here, 'agent_call').slice(1)).toMatchObject([{ role: 'post' }, { role: 'prep' }])
  expect(stateOf(here).knowledge).toHaveLength(1)
})
