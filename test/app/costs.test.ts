import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { chainOf } from '../support/run-state.ts'

const notes = ({ shown }: World): string[] => shown.flatMap((one) => (one.kind === 'note' ? [one.text] : []))
const forecasts = (here: World): string[] =>
  notes(here).flatMap((text, at, all) => (text.startsWith('Forecast:') ? [`${text} ${all[at + 1]}`] : []))

test('before the first agent call of each job it is said what the rest will probably cost', async () => {
  const here = world({ plan: chainOf(4) })
  await here.run({ settings: { 'max-iterations': 2 } })
  expect(forecasts(here)).toEqual([
    expect.stringMatching(/for 4 more tasks \(a first guess, based on the number of tasks/),
  ])
  const order = here.shown.map((one) => (one.kind === 'event' ? one.event.type : one.kind))
  expect(order.indexOf('baseline_finished')).toBeLessThan(order.lastIndexOf('note'))
  expect(order.lastIndexOf('note')).toBeLessThan(order.indexOf('attempt_started'))
  await here.run()
  expect(forecasts(here).slice(1)).toEqual([
    expect.stringMatching(/for 2 more tasks \(as the 2 tasks before, 1.00 USD/),
  ])
})

test('a budget that is nearly used is told once over all jobs, with the choices, and again when it was raised', async () => {
  const here = world({ plan: chainOf(20) })
  const job = async (iterations: number, usd: number): Promise<void> =>
    void (await here.run({ settings: { 'max-iterations': iterations, 'cost-budget': usd } }))
  const warned = () => eventsOf(here, 'budget_warning').filter(({ budget }) => budget === 'cost')
  await job(7, 10)
  expect(warned()).toEqual([])
  await job(2, 10)
  expect(warned()).toMatchObject([{ used: 8, limit: 10 }])
  expect(notes(here)).toContain('  - Allow more: `ralph budget --plan plan.json 20usd`.')
  await job(1, 10)
  expect(warned()).toHaveLength(1)
  await job(1, 12)
  expect(warned()).toMatchObject([{ limit: 10 }, { used: 10, limit: 12 }])
  expect(stateOf(here).warned).toMatchObject([{ budget: 'cost', limit: 12 }])
  expectSound(here)
})

test('the time that jobs held the run adds up, the baseline says how long it took', async () => {
  const here = world({ plan: chainOf(3) })
  here.checkTakesMs = 60_000
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(eventsOf(here, 'baseline_finished')[0]?.duration_ms).toBe(60_000)
  const first = stateOf(here).runner
  expect(first.jobs).toBe(1)
  expect(first.ms).toBeGreaterThanOrEqual(120_000)
  await here.run()
  expect(stateOf(here).runner.jobs).toBe(2)
  expect(stateOf(here).runner.ms).toBeGreaterThanOrEqual(first.ms + 120_000)
})

test('no attempt starts with less left than an attempt costs; an order that raises the budget lifts it', async () => {
  const here = world({ plan: chainOf(3) })
  // Each attempt costs 1.00.
  const settings = { 'cost-budget': 2.5 }
  const { reason } = await here.run({ settings })
  expect(reason).toEqual({ kind: 'cost_budget', budget_usd: 2.5, spent_usd: 2, attempt_usd: 1 })
  expect(here.requests).toHaveLength(2)
  here.tracker.order('budget 4usd')
  expect((await here.run({ settings })).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})
