import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { parseStat, processLiveness } from '../../../src/adapter/local/liveness.ts'
import type { LeaseHolder } from '../../../src/schema/run/lease.ts'

type ProcessHolder = Extract<LeaseHolder, { kind: 'process' }>

async function child() {
  const process_ = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' })
  await once(process_, 'spawn')
  const pid = process_.pid ?? 0
  onTestFinished(() => void process_.kill('SIGKILL'))
  const holder = (await processLiveness(pid)).self as ProcessHolder
  return { process: process_, pid, holder }
}

test('This process is alive, and signs with host, boot, pid and start time', async () => {
  const { self, check } = await processLiveness()
  expect(self).toMatchObject({ kind: 'process', pid: process.pid })
  expect(Object.values(self).every((value) => value !== '')).toBe(true)
  expect(await check(self)).toBe('alive')
})

test('A running and a stopped process are alive, a killed one is gone', async () => {
  const { check } = await processLiveness()
  const { process: other, pid, holder } = await child()
  expect(await check(holder)).toBe('alive')
  process.kill(pid, 'SIGSTOP')
  expect(await check(holder)).toBe('alive')
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(await check(holder)).toBe('gone')
})

test.skipIf(process.platform !== 'linux')('A zombie is gone', async () => {
  const { check } = await processLiveness()
  // The shell does not reap the child that it was replaced over.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(String(said).trim())
  await expect.poll(async () => (await processLiveness(pid)).self, { timeout: 5_000 }).toMatchObject({ started: '' })
  process.kill(pid, 0)
  const { self } = await processLiveness()
  expect(await check({ ...(self as ProcessHolder), pid, started: '1' })).toBe('gone')
})

test('A pid that another process got, and any pid of another boot, is gone', async () => {
  const { check } = await processLiveness()
  const { holder } = await child()
  expect(await check({ ...holder, started: '1' })).toBe('gone')
  expect(await check({ ...holder, boot: 'another' })).toBe('gone')
  expect(await check({ ...holder, pid: -1 })).toBe('gone')
})

test('Nothing is known of another host, of a workflow run and of a holder that could not tell its boot', async () => {
  const { check } = await processLiveness()
  const { holder } = await child()
  expect(await check({ ...holder, host: 'elsewhere', pid: 1 })).toBe('unknown')
  expect(await check({ ...holder, boot: '' })).toBe('unknown')
  expect(await check({ kind: 'workflow', run_id: '1', attempt: 1 })).toBe('unknown')
})

test('A command name with spaces and parentheses does not shift the fields', () => {
  const rest = Array.from({ length: 30 }, (_, i) => i + 4).join(' ')
  expect(parseStat(`12 (a) R 1 2) S ${rest}\n`)).toEqual({ state: 'S', started: '22' })
  expect(parseStat('')).toBeUndefined()
})
