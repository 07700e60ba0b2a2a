import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { liveFileName, openLiveFile, readLiveFile } from '../../../src/adapter/log/live-file.ts'
import { watchLiveFile } from '../../../src/adapter/log/watch-live-file.ts'
import type { Progress } from '../../../src/port/progress.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { testNow } from '../../support/run-state.ts'

const event = (type: 'attempt_started' | 'attempt_succeeded'): Progress => ({ kind: 'event', event: oneOfEach[type] })
const step = (target: string): Progress => ({
  kind: 'agent',
  iteration: oneOfEach.attempt_started.iteration,
  progress: { kind: 'tool', name: 'Edit', target },
})

function lived() {
  const path = join(tempDir('ralph-live-'), 'run', liveFileName)
  const file = openLiveFile(path, { now: () => testNow, redact: (text) => text.replaceAll('s3cret', '***') })
  onTestFinished(file.close)
  return { path, ...file, texts: () => readLiveFile(path)?.steps.map(({ text }) => text) }
}

test('the file has the newest steps of the attempt under way, without secrets, for its owner alone, and goes with it', async () => {
  const { path, show, texts } = lived()
  show(step('before any attempt'))
  show(event('attempt_started'))
  show(step('s3cret.ts'))
  await expect.poll(texts).toEqual(['Edit ***.ts'])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  for (let at = 0; at < 150; at++) show(step(`${at}.ts`))
  await expect.poll(() => texts()?.at(-1)).toBe('Edit 149.ts')
  expect(readLiveFile(path)).toMatchObject({ phase: 'agent', older_steps: 51 })
  expect(texts()).toHaveLength(100)

  show(event('attempt_succeeded'))
  expect(texts()).toBeUndefined()
  show(event('attempt_started'))
  await expect.poll(texts).toEqual([])
})

test('a burst is written once, not once a step', async () => {
  const { path, show, texts } = lived()
  show(event('attempt_started'))
  await expect.poll(texts).toEqual([])
  const before = statSync(path).ino
  for (let at = 0; at < 50; at++) show(step(`${at}.ts`))
  expect(statSync(path).ino).toBe(before)
  await expect.poll(() => texts()?.length).toBe(50)
})

test('what an agent puts in its place is neither followed nor waited for', async () => {
  const { path, show, texts } = lived()
  const victim = join(tempDir('ralph-live-'), 'victim')
  writeFileSync(victim, 'kept')
  mkdirSync(join(path, '..'))
  symlinkSync(victim, path)
  symlinkSync(victim, `${path}.new`)
  expect(texts(), 'a link').toBeUndefined()
  show(event('attempt_started'))
  await expect.poll(texts).toEqual([])
  expect(readFileSync(victim, 'utf8')).toBe('kept')

  rmSync(path)
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', path])
  expect(texts(), 'a pipe').toBeUndefined()
  rmSync(path)
  for (const content of ['', '[', '{"iteration":"x"}', `"${'x'.repeat(300_000)}"`]) {
    writeFileSync(path, content)
    expect(texts(), content.slice(0, 20)).toBeUndefined()
  }
  rmSync(path)
  mkdirSync(path)
  show(step('a.ts'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  show(event('attempt_succeeded'))
})

test('who watches is told of each change, also where the folder is made later', async () => {
  const { path, show } = lived()
  let told = 0
  const watch = watchLiveFile(path, () => {
    told += 1
  })
  onTestFinished(watch.close)
  expect(watch.latest()).toBeUndefined()
  show(event('attempt_started'))
  await expect.poll(() => readLiveFile(path)).toBeDefined()
  watch.recheck()
  expect(told).toBe(1)
  show(step('a.ts'))
  await expect.poll(() => watch.latest()?.steps.length).toBe(1)
  show(event('attempt_succeeded'))
  await expect.poll(() => watch.latest()).toBeUndefined()
  const all = told
  watch.recheck()
  expect(told).toBe(all)
})
