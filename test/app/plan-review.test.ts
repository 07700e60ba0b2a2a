import { expect, test } from 'vitest'
import type { Settings } from '../../src/core/config/table/settings.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'
import { intake, workflow } from '../support/split-workflow.ts'

const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' })
const simpler = { lens: 'simplicity', reason: 'lib/cache.js does it.', action: 'remove', task_id: 'TASK-2' }
const addition = (id: string) => ({
  ...{ lens: 'security', reason: 'Nobody checks the token.', action: 'add' },
  task: { id, title: 'Check the token', description: 'In src/a.js.' },
})
const changes = (...all: readonly object[]) => ({ verdict: 'changes', summary: 'It can be less.', changes: all })
const ready = { verdict: 'ready', summary: 'Good.', changes: [] }

function reviewed(answers: readonly object[], settings: Partial<Settings>, given: { plan?: Plan } = {}) {
  let asked = 0
  const here = world({
    plan: given.plan ?? plan,
    settings,
    trusted: { 'specs/INDEX.md': '# Specs' },
    files: { 'specs/demo/SPEC.md': '# Demo', ...manySpecs },
    script: ({ pass }) =>
      pass === 'plan-review'
        ? { end: { kind: 'finished', structured: answers[Math.min(asked++, answers.length - 1)], text: '' }, usd: 0.1 }
        : {},
  })
  return here
}

const manySpecs = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`specs/other-${n}/SPEC.md`, '# Other']))
const passes = (here: World) => here.requests.map(({ pass }) => pass)
const tasksOf = (here: World): string[] =>
  (JSON.parse(here.remote.newest().files.get('plan.json') ?? '') as Plan).tasks.map(({ id }) => id)
const fates = (here: World) => stateOf(here).counsel.plan_review?.proposals.map(({ id, fate }) => `${id} ${fate}`)
const once = { settings: { 'max-iterations': 1 } }

test('nobody reviews a plan unless it is asked for', async () => {
  const here = reviewed([ready], {})
  await here.run()
  expect(passes(here)).toEqual(['code', 'code'])
})

test('comment: what is proposed is told with its reason, the run goes on, and a person takes over what fits', async () => {
  const here = reviewed([changes(simpler, addition('TASK-3'))], { 'plan-review': 'comment' })
  await here.run(once)
  expect(passes(here)).toEqual(['plan-review', 'code'])
  expect(here.requests[0]).toMatchObject({ allowedTools: ['Read', 'Grep', 'Glob'] })
  for (const words of ['TASK-2: Title of TASK-2 [pending]', 'specs/INDEX.md', 'specs/demo/SPEC.md', '20 other specs'])
    expect(here.requests[0]?.prompt).toContain(words)
  expect(here.requests[0]?.prompt).not.toContain('specs/other')
  expect(tasksOf(here)).toEqual(['TASK-1', 'TASK-2'])
  const readme = here.remote.newest().files.get('README.md')
  expect(readme).toContain(
    'Plan review P1 (simplicity): remove TASK-2: lib/cache.js does it; `ralph accept --plan plan.json P1` adopts it.',
  )
  expect(stateOf(here).around['plan-review']).toMatchObject({ calls: 1, usd: 0.1 })

  here.tracker.order('accept p2')
  await here.run()
  expect(tasksOf(here)).toEqual(['TASK-1', 'TASK-2', 'TASK-3'])
  expect(fates(here)).toEqual(['P1 open', 'P2 taken'])
  expect(stateOf(here).tasks['TASK-3']).toMatchObject({ status: 'done' })
  // Done tasks stay.
  here.tracker.order('accept')
  await here.run()
  expect(stateOf(here).commands[0]).toMatchObject({
    refused: expect.stringContaining('P1 no longer fits the plan'),
  })
  expectSound(here)
})

test('gate: what the rules allow is taken over before the first task, pass after pass until nothing is proposed', async () => {
  const here = reviewed([changes(addition('TASK-3'), { ...addition('TASK-1') }), ready], {
    ...{ 'plan-review': 'gate', 'plan-review-passes': 5 },
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(passes(here)).toEqual(['plan-review', 'plan-review', 'code', 'code', 'code'])
  expect(fates(here)).toEqual(['P1 taken', 'P2 refused'])
  expect(here.requests[1]?.prompt).toContain('P1 (taken): Nobody checks the token.')
  expect(tasksOf(here)).toEqual(['TASK-1', 'TASK-2', 'TASK-3'])
  expectSound(here)
})

test('gate: what an agent would remove is given up, and a person decides', async () => {
  const here = reviewed([changes(simpler)], { 'plan-review': 'gate' })
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review', given_up: { tasks: [{ task: 'TASK-2' }] } })
})

test('gate: a plan that is not ready waits, says what can be done, and each answer does what it says', async () => {
  const notReady = { verdict: 'not_ready', summary: 'Which database?', changes: [] }
  const blocked = {
    kind: 'blocked',
    counsel: 'plan-review',
    by: ['the plan is not ready to start: Which database?'],
  }
  const here = reviewed([notReady, notReady, ready], { 'plan-review': 'gate' })
  expect((await here.run()).reason).toEqual(blocked)
  expect((await here.run()).reason, 'nobody is asked again by itself').toEqual(blocked)
  expect(passes(here)).toEqual(['plan-review'])
  here.tracker.order('revise it is Postgres')
  expect((await here.run()).reason).toEqual(blocked)
  expect(here.requests[1]?.prompt).toContain('it is Postgres')
  here.tracker.order('abort not this one')
  expect((await here.run()).reason).toMatchObject({ kind: 'paused', why: 'not this one' })
  here.tracker.order('resume')
  here.tracker.order('override')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(passes(here)).toEqual(['plan-review', 'plan-review', 'code', 'code'])
  expectSound(here)
})

test('an answer that is none holds a gate and no comment', async () => {
  const bad = { verdict: 'fine' }
  expect((await reviewed([bad], { 'plan-review': 'comment' }).run()).reason).toEqual({ kind: 'complete' })
  const here = reviewed([bad], { 'plan-review': 'gate' })
  expect((await here.run()).reason).toMatchObject({ kind: 'blocked', counsel: 'plan-review' })
  here.tracker.order('accept')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
})

test('a run that has begun is not reviewed any more', async () => {
  const here = reviewed([ready], {})
  await here.run(once)
  await here.run({ settings: { 'plan-review': 'gate' } })
  expect(passes(here)).toEqual(['code', 'code'])
})

test.each([
  ['accept', 'no review of the plan is waiting for an answer'],
  ['accept X1', 'write it as: accept [P1 P2 …]'],
])('%s where nothing was asked: refused', async (order, why) => {
  const here = reviewed([ready], {})
  await here.run(once)
  here.tracker.order(order)
  await here.run()
  expect(stateOf(here).commands[0]).toMatchObject({ refused: why })
})

test('in split jobs the agent’s job reviews, and apply takes over what its gate allows', async () => {
  const here = reviewed([changes(addition('TASK-3'))], { 'plan-review': 'gate' })
  const flow = workflow(here)
  expect(await intake(here)).toMatchObject({ dossier: { phase: 'baseline' } })
  await flow.validate()
  await flow.apply()
  expect(await intake(here)).toMatchObject({
    dossier: { phase: 'counsel', counsel: { role: 'plan-review', round: 1 } },
  })
  await flow.agent()
  await flow.apply()
  expect(tasksOf(here)).toEqual(['TASK-1', 'TASK-2', 'TASK-3'])
  expect(await intake(here)).toMatchObject({ dossier: { phase: 'prepared' } })
  expect(eventsOf(here, 'plan_reviewed')).toHaveLength(1)
  expectSound(here)
})
