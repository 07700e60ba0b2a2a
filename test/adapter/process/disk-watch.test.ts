import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DiskSpace, watchDisk } from '../../../src/adapter/process/disk-watch.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const GiB = 1024 ** 3
const MiB = 1024 ** 2
const roomy: DiskSpace = { freeBytes: 50 * GiB, bytes: 100 * GiB, freeFiles: 5_000_000, files: 6_000_000 }

/** What becomes of a disk that is like this at first and like that from then on. */
function watch(before: DiskSpace, after: Partial<DiskSpace>) {
  let space = before
  const onFull = vi.fn()
  const disk = watchDisk(['/'], onFull, () => space)
  space = { ...before, ...after }
  return { onFull, disk }
}

test.each<[string, DiskSpace, Partial<DiskSpace>, string | undefined]>([
  ['half of it was used', roomy, { freeBytes: 25 * GiB }, undefined],
  ['500 MiB are left', roomy, { freeBytes: 500 * MiB }, '500 MiB are left of the 51200 MiB that were free'],
  ['a million files were made', roomy, { freeFiles: 4_000_000 }, undefined],
  ['no more files can be made', roomy, { freeFiles: 9 }, 'room for 9 of 5000000 files'],
  ['files are not counted', { ...roomy, files: 0, freeFiles: 0 }, {}, undefined],
  ['a small disk keeps a tenth', { ...roomy, bytes: GiB, freeBytes: GiB }, { freeBytes: 200 * MiB }, undefined],
  ['a small disk is filled', { ...roomy, bytes: GiB, freeBytes: GiB }, { freeBytes: 90 * MiB }, '90 MiB'],
  ['a disk was nearly full before', { ...roomy, freeBytes: 300 * MiB }, { freeBytes: 200 * MiB }, undefined],
  ['what was left of it is used', { ...roomy, freeBytes: 300 * MiB }, { freeBytes: 100 * MiB }, '100 MiB'],
])('C20: %s', (_, before, after, why) => {
  const { onFull, disk } = watch(before, after)
  vi.advanceTimersByTime(5000)
  expect(onFull).toHaveBeenCalledTimes(why === undefined ? 0 : 1)
  const found = disk.finish()
  if (why === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(why)
})

test('a disk that was filled since the last look is noticed at the end', () => {
  const { onFull, disk } = watch(roomy, { freeBytes: 0 })
  expect(disk.finish()).toContain('0 MiB')
  expect(onFull).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(onFull).toHaveBeenCalledTimes(1)
})

test('the disk of this machine can be looked at, and a path that is gone is no fault', () => {
  const disk = watchDisk([process.cwd(), '/nowhere/at/all'], () => expect.unreachable())
  expect(disk.finish()).toBeUndefined()
})
