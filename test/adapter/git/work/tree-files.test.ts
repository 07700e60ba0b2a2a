import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareRemote, tempRepo } from '../../../support/git-repositories.ts'
import { engine } from '../../../support/git-store.ts'

async function project(files: Record<string, string>, prepare: (path: string) => void = () => undefined) {
  const user = tempRepo({ 'src/a.txt': 'one\n', ...files })
  prepare(user.path)
  user.git('add', '-A')
  user.git('commit', '--quiet', '--allow-empty', '-m', 'more')
  const remote = bareRemote()
  user.git('push', '--quiet', remote.path, 'main')
  const { work, store } = await engine(user, remote.path)
  return { work, store, head: user.git('rev-parse', 'HEAD'), user }
}

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')

test('a file at the top is read and replaced byte for byte, and every other entry stays', async () => {
  const odd = 'a\r\nb\xff\x00'
  const { work, store, head } = await project({ 'AGENTS.md': 'old\r\n', 'zürich ü.txt': 'x' })
  expect(Buffer.from((await work.readTopFile(head, 'AGENTS.md')) as Uint8Array).toString()).toBe('old\r\n')
  const { tree } = await work.withFiles(head, [{ path: 'AGENTS.md', content: bytes(odd) }])
  const commit = await work.write({ tree, parent: head, message: 'x\n' })
  expect(await work.changedPaths(head, commit)).toEqual(['AGENTS.md'])
  expect(Buffer.from((await work.readTopFile(commit, 'AGENTS.md')) as Uint8Array).toString('latin1')).toBe(odd)
  await store.git({ args: ['fsck', '--strict', commit] })
})

test('a folder is there, may be there behind a link, or is not', async () => {
  const { work, head } = await project({ 'packages/web/a.txt': 'x' }, (path) =>
    symlinkSync('packages', join(path, 'all')),
  )
  const rows = [
    'src',
    'packages/web',
    'packages/api',
    'web',
    'src/a.txt',
    'all',
    'all/web',
    'all/nothing',
    'src/a.txt/x',
  ]
  const there = await Promise.all(rows.map(async (path) => [path, await work.mayHaveFolder(head, path)]))
  expect(Object.fromEntries(there)).toEqual({
    ...{ src: true, 'packages/web': true, 'packages/api': false, web: false, 'src/a.txt': false },
    ...{ all: true, 'all/web': true, 'all/nothing': true, 'src/a.txt/x': false },
  })
})

test('it is made where there is none, and a file of the same name below is another one', async () => {
  const { work, head } = await project({ 'src/AGENTS.md': 'below' })
  expect(await work.readTopFile(head, 'AGENTS.md')).toBeNull()
  const { tree } = await work.withFiles(head, [{ path: 'AGENTS.md', content: bytes('new') }])
  const commit = await work.write({ tree, parent: head, message: 'x\n' })
  expect(await work.changedPaths(head, commit)).toEqual(['AGENTS.md'])
})

test('an executable file stays one', async () => {
  const { work, store, head } = await project({ 'AGENTS.md': 'x' }, (path) => chmodSync(join(path, 'AGENTS.md'), 0o755))
  const { tree } = await work.withFiles(head, [{ path: 'AGENTS.md', content: bytes('y') }])
  const { stdout } = await store.git({ args: ['ls-tree', tree, 'AGENTS.md'] })
  expect(stdout.toString()).toMatch(/^100755/)
})

test.each<[string, Record<string, string>, (path: string) => void, RegExp]>([
  ['a link', {}, (path) => symlinkSync('src/a.txt', join(path, 'AGENTS.md')), /it is a link/],
  ['a folder', { 'AGENTS.md/x.txt': 'x' }, () => undefined, /it is not a file/],
  ['another spelling', { 'Agents.md': 'x' }, () => undefined, /there is Agents\.md/],
])('%s is named instead', async (_, files, prepare, other) => {
  const { work, head } = await project(files, prepare)
  expect(await work.readTopFile(head, 'AGENTS.md')).toEqual({ other: expect.stringMatching(other) })
})
