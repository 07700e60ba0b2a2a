import { expect, test } from 'vitest'
import { endOfLeg, endsByLegs, type JobEnds, wasCancelled } from '../../src/app/delegated/take-parcel.ts'
import { dieIn } from '../support/dying-job.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { due, round, workflowRun } from '../support/matrix-round.ts'
import { chainOf, planOf } from '../support/run-state.ts'

const four = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }, { id: 'D' })

async function green(given: Partial<Parameters<typeof world>[0]> = {}): Promise<World> {
  const here = world({ plan: four, settings: { lanes: 4 }, ...given })
  await workflowRun(here)
  return here
}

const committed = (here: World): string[] => eventsOf(here, 'attempt_succeeded').map(({ task }) => task)

test('four lanes in one workflow run: an agent each, and four commits in one line', async () => {
  const here = await green()
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(committed(here)).toEqual(['A', 'B', 'C', 'D'])
  expect([...workFiles(here).keys()]).toEqual(['README.md', 'src/A.txt', 'src/B.txt', 'src/C.txt', 'src/D.txt'])
  expect(stateOf(here)).toMatchObject({ lanes: [], lease: null, handed: null, usage: { usd: 4 } })
  expectSound(here)
})

test('a red change in the middle: those ahead land, it is made again on them, and those behind land next without their agents', async () => {
  const here = await green({ check: ({ files }) => !files.has('src/B.txt') || files.has('src/B2.txt') })
  here.script = ({ task, attempt }) => ({
    write: { [`src/${task}.txt`]: 'x', ...(task === 'B' && attempt > 1 ? { 'src/B2.txt': 'x' } : {}) },
  })
  await workflowRun(here)
  expect(committed(here)).toEqual(['A'])
  // Alone it is red, too: the others are not to blame.
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ task: 'B', cause: 'checks' }])
  expect(stateOf(here).lanes).toMatchObject([{ task: 'C' }, { task: 'D' }])
  const calls = here.requests.length
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(committed(here)).toEqual(['A', 'C', 'D', 'B'])
  expect(here.requests.slice(calls).map(({ task }) => task)).toEqual(['B'])
  expectSound(here)
})

test('a first job that dies counts against no change that waits for its checks', async () => {
  const here = await green({ check: ({ files }) => !files.has('src/B.txt') })
  await workflowRun(here)
  const waiting = () => stateOf(here).lanes.map(({ task, checks_lost }) => `${task} ${checks_lost}`)
  expect(waiting()).toEqual(['C 0', 'D 0'])
  expect(await dieIn(here, 1, () => round(here).intake())).toBe(true)
  await round(here).intake()
  expect(waiting().slice(0, 2)).toEqual(['C 0', 'D 0'])
  expectSound(here)
})

test('where the head itself is red, the next one lands in the same round, if it was checked as exactly what lands', async () => {
  const here = await green({ plan: planOf({ id: 'A' }, { id: 'B' }), check: ({ files }) => !files.has('src/A.txt') })
  await workflowRun(here)
  expect(committed(here)).toEqual(['B'])
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ task: 'A', cause: 'checks' }])
  expectSound(here)
})

test('two that are red only together: the second is made again on the first, and nothing counts against it', async () => {
  const pair = planOf({ id: 'A' }, { id: 'B' })
  const here = await green({
    plan: pair,
    check: ({ files }) => !(files.has('src/A.txt') && files.has('src/B.txt')) || files.has('src/both.txt'),
  })
  here.script = ({ task, iteration }) => ({
    write: { [`src/${task}.txt`]: 'x', ...(iteration > 2 ? { 'src/both.txt': 'x' } : {}) },
  })
  await workflowRun(here)
  expect(committed(here)).toEqual(['A'])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'B', cause: 'rebase' }])
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).tasks['B']).toMatchObject({ failed_attempts: 0 })
  expectSound(here)
})

test('P21: a leg that dies costs its own attempt, uncounted; the others land and the run goes on', async () => {
  const here = await green()
  const { reason } = await workflowRun(here, {
    dies: [2],
    ends: { agent: 'failure', legs: new Map([['agent 2', 'failure']]) },
  })
  expect(reason).toMatchObject({ kind: 'iteration_limit', scope: 'job' })
  expect(committed(here)).toEqual(['A', 'B', 'D'])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([
    { task: 'C', cause: 'runner_lost', why: expect.stringContaining('(failure)') },
  ])
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('where all legs die the run stops, since what killed them may kill the next ones', async () => {
  const here = await green()
  const ends = { agent: 'failure', validate: 'skipped' }
  expect((await workflowRun(here, { dies: [0, 1, 2, 3], ends })).reason).toMatchObject({ code: 'JOB_LOST' })
  expect(stateOf(here)).toMatchObject({ lanes: [], lease: null })
})

test('P21: a lost job of the checks loses no agent’s work: its change goes to the end, and after three losses the attempt is lost', async () => {
  const here = await green()
  const lost = { checkDies: [1], ends: { validate: 'failure' } }
  await workflowRun(here, lost)
  expect(committed(here)).toEqual(['A'])
  expect(stateOf(here).lanes.map(({ task }) => task)).toEqual(['C', 'D', 'B'])
  const calls = here.requests.length
  await workflowRun(here, lost)
  expect(committed(here)).toEqual(['A', 'C', 'D'])
  await workflowRun(here, lost)
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'B', cause: 'runner_lost' }])
  expect(here.requests.length, 'nobody was called again for it').toBe(calls)
  expect(stateOf(here).lanes).toEqual([])
  expectSound(here)
})

test('P22: a leg that is run again makes its lane if that still waits, and else calls nobody', async () => {
  const here = await green()
  const jobs = round(here)
  expect(due(await jobs.intake())).toEqual([0, 1, 2, 3])
  for (const lane of [0, 1, 3]) await jobs.agent(lane)
  // The job between agents and checks died: nothing was settled, so all four still wait.
  await jobs.agent(2)
  expect(due(await jobs.compose())).toEqual([0, 1, 2, 3])
  const calls = here.requests.length
  for (const lane of [0, 2, 5]) await expect(jobs.agent(lane)).rejects.toMatchObject({ code: 'NOT_UNDER_WAY' })
  for (const lane of [0, 1, 2, 3]) await jobs.validate(lane)
  expect((await jobs.apply()).reason).toEqual({ kind: 'complete' })
  for (const lane of [0, 2]) await expect(jobs.agent(lane)).rejects.toMatchObject({ code: 'NOT_UNDER_WAY' })
  await expect(jobs.validate(0)).rejects.toMatchObject({ code: 'NOT_UNDER_WAY' })
  await expect(jobs.compose()).rejects.toMatchObject({ code: 'NOT_UNDER_WAY' })
  expect(here.requests.length).toBe(calls)
  expectSound(here)
})

test('what one lane’s job left counts for no other lane', async () => {
  const here = await green()
  const jobs = round(here)
  await jobs.intake()
  for (const lane of [0, 1, 2, 3]) await jobs.agent(lane)
  const [first, second] = [jobs.agents.get(0), jobs.agents.get(1)]
  if (!first || !second) return expect.unreachable('no parcels')
  for (const part of ['call', 'calls'] as const) second.parts.set(part, first.parts.get(part) ?? '')
  second.commit = first.commit
  await jobs.compose()
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ task: 'B', why: expect.stringContaining('refused') }])
  // The same of the checks: a green word about other files.
  for (const lane of [0, 2, 3]) await jobs.validate(lane)
  const [good, other] = [jobs.checks.get(0), jobs.checks.get(2)]
  other?.parts.set('checks', good?.parts.get('checks') ?? '')
  await jobs.apply()
  expect(committed(here)).toEqual(['A'])
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([
    { task: 'B' },
    { task: 'C', why: expect.stringContaining('refused') },
  ])
  expectSound(here)
})

test('a run that a person cancels ends there: attempts end uncounted, and what was left waits for the next one', async () => {
  const here = await green()
  const legs = new Map([['agent 0', 'success'], ...[1, 2, 3].map((lane) => [`agent ${lane}`, 'cancelled'] as const)])
  const { reason } = await workflowRun(here, {
    dies: [1, 2, 3],
    checkDies: [0],
    ends: { agent: 'cancelled', validate: 'skipped', legs },
  })
  expect(reason).toEqual({ kind: 'cancelled' })
  expect(eventsOf(here, 'attempt_interrupted').map(({ task, cause }) => [task, cause])).toEqual(
    ['B', 'C', 'D'].map((task) => [task, 'cancelled']),
  )
  expect(stateOf(here).lanes).toMatchObject([{ task: 'A', candidate: expect.any(String), checks_lost: 0 }])
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'attempt_succeeded').filter(({ task }) => task === 'A')).toHaveLength(1)
  expect(here.requests.filter(({ task }) => task === 'A')).toHaveLength(1)
  expectSound(here)
})

test('where the job between agents and checks died, the last one takes in what the agents left, and it is checked next', async () => {
  const here = await green()
  const jobs = round(here)
  await jobs.intake()
  for (const lane of [0, 1, 2, 3]) await jobs.agent(lane)
  for (const [lane, parcel] of jobs.agents) jobs.checks.set(lane, parcel)
  expect((await jobs.apply({ validate: 'skipped' })).reason).toMatchObject({ kind: 'iteration_limit' })
  const calls = here.requests.length
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(here.requests.length).toBe(calls)
  expectSound(here)
})

test('a workflow without a matrix is handed one attempt, whatever `lanes` says', async () => {
  const here = await green()
  expect(await here.begin({ until: 'prepared' })).toMatchObject({ dossier: { phase: 'prepared' } })
})

test('where the provider refuses one agent, the others land all the same, and then the run stops for a person', async () => {
  const here = await green()
  here.script = ({ task }) => (task === 'B' ? { end: { kind: 'auth', message: 'no such key' } } : {})
  expect((await workflowRun(here)).reason.kind).toBe('human_review')
  expect(committed(here)).toEqual(['A', 'C', 'D'])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'B' }])
  expectSound(here)
})

test('a person who skips a task while its agent works: what that left does not land', async () => {
  const here = await green()
  const jobs = round(here)
  await jobs.intake()
  for (const lane of [0, 1, 2, 3]) await jobs.agent(lane)
  await jobs.compose()
  for (const lane of [0, 1, 2, 3]) await jobs.validate(lane)
  here.tracker.order('skip B')
  await jobs.apply()
  expect(stateOf(here).tasks['B']?.status).toBe('skipped')
  // The others were checked on top of it.
  expect(committed(here)).toEqual(['A'])
  const calls = here.requests.length
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(committed(here)).toEqual(['A', 'C', 'D'])
  expect(here.requests.length).toBe(calls)
  expectSound(here)
})

test('an order to pause while the agents work: what was checked lands, and nothing else begins', async () => {
  const here = await green()
  const jobs = round(here)
  await jobs.intake()
  for (const lane of [0, 1]) await jobs.agent(lane)
  here.tracker.order('pause')
  here.script = () => ({ takesMs: 50_000 })
  for (const lane of [2, 3]) await jobs.agent(lane)
  const lanes = due(await jobs.compose())
  for (const lane of lanes) await jobs.validate(lane)
  expect((await jobs.apply()).reason).toMatchObject({ kind: 'paused' })
  expect(committed(here)).toEqual(['A', 'B'])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'cancelled' }, { cause: 'cancelled' }])
  expectSound(here)
})

test.each<[string, JobEnds, Record<string, string>, boolean]>([
  ['all went well', { agent: 'success', validate: 'success' }, {}, false],
  [
    'a leg took too long',
    { agent: 'cancelled', validate: 'skipped' },
    { 'agent 0': 'success', 'agent 1': 'timed_out' },
    false,
  ],
  [
    'the run was cancelled',
    { agent: 'cancelled', validate: 'skipped' },
    { 'agent 0': 'success', 'agent 1': 'cancelled' },
    true,
  ],
  [
    'a leg failed before that',
    { agent: 'failure', validate: 'skipped' },
    { 'agent 0': 'failure', 'agent 1': 'cancelled' },
    true,
  ],
  ['GitHub could not be asked', { agent: 'cancelled', validate: 'skipped' }, {}, true],
])('only a run that was cancelled is a person’s word: %s', (_, ends, legs, cancelled) => {
  expect(wasCancelled(endsByLegs(ends, new Map(Object.entries(legs))))).toBe(cancelled)
})

test('how a leg ended is its own, and where nobody knows that of all together', () => {
  const ends = { agent: 'failure', validate: 'success', legs: new Map([['agent 1', 'timed_out']]) }
  expect([endOfLeg(ends, 'agent', 1), endOfLeg(ends, 'agent', 2)]).toEqual(['timed_out', 'failure'])
})

test('where one task alone may begin, no job stands between its agent and its checks', async () => {
  const here = await green({ plan: chainOf(2) })
  expect(await round(here).intake()).toMatchObject({ dossier: { phase: 'prepared' } })
})

test('a fault between agents and checks is written nowhere: the last job takes in what the agents left', async () => {
  const here = await green()
  const jobs = round(here)
  await jobs.intake()
  for (const lane of [0, 1, 2, 3]) await jobs.agent(lane)
  const before = here.remote.history.length
  here.remote.beforeCommit = () => {
    throw new Error('no network')
  }
  await expect(jobs.compose()).rejects.toThrow('no network')
  here.remote.beforeCommit = () => undefined
  expect(here.remote.history.length).toBe(before)
  expect(due(await jobs.compose())).toEqual([0, 1, 2, 3])
  expectSound(here)
})

test('two that change the same lines: the second is made again on the first, and nothing counts against it', async () => {
  const here = await green({ plan: planOf({ id: 'A' }, { id: 'B' }) })
  here.script = ({ task }) => ({ write: { 'src/shared.txt': `by ${task}` } })
  await workflowRun(here)
  expect(committed(here)).toEqual(['A'])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([
    {
      task: 'B',
      cause: 'rebase',
      why: expect.stringContaining('conflicts with what landed meanwhile in src/shared.txt'),
    },
  ])
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(workFiles(here).get('src/shared.txt')).toBe('by B')
  expectSound(here)
})
