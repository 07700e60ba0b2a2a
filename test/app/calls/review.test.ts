import { expect, test } from 'vitest'
import { defaultCallModels } from '../../../src/core/config/table/counsel-settings.ts'
import { iterationPath } from '../../../src/core/ref/state-paths.ts'
import type { ReviewedCommit } from '../../../src/core/report/markdown/checked-commit.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'
import type { ReviewAnswer } from '../../../src/schema/agent/review.ts'
import { eventsOf, expectSound, type Orders, stateOf, type World, workFiles, world } from '../../support/fake-job.ts'
import type { Move } from '../../support/fake-ports.ts'
import { chainOf, planOf } from '../../support/run-state.ts'

const path = 'src/TASK-1.txt'
const finding = { path, line: 1, severity: 'medium' as const, text: 'The parser takes -1 for 0.' }
const says = (answer: Partial<ReviewAnswer> = {}): Move => ({
  end: { kind: 'finished', structured: { verdict: 'ship', summary: 'Parses.', findings: [], ...answer }, text: '' },
  usd: 0.5,
})
const revise = says({ verdict: 'revise', summary: 'It parses wrongly.', findings: [finding] })
const ends = (end: AgentEnd): Move => ({ end, usd: 0.5 })

/** A run whose reviewer gives these answers, the last one again and again. */
function reviewing(
  review: 'comment' | 'gate',
  answers: readonly Move[],
  more: Partial<Parameters<typeof world>[0]> = {},
) {
  let given = 0
  const here = world({
    plan: chainOf(1),
    ...more,
    script: (request) => (request.pass === 'code' ? {} : (answers[Math.min(given++, answers.length - 1)] ?? {})),
  })
  const run = (settings: Orders['settings'] = {}) => here.run({ settings: { review, ...settings } })
  return { here, run, reviews: () => here.requests.filter(({ pass }) => pass === 'review') }
}

const kept = ({ remote }: World, iteration = 1) =>
  JSON.parse(remote.newest().files.get(iterationPath(iteration, 'review.json')) ?? 'null')

test('comment: a fresh agent sees the task, the words of the first one and the change, and its findings are kept with the commit', async () => {
  const plan = planOf({ id: 'TASK-1', description: 'DESCRIPTION-CANARY', acceptance_criteria: ['CRITERION-CANARY'] })
  const trusted = { '.ralph/templates/review.md': 'TEMPLATE-CANARY', 'CLAUDE.md': 'RULES-CANARY' }
  const { here, run, reviews } = reviewing('comment', [revise], { plan, trusted })
  const { reason } = await run({ 'call-models': { ...defaultCallModels, review: 'another' } })
  expect(reason.kind).toBe('complete')
  const [request] = reviews()
  expect(request).toMatchObject({
    model: 'another',
    cwd: '/workspace',
    allowedTools: ['Read', 'Grep', 'Glob'],
    budgetUsd: 9,
  })
  expect(request?.systemPrompt).toBe('RULES-CANARY')
  const seen = [
    'TEMPLATE-CANARY',
    'DESCRIPTION-CANARY',
    '- CRITERION-CANARY',
    'Notes of iteration 1.',
    '1 +iteration 1',
  ]
  for (const part of [...seen, 'The checks have passed']) expect(request?.prompt).toContain(part)
  expect(kept(here)).toMatchObject({
    model: 'another',
    usd: 0.5,
    why: null,
    review: { verdict: 'revise', findings: [finding] },
  })
  expect(eventsOf(here, 'iteration_reviewed')).toMatchObject([{ verdict: 'revise', findings: 1, usd: 0.5 }])
  expect(stateOf(here)).toMatchObject({ usage: { usd: 1.5, turns: 6 }, reviewed: [{ iteration: 1, findings: 1 }] })
  expect(eventsOf(here, 'attempt_succeeded')).toMatchObject([{ usage: { usd: 1.5 } }])
  expectSound(here)
})

test('without the setting nobody reviews, and nothing is paid', async () => {
  const here = world({ plan: chainOf(1) })
  await here.run()
  expect(here.requests.map(({ pass }) => pass)).toEqual(['code'])
  expect(kept(here)).toBeNull()
})

test('no money is spent on a review of what the checks rejected, or of nothing', async () => {
  const { run, reviews } = reviewing('gate', [says()], { check: () => false })
  await run()
  expect(reviews()).toEqual([])
})

test('gate: what the reviewer does not let through fails like a check, and the next attempt is told why', async () => {
  const { here, run } = reviewing('gate', [revise, says()])
  const { reason } = await run()
  expect(reason.kind).toBe('complete')
  const [failure] = eventsOf(here, 'attempt_failed')
  expect(failure).toMatchObject({
    cause: 'review',
    why: 'the reviewer asks for changes: It parses wrongly.',
    final: false,
  })
  expect(here.remote.filesOf(failure?.rejected ?? '').get(path)).toBe('iteration 1')
  const retry = here.requests.find(({ pass, attempt }) => pass === 'code' && attempt === 2)
  expect(retry?.prompt).toContain('### What the reviewer found')
  expect(retry?.prompt).toContain(`- medium, ${path}:1: The parser takes -1 for 0.`)
  expect(workFiles(here).get(path)).toBe('iteration 2')
  expect(eventsOf(here, 'iteration_reviewed').map(({ verdict }) => verdict)).toEqual(['revise', 'ship'])
  expectSound(here)
})

test('gate: a reviewer that never lets it through fails the task, as checks do', async () => {
  const { here, run } = reviewing('gate', [revise], { plan: planOf({ id: 'TASK-1', max_retries: 1 }) })
  const { reason } = await run()
  expect(reason.kind).toBe('stuck')
  expect(eventsOf(here, 'attempt_failed').map(({ final }) => final)).toEqual([false, true])
  expect(stateOf(here).work).toBe(stateOf(here).base)
})

const noAnswer: [string, AgentEnd][] = [
  ['prose', { kind: 'finished', structured: undefined, text: 'Looks good to me!' }],
  [
    'a verdict of its own',
    { kind: 'finished', structured: { verdict: 'maybe', summary: 's', findings: [] }, text: '' },
  ],
  ['nothing', { kind: 'no_result', tail: '' }],
  ['used-up turns', { kind: 'error', what: 'turns', message: '200' }],
  ['a crash', { kind: 'crashed', exitCode: 1, signal: null, tail: '' }],
  ['a time-out', { kind: 'timed_out', limit: 'wall', afterMs: 1 }],
]
const notTheTasks: [string, AgentEnd, string][] = [
  ['a limit', { kind: 'usage_limit', until: null, message: 'limit' }, 'usage_limit'],
  ['an outage', { kind: 'overloaded', message: '529' }, 'overloaded'],
  ['a refused key', { kind: 'auth', message: '401' }, 'auth'],
  ['used-up money', { kind: 'error', what: 'budget', message: '10' }, 'budget'],
]

test.each(noAnswer)(
  'gate: a reviewer that answers with %s lets nothing through, and that is bounded',
  async (_, end) => {
    const { here, run } = reviewing('gate', [ends(end)], { plan: planOf({ id: 'TASK-1', max_retries: 1 }) })
    expect((await run()).reason.kind).toBe('stuck')
    const failures = eventsOf(here, 'attempt_failed')
    expect(failures).toMatchObject([{ cause: 'review' }, { cause: 'review', final: true }])
    expect(failures[0]?.why).toMatch(/^the reviewer gave no usable answer: \S/)
    expect(eventsOf(here, 'attempt_succeeded')).toEqual([])
  },
)

test.each(notTheTasks)('gate: %s of the model is not the fault of the task', async (_, end, cause) => {
  const { here, run } = reviewing('gate', [ends(end)])
  await run({ 'max-iterations': 1 })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause, usage: { usd: 1.5 } }])
  expect(stateOf(here)).toMatchObject({ tasks: { 'TASK-1': { failed_attempts: 0, status: 'pending' } } })
  expectSound(here)
})

test.each<[string, AgentEnd]>([...noAnswer, ...notTheTasks.map(([name, end]): [string, AgentEnd] => [name, end])])(
  'comment: %s costs nobody the commit, and it is said',
  async (_, end) => {
    const { here, run } = reviewing('comment', [ends(end)])
    expect((await run()).reason.kind).toBe('complete')
    const [said] = eventsOf(here, 'iteration_reviewed')
    expect(said).toMatchObject({ verdict: null, findings: 0 })
    expect(said?.summary).toMatch(/\S/)
  },
)

test('where the money is used up, nobody is called: a gate stays closed and waits for more, a comment is left out', async () => {
  for (const [review, ended] of [
    ['gate', 'cost_budget'],
    ['comment', 'complete'],
  ] as const) {
    const { here, run, reviews } = reviewing(review, [says()])
    const { reason } = await run({ 'cost-budget': 1 })
    expect(reason.kind).toBe(ended)
    expect(reviews()).toEqual([])
    expect(eventsOf(here, 'attempt_failed')).toEqual([])
    expectSound(here)
  }
})

test('a reviewer that cannot be started leaves a comment out, and ends a job whose gate it is', async () => {
  const broken: Move = { throws: new Error('AGENT_MISSING') }
  const comment = reviewing('comment', [broken])
  expect((await comment.run()).reason.kind).toBe('complete')
  const gate = reviewing('gate', [broken])
  await expect(gate.run()).rejects.toThrow('AGENT_MISSING')
  expect(eventsOf(gate.here, 'attempt_interrupted')).toMatchObject([{ cause: 'infrastructure', usage: { usd: 1 } }])
  expect(stateOf(gate.here).work).toBe(stateOf(gate.here).base)
})

test('what a reviewer writes, removes or slips in is in no commit', async () => {
  const busy: Move = { ...says(), write: { [path]: 'MINE', 'planted.txt': 'MINE', 'README.md': 'MINE' } }
  const { here, run } = reviewing('comment', [busy], { plan: chainOf(2) })
  await run()
  for (const commit of here.remote.commits.keys()) {
    expect([...here.remote.filesOf(commit).values()]).not.toContain('MINE')
  }
  expect(workFiles(here).get('src/TASK-2.txt')).toBe('iteration 2')
  expect(here.shown).toContainEqual(
    expect.objectContaining({ kind: 'warning', text: expect.stringContaining('the reviewer changed files') }),
  )
})

test('a reviewer that changed files outside of the workspace is not believed', async () => {
  const meddling: Move = { ...says(), outside: ['/home/ada/.gitconfig was changed'] }
  const { here, run } = reviewing('gate', [meddling, says()])
  await run()
  expect(eventsOf(here, 'attempt_failed')[0]?.why).toContain('/home/ada/.gitconfig was changed')
  expect(eventsOf(here, 'iteration_reviewed').map(({ verdict }) => verdict)).toEqual([null, 'ship'])
})

test('a runner that is lost while the reviewer works costs one interrupted attempt', async () => {
  const { here, run } = reviewing('gate', [says()])
  const dead = Symbol('dead')
  const { script } = here
  here.script = (request) => {
    if (request.pass === 'code') return script(request)
    here.remote.beforeCommit = () => {
      throw dead
    }
    return { throws: dead }
  }
  await expect(run()).rejects.toBe(dead)
  here.script = script
  here.remote.beforeCommit = () => undefined
  here.fate = () => 'gone'
  expect((await run()).reason.kind).toBe('complete')
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'runner_lost' }])
  expect(eventsOf(here, 'attempt_succeeded')).toHaveLength(1)
  expectSound(here)
})

/** What the tracker is asked to show of reviewed commits. */
function told(here: World) {
  const seen: ReviewedCommit[] = []
  const tracker: World['tracker'] = {
    ...here.tracker,
    effectsOf: ({ review: said }) => {
      if (said) seen.push(said)
      return said ? [{ key: `review/${said.commit}`, kind: 'review', body: '' }] : []
    },
  }
  return { seen, tracker }
}

test('a review goes out with the fact that its commit is part of the work; one that failed does not', async () => {
  const { here } = reviewing('gate', [revise, says({ findings: [finding] })])
  const { seen, tracker } = told(here)
  await here.run({ tracker, settings: { review: 'gate' } })
  const { commit } = stateOf(here).tasks['TASK-1'] ?? {}
  expect(seen).toMatchObject([{ commit, branch: 'ralph/work/demo', iteration: 2, review: { findings: [finding] } }])
  expect(here.tracker.delivered.map(({ key }) => key)).toEqual([`review/${commit}`])
})

test('that of a commit which waits for a person goes out when it is approved', async () => {
  const { here } = reviewing('comment', [says({ findings: [finding] })])
  const { seen, tracker } = told(here)
  const orders = { tracker, settings: { review: 'comment', approval: 'iteration' } as const }
  await here.run(orders)
  expect(seen).toEqual([])
  here.tracker.order(`approve ${stateOf(here).awaiting?.commit}`)
  await here.run(orders)
  expect(seen).toMatchObject([{ commit: stateOf(here).tasks['TASK-1']?.commit, review: { findings: [finding] } }])
})

test('an order that comes in while the reviewer works is obeyed before the next attempt', async () => {
  const { here, run } = reviewing('comment', [{ ...says(), during: () => void here.tracker.order('pause') }], {
    plan: chainOf(2),
  })
  expect((await run()).reason.kind).toBe('paused')
  expect(here.requests.map(({ pass }) => pass)).toEqual(['code', 'review'])
})

test('an order to stop ends the reviewer within a minute: a comment is left out, a gate begins again later', async () => {
  const slow: Move = { ...says(), takesMs: 600_000 }
  const comment = reviewing('comment', [slow])
  const gate = reviewing('gate', [slow])
  for (const { here, run } of [comment, gate]) {
    const { script } = here
    here.script = (request) => {
      if (request.pass === 'review') here.tracker.order('stop')
      return script(request)
    }
    const started = here.clock.now()
    await run()
    expect(here.clock.now() - started).toBeLessThan(120_000)
  }
  expect(stateOf(comment.here).tasks['TASK-1']?.status).toBe('done')
  expect(eventsOf(gate.here, 'attempt_interrupted')).toMatchObject([{ cause: 'cancelled' }])
  expect(stateOf(gate.here).tasks['TASK-1']).toMatchObject({ status: 'pending', failed_attempts: 0 })
})
