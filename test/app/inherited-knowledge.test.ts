import { expect, test } from 'vitest'
import { defaultIndexWhen } from '../../src/core/knowledge/index-when.ts'
import type { OlderRun } from '../../src/port/state-store.ts'
import type { Handoff } from '../../src/schema/agent/handoff.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { chainOf } from '../support/run-state.ts'

const settings = {
  mode: 'handoff-plus-index',
  'index-when': { ...defaultIndexWhen, iterations: 2, overlap: 0 },
} as const
const handoffOf = (iteration: number): Handoff => ({
  summary: `Iteration ${iteration} did it.`,
  freeform: 'As planned.',
  constraints_discovered: [{ constraint: `The answer must be ${iteration}` }],
})
const learning = (given: Partial<Parameters<typeof world>[0]> = {}): World =>
  world({
    plan: chainOf(3),
    settings,
    script: ({ iteration, pass }) => (pass === 'code' ? { handoff: handoffOf(iteration) } : {}),
    ...given,
  })

/** The state of a world as another plan’s run finds it. */
const olderRun = (here: World): OlderRun => {
  const { files } = here.remote.newest()
  return { state: stateOf(here), readPast: async (paths) => paths.map((path) => files.get(path)) }
}
const heirOf = (older: World, given: Partial<Parameters<typeof world>[0]> = {}): World => {
  const heir = learning({ plan: chainOf(1), ...given })
  heir.older.set('first', olderRun(older))
  return heir
}
const from = { settings: { 'knowledge-from': 'first' } } as const

async function ranOnce(): Promise<World> {
  const first = learning()
  first.tracker.order('remember constraint: The API stays')
  await first.run()
  return first
}

test('a run begins with what the plan of knowledge-from knows, and its first prompt tells it with its plan', async () => {
  const heir = heirOf(await ranOnce())
  expect((await heir.run(from)).reason).toEqual({ kind: 'complete' })
  const [request] = heir.requests
  expect(request?.prompt).toContain('] The answer must be 1 (plan first)')
  expect(request?.prompt).toContain('] The API stays (a person, plan first)')
  const said = stateOf(heir).knowledge.find(({ by }) => by !== null)
  expect(said).toMatchObject({ by: 'Ada', from: 'first' })
  expectSound(heir)
})

test('what the last iterations taught, which that plan’s index does not know, is inherited from their fields without a call', async () => {
  const first = await ranOnce()
  expect(stateOf(first).compaction.iterations).toBeGreaterThan(0)
  expect(stateOf(first).knowledge.map(({ id }) => id)).toContain('K-constraint-the-answer-must-be-3')
  const heir = heirOf(first)
  await heir.run(from)
  expect(eventsOf(heir, 'knowledge_inherited')).toMatchObject([{ from: 'first' }])
  const ids = eventsOf(heir, 'knowledge_inherited').flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(ids).toContain('K-constraint-the-answer-must-be-3')
  expect(heir.requests.filter(({ pass }) => pass !== 'code')).toEqual([])
})

test('a plan without an index hands on what people said and what the fields of its handoffs say', async () => {
  const first = learning({ settings: {} })
  await first.run()
  const heir = heirOf(first)
  await heir.run(from)
  expect(stateOf(heir).knowledge.filter((entry) => entry.from === 'first')).toHaveLength(3)
})

test('only a person supersedes an inherited entry of a person’s', async () => {
  const heir = heirOf(await ranOnce(), {
    plan: chainOf(2),
    settings: { ...settings, 'index-when': { ...defaultIndexWhen, iterations: 1 } },
    ask: async () => ({
      end: {
        kind: 'finished',
        structured: { operations: [{ action: 'deprecate', targets: ['K-constraint-the-api-stays'], reason: 'no' }] },
        text: '',
      },
      usage: stateOf(heir).usage,
      ...{ durationMs: 10, lingeredMs: null, outside: [], denials: [] },
    }),
  })
  await heir.run(from)
  expect(eventsOf(heir, 'knowledge_refused')).toMatchObject([
    { why: [expect.stringContaining('only a person may change what people said')] },
  ])
})

test('a plan without a state is named before anything is written', async () => {
  const heir = learning()
  await expect(heir.run(from)).rejects.toMatchObject({
    code: 'KNOWLEDGE_FROM_MISSING',
    message: expect.stringContaining('knowledge-from names the plan first'),
  })
  expect(heir.remote.history).toEqual([])
  expect(heir.requests).toEqual([])
  expect(heir.shown, 'nothing is said to have begun').not.toContainEqual(expect.objectContaining({ kind: 'event' }))
})

test('a run under way takes it over with its next job, or that job does nothing where there is none', async () => {
  const heir = heirOf(await ranOnce(), { plan: chainOf(3) })
  await heir.run({ settings: { 'max-iterations': 1 } })
  const older = heir.older.get('first')
  heir.older.clear()
  const { length } = heir.remote.history
  await expect(heir.run(from)).rejects.toMatchObject({ code: 'KNOWLEDGE_FROM_MISSING' })
  expect(heir.remote.history).toHaveLength(length)
  if (older) heir.older.set('first', older)
  await heir.run({ settings: { ...from.settings, 'max-iterations': 1 } })
  expect(heir.requests.at(-1)?.prompt).toContain('] The API stays (a person')
  await heir.run(from)
  expect(eventsOf(heir, 'knowledge_inherited')).toHaveLength(1)
  expectSound(heir)
})

test('it is read when the run begins, and not again by later jobs', async () => {
  const heir = heirOf(await ranOnce(), { plan: chainOf(2) })
  await heir.run({ settings: { ...from.settings, 'max-iterations': 1 } })
  heir.older.clear()
  expect((await heir.run(from)).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(heir, 'knowledge_inherited')).toHaveLength(1)
})

test('where prompts hold people’s entries alone, the job says how many that agents learned they do not hold', async () => {
  const said = (here: World): string[] => here.shown.flatMap((one) => (one.kind === 'note' ? one.text : []))
  const first = await ranOnce()
  const heir = heirOf(first, { settings: {} })
  await heir.run(from)
  expect(heir.requests[0]?.prompt).not.toContain('The answer must be 1')
  expect(said(heir)).toContain(
    'Prompts include what people said in it; 3 entries that agents learned are in them with `mode: handoff-plus-index`.',
  )
  const other = heirOf(first)
  await other.run(from)
  expect(said(other).join()).not.toContain('Prompts hold')
})
