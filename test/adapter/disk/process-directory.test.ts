import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { processDirectory, removeFolder, temporaryFolder } from '../../../src/adapter/disk/process-directory.ts'
import { tempDir } from '../../support/git-repositories.ts'

/** Root may write wherever a mode forbids it, but not here. */
const unwritable: Record<string, () => string> = {
  'lies below a file': () => {
    const file = join(tempDir(), 'file')
    writeFileSync(file, '')
    return join(file, 'ralph')
  },
  'is on a file system of the kernel': () => '/sys/ralph',
  'lies where nothing can be made, not even an error that says so': () => '/proc/ralph',
}

test.each(Object.entries(unwritable))('A home of the engine that %s is named with its remedy', async (_, place) => {
  const home = place()
  await expect(processDirectory(home, 'store')).rejects.toMatchObject({
    code: 'HOME_NOT_WRITABLE',
    exit: 'failed',
    message: expect.stringContaining(home),
    hint: expect.stringContaining('RALPH_HOME'),
  })
})

test('It is made where it is missing, and removed', async () => {
  const home = join(tempDir(), 'not/there')
  const { path, remove } = await processDirectory(home, 'store')
  expect(existsSync(path)).toBe(true)
  await remove()
  expect(existsSync(path)).toBe(false)
})

// Nothing is locked to root, so root becomes somebody else for as long as it takes.
test('A locked folder among many is removed with them: their removal, still under way, is in nobody’s way', async () => {
  const nobody = 65_534
  const asRoot = process.geteuid?.() === 0
  const parent = tempDir()
  try {
    if (asRoot) {
      chownSync(parent, nobody, nobody)
      process.seteuid?.(nobody)
    }
    for (let round = 0; round < 5; round++) {
      const root = join(parent, 'call')
      const folders = Array.from({ length: 300 }, (_, at) => join(root, `${at}`))
      for (const folder of folders) mkdirSync(join(folder, 'in it'), { recursive: true })
      chmodSync(folders[150] ?? root, 0o500)
      await removeFolder(root)
      expect(existsSync(root)).toBe(false)
    }
  } finally {
    if (asRoot) process.seteuid?.(0)
  }
})

test('folders that are made above it can be entered by others, and its own cannot', async () => {
  const parent = tempDir()
  const home = join(parent, '.local', 'state', 'ralph')
  const { path, remove } = await processDirectory(home, 'call')
  const modes = [join(parent, '.local'), join(parent, '.local', 'state'), home, path].map((folder) =>
    (statSync(folder).mode & 0o777).toString(8),
  )
  expect(modes).toEqual(['711', '711', '700', '700'])
  await remove()
})

test('P1: a temporary folder that a killed ralph left is removed by the next one; others stay', () => {
  const parent = tempDir()
  const living = temporaryFolder('look', parent)
  const dead = (path: string): string => join(parent, basename(path).replace(`-${process.pid}-`, '-4194305-'))
  const left = temporaryFolder('net', parent)
  writeFileSync(join(left, 'socket'), '')
  renameSync(left, dead(left))
  const shared = temporaryFolder('probe', parent)
  chmodSync(shared, 0o777)
  renameSync(shared, dead(shared))
  symlinkSync(living, dead(`${living}x`))
  const stays = ['ralph-demo-4194305-abc', 'ralph-look-0000-4194305-abc', 'notes'].map((name) => join(parent, name))
  for (const path of stays) mkdirSync(path)
  const newest = temporaryFolder('look', parent)
  const expected = [...stays, living, newest, dead(shared), dead(`${living}x`)].map((path) => basename(path))
  expect(readdirSync(parent).sort()).toEqual(expected.sort())
})
