import { expect, test } from 'vitest'
import { iterationPath } from '../../../src/core/ref/state-paths.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'
import { eventsOf, expectSound, type Orders, stateOf, type World, workFiles, world } from '../../support/fake-job.ts'
import type { Move } from '../../support/fake-ports.ts'
import { chainOf, planOf } from '../../support/run-state.ts'

const found = (...severities: string[]): Move => ({
  end: {
    kind: 'finished',
    structured: {
      review_passed: severities.length === 0,
      issues: severities.map((severity) => ({ severity, description: 'A token is logged.', file: 'src/TASK-1.txt' })),
      summary: 'Seen.',
    },
    text: '',
  },
  usd: 0.5,
})
const ends = (end: AgentEnd): Move => ({ end, usd: 0.5 })
const security = { name: 'security', trigger: 'on_success', prompt_template: 'security.md' }

/** A run whose passes give these answers, the last one again and again. */
function passing(passes: object[], answers: readonly Move[], more: Partial<Parameters<typeof world>[0]> = {}) {
  let given = 0
  const here = world({
    plan: chainOf(1),
    trusted: {
      '.ralph/config/agents.json': JSON.stringify({ passes }),
      '.ralph/templates/security.md': 'SECURITY-CANARY',
    },
    ...more,
    script: (request) => (request.pass === 'code' ? {} : (answers[Math.min(given++, answers.length - 1)] ?? {})),
  })
  const run = (settings: Orders['settings'] = {}) => here.run({ settings })
  return { here, run, passes: () => here.requests.filter(({ pass }) => pass !== 'code') }
}

const kept = ({ remote }: World, iteration = 1) =>
  JSON.parse(remote.newest().files.get(iterationPath(iteration, 'passes.json')) ?? 'null')

test('a pass sees the change with its own template, model and turns, only reads, and its price and words are kept', async () => {
  const { here, run, passes } = passing([{ ...security, model: 'haiku', max_turns: 7 }], [found('warning')])
  expect((await run()).reason.kind).toBe('complete')
  const [request] = passes()
  expect(request).toMatchObject({
    ...{ pass: 'pass:security', model: 'haiku', maxTurns: 7, budgetUsd: 9 },
    allowedTools: ['Read', 'Grep', 'Glob'],
  })
  for (const part of ['SECURITY-CANARY', '1 +iteration 1', 'The checks have passed'])
    expect(request?.prompt).toContain(part)
  expect(eventsOf(here, 'agent_pass')).toMatchObject([
    { pass_name: 'security', model: 'haiku', usage: { usd: 0.5 }, issues: 1, critical: 0, summary: 'Seen.' },
  ])
  expect(kept(here)).toMatchObject([{ name: 'security', why: null, issues: [{ severity: 'warning' }] }])
  expect(eventsOf(here, 'attempt_succeeded')).toMatchObject([{ usage: { usd: 1.5 } }])
  expect(stateOf(here).usage.usd).toBe(1.5)
  expectSound(here)
})

test('without the file, and with passes switched off, nobody is called and nothing is paid', async () => {
  const without = passing([], [found()])
  await without.run()
  const off = passing([security], [found()])
  await off.run({ 'agent-passes-enabled': false })
  for (const { here } of [without, off]) expect(here.requests.map(({ pass }) => pass)).toEqual(['code'])
})

test('fail_on: a critical finding fails the iteration, and the next attempt is told what was found', async () => {
  const { here, run } = passing([{ ...security, fail_on: 'critical' }], [found('critical'), found('warning')])
  expect((await run()).reason.kind).toBe('complete')
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([
    { cause: 'review', why: 'the pass security found 1 fault: A token is logged.', final: false },
  ])
  const retry = here.requests.find(({ pass, attempt }) => pass === 'code' && attempt === 2)
  expect(retry?.prompt).toContain('- security, critical, src/TASK-1.txt: A token is logged.')
  expect(workFiles(here).get('src/TASK-1.txt')).toBe('iteration 2')
  expectSound(here)
})

test('without fail_on a critical finding is told, and the commit lands', async () => {
  const { here, run } = passing([security], [found('critical')])
  expect((await run()).reason.kind).toBe('complete')
  expect(eventsOf(here, 'agent_pass')).toMatchObject([{ critical: 1 }])
})

test('a pass that never answers costs its price and no attempt; with fail_on it lets nothing through', async () => {
  const slow = ends({ kind: 'timed_out', limit: 'wall', afterMs: 1 })
  const told = passing([security], [slow])
  expect((await told.run()).reason.kind).toBe('complete')
  expect(eventsOf(told.here, 'agent_pass')).toMatchObject([{ issues: 0, summary: 'it took too long and was stopped' }])
  const gate = passing([{ ...security, fail_on: 'warning' }], [slow], {
    plan: planOf({ id: 'TASK-1', max_retries: 0 }),
  })
  expect((await gate.run()).reason.kind).toBe('stuck')
})

test('a limit that a deciding pass meets interrupts and counts for nothing', async () => {
  const limit = ends({ kind: 'usage_limit', until: null, message: 'limit' })
  const { here, run } = passing([{ ...security, fail_on: 'critical' }], [limit, found()])
  await run()
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'usage_limit' }])
  expect(eventsOf(here, 'attempt_failed')).toEqual([])
})

test('on_failure looks at what the checks rejected, on_success at what they let through, periodic at each second one', async () => {
  let checked = 0
  const passes = [
    { ...security, name: 'why', trigger: 'on_failure' },
    { ...security, name: 'good' },
    { ...security, name: 'second', trigger: 'periodic:2' },
  ]
  const { here, run } = passing(passes, [found()], { check: () => ![2, 3].includes(++checked) })
  expect((await run()).reason.kind).toBe('complete')
  expect(eventsOf(here, 'agent_pass').map(({ iteration, pass_name }) => [iteration, pass_name])).toEqual([
    [1, 'why'],
    [2, 'good'],
    [2, 'second'],
  ])
  const [first] = here.requests.filter(({ pass }) => pass === 'pass:why')
  expect(first?.prompt).toContain('The checks have failed')
})

test('a file that cannot be used is told before the agent costs anything', async () => {
  const { here, run } = passing([{ ...security, prompt_template: 'gone.md' }], [found()])
  await expect(run()).rejects.toMatchObject({ code: 'AGENTS_FILE_INVALID' })
  expect(here.requests).toEqual([])
})

test('with no money left a pass is not called, and that is said', async () => {
  const { here, run } = passing([security], [found()])
  await run({ 'cost-budget': 1.005 })
  expect(here.requests.map(({ pass }) => pass)).toEqual(['code'])
  expect(eventsOf(here, 'agent_pass')).toMatchObject([{ summary: 'its budget is used up' }])
})
