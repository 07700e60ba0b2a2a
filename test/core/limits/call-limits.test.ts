import { expect, test } from 'vitest'
import { exceededLimit, limitsFor } from '../../../src/core/limits/call-limits.ts'

const gib = 1024 ** 3
const use = { processes: 10, memory: gib, disk: 0 }

test('by default a call may have 4,096 processes, or 256 a core, and all memory but what the engine needs', () => {
  const cores = 2
  expect(limitsFor({}, { bytes: 16 * gib, cores })).toEqual({ processes: 4096, memory: 15.5 * gib })
  expect(limitsFor({}, { bytes: gib / 2, cores })).toEqual({ processes: 4096, memory: gib / 4 })
  expect(limitsFor({}, { bytes: gib, cores: 64 }).processes).toBe(16_384)
  expect(limitsFor({ memory: 5, disk: 9 }, { bytes: gib, cores })).toEqual({ processes: 4096, memory: 5, disk: 9 })
})

test.each([
  [{}, undefined],
  [{ processes: 4096 }, undefined],
  [{ processes: 5012 }, 'it had 5,012 processes and threads (agent-limits: processes: 4096)'],
  [{ memory: 9e9 }, 'it used 9.0 GB of memory (agent-limits: memory: 8.0 GB)'],
  [{ disk: 3e9 }, 'it took 3.0 GB of the disk (agent-limits: disk: 2.0 GB)'],
])('%j passes: %s', (more, passed) => {
  expect(exceededLimit({ ...use, ...more }, { processes: 4096, memory: 8e9, disk: 2e9 })).toBe(passed)
})

test('without a limit of the disk any use of it is allowed', () => {
  expect(exceededLimit({ ...use, disk: 9e15 }, { processes: 4096, memory: 8e9 })).toBeUndefined()
})
