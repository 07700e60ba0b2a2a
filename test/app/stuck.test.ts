import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exitCode } from '../../src/core/error/codes/exit-codes.ts'
import { nextSentence } from '../../src/core/report/document/next-steps.ts'
import { receiptOf } from '../../src/core/report/facts/receipt.ts'
import { stateReadme } from '../../src/core/report/markdown/run-markdown.ts'
import { receiptLines } from '../../src/core/report/section/cost.ts'
import { stopSentence } from '../../src/core/report/words/stop-sentence.ts'
import { eventsOf, expectSound, loseRunner, stateOf, type World, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { planOf, testNow } from '../support/run-state.ts'

const plan = planOf({ id: 'A', max_retries: 9 }, { id: 'B', depends_on: ['A'] }, { id: 'C' })
const red: Move = { write: { broken: 'x' } }
const at = { planFile: 'plan.json', workBranch: 'w', now: 0 } as const

/** A fails its checks in the same way for ever; all else passes. */
const failing = (given: Partial<Parameters<typeof world>[0]> = {}): World =>
  world({
    plan,
    check: ({ files }) => !files.has('broken'),
    script: ({ task }) => (task === 'A' ? red : {}),
    ...given,
  })

const worked = (here: World) => here.requests.map(({ task }) => task)
const notices = ({ tracker }: World) => tracker.delivered.filter(({ kind }) => kind === 'notice')
const found = (here: World) => eventsOf(here, 'stuck_detected')
const recordOf = (here: World) => stateOf(here).tasks['A']

test('ask: after the same failure three times the task fails with retries left, a person is told at once, others go on', async () => {
  const here = failing()
  const told: number[] = []
  here.script = ({ task }) => {
    told.push(notices(here).length)
    return task === 'A' ? red : {}
  }
  const { reason } = await here.run()
  expect(worked(here)).toEqual(['A', 'A', 'A', 'C'])
  expect(told, 'before the next attempt begins').toEqual([0, 0, 0, 1])
  expect(found(here)).toMatchObject([
    { iteration: 3, task: 'A', sign: 'same_failure', rests_on: [1, 2, 3], action: 'ask', retries_left: 7 },
  ])
  expect(notices(here)[0]?.body).toContain('the same failure 3 times in a row (iterations 1, 2, 3)')
  expect(notices(here)[0]?.body).toContain('`/ralph retry A`')
  expect(notices(here), 'the end of the run, later, mentions nobody again').toHaveLength(1)
  expect(reason).toMatchObject({ kind: 'stuck', task: 'A' })
  expect(exitCode(reason)).toBe(1)
  expect(recordOf(here)).toMatchObject({ status: 'failed', failed_attempts: 3 })
  expect(stateReadme({ plan, state: stateOf(here) }, at)).toContain('A is stuck (7 retries saved): the same failure')
  expect(receiptLines(receiptOf(stateOf(here), testNow)).join('\n')).toContain('Stuck: A; 7 retries saved.')
  expectSound(here)
})

test('ask: a person is told once, also where nothing else is left to do', async () => {
  const here = failing({ plan: planOf({ id: 'A', max_retries: 9 }) })
  expect((await here.run()).reason.kind).toBe('stuck')
  expect(notices(here)).toHaveLength(1)
})

test('retry begins to count anew, with what the person says; the detector is no loop', async () => {
  const here = failing()
  await here.run()
  here.tracker.order('retry A mind the zone')
  await here.run()
  expect(found(here).map(({ rests_on }) => rests_on)).toEqual([
    [1, 2, 3],
    [5, 6, 7],
  ])
  expect(here.requests[4]?.prompt).toContain('mind the zone')
  here.tracker.order('retry A again')
  here.script = () => ({})
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(recordOf(here)).toMatchObject({ stuck: null, failures: [] })
  expectSound(here)
})

test('pause: no job works until a person lifts it, and the printed orders help', async () => {
  const here = failing({ settings: { 'on-stuck': 'pause' } })
  const { reason } = await here.run()
  expect(worked(here)).toEqual(['A', 'A', 'A'])
  expect(reason).toMatchObject({
    kind: 'paused',
    task: 'A',
    why: expect.stringContaining('A is stuck: the same failure'),
  })
  expect(exitCode(reason)).toBe(3)
  expect(notices(here)).toMatchObject([{ body: expect.stringContaining('The run is paused.') }])
  expect((await here.run()).reason.kind, 'a job alone changes nothing').toBe('paused')
  expect(nextSentence(stopSentence(reason, at).next)).toContain(
    '`ralph retry --plan plan.json A && ralph resume --plan plan.json && ralph run --plan plan.json`',
  )
  here.tracker.order('retry A the clock is wrong')
  here.tracker.order('resume')
  here.script = () => ({})
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests[3]?.prompt).toContain('the clock is wrong')
  expectSound(here)
})

test('pause: resume alone goes on, and needs as many failures again before it stops', async () => {
  const here = failing({ settings: { 'on-stuck': 'pause' } })
  await here.run()
  here.tracker.order('resume')
  await here.run({ settings: { 'on-stuck': 'pause', 'max-iterations': 1 } })
  expect(recordOf(here), 'nothing is saved that is made after all').toMatchObject({ stuck: null })
  expect((await here.run()).reason.kind, 'the circuit breaker begins anew, too').toBe('paused')
  expect(found(here).map(({ rests_on }) => rests_on)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
})

test('skip: the task is given up, others go on, and a person decides before the run is complete', async () => {
  const here = failing({ settings: { 'on-stuck': 'skip' } })
  const { reason } = await here.run()
  expect(worked(here)).toEqual(['A', 'A', 'A', 'C'])
  expect(reason).toMatchObject({
    kind: 'human_review',
    given_up: { tasks: [{ task: 'A', iteration: 3, by: 'ralph' }] },
  })
  expect(exitCode(reason)).toBe(3)
  const { details } = stopSentence(reason, at)
  expect(details[0]).toContain('A was given up after iteration 3: the same failure 3 times in a row')
  here.tracker.order('skip A')
  here.tracker.order('skip B')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('two agents that say that they cannot go on are believed', async () => {
  const here = world({
    plan,
    script: ({ task, iteration }) => (task === 'A' ? { handoff: { stuck: `no ${iteration}` } } : {}),
  })
  await here.run()
  expect(found(here)).toMatchObject([{ sign: 'said_stuck', rests_on: [1, 2] }])
  expect(worked(here)).toEqual(['A', 'A', 'C'])
})

test('a success, a part and a hint for the task begin to count anew; a runner that died in between does not', async () => {
  const part: Move = { write: { one: '1' }, handoff: { task_completed: { task_id: 'A', fully_complete: false } } }
  const moves: Move[] = [red, red, part, red, red, { write: { two: '2' } }]
  const here = failing({ plan: planOf({ id: 'A', max_retries: 9 }) })
  here.script = () => moves.shift() ?? {}
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(found(here)).toEqual([])
  const hinted = failing()
  await hinted.run({ settings: { 'max-iterations': 2 } })
  hinted.tracker.order('hint A look at the clock')
  await hinted.run({ settings: { 'max-iterations': 2 } })
  expect(found(hinted)).toEqual([])
  await loseRunner(hinted)
  await hinted.run({ settings: { 'max-iterations': 1 } })
  expect(found(hinted)).toMatchObject([{ rests_on: [3, 4, 6] }])
})

test.each(['handoff-only', 'handoff-plus-index'] as const)('%s: it asks no model', async (mode) => {
  const here = failing({ settings: { mode, indexer: 'fields' } })
  await here.run()
  expect(found(here)).toHaveLength(1)
  expect(here.requests).toHaveLength(4)
})

test('incomplete: fail takes the parts of a task back that is stuck', async () => {
  const part: Move = { write: { one: '1' }, handoff: { task_completed: { task_id: 'A', fully_complete: false } } }
  const moves: Move[] = [part, red, red, red]
  const here = failing({ plan: planOf({ id: 'A', max_retries: 9 }), script: () => moves.shift() ?? red })
  await here.run({ settings: { 'max-iterations': 1 } })
  await here.run({ settings: { incomplete: 'fail' } })
  expect(eventsOf(here, 'undo_done')).toMatchObject([{ by: 'ralph', task: 'A', undoes: 1 }])
  expect(recordOf(here)).toMatchObject({ status: 'failed', commit: null })
})

const moves: Record<string, Move> = {
  a: red,
  b: { write: { crooked: 'b' } },
  pass: {},
  nothing: { write: {} },
  stuck: { handoff: { stuck: 'no way' } },
  lost: { end: { kind: 'overloaded', message: '529' } },
}

/** Jobs until the task is done; a person says go on wherever one is needed. How often that was. */
async function withPatience(here: World): Promise<number> {
  let words = 0
  for (let jobs = 0; jobs < 20; jobs++) {
    const { reason } = await here.run()
    if (reason.kind === 'complete') break
    if (reason.kind === 'waiting') here.clock.set(Date.parse(reason.until) + 1)
    if (reason.kind === 'iteration_limit' || reason.kind === 'waiting') continue
    words++
    here.tracker.order('retry A go on')
    if (reason.kind === 'paused') here.tracker.order('resume')
  }
  return words
}

const anyJobs = fc.record({
  row: fc.array(fc.constantFrom(...Object.keys(moves)), { maxLength: 12 }),
  onStuck: fc.constantFrom('ask' as const, 'pause' as const, 'skip' as const),
  size: fc.integer({ min: 1, max: 4 }),
})

const law = 'whatever fails how, in jobs of any size: a task is found stuck at most once for each word of a person'
test(law, () => hold(20))
test(law, { tags: 'thorough/size' }, () => hold(40))

async function hold(numRuns: number): Promise<void> {
  const reached = { stuck: 0, not: 0 }
  await fc.assert(
    fc.asyncProperty(anyJobs, async ({ row, onStuck, size }) => {
      const rest = [...row]
      const here = world({
        plan: planOf({ id: 'A', max_retries: 20 }),
        check: ({ files }) => !files.has('broken') && !files.has('crooked'),
        script: () => moves[rest.shift() ?? 'pass'] ?? {},
        settings: { 'on-stuck': onStuck, 'max-iterations': size },
      })
      const words = await withPatience(here)
      expect(recordOf(here)?.status).toBe('done')
      expect(found(here).length).toBeLessThanOrEqual(words)
      expectSound(here)
      reached[found(here).length > 0 ? 'stuck' : 'not']++
    }),
    { numRuns },
  )
  expect(Math.min(...Object.values(reached)), JSON.stringify(reached)).toBeGreaterThan(0)
}
