import { expect, test } from 'vitest'
import { defaultCallModels } from '../../src/core/config/table/counsel-settings.ts'
import type { Settings } from '../../src/core/config/table/settings.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'
import { intake, workflow } from '../support/split-workflow.ts'

const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' })
const issue = (description: string, severity = 'critical') => ({
  ...{ severity, category: 'risk', description, tasks: ['TASK-2'] },
})
const challenge = (...issues: readonly object[]) => ({ summary: 'Some risk.', issues })
const counter = (...ids: readonly string[]) => ({
  summary: 'Mostly right.',
  answers: ids.map((id) => ({ id, valid: 'partially', argument: 'src/a.js has a lock.', mitigation: 'Test it.' })),
})
const synthesis = (...issues: readonly [id: string, settled: boolean, item?: string][]) => ({
  summary: 'Talked through.',
  issues: issues.map(([id, settled, action_item = '']) => ({
    ...{ id, settled, severity: 'critical', description: `About ${id}.`, action_item },
  })),
})

function dialogue(answers: readonly (object | 'overloaded')[], settings: Partial<Settings> = {}) {
  let asked = 0
  return world({
    plan,
    settings: { consensus: 'gate', 'call-models': { ...defaultCallModels, consensus: 'other' }, ...settings },
    trusted: { '.ralph/config/mcp-consensus.json': '{"mcpServers":{"perplexity":{"command":"node","args":["p.js"]}}}' },
    script: ({ pass }) => {
      if (pass !== 'consensus') return {}
      const said = answers[asked++]
      if (said === 'overloaded') return { end: { kind: 'overloaded', message: 'busy' }, usd: 0 }
      return { end: { kind: 'finished', structured: said, text: '' }, usd: 0.1 }
    },
  })
}

const fileOf = (here: World) => JSON.parse(here.remote.newest().files.get('consensus.json') ?? 'null')
const calls = (here: World) => here.requests.filter(({ pass }) => pass === 'consensus')
const parts = (here: World) => eventsOf(here, 'counsel_called').map(({ part, round }) => `${part} ${round}`)
const blocked = { kind: 'blocked', counsel: 'consensus' }

test('what is agreed joins every prompt, and the file is the older program’s', async () => {
  const here = dialogue([
    challenge(issue('No way back.')),
    counter('C1'),
    synthesis(['C1', true, 'Keep the old column.']),
  ])
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls(here).map(({ model }) => model)).toEqual(['other', undefined, 'other'])
  expect(calls(here)[1]?.prompt).toContain('C1 (critical, risk, TASK-2): No way back.')
  expect(calls(here)[2]?.prompt).toContain('src/a.js has a lock.')
  const coding = here.requests.filter(({ pass }) => pass === 'code')
  expect(coding).toHaveLength(2)
  for (const { prompt } of coding) expect(prompt).toContain('agreed before coding started, C1: Keep the old column.')
  expect(fileOf(here)).toMatchObject({
    version: '1.0',
    rounds: [
      { round: 1, type: 'challenge', source: 'other', usd: 0.1, data: { issues: [{ description: 'No way back.' }] } },
      { round: 1, type: 'counter', source: 'claude' },
      { round: 1, type: 'synthesis', source: 'other' },
    ],
    userCheckpoint: null,
    finalAgreement: {
      consensusReached: true,
      agreements: [{ id: 'C1', actionRequired: true, actionItem: 'Keep the old column.', relatedEpics: ['TASK-2'] }],
      ...{ acceptedRisks: [], unresolvedDisputes: [], proceedToImplementation: true },
    },
  })
  expect(stateOf(here).around['consensus']).toMatchObject({ calls: 3 })
  expectSound(here)
})

test('nothing to challenge is one call', async () => {
  const here = dialogue([challenge()])
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(parts(here)).toEqual(['challenge 1'])
})

test('a gate stays closed for critical issues after the last round, and a person opens it', async () => {
  const open = [counter('C1'), synthesis(['C1', false])]
  const here = dialogue([challenge(issue('No way back.')), ...open, challenge(), ...open])
  const { reason } = await here.run()
  expect(reason).toMatchObject({ ...blocked, by: [expect.stringContaining('C1: No way back.')] })
  expect(parts(here)).toEqual(['challenge 1', 'counter 1', 'synthesis 1', 'challenge 2', 'counter 2', 'synthesis 2'])
  expect(here.requests.every(({ pass }) => pass === 'consensus')).toBe(true)
  expect(fileOf(here).finalAgreement).toMatchObject({
    proceedToImplementation: false,
    unresolvedDisputes: [{ id: 'C1' }],
  })
  for (const order of ['accept', 'revise', 'override', 'abort'])
    expect(here.remote.newest().files.get('README.md')).toContain(`ralph ${order}`)
  expect((await here.run()).reason, 'nobody is asked again by itself').toMatchObject(blocked)
  here.tracker.order('override we know')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(fileOf(here)).toMatchObject({
    userCheckpoint: { decision: 'override', overrides: ['C1'] },
    finalAgreement: { acceptedRisks: [{ id: 'C1', acceptedBy: 'override' }], proceedToImplementation: true },
  })
  expect(fileOf(here).rounds).toHaveLength(6)
  expectSound(here)
})

test.each([
  ['accept', 'complete'],
  ['abort', 'paused'],
])('%s ends as %s', async (order, kind) => {
  const here = dialogue([challenge(issue('x')), counter('C1'), synthesis(['C1', false])], { 'consensus-rounds': 1 })
  await here.run()
  here.tracker.order(order)
  expect((await here.run()).reason).toMatchObject({ kind })
})

test('revise is another round, with the person’s words', async () => {
  const first = [challenge(issue('x')), counter('C1'), synthesis(['C1', false])]
  const here = dialogue([...first, challenge(), counter('C1'), synthesis(['C1', true])], { 'consensus-rounds': 1 })
  expect((await here.run()).reason).toMatchObject(blocked)
  here.tracker.order('revise the data is thrown away anyway')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls(here)[3]?.prompt).toContain('the data is thrown away anyway')
  expect(parts(here).slice(3)).toEqual(['challenge 2', 'counter 2', 'synthesis 2'])
})

test('revise twice before a job is one more round, which hears both', async () => {
  const first = [challenge(issue('x')), counter('C1'), synthesis(['C1', false])]
  const again = [challenge(issue('x'), issue('y')), counter('C1', 'C2'), synthesis(['C1', true], ['C2', true])]
  const here = dialogue([...first, ...again], { 'consensus-rounds': 1 })
  await here.run()
  here.tracker.order('revise the first word')
  here.tracker.order('revise the second word')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls(here)[3]?.prompt).toMatch(/the first word[\s\S]*the second word/)
  expect(parts(here).slice(3)).toEqual(['challenge 2', 'counter 2', 'synthesis 2'])
  const { issues } = stateOf(here).counsel.consensus ?? {}
  expect(
    issues?.map(({ id, description }) => [id, description]),
    'what is open already is not raised twice',
  ).toEqual([
    ['C1', 'x'],
    ['C2', 'y'],
  ])
})

test('issues are accepted together: naming one is refused with how', async () => {
  const here = dialogue([challenge(issue('x')), counter('C1'), synthesis(['C1', false])], { 'consensus-rounds': 1 })
  await here.run()
  here.tracker.order('accept C1')
  await here.run()
  expect(stateOf(here).commands[0]).toMatchObject({ refused: expect.stringContaining('accepted as a whole: accept') })
})

test('report tells what stays open and goes on; so does a plan of which only small things are open', async () => {
  const open = [challenge(issue('x')), counter('C1'), synthesis(['C1', false])]
  const here = dialogue(open, { consensus: 'report', 'consensus-rounds': 1 })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.remote.newest().files.get('README.md')).toContain('Consensus C1 (critical, open): x')
  const small = dialogue([challenge(issue('x', 'minor')), counter('C1'), { summary: 's', issues: [] }], {
    'consensus-rounds': 1,
  })
  expect((await small.run()).reason).toEqual({ kind: 'complete' })
})

test('it goes on in mid-dialogue: after an overload, and after a job that died', async () => {
  const said = [challenge(issue('x')), 'overloaded' as const, counter('C1'), synthesis(['C1', true])]
  const here = dialogue(said)
  expect((await here.run()).reason).toMatchObject({ kind: 'waiting' })
  here.clock.set(here.clock.now() + 3_600_000)
  const { script } = here
  const dead = Symbol('dead')
  let once = true
  here.script = (request) => {
    if (request.pass !== 'consensus' || !once) return script(request)
    once = false
    here.remote.beforeCommit = () => {
      throw dead
    }
    return { throws: dead }
  }
  await expect(here.run()).rejects.toBe(dead)
  here.remote.beforeCommit = () => undefined
  here.fate = () => 'gone'
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(parts(here)).toEqual(['challenge 1', 'counter 1', 'counter 1', 'synthesis 1'])
  expect(fileOf(here).rounds.map(({ type }: { type: string }) => type)).toEqual(['challenge', 'counter', 'synthesis'])
})

test('no answer keeps a gate closed, and only a gate', async () => {
  expect((await dialogue([{ nothing: 1 }]).run()).reason).toMatchObject(blocked)
  expect((await dialogue([{ nothing: 1 }], { consensus: 'report' }).run()).reason).toEqual({ kind: 'complete' })
})

test('the servers of the second opinion are those of its own file, and the agent’s answer has none', async () => {
  const answers = [challenge(issue('x')), counter('C1'), synthesis(['C1', true])]
  const here = dialogue(answers, { 'consensus-servers': 'mcp-consensus.json' })
  await here.run()
  expect(calls(here).map(({ servers }) => servers?.list.map(({ name }) => name))).toEqual([
    ['perplexity'],
    undefined,
    ['perplexity'],
  ])
  expect(calls(here)[0]?.prompt).toContain('the tools of your MCP servers')
})

test('in split jobs each part is a call of an agent’s job', async () => {
  const here = dialogue([challenge(issue('x')), counter('C1'), synthesis(['C1', true, 'Mind it.'])])
  const flow = workflow(here)
  await intake(here)
  await flow.validate()
  await flow.apply()
  for (const part of ['challenge', 'counter', 'synthesis']) {
    expect(await intake(here)).toMatchObject({ dossier: { phase: 'counsel', counsel: { role: 'consensus', part } } })
    await flow.agent()
    await flow.apply()
  }
  expect(await intake(here)).toMatchObject({
    dossier: { phase: 'prepared', prepared: { prompt: expect.stringContaining('Mind it.') } },
  })
  expectSound(here)
})
