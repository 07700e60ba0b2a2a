import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Git, gitAt } from '../../../../src/adapter/git/call/exec.ts'
import { remoteAt } from '../../../../src/adapter/git/remote/remote.ts'
import { openStore } from '../../../../src/adapter/git/store/store.ts'
import { openRepository } from '../../../../src/adapter/git/store/user-repository.ts'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, repositoryAt, type TempRepo, tempDir, tempRepo } from '../../../support/git-repositories.ts'
import { engine, stateFilesOf, stateRef, workRef } from '../../../support/git-store.ts'

const storeOf = async (user: TempRepo, remote: string, home = tempDir()) => {
  const repository = await openRepository({ cwd: user.path, env: user.env })
  return openStore({ home, repository, remote, env: user.env })
}

test("A store borrows the user's objects, has no ref, and is gone when it is closed", async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const home = tempDir()
  const store = await storeOf(user, user.path, home)
  const { stdout } = await store.git({ args: ['cat-file', 'blob', `${user.git('rev-parse', 'HEAD')}:a.txt`] })
  expect(stdout.toString()).toBe('one\n')
  expect((await store.git({ args: ['for-each-ref'] })).stdout).toHaveLength(0)
  expect(statSync(join(store.gitDir, '..', 'gitconfig')).mode & 0o777).toBe(0o600)
  await store.close()
  expect(readdirSync(home)).toEqual([])
})

test('What a killed engine of this host left is removed; that of a living one and of another host stays', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const home = tempDir()
  const dead = `store-${hostname().replaceAll(/[^A-Za-z0-9.]/g, '_')}-4194305-half`
  for (const name of [dead, 'store-elsewhere-4194305-x', 'notes']) mkdirSync(join(home, name))
  mkdirSync(join(home, dead, 'store.git'))
  const first = await storeOf(user, user.path, home)
  const second = await storeOf(user, user.path, home)
  expect(readdirSync(home)).toHaveLength(4)
  expect(existsSync(join(home, dead))).toBe(false)
  expect(existsSync(first.gitDir)).toBe(true)
  await Promise.all([first.close(), second.close()])
})

test('A SHA-256 repository gets a SHA-256 store', async () => {
  const empty = tempRepo()
  const path = tempDir()
  empty.git('init', '--quiet', '--object-format=sha256', path)
  const user = repositoryAt(path, empty.env)
  const base = user.commit('Begin', { 'a.txt': 'one\n' })
  const { states } = await engine(user, user.path)
  const change = { expected: null, files: stateFilesOf(base), subject: 'Begin', work: base, keep: [] }
  expect(await states.commit(change)).toMatchObject({ kind: 'won' })
  expect((await states.load()).run?.state.work).toBe(base)
})

test('A token of the configuration and one in the address reach the server, and no command line', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const server = await gitHttpServer(bareRemote())
  user.git('config', `http.${new URL(server.url).origin}/.extraheader`, 'Authorization: basic VE9LRU4=')
  const store = await storeOf(user, server.url)
  const argv: string[] = []
  const recording = gitAt(store.gitDir, store.env)
  const git: Git = (call) => {
    argv.push(...call.args)
    return recording(call)
  }
  const remote = remoteAt({ store: { ...store, git } })
  await remote.push({ ref: workRef, oid: user.git('rev-parse', 'HEAD'), expected: null })
  expect(new Set(server.requests.map(({ authorization }) => authorization))).toEqual(new Set(['basic VE9LRU4=']))
  expect(argv.join(' ')).not.toMatch(/VE9LRU4|127\.0\.0\.1/)
  expect(readFileSync(join(store.gitDir, '..', 'gitconfig'), 'utf8')).not.toContain('VE9LRU4')
  expect(readFileSync(join(store.gitDir, 'config'), 'utf8')).not.toContain('VE9LRU4')
  await store.close()

  const other = tempRepo({ 'a.txt': 'one\n' })
  const secret = server.url.replace('http://', 'http://user:hidden@')
  const second = await storeOf(other, secret)
  server.faults.push(...([401, 401, 401] as const).map((what) => ({ on: 'refs', what }) as const))
  const fault = await remoteAt({ store: second, backoffMs: [] })
    .refs([workRef])
    .catch((error: unknown) => error)
  expect(fault).toMatchObject({ code: 'REMOTE_AUTH' })
  expect(String(fault)).not.toContain('hidden')
  await second.close()
})

/** A clone in which history is cut and files are left at the promisor. */
function cloneOf(bare: TempRepo, env: Record<string, string>, ...options: string[]): TempRepo {
  const path = join(tempDir(), 'clone')
  bare.git('clone', '--quiet', ...options, '--branch=main', `file://${bare.path}`, path)
  return repositoryAt(path, env)
}

test.each([
  ['a shallow clone', ['--depth=1']],
  ['a partial clone', ['--filter=blob:none']],
  ['a shallow and partial clone', ['--depth=1', '--filter=tree:0']],
  ['a whole clone', []],
])('G14: A run works from %s, with its own repository as the remote and with the server', async (_, options) => {
  const source = tempRepo({ 'a.txt': 'one\n' })
  const bare = bareRemote()
  source.commit('Two', { 'a.txt': 'two\n', 'lib/b.txt': 'b\n' })
  source.git('push', '--quiet', bare.path, 'main')
  const user = cloneOf(bare, source.env, ...options)
  const base = user.git('rev-parse', 'HEAD')
  for (const [url, at] of [[(await gitHttpServer(bare)).url, bare] as const, [user.path, user] as const]) {
    const first = await engine(user, url)
    await first.remote.fetchCommit(base)
    const tree = source.git('rev-parse', 'HEAD~1^{tree}')
    await first.store.git({ args: ['fetch', '--quiet', source.path, source.git('rev-parse', 'HEAD~1')] })
    const work = await first.work.write({ tree, parent: base, message: 'TASK-1\n' })
    const change = { expected: null, files: stateFilesOf(work), subject: 'Begin', work, keep: [] }
    expect(await first.states.commit(change)).toMatchObject({ kind: 'won' })
    expect(await first.work.publish({ commit: work, expected: null })).toEqual({ kind: 'published' })
    const second = await engine(user, url)
    const loaded = await second.states.load()
    expect(loaded).toMatchObject({ remoteWork: work, run: { state: { work } } })
    const { stdout } = await second.store.git({ args: ['ls-tree', '-r', '--name-only', work] })
    expect(stdout.toString()).toBe('a.txt\n')
    expect(await second.work.contains(work, base)).toBe(true)
    expect(at.git('fsck', '--strict', '--no-dangling', '--connectivity-only')).toBe('')
    expect(at.git('log', '--format=%P', '-1', stateRef)).toBe(work)
  }
})

test('A whole run by path leaves working tree, index, HEAD and hooks of the user as they were', async () => {
  const user = tempRepo({ 'a.txt': 'one\n', '.gitattributes': '* text=auto\n' })
  user.write({ 'a.txt': 'changed\n', 'staged.txt': 's\n' })
  user.git('add', 'staged.txt')
  const looked = () =>
    ['index', 'HEAD', 'config', 'refs/heads/main', 'logs/HEAD'].map((name) =>
      readFileSync(join(user.path, '.git', name)).toString('base64'),
    )
  const before = [...looked(), ...readdirSync(user.path), statSync(join(user.path, 'a.txt')).mtimeMs]
  const base = user.git('rev-parse', 'HEAD')
  const { states, work } = await engine(user, user.path)
  const commit = await work.write({ tree: user.git('rev-parse', 'HEAD^{tree}'), parent: base, message: 'x\n' })
  await states.load()
  await states.commit({ expected: null, files: stateFilesOf(commit), subject: 'Begin', work: commit, keep: [] })
  await work.publish({ commit, expected: null })
  await states.load()
  expect([...looked(), ...readdirSync(user.path), statSync(join(user.path, 'a.txt')).mtimeMs]).toEqual(before)
  expect(user.git('rev-parse', workRef)).toBe(commit)
  expect(user.git('fsck', '--strict', '--no-dangling')).toBe('')
})
