import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CallFolder, withCallFolder } from '../../../src/adapter/process/call-folder.ts'
import { tempDir } from '../../support/git-repositories.ts'

test('a call has an empty home, and leaves nothing to the next one', async () => {
  const parent = tempDir()
  const contents = (folder: CallFolder): Promise<string[]> => {
    const found = readdirSync(folder.home)
    writeFileSync(join(folder.home, 'memory.md'), 'from an earlier call')
    return Promise.resolve(found)
  }
  expect(await withCallFolder(parent, contents)).toEqual([])
  expect(await withCallFolder(parent, contents)).toEqual([])
  expect(readdirSync(parent)).toEqual([])
})

test('read-only directories are removed, and what a link leads to is not', async () => {
  const parent = tempDir()
  const outside = tempDir()
  writeFileSync(join(outside, 'kept.txt'), '')
  await withCallFolder(parent, ({ home }) => {
    mkdirSync(join(home, 'go/pkg'), { recursive: true })
    writeFileSync(join(home, 'go/pkg/module.txt'), '')
    symlinkSync(outside, join(home, 'link'))
    for (const folder of ['go/pkg', 'go']) chmodSync(join(home, folder), 0o500)
    return Promise.resolve()
  })
  expect(readdirSync(parent)).toEqual([])
  expect(existsSync(join(outside, 'kept.txt'))).toBe(true)
})

test('the folder goes when the call fails', async () => {
  const parent = tempDir()
  await expect(withCallFolder(parent, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(readdirSync(parent)).toEqual([])
})
