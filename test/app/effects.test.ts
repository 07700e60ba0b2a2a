import { expect, test } from 'vitest'
import { dieAtWrite } from '../support/dying-job.ts'
import { eventsIn, type World, world } from '../support/fake-job.ts'
import { chainOf } from '../support/run-state.ts'

/** A run whose tracker wants one effect for each commit that was checked. */
function garden(tasks: number) {
  const here = world({ plan: chainOf(tasks) })
  const late: string[] = []
  const tracker: World['tracker'] = {
    ...here.tracker,
    effectsOf: ({ commit, checks }) => [{ key: `status/${commit}`, kind: 'status', body: `${checks.length}` }],
    deliver: (effects) => {
      const written = here.remote.history.flatMap((commit) =>
        eventsIn(commit).flatMap((event) => (event.type === 'attempt_succeeded' ? [event.commit] : [])),
      )
      late.push(...effects.filter(({ key }) => !written.includes(key.slice(7))).map(({ key }) => key))
      return here.tracker.deliver(effects)
    },
  }
  return { here, tracker, late }
}

const delivered = ({ tracker }: World) => tracker.delivered.map(({ key }) => key)
const commits = ({ remote }: World): string[] =>
  eventsIn(remote.newest()).flatMap((event) => (event.type === 'attempt_succeeded' ? [`status/${event.commit}`] : []))

test('effects of a commit go out once, when the state that names it is written, and none is left at the end', async () => {
  const { here, tracker, late } = garden(3)
  here.script = () => ({ takesMs: 60_000 })
  await here.run({ tracker })
  expect(delivered(here)).toEqual(commits(here))
  expect(commits(here)).toHaveLength(3)
  expect(late).toEqual([])
  expect(JSON.parse(here.remote.newest().files.get('control.json') ?? '')).toMatchObject({ outbox: [] })
})

test('they go out while the next agent works, and not after it', async () => {
  const { here, tracker } = garden(2)
  let before = -1
  here.script = ({ iteration }) => ({
    takesMs: 60_000,
    during: () => {
      if (iteration === 2) before = delivered(here).length
    },
  })
  await here.run({ tracker })
  expect(before).toBe(1)
})

test('whichever write a job dies at, each commit has its effect in the end', async () => {
  for (let write = 0; write < 8; write++) {
    const { here, tracker, late } = garden(2)
    await dieAtWrite(here, write, { tracker })
    await here.run({ tracker })
    expect([...new Set(delivered(here))].sort(), `died at write ${write}`).toEqual(commits(here).sort())
    expect(late).toEqual([])
  }
})

test('what nobody can be told, as without a permission, makes no tick of a finished run write a commit', async () => {
  const { here, tracker } = garden(1)
  const told = { ...tracker, deliver: async () => [] }
  expect((await here.run({ tracker: told })).reason).toEqual({ kind: 'complete' })
  const before = here.remote.state
  expect((await here.run({ tracker: told })).reason).toEqual({ kind: 'complete' })
  expect(here.remote.state).toBe(before)
  await here.run({ tracker })
  expect(JSON.parse(here.remote.newest().files.get('control.json') ?? '')).toMatchObject({ outbox: [] })
})

test('a fault of ours while the tracker is looked at under an agent ends neither the agent nor the process', async () => {
  const { here, tracker } = garden(2)
  here.script = () => ({ takesMs: 60_000 })
  let faults = 0
  const torn: World['tracker'] = {
    ...tracker,
    deliver: async (effects) => {
      if (here.requests.length === 2 && faults === 0) {
        faults += 1
        throw new TypeError('cannot read what GitHub says')
      }
      return tracker.deliver(effects)
    },
  }
  expect((await here.run({ tracker: torn })).reason).toEqual({ kind: 'complete' })
  expect(faults).toBe(1)
  expect(delivered(here)).toEqual(commits(here))
})
