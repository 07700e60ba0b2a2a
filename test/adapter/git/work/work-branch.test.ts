import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, lengthen, tempRepo } from '../../../support/git-repositories.ts'
import { engine, ralph, workRef } from '../../../support/git-store.ts'

async function project() {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const remote = bareRemote()
  user.git('push', '--quiet', remote.path, 'main')
  const base = user.git('rev-parse', 'HEAD')
  const at = await engine(user, remote.path)
  const tree = user.git('rev-parse', 'HEAD^{tree}')
  const next = (parent: string, message = 'TASK-1: work\n') => at.work.write({ tree, parent, message })
  return { ...at, user, remote, base, next }
}

test('A commit is written with its author, committer and whole message, and moves no ref', async () => {
  const { store, base, next, remote } = await project()
  const oid = await next(base, 'TASK-1: Do it\n\nRalph-Iteration: 1\n')
  const { stdout } = await store.git({ args: ['log', '-1', '--format=%an <%ae>|%cn <%ce>|%P|%B', oid] })
  const who = `${ralph.name} <${ralph.email}>`
  expect(stdout.toString().trim()).toBe(`${who}|${who}|${base}|TASK-1: Do it\n\nRalph-Iteration: 1`)
  expect(remote.git('for-each-ref', workRef)).toBe('')
})

test('It is created, moved forward and left alone where it is published already', async () => {
  const { remote, base, next, work } = await project()
  const one = await next(base)
  const two = await next(one)
  expect(await work.publish({ commit: one, expected: null })).toEqual({ kind: 'published' })
  expect(await work.publish({ commit: two, expected: one })).toEqual({ kind: 'published' })
  expect(await work.publish({ commit: two, expected: one })).toEqual({ kind: 'published' })
  expect(await work.publish({ commit: two, expected: null })).toEqual({ kind: 'published' })
  expect(remote.git('rev-parse', workRef)).toBe(two)
})

test('It is moved on from any commit of our own that another job published meanwhile', async () => {
  const { remote, base, next, work } = await project()
  const one = await next(base)
  const two = await next(one)
  const three = await next(two)
  await work.publish({ commit: one, expected: null })
  await work.publish({ commit: two, expected: one })
  expect(await work.publish({ commit: three, expected: one })).toEqual({ kind: 'published' })
  expect(await work.publish({ commit: three, expected: null })).toEqual({ kind: 'published' })
  expect(remote.git('rev-parse', workRef)).toBe(three)
})

test("A person's commit on it is never overwritten", async () => {
  const { remote, user, base, next, work } = await project()
  const one = await next(base)
  const two = await next(one)
  await work.publish({ commit: one, expected: null })
  user.git('fetch', '--quiet', remote.path, workRef)
  user.git('checkout', '--quiet', 'FETCH_HEAD')
  const theirs = user.commit('By hand', { 'b.txt': 'mine\n' })
  user.git('push', '--quiet', remote.path, `HEAD:${workRef}`)
  expect(await work.publish({ commit: two, expected: one })).toEqual({ kind: 'moved', tip: theirs })
  expect(await work.publish({ commit: one, expected: one })).toEqual({ kind: 'moved', tip: theirs })
  expect(await work.publish({ commit: two, expected: theirs })).toEqual({ kind: 'moved', tip: theirs })
  expect(remote.git('rev-parse', workRef)).toBe(theirs)
})

test('Where it was deleted there that is said, and it is not made again behind anybody’s back', async () => {
  const { remote, base, next, work } = await project()
  const one = await next(base)
  const two = await next(one)
  await work.publish({ commit: one, expected: null })
  remote.git('update-ref', '-d', workRef)
  const result = await work.publish({ commit: two, expected: one })
  expect(result).toEqual({ kind: 'deleted' })
  expect(remote.git('for-each-ref', 'refs/heads/ralph')).toBe('')
  expect(await work.publish({ commit: two, expected: null })).toEqual({ kind: 'published' })
})

test('A branch that is checked out at the remote is refused, and the pending branch grows with each commit', async () => {
  const { user, base } = await project()
  user.git('checkout', '--quiet', '-b', 'ralph/work/demo')
  // Even a repository whose working tree follows a push keeps it.
  user.git('config', 'receive.denyCurrentBranch', 'updateInstead')
  const { work } = await engine(user, user.path)
  const tree = user.git('mktree')
  const one = await work.write({ tree, parent: base, message: 'One\n' })
  const two = await work.write({ tree, parent: one, message: 'Two\n' })
  for (const commit of [one, two]) {
    const result = await work.publish({ commit, expected: base })
    expect(result).toEqual({
      kind: 'refused',
      why: expect.stringContaining('checked out'),
      offered: 'ralph/work/demo-pending',
    })
    expect(user.git('rev-parse', 'ralph/work/demo-pending')).toBe(commit)
  }
  expect(user.git('rev-parse', 'HEAD')).toBe(base)
  expect(user.git('status', '--porcelain')).toBe('')
})

test("A person's branch with the pending name is left alone", async () => {
  const { user, base } = await project()
  user.git('checkout', '--quiet', '-b', 'ralph/work/demo')
  const theirs = user.commit('Theirs')
  user.git('branch', 'ralph/work/demo-pending')
  user.git('reset', '--quiet', '--hard', base)
  const { work } = await engine(user, user.path)
  const one = await work.write({ tree: `${user.git('mktree')}`, parent: base, message: 'One\n' })
  const result = await work.publish({ commit: one, expected: base })
  expect(result).toMatchObject({ kind: 'refused', offered: `ralph/work/demo-pending-${one.slice(0, 12)}` })
  expect(user.git('rev-parse', 'ralph/work/demo-pending')).toBe(theirs)
})

const hooks = ['pre-receive', 'update', 'post-receive', 'post-update', 'reference-transaction']

test('No hook of a path remote runs, but those of a server do, and their words are passed on', async () => {
  const { user, remote, base, next, work } = await project()
  const canary = join(remote.path, 'canary')
  for (const name of hooks) {
    remote.write({ [`hooks/${name}`]: `#!/bin/sh\necho ${name} >> '${canary}'\necho "tests are red" >&2\nexit 1\n` })
    chmodSync(join(remote.path, 'hooks', name), 0o755)
  }
  const one = await next(base)
  expect(await work.publish({ commit: one, expected: null })).toEqual({ kind: 'published' })
  expect(existsSync(canary)).toBe(false)

  const far = await engine(user, (await gitHttpServer(remote)).url)
  const two = await far.work.write({ tree: user.git('mktree'), parent: one, message: 'Two\n' })
  const result = await far.work.publish({ commit: two, expected: one })
  expect(result).toEqual({ kind: 'refused', why: expect.stringContaining('tests are red'), offered: two })
  expect(readFileSync(canary, 'utf8')).toContain('pre-receive')
  expect(remote.git('rev-parse', workRef)).toBe(one)
})

test('Ancestry is found beyond what a shallow clone holds, without deepening the store', async () => {
  const { user, remote, base } = await project()
  const newest = lengthen(user, 130, 'long.txt')
  user.git('push', '--quiet', remote.path, 'HEAD:main')
  const stranger = user.git('commit-tree', 'HEAD^{tree}', '-m', 'unrelated')
  const { url } = await gitHttpServer(remote)
  const shallow = tempRepo()
  shallow.git('fetch', '--quiet', '--depth=1', `file://${remote.path}`, 'main')
  shallow.git('checkout', '--quiet', '-B', 'main', 'FETCH_HEAD')
  const { work, store } = await engine(shallow, url)
  const local = await work.write({
    tree: user.git('rev-parse', `${newest}^{tree}`),
    parent: newest,
    message: 'Local\n',
  })
  expect(await work.contains(newest, base)).toBe(true)
  expect(await work.contains(local, base)).toBe(true)
  expect(await work.contains(local, newest)).toBe(true)
  expect(await work.contains(newest, local)).toBe(false)
  expect(await work.contains(newest, stranger)).toBe(false)
  const { stdout } = await store.git({ args: ['rev-list', '--count', local] })
  expect(stdout.toString().trim()).toBe('2')
  expect(await work.publish({ commit: local, expected: null })).toEqual({ kind: 'published' })
})
