import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { chainOf, planOf } from '../support/run-state.ts'

const two = planOf({ id: 'TASK-1', max_retries: 0 }, { id: 'TASK-2', max_retries: 0 })

test('a hint reaches the next prompt, and no prompt after an attempt that read it has ended', async () => {
  const here = world({ plan: two })
  here.tracker.order('hint use the cache')
  await here.run()
  expect(here.requests[0]?.prompt).toContain('Ada: use the cache')
  expect(here.requests[1]?.prompt).not.toContain('use the cache')
  expect(stateOf(here).hints).toEqual([])
  expectSound(here)
})

test('the reason of a retry told the agent of another task', async () => {
  const here = world({ plan: planOf({ id: 'DAYS', max_retries: 0 }, { id: 'FORMAT', max_retries: 0 }) })
  here.check = ({ label }) => label === 'baseline'
  expect((await here.run()).reason.kind).toBe('stuck')
  here.tracker.order('retry FORMAT')
  here.tracker.order('retry DAYS count from one')
  here.tracker.order('hint FORMAT mind the zone')
  here.check = () => true
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const told = here.requests
    .slice(2)
    .map(({ prompt }) => ['count from one', 'mind the zone'].map((text) => prompt.includes(text)))
  expect(told).toEqual([
    [true, false],
    [false, true],
  ])
  expect(stateOf(here).hints).toEqual([])
})

test('a hint that did not help goes to three attempts of the task whose agent read it first, and to no other', async () => {
  const plan = planOf({ id: 'TASK-1', max_retries: 3 }, { id: 'TASK-2', max_retries: 0 })
  const here = world({ plan, settings: { 'stuck-after': 9 } })
  here.check = ({ label }) => label === 'baseline'
  here.tracker.order('hint use the cache')
  await here.run()
  expect(here.requests.map(({ prompt }) => prompt.includes('use the cache'))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
  expectSound(here)
})

test('a hint stays for the next attempt where the one that read it was interrupted', async () => {
  const here = world({
    plan: two,
    script: ({ iteration }) => (iteration === 1 ? { end: { kind: 'auth', message: '401' } } : {}),
  })
  here.tracker.order('hint use the cache')
  await here.run()
  await here.run()
  expect(here.requests[1]?.prompt).toContain('use the cache')
  expect(here.requests[2]?.prompt).not.toContain('use the cache')
})

test('a skipped task is not worked on, and what waits for it never starts', async () => {
  const here = world({ plan: chainOf(2) })
  const [first] = here.remote ? chainOf(2).tasks : []
  here.tracker.order(`skip ${first?.id} obsolete`)
  const { reason } = await here.run()
  expect(reason.kind).toBe('blocked')
  expect(here.requests).toEqual([])
  expect(eventsOf(here, 'skip_task')).toMatchObject([{ task: first?.id, by: 'Ada', why: 'obsolete' }])
})

test('a failed task that is retried has all its attempts again and still knows its failures', async () => {
  let works = false
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 0 }), check: () => works })
  here.check = ({ label }) => works || label === 'baseline'
  expect((await here.run()).reason.kind).toBe('stuck')
  works = true
  here.tracker.order('retry TASK-1')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests[1]?.prompt).toContain('## Failure Context')
  expectSound(here)
})

test('a pause lets no job work until it is lifted, and an idle tick writes nothing', async () => {
  const here = world({ plan: two })
  here.tracker.order('pause review first')
  expect((await here.run()).reason).toEqual({ kind: 'paused', why: 'review first' })
  const before = here.remote.state
  expect((await here.run()).reason).toEqual({ kind: 'paused', why: 'review first' })
  expect(here.remote.state).toBe(before)
  expect(here.requests).toEqual([])
  here.tracker.order('resume')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
})

test.each([
  ['pause', 'paused'],
  ['stop', 'paused'],
])('%s takes effect while an agent works: the attempt ends and does not count', async (order, reason) => {
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 0 }) })
  here.script = ({ iteration }) => {
    if (iteration > 1) return {}
    here.tracker.order(order)
    return { takesMs: 3_600_000 }
  }
  const end = await here.run()
  expect(end.reason.kind).toBe(reason)
  expect(end.state.tasks['TASK-1']).toMatchObject({ status: 'pending', failed_attempts: 0 })
  expect(end.state.counts).toMatchObject({ interrupted: 1, failed: 0 })
  if (order === 'pause') here.tracker.order('resume')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('A13: an order that its inbox never forgets takes effect once', async () => {
  const here = world({ plan: two })
  here.tracker.forgets = false
  here.tracker.order('hint once')
  await here.run({ settings: { 'max-iterations': 1 } })
  await here.run()
  expect(eventsOf(here, 'note')).toHaveLength(1)
  expect(here.requests.filter(({ prompt }) => prompt.includes('once'))).toHaveLength(1)
})

test.each([
  ['skip TASK-9', 'the plan has no task TASK-9'],
  ['retry TASK-1', 'TASK-1 is pending; only a task that is failed, skipped or given up can be retried'],
  ['resume', 'the run is not paused'],
  ['skpi TASK-1', 'Did you mean skip?'],
])('%s is refused visibly and changes nothing', async (order, why) => {
  const here = world({ plan: two })
  here.tracker.order(order)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'command_taken')).toMatchObject([{ text: order, refused: expect.stringContaining(why) }])
})

test('a mere question does not wake a run that a person stopped; whoever starts it does', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 0 }) })
  here.script = ({ iteration }) => {
    if (iteration > 1) return {}
    here.tracker.order('stop let me think')
    return { takesMs: 3_600_000 }
  }
  const stopped = { kind: 'paused', why: 'let me think', scope: 'job' }
  expect((await here.run()).reason).toEqual(stopped)
  for (const question of ['status', 'help']) {
    here.tracker.order(question)
    expect((await here.run({ job: { byComment: true } })).reason).toEqual(stopped)
  }
  expect(here.requests).toHaveLength(1)
  expect(here.tracker.delivered.filter(({ kind }) => kind === 'answer')).toHaveLength(2)
  here.tracker.order('help')
  here.tracker.order('start')
  expect((await here.run({ job: { byComment: true } })).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test.each([
  ['complete', {}, 'remember gotcha: mind the zone', { knowledge: [{ by: 'Ada' }] }],
  ['complete', {}, 'redo 1 smaller', { tasks: { 'TASK-1-redo': { status: 'done' } } }],
  ['iteration_limit', { 'run-iterations': 1 }, 'budget 5iter', { stop: { kind: 'complete' } }],
] as const)('an order takes effect where the run has ended by %s: %s', async (kind, settings, order, expected) => {
  const here = world({ plan: two })
  expect((await here.run({ settings })).reason.kind).toBe(kind)
  here.tracker.order(order)
  await here.run({ settings, job: { byComment: true } })
  expect(stateOf(here)).toMatchObject(expected)
  expectSound(here)
})
