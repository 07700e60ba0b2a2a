import { expect, test } from 'vitest'
import {
  handedLifetimeMs,
  holderInWords,
  leaseLifetimeMs,
  leaseRenewalMs,
  leaseVerdict,
} from '../../../../src/core/run/lease/lease-verdict.ts'
import type { LeaseHolder } from '../../../../src/schema/run/lease.ts'
import { at, testNow } from '../../../support/run-state.ts'

const process: LeaseHolder = { kind: 'process', host: 'build-3', boot: 'b', pid: 12, started: '1' }
const lease = { holder: process, epoch: 1, taken: at(-3_600_000), renewed: at(0) }

test.each([
  ['lives', 'alive', 0, 'held'],
  ['lives, and has not renewed for a day', 'alive', 86_400_000, 'held'],
  ['is gone, and renewed just now', 'gone', 0, 'over'],
  ['is unknown, and renewed just now', 'unknown', 0, 'held'],
  ['is unknown, a moment before the end', 'unknown', leaseLifetimeMs - 1, 'held'],
  ['is unknown, at the end', 'unknown', leaseLifetimeMs, 'over'],
  ['is unknown, and our clock runs backwards', 'unknown', -86_400_000, 'held'],
  ['is gone, and our clock runs backwards', 'gone', -86_400_000, 'over'],
] as const)('a lease whose holder %s', (_, life, age, kind) => {
  expect(leaseVerdict(lease, life, { now: testNow + age, handed: false })).toMatchObject({ kind })
})

const workflow = { ...lease, holder: { kind: 'workflow', run_id: '7', attempt: 1 } as const }

test.each([
  ['goes on, and nothing was handed over: its job may be lost', 'alive', false, leaseLifetimeMs, 'over'],
  ['goes on, and nothing was handed over, renewed just now', 'alive', false, 0, 'held'],
  ['goes on, and an iteration waits for its other jobs', 'alive', true, 86_400_000, 'held'],
  ['is over, with an iteration that was handed on', 'gone', true, 0, 'over'],
  ['cannot be asked about, and its other jobs may take hours', 'unknown', true, handedLifetimeMs - 1, 'held'],
  ['cannot be asked about, and its other jobs are over by now', 'unknown', true, handedLifetimeMs, 'over'],
] as const)('a lease whose workflow run %s', (_, life, handed, age, kind) => {
  expect(leaseVerdict(workflow, life, { now: testNow + age, handed })).toMatchObject({ kind })
})

test.each(['alive', 'gone', 'unknown'] as const)('no lease is free (%s)', (life) => {
  expect(leaseVerdict(null, life, { now: testNow, handed: false })).toEqual({ kind: 'free' })
})

test('a verdict says who and since when', () => {
  const why = (life: 'alive' | 'gone' | 'unknown', age: number) =>
    leaseVerdict(lease, life, { now: testNow + age, handed: false })
  expect(why('alive', 0)).toMatchObject({
    why: `process 12 on build-3 has been working on this run since ${lease.taken}`,
  })
  expect(why('gone', 0)).toMatchObject({ why: 'process 12 on build-3 is gone' })
  expect(why('unknown', 0)).toMatchObject({ why: `process 12 on build-3 renewed its lease at ${at(0)}` })
  expect(why('unknown', leaseLifetimeMs)).toMatchObject({
    why: `process 12 on build-3 has not renewed its lease since ${at(0)}`,
  })
  expect(holderInWords({ kind: 'workflow', run_id: '7', attempt: 2 })).toBe('workflow run 7 (attempt 2)')
})

test.each([
  ['of a job', false, leaseLifetimeMs],
  ['of a job that delegated work: it was told as ten minutes, and is six hours', true, handedLifetimeMs],
])('a lease that its age ends says when: %s', (_, handed, lifetime) => {
  expect(leaseVerdict(workflow, 'unknown', { now: testNow, handed })).toMatchObject({ expires: at(lifetime) })
})

test('a lease outlives two renewals that fail', () => {
  expect(3 * leaseRenewalMs).toBeLessThan(leaseLifetimeMs)
})
