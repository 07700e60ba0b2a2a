import { expect, test } from 'vitest'
import { readLog } from '../../src/app/job/prove.ts'
import type { RalphError } from '../../src/core/error/error.ts'
import { damagedRecord } from '../../src/core/run/stored/stored-json.ts'
import type { StateStore } from '../../src/port/state-store.ts'

const stateWith = (segment: string) => ({ readMany: async (paths: readonly string[]) => paths.map(() => segment) })

test.each(['{"type":', 'x', '{}', 'null', '{"type":"no-such-event","at":1}'])(
  'a damaged line of the log is named with its segment, and the others are still read: %s',
  async (line) => {
    const state = stateWith(`${line}\n`)
    await expect(readLog(state, { seq: 1 })).rejects.toMatchObject({
      code: 'STATE_CORRUPT',
      message: expect.stringMatching(/^Line 1 of log\/0\/1\.jsonl /),
    })
    const faults: RalphError[] = []
    expect(await readLog(state, { seq: 1 }, 0, (fault) => void faults.push(fault))).toEqual([])
    expect(faults.map(({ code }) => code)).toEqual(['STATE_CORRUPT'])
  },
)

test('A segment that is not there is a gap, and one that git cannot read is told once', async () => {
  const gap = { readMany: async () => ['', undefined] }
  await expect(readLog(gap, { seq: 2 })).rejects.toMatchObject({
    code: 'STATE_CORRUPT',
    message: expect.stringMatching(/^log\/0\/2\.jsonl is missing /),
  })
  const damaged = damagedRecord('log/0/1.jsonl')
  const state: Pick<StateStore, 'readMany'> = {
    readMany: async (paths, onFault) => {
      onFault?.(damaged, paths[0] ?? '')
      return [undefined, '']
    },
  }
  const faults: RalphError[] = []
  expect(await readLog(state, { seq: 2 }, 0, (fault) => void faults.push(fault))).toEqual([])
  expect(faults).toEqual([damaged])
})
