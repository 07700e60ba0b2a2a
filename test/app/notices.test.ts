import { expect, test } from 'vitest'
import { NotifyChannel } from '../../src/schema/notify/channel.ts'
import type { Outgoing } from '../../src/schema/run/control.ts'
import { expectSound, type World, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const tells = {
  channels: [NotifyChannel.parse({ to: 'desktop' })],
  context: {
    report: { planFile: 'plan.json', workBranch: 'w', now: null },
    repository: null,
    url: null,
    unattended: false,
  },
}
const orders = { job: { tells } }
const told = ({ tracker }: World): Outgoing[] => tracker.delivered.filter(({ kind }) => kind === 'notify')
const events = (here: World): string[] => told(here).map(({ body }) => JSON.parse(body).event)

test('a run that is complete says so once, however many jobs look at it', async () => {
  const here = world({ plan: planOf({ id: 'A' }) })
  await here.run(orders)
  expect(events(here)).toEqual(['complete'])
  expect(JSON.parse(told(here)[0]?.body ?? '')).toMatchObject({ done: 1, tasks: 1, plan: 'demo' })
  await here.run(orders)
  await here.run(orders)
  expect(events(here)).toEqual(['complete'])
  expectSound(here)
})

test('what a killed job did not tell is told by the next one once the run is its own, so that of two only one tells', async () => {
  const here = world({ plan: planOf({ id: 'A' }) })
  await here.run({ ...orders, tracker: { ...here.tracker, deliver: async () => [] } })
  const holders: unknown[] = []
  const tracker: World['tracker'] = {
    ...here.tracker,
    deliver: (effects) => {
      if (effects.some(({ kind }) => kind === 'notify'))
        holders.push(JSON.parse(here.remote.newest().files.get('run.json') ?? '').lease)
      return here.tracker.deliver(effects)
    },
  }
  await here.run({ ...orders, tracker })
  expect(events(here)).toEqual(['complete'])
  expect(holders[0]).not.toBeNull()
  await here.run({ ...orders, tracker })
  expect(events(here)).toEqual(['complete'])
})

test('nobody is told where nobody asked to be', async () => {
  const here = world({ plan: planOf({ id: 'A' }) })
  await here.run()
  expect(told(here)).toEqual([])
})

test('a fault of the engine is told, too, and the run is free afterwards', async () => {
  const here = world({ plan: planOf({ id: 'A' }) })
  here.check = () => {
    throw new Error('the disk is full')
  }
  await expect(here.run(orders)).rejects.toThrow('the disk is full')
  expect(events(here)).toEqual(['needs-person'])
  expect(told(here)[0]?.body).toContain('the disk is full')
  here.check = () => true
  await here.run(orders)
  expect(events(here)).toEqual(['needs-person', 'complete'])
})

test('a budget of which four fifths are used is told before the run stops at it', async () => {
  const here = world({
    plan: planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }),
    settings: { 'run-iterations': 2 },
  })
  await here.run(orders)
  expect(events(here)).toEqual(['limit'])
  const more = world({
    plan: planOf(...['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id }))),
    settings: { 'run-iterations': 5 },
  })
  await more.run(orders)
  expect(events(more)).toEqual(['budget', 'limit'])
})

test('a run that is stuck says so once', async () => {
  const here = world({ plan: planOf({ id: 'A', max_retries: 0 }), check: ({ label }) => label === 'baseline' })
  await here.run(orders)
  await here.run(orders)
  expect(events(here)).toEqual(['stuck'])
})
