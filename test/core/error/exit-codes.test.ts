import { expect, test } from 'vitest'
import { stepExitCode } from '../../../src/core/error/codes/exit-codes.ts'
import type { StopReason } from '../../../src/schema/run/stop-reason.ts'

const stuck = { kind: 'stuck', tasks: ['A'] } as unknown as StopReason
const resting = { kind: 'blocked', by: ['A'] } as unknown as StopReason
const redBaseline = { kind: 'blocked', by: ['the baseline is red: ci'], red: ['ci'] } as unknown as StopReason
const failed = { kind: 'failed' } as unknown as StopReason

test.each<[event: string, command: string, iterations: number, reason: StopReason, code: number]>([
  ['issue_comment', 'run', 0, stuck, 0],
  ['issue_comment', 'begin', 0, stuck, 0],
  ['issue_comment', 'begin', 0, resting, 0],
  ['issue_comment', 'run', 1, stuck, 1],
  ['issue_comment', 'run', 0, failed, 1],
  ['issue_comment', 'begin', 0, redBaseline, 1],
  // What they settle was done in other jobs: a baseline, or an attempt of which they have no record.
  ['issue_comment', 'finish', 0, stuck, 1],
  ['issue_comment', 'finish', 0, resting, 1],
  ['issue_comment', 'finish', 1, stuck, 1],
  ['issue_comment', 'apply', 0, stuck, 1],
  ['workflow_dispatch', 'run', 0, stuck, 1],
])('a job of %s, %s, with %i iterations: %j ends with %i', (event, command, iterations, reason, code) => {
  expect(stepExitCode({ event, command, iterations, reason })).toBe(code)
})
