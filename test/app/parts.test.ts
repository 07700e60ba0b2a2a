import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateReadme } from '../../src/core/report/markdown/run-markdown.ts'
import { logLine } from '../../src/core/report/words/log-lines.ts'
import { commitsOf } from '../../src/core/run/fold/task-commits.ts'
import type { Handoff } from '../../src/schema/agent/handoff.ts'
import { eventsOf, expectSound, loseRunner, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { planOf } from '../support/run-state.ts'

const says = (fully_complete: boolean, left: readonly string[] = []): Partial<Handoff> => ({
  task_completed: { task_id: 'A', fully_complete },
  ...(left.length > 0 && { unfinished_business: left.map((item) => ({ item })) }),
})
/** A part: a file of its own, and what is left. */
const part = (name: string, ...left: string[]): Move => ({ write: { [name]: name }, handoff: says(false, left) })
const last = (name: string): Move => ({ write: { [name]: name }, handoff: says(true) })
const nothingLeft: Move = { write: {}, handoff: says(true) }
const red: Move = { write: { broken: 'x' } }

const two = planOf({ id: 'A', max_retries: 1 }, { id: 'B', depends_on: ['A'] })

/** An agent that works through these moves on A and does all else at once. */
function agent(moves: readonly Move[], given: Partial<Parameters<typeof world>[0]> = {}): World {
  const rest = [...moves]
  return world({
    plan: two,
    check: ({ files }) => !files.has('broken'),
    script: ({ task }) => (task === 'A' ? (rest.shift() ?? {}) : {}),
    ...given,
  })
}

const recordOf = (here: World, task = 'A') => stateOf(here).tasks[task] ?? expect.unreachable(`no record of ${task}`)
const messageOf = ({ remote }: World, commit: string): string => remote.commits.get(commit)?.message ?? ''
const commitsIn = ({ remote }: World, from: string): string[] => {
  const found: string[] = []
  for (let at: string | undefined = from; at !== undefined && at !== remote.base; ) {
    found.unshift(at)
    at = remote.commits.get(at)?.parents[0]
  }
  return found
}

test('an agent that says it is not complete leaves a part: the next attempt starts from it and reads what is left', async () => {
  const here = agent([part('one', 'the parser'), last('two')])
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  const [first, second] = commitsOf(recordOf(here))
  expect(recordOf(here)).toMatchObject({ status: 'done', iteration: 2, failed_attempts: 0, commit: second?.commit })
  expect(workFiles(here)).toEqual(new Map([...workFiles(here), ['one', 'one'], ['two', 'two']]))
  const [, again] = here.requests
  expect(again).toMatchObject({ task: 'A', attempt: 2 })
  expect(again?.prompt).toContain('This task has been started')
  expect(again?.prompt).toContain('- the parser')
  expect(again?.prompt).not.toContain('Failure Context')
  expect(messageOf(here, first?.commit ?? '').split('\n')[0]).toBe('ralph[1]: part 1 of A — Title of A')
  expect(messageOf(here, first?.commit ?? '')).toContain('\nRalph-Part: 1\n')
  expect(messageOf(here, second?.commit ?? '').split('\n')[0]).toBe('ralph[2]: part 2 of A — Title of A')
  expect(messageOf(here, recordOf(here, 'B').commit ?? '')).not.toContain('part')
  expect(eventsOf(here, 'human_review_requested')).toEqual([])
  expectSound(here)
})

test('an attempt that finds nothing left to do and says so is done without a commit, when the checks are green', async () => {
  const here = agent([part('one', 'maybe more'), nothingLeft])
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const { commit } = recordOf(here)
  expect(recordOf(here)).toMatchObject({ status: 'done', iteration: 1, closed: 2, parts: [] })
  expect(commitsIn(here, stateOf(here).work)).toEqual([commit, recordOf(here, 'B').commit])
  expect(here.checkRuns.map(({ label }) => label)).toContain('iteration-2')
  expect(eventsOf(here, 'attempt_succeeded').map(logLine)[1]).toContain('A done; nothing was left to do')
  expect(here.requests[2]?.prompt).toContain('Notes of iteration 2.')
  expectSound(here)
})

test.each([
  ['says nothing of it', {}],
  ['says that more is to be done', says(false)],
])('an attempt without a change that %s has failed', async (_, handoff) => {
  const here = agent([part('one'), { write: {}, handoff }, last('two')])
  await here.run()
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ iteration: 2, cause: 'no_changes' }])
  expect(recordOf(here)).toMatchObject({ status: 'done', failed_attempts: 1, iteration: 3 })
})

test('an attempt without a change is never done where the task has no part, whatever it says', async () => {
  const here = agent([nothingLeft, nothingLeft])
  await here.run()
  expect(recordOf(here)).toMatchObject({ status: 'failed', commit: null })
})

test('green checks decide about an end without a commit as about any other', async () => {
  let reds = 0
  const here = agent([part('one'), nothingLeft, nothingLeft], {
    check: ({ label }) => label !== 'iteration-2' && label !== 'iteration-2-rerun' && ++reds > 0,
  })
  await here.run()
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ iteration: 2, cause: 'checks', rejected: null }])
  expect(recordOf(here)).toMatchObject({ status: 'done', closed: 3 })
})

test.each([
  ['synthetic', { end: { kind: 'no_result', tail: '' } } as Move],
  ['of an agent that says nothing', {} as Move],
])('a handoff that is %s leaves no part', async (_, move) => {
  const here = agent([move])
  await here.run()
  expect(recordOf(here)).toMatchObject({ status: 'done', parts: [] })
})

test('after max_continuations the task fails; its parts stay, are named, and a retry goes on from them', async () => {
  const here = agent([part('1'), part('2'), part('3'), part('4', 'the end'), last('5')])
  const { reason } = await here.run()
  expect(reason).toMatchObject({ kind: 'stuck', task: 'A' })
  expect(recordOf(here)).toMatchObject({ status: 'failed', failed_attempts: 0 })
  expect(commitsOf(recordOf(here)).map(({ iteration }) => iteration)).toEqual([1, 2, 3, 4])
  expect(eventsOf(here, 'attempt_succeeded').map(logLine).at(-1)).toContain('no continuation is left')
  const page = () => stateReadme({ plan: two, state: stateOf(here) }, { planFile: 'plan.json', workBranch: 'w' })
  expect(page()).toContain('A failed, and 4 parts of it are in the work')
  expect(page()).toContain('`ralph undo --plan plan.json 4` reverts all of it')
  here.tracker.order('retry A')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests[4]).toMatchObject({ task: 'A', attempt: 5 })
  expect(commitsOf(recordOf(here))).toHaveLength(5)
  expect(page()).not.toContain('A failed')
  expectSound(here)
})

test('a task has its own max_continuations, and none means that one part is too few', async () => {
  const plan = planOf({ id: 'A', max_continuations: 0 })
  const here = agent([part('1')], { plan, settings: { 'max-continuations': 9 } })
  await here.run()
  expect(recordOf(here)).toMatchObject({ status: 'failed', iteration: 1 })
})

test('failures between parts count against the retries of the task, and cost no part', async () => {
  const here = agent([red, part('one', 'more'), red])
  await here.run()
  expect(recordOf(here)).toMatchObject({ status: 'failed', failed_attempts: 2, iteration: 2 })
  expect(here.requests[1]?.prompt).toContain('Failure Context')
  expect(here.requests[2]?.prompt, 'that failure was overcome').not.toContain('Failure Context')
  expect(workFiles(here).has('one')).toBe(true)
  expectSound(here)
})

test('incomplete: done lets the checks decide alone, and a person is told', async () => {
  const here = agent([part('one', 'the rest')], { settings: { incomplete: 'done' } })
  await here.run()
  expect(recordOf(here)).toMatchObject({ status: 'done', iteration: 1, parts: [] })
  expect(eventsOf(here, 'human_review_requested')).toMatchObject([
    { why: expect.stringContaining('not fully complete') },
  ])
})

test('incomplete: fail fails such an attempt before its checks, and tells the next one what was left', async () => {
  const here = agent([part('one', 'the rest'), last('two')], { settings: { incomplete: 'fail' } })
  await here.run()
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([
    { cause: 'incomplete', why: 'the agent says that the task is not complete: the rest' },
  ])
  expect(workFiles(here).has('one')).toBe(false)
  expect(here.requests[1]?.prompt).toContain('not complete: the rest')
  expect(recordOf(here)).toMatchObject({ status: 'done', failed_attempts: 1 })
})

test('incomplete: fail takes the parts of a task back that fails in the end, in one checked commit, and it stays failed', async () => {
  const here = agent([part('one'), part('two'), red, red])
  await here.run({ settings: { 'max-iterations': 2 } })
  const before = stateOf(here).work
  const { reason } = await here.run({ settings: { incomplete: 'fail' } })
  expect(reason).toMatchObject({ kind: 'stuck', task: 'A' })
  expect(recordOf(here)).toMatchObject({ status: 'failed', commit: null, parts: [] })
  expect(workFiles(here)).toEqual(here.remote.filesOf(here.remote.base))
  const [undone] = eventsOf(here, 'undo_done')
  expect(undone).toMatchObject({ by: 'ralph', task: 'A', undoes: 2, also: [1], opens: false })
  expect(commitsIn(here, stateOf(here).work)).toEqual([...commitsIn(here, before), undone?.commit])
  expect(messageOf(here, undone?.commit ?? '')).toContain('is not reopened')
  expectSound(here)
})

test.each([1, 2, 3])(
  'undo of iteration %i takes all parts of its task back, newest first, as one commit',
  async (named) => {
    const here = agent([part('one'), part('two'), nothingLeft, last('whole')])
    await here.run({ settings: { 'max-iterations': 3 } })
    const commits = commitsOf(recordOf(here)).map(({ commit }) => commit)
    here.tracker.order(`undo ${named} not what I meant`)
    await here.run({ settings: { 'max-iterations': 1 } })
    const [undone] = eventsOf(here, 'undo_done')
    expect(here.remote.filesOf(undone?.commit ?? '')).toEqual(here.remote.filesOf(here.remote.base))
    expect(messageOf(here, undone?.commit ?? '')).toContain(
      `Ralph-Reverts: ${commits[1]}\nRalph-Reverts: ${commits[0]}\n`,
    )
    expect(here.requests.at(-1)?.prompt).toContain('not what I meant')
    expect(recordOf(here)).toMatchObject({ status: 'done', parts: [], closed: null })
    expectSound(here)
  },
)

test('a second undo of the same task is refused while the first one waits', async () => {
  const here = agent([part('one'), last('two')])
  await here.run()
  here.tracker.order('undo 1')
  here.tracker.order('undo 2')
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(eventsOf(here, 'command_taken').map(({ refused }) => refused)).toEqual([
    null,
    'undo 1 has already been ordered',
  ])
})

test('a part that waits for approval holds the next one; approved it is built upon, rejected it is tried again', async () => {
  const settings = { approval: 'iteration' } as const
  const here = agent([part('one'), part('two'), last('three')], { settings })
  await here.run()
  const waits = () => stateOf(here).awaiting ?? expect.unreachable('nothing waits')
  expect(here.requests).toHaveLength(1)
  expect(waits()).toMatchObject({ task: 'A', part: { number: 1, final: false } })
  here.tracker.order(`approve ${waits().commit}`)
  await here.run()
  expect(recordOf(here)).toMatchObject({ status: 'in_progress', iteration: 1 })
  expect(here.requests[1]?.prompt).toContain('This task has been started')
  here.tracker.order('retry A no')
  await here.run()
  expect(recordOf(here), 'the first part stays').toMatchObject({ iteration: 1, parts: [] })
  here.tracker.order(`approve ${waits().commit}`)
  await here.run()
  expect(recordOf(here)).toMatchObject({ status: 'done', iteration: 3, parts: [{ iteration: 1 }] })
  expectSound(here)
})

test('a task that is begun goes before all others, also before one that became more urgent', async () => {
  const plan = planOf({ id: 'A' }, { id: 'B', order: 5 })
  const here = agent([part('one'), last('two')], { plan })
  await here.run({ settings: { 'max-iterations': 1 } })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(here.requests.map(({ task }) => task)).toEqual(['B', 'A'])
  await here.run({
    settings: { 'max-iterations': 1 },
    plan: planOf({ id: 'A' }, { id: 'B', order: 5 }, { id: 'C', order: 1 }),
  })
  expect(here.requests.at(-1)?.task).toBe('A')
})

test('a runner that dies between a part and the next attempt costs nothing', async () => {
  const here = agent([part('one', 'rest')])
  await here.run({ settings: { 'max-iterations': 1 } })
  await loseRunner(here)
  here.script = ({ task }) => (task === 'A' ? last('two') : {})
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(commitsOf(recordOf(here))).toHaveLength(2)
  expectSound(here)
})

const moves: Record<string, (n: number) => Move> = {
  part: (n) => part(`part-${n}`, 'more'),
  last: (n) => last(`last-${n}`),
  nothing: () => nothingLeft,
  red: () => red,
  lost: () => ({ end: { kind: 'overloaded', message: '529' } }),
}

/** Waits are over, whatever the provider said. */
function patiently(here: World): void {
  if (here.remote.state === null) return
  const { waiting } = stateOf(here)
  if (waiting) here.clock.set(Date.parse(waiting.until) + 1)
}

/** Jobs of two attempts each until the task is over; the third one and all later ones are told what is incomplete. */
async function playOut(here: World, names: readonly string[], incomplete: 'continue' | 'fail'): Promise<void> {
  const rest = [...names]
  here.script = ({ iteration }) => moves[rest.shift() ?? 'last']?.(iteration) ?? {}
  for (let jobs = 0; rest.length > 0 && jobs < 12 && recordOrNone(here) !== 'over'; jobs++) {
    patiently(here)
    await here.run({ settings: { 'max-iterations': 2, ...(jobs > 1 && { incomplete }) } })
  }
}

async function takeBack(here: World, iteration: number | null): Promise<void> {
  here.tracker.order(`undo ${iteration}`)
  here.script = () => ({ end: { kind: 'billing', message: 'no money' } })
  patiently(here)
  await here.run()
}

test('any sequence of attempts: commits of the branch are those of the tasks, and an undo leaves what was before', async () => {
  const reached = { parts: 0, closed: 0, undone: 0, failed: 0 }
  const names = fc.array(fc.constantFrom(...Object.keys(moves)), { minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(names, fc.constantFrom('continue' as const, 'fail' as const), async (sequence, incomplete) => {
      const here = agent([], { plan: planOf({ id: 'A', max_retries: 2 }) })
      await playOut(here, sequence, incomplete)
      const record = recordOf(here)
      const commits = commitsOf(record).map(({ commit }) => commit)
      const takenBack = eventsOf(here, 'undo_done').length > 0
      if (takenBack) expect(commits).toEqual([])
      else expect(commitsIn(here, stateOf(here).work)).toEqual(commits)
      expect(commits.length).toBeLessThanOrEqual(4)
      if (commits.length > 0) await takeBack(here, record.iteration)
      expect(workFiles(here), 'as before the first part').toEqual(here.remote.filesOf(here.remote.base))
      expectSound(here)
      reached.failed += Number(record.status === 'failed')
      reached.parts += Number(commits.length > 1)
      reached.closed += Number(record.closed !== null)
      reached.undone += Number(takenBack || commits.length > 0)
    }),
    { numRuns: 40 },
  )
  expect(Math.min(...Object.values(reached)), JSON.stringify(reached)).toBeGreaterThan(0)
})

const recordOrNone = ({ remote }: World): 'over' | 'open' => {
  if (remote.state === null) return 'open'
  const { status } = JSON.parse(remote.newest().files.get('run.json') ?? '{}').tasks?.A ?? {}
  return status === 'done' || status === 'failed' ? 'over' : 'open'
}
