import { expect, test } from 'vitest'
import { readLog } from '../../src/app/job/prove.ts'
import type { RalphError } from '../../src/core/error/error.ts'

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
