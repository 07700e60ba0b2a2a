import { expect, test } from 'vitest'
import { recordedOrders } from '../../../src/core/replay/segments.ts'
import { oneOfEach } from '../../support/run-events.ts'

test('each order has its place after the attempts that had ended by then', () => {
  const order = (id: string) => ({ ...oneOfEach.command_taken, id })
  const events = [
    order('1'),
    oneOfEach.attempt_started,
    oneOfEach.attempt_failed,
    order('2'),
    oneOfEach.undo_done,
    order('3'),
  ]
  expect(recordedOrders(events).map(({ id, after }) => [id, after])).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 2],
  ])
})
