import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeAll } from '../../../src/adapter/disk/write-all.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { filesBelow } from '../../support/project.ts'

const read = (path: string): string => readFileSync(path, 'utf8')

test('files are made with their folders, and a replaced one keeps its mode', async () => {
  const root = tempDir()
  writeFileSync(join(root, 'old'), 'before')
  chmodSync(join(root, 'old'), 0o640)
  await writeAll([
    { path: join(root, 'old'), content: 'after' },
    { path: join(root, 'a/b/new'), content: 'new' },
  ])
  expect(filesBelow(root).sort()).toEqual(['a/b/new', 'old'])
  expect([read(join(root, 'old')), read(join(root, 'a/b/new'))]).toEqual(['after', 'new'])
  expect(statSync(join(root, 'old')).mode & 0o777).toBe(0o640)
})

test('where one of them cannot be moved into its place, all is as it was', async () => {
  const root = tempDir()
  writeFileSync(join(root, 'old'), 'before')
  mkdirSync(join(root, 'taken/inside'), { recursive: true })
  const files = ['old', 'made/new', 'taken'].map((name) => ({ path: join(root, name), content: 'after' }))
  await expect(writeAll(files)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(read(join(root, 'old'))).toBe('before')
  expect(readdirSync(root).sort()).toEqual(['old', 'taken'])
})

test('where one of them cannot even be written beside its place, nothing was moved', async () => {
  const root = tempDir()
  writeFileSync(join(root, 'file'), 'x')
  const files = ['a/new', 'file/below'].map((name) => ({ path: join(root, name), content: 'after' }))
  await expect(writeAll(files)).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect(readdirSync(root)).toEqual(['file'])
})
