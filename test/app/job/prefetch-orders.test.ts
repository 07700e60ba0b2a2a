import { expect, test } from 'vitest'
import type { Ledger } from '../../../src/app/job/ledger.ts'
import { prefetchOrders } from '../../../src/app/job/prefetch-orders.ts'
import type { Incoming, OrderSource } from '../../../src/port/outside.ts'
import { chainOf, runState } from '../../support/run-state.ts'

const nothing: Incoming = { orders: [], cursor: null }

function looked() {
  let now = 0
  let looks = 0
  const incoming: OrderSource['incoming'] = async () => {
    looks += 1
    return nothing
  }
  const ledger: Pick<Ledger, 'cursor' | 'consumed' | 'state'> = {
    cursor: null,
    consumed: [],
    state: runState(chainOf(1)),
  }
  const ports = { orderSource: { incoming } as OrderSource, clock: { now: () => now } as never }
  const orders = prefetchOrders(ports, ledger as Ledger, undefined)
  return {
    looks: () => looks,
    /** How many looks had been made when the checks ended, and when their result was taken. */
    async checks(ms: number): Promise<[number, number]> {
      looks = 0
      orders.checks.begin()
      const atOnce = looks
      now += ms
      orders.checks.end()
      await orders.take()
      return [atOnce, looks]
    },
    take: orders.take,
  }
}

test('beside checks that were quick last time orders are looked for, and after all others; always once', async () => {
  const { checks } = looked()
  expect(await checks(50)).toEqual([0, 1])
  expect(await checks(50)).toEqual([1, 1])
  expect(await checks(20)).toEqual([1, 1])
})

test('what was seen before checks that took long is not believed, and the next ones are waited for', async () => {
  const { checks } = looked()
  await checks(50)
  expect(await checks(60_000)).toEqual([1, 2])
  expect(await checks(60_000)).toEqual([0, 1])
})

test('a look is used once', async () => {
  const { checks, take, looks } = looked()
  await checks(50)
  await take()
  expect(looks()).toBe(2)
})
