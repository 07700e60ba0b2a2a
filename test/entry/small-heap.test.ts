import { expect, test } from 'vitest'
import { garbageCollector } from '../../src/entry/small-heap.ts'

test('what has gathered is collected, however long it lived', () => {
  const tidy = garbageCollector()
  tidy()
  const gathered: { items: unknown[] } = { items: Array.from({ length: 300_000 }, (_, n) => ({ n })) }
  const before = process.memoryUsage().heapUsed
  gathered.items = []
  tidy()
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(5_000_000)
})
