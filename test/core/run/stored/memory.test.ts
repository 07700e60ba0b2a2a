import { expect, test } from 'vitest'
import { isAhead, memoryLine, readMemory } from '../../../../src/core/run/stored/memory.ts'
import { planOf, runState } from '../../../support/run-state.ts'

const memory = { run: '0b6c9c1e-7a57-4c8e-9d2b-5f0e3c1f7a11', epoch: 4, iteration: 12, commit: 'a'.repeat(40) }

test('what is remembered is read again, also where GitHub made its lines CRLF', () => {
  expect(readMemory(`<!-- ralph:demo:status -->\n${memoryLine(memory)}\n### demo`)).toEqual(memory)
  expect(readMemory(`<!-- ralph:demo:status -->\r\n${memoryLine(memory)}\r\n### demo`)).toEqual(memory)
})

test.each(['', 'run=x', `x ${memoryLine(memory)}`, memoryLine({ ...memory, commit: 'HEAD' })])(
  '%j is no memory',
  (text) => {
    expect(readMemory(text)).toBeUndefined()
  },
)

test.each([
  [{ epoch: 5 }, true],
  [{ iteration: 13 }, true],
  [{}, false],
  [{ epoch: 3, iteration: 11 }, false],
  [{ epoch: 9, run: 'other' }, false],
])('%j is ahead: %s', (change, ahead) => {
  const state = runState(planOf({ id: 'A' }), { run: memory.run, epoch: 4, iteration: 12 })
  expect(isAhead({ ...memory, ...change }, state)).toBe(ahead)
})
