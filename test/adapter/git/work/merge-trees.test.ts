import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, lengthen, type TempRepo, tempDir, tempRepo } from '../../../support/git-repositories.ts'
import { engine, workRef } from '../../../support/git-store.ts'

const refsOf = (repo: TempRepo): string => repo.git('for-each-ref', '--format=%(refname) %(objectname)')

/** A base with `base` changed on main and `work` changed on a branch, as a user's repository. */
function forked(changes: { base: Record<string, string>; work: Record<string, string> }) {
  const user = tempRepo({ 'a.txt': 'one\ntwo\nthree\n', 'b.txt': 'b\n' })
  const fork = user.git('rev-parse', 'HEAD')
  user.git('checkout', '--quiet', '-b', 'elsewhere')
  const ours = user.commit('Work', changes.work)
  user.git('checkout', '--quiet', 'main')
  const base = user.commit('Base moves', changes.base)
  user.git('branch', '--quiet', '-D', 'elsewhere')
  user.git('update-ref', workRef, ours)
  return { user, fork, ours, base }
}

test('Two commits become one with both as parents; no ref, index or file of the user is touched', async () => {
  const { user, ours, base } = forked({
    base: { 'a.txt': 'ONE\ntwo\nthree\n' },
    work: { 'a.txt': 'one\ntwo\nTHREE\n' },
  })
  user.write({ 'b.txt': 'not committed\n' })
  const before = [refsOf(user), user.git('status', '--porcelain'), user.git('rev-parse', 'HEAD')]
  const { work, store } = await engine(user, user.path)
  const merge = await work.merge({ first: ours, second: base, message: 'ralph: merge\n\nRalph-Run: r\n' })
  if (merge.kind !== 'merged') return expect.unreachable()
  const show = async (...args: string[]) => (await store.git({ args })).stdout.toString('utf8')
  expect(await show('log', '-1', '--format=%P|%an|%B', merge.commit)).toBe(
    `${ours} ${base}|ralph|ralph: merge\n\nRalph-Run: r\n\n`,
  )
  expect(await show('show', `${merge.commit}:a.txt`)).toBe('ONE\ntwo\nTHREE\n')
  expect([refsOf(user), user.git('status', '--porcelain'), user.git('rev-parse', 'HEAD')]).toEqual(before)
  expect(await work.publish({ commit: merge.commit, expected: ours })).toEqual({ kind: 'published' })
  expect(user.git('rev-parse', workRef)).toBe(merge.commit)
  user.git('fsck', '--strict')
})

test('A conflict names each path once, however odd, and makes no commit', async () => {
  const odd = 'ä\tö\n.txt'
  const { user, ours, base } = forked({
    base: { 'a.txt': 'base\n', [odd]: '1\n', 'c/d.txt': 'x' },
    work: { 'a.txt': 'work\n', [odd]: '2\n', 'e.txt': 'y' },
  })
  const { work } = await engine(user, user.path)
  const merge = await work.merge({ first: ours, second: base, message: 'm\n' })
  expect(merge).toMatchObject({ kind: 'conflict', paths: ['a.txt', odd] })
})

test('A conflict is laid out as a tree with markers, beside what could be merged, with what happened on the base', async () => {
  const { user, ours, base } = forked({
    base: { 'a.txt': 'base\n', 'b.txt': 'B\n' },
    work: { 'a.txt': 'work\n', 'e.txt': 'y' },
  })
  const { work, store } = await engine(user, user.path)
  const merge = await work.merge({ first: ours, second: base, message: 'm\n' })
  if (merge.kind !== 'conflict') return expect.unreachable()
  const show = async (path: string) =>
    (await store.git({ args: ['show', `${merge.markedTree}:${path}`] })).stdout.toString('utf8')
  expect(await show('a.txt')).toBe(`<<<<<<< ${ours}\nwork\n=======\nbase\n>>>>>>> ${base}\n`)
  expect([await show('b.txt'), await show('e.txt')]).toEqual(['B\n', 'y'])
  expect(merge.newCommits).toEqual([`${base.slice(0, 7)} Base moves`])
})

test.each([
  ['a binary file', { base: { 'b.bin': '\0base' }, work: { 'b.bin': '\0work' } }],
  ['more files than a task', { base: many('base'), work: many('work') }],
])('A conflict in %s cannot be laid out', async (_, changes) => {
  const { user, ours, base } = forked(changes)
  const { work } = await engine(user, user.path)
  expect(await work.merge({ first: ours, second: base, message: 'm\n' })).toMatchObject({
    kind: 'conflict',
    markedTree: null,
  })
})

function many(text: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`${n}.txt`, `${text}\n`]))
}

test('A file that one side deleted and the other changed is a conflict; one that both deleted is not', async () => {
  const { user, fork, base } = forked({ base: { 'a.txt': 'base\n' }, work: {} })
  user.git('checkout', '--quiet', '--detach', fork)
  user.git('rm', '--quiet', 'a.txt')
  const deleted = user.commit('Delete')
  const { work } = await engine(user, user.path)
  expect(await work.merge({ first: deleted, second: base, message: 'm\n' })).toMatchObject({
    kind: 'conflict',
    paths: ['a.txt'],
    markedTree: null,
  })
  const also = user.git('commit-tree', `${deleted}^{tree}`, '-p', fork, '-m', 'Also')
  expect((await work.merge({ first: deleted, second: also, message: 'm\n' })).kind).toBe('merged')
})

test('Commits without a common history are a conflict without paths', async () => {
  const { user, ours } = forked({ base: {}, work: {} })
  const stranger = user.git('commit-tree', 'main^{tree}', '-m', 'Unrelated')
  const { work } = await engine(user, user.path)
  expect(await work.merge({ first: ours, second: stranger, message: 'm\n' })).toEqual({
    kind: 'conflict',
    paths: [],
    markedTree: null,
    newCommits: [],
    ancestor: null,
  })
})

test('A merge driver of the repository or the user does not run', async () => {
  const { user, ours, base } = forked({
    base: { 'a.txt': 'base\n', '.gitattributes': '*.txt merge=evil\n' },
    work: { 'a.txt': 'work\n', '.gitattributes': '*.txt merge=evil\n' },
  })
  user.git('config', 'merge.evil.driver', `touch '${user.path}/ran'; true`)
  const { work } = await engine(user, user.path)
  expect(await work.merge({ first: ours, second: base, message: 'm\n' })).toMatchObject({
    kind: 'conflict',
    paths: ['a.txt'],
  })
  expect(user.git('status', '--porcelain')).toBe('')
})

/** The same at a server, with `length` commits between the fork and each tip; a clone of `depth` has only the base. */
async function far(depth: string[], length: number) {
  const { user, ours, base } = forked({ base: { 'b.txt': 'base\n' }, work: { 'a.txt': 'work\n' } })
  const chain = (tip: string, file: string): string => {
    user.git('checkout', '--quiet', '--detach', tip)
    return lengthen(user, length, file)
  }
  const [work, main] = [chain(ours, 'ours.txt'), chain(base, 'theirs.txt')]
  const remote = bareRemote()
  user.git('push', '--quiet', remote.path, `${main}:refs/heads/main`, `${work}:${workRef}`)
  const { url } = await gitHttpServer(remote)
  const clone = tempRepo()
  clone.git('fetch', '--quiet', ...depth, `file://${remote.path}`, 'main')
  clone.git('checkout', '--quiet', '-B', 'main', 'FETCH_HEAD')
  return { remote, clone, work, main, at: await engine(clone, url) }
}

test.each([
  ['a shallow clone', ['--depth=1'], 3],
  ['a shallow clone, far from the fork', ['--depth=1'], 130],
  ['a whole clone that lacks the work', [], 3],
])('In %s what is missing of both histories is fetched, and the store is not deepened', async (_, depth, length) => {
  const { remote, clone, work, main, at } = await far(depth, length)
  const merge = await at.work.merge({ first: work, second: main, message: 'm\n' })
  if (merge.kind !== 'merged') return expect.unreachable(JSON.stringify(merge))
  const { stdout } = await at.store.git({ args: ['show', `${merge.commit}:a.txt`, `${merge.commit}:b.txt`] })
  expect(stdout.toString()).toBe('work\nbase\n')
  expect(await at.work.publish({ commit: merge.commit, expected: work })).toEqual({ kind: 'published' })
  expect(remote.git('rev-parse', `${workRef}^1`, `${workRef}^2`)).toBe(`${work}\n${main}`)
  remote.git('fsck', '--strict')
  clone.git('fsck', '--strict')
  const log = await at.store.git({ args: ['rev-list', '--count', work] })
  expect(log.stdout.toString().trim()).toBe('1')
})

test('A base of the user’s own that was never pushed is merged too', async () => {
  const { remote, clone, work, at } = await far([], 3)
  const mine = clone.commit('Only here', { 'c.txt': 'mine\n' })
  const merge = await at.work.merge({ first: work, second: mine, message: 'm\n' })
  if (merge.kind !== 'merged') return expect.unreachable(JSON.stringify(merge))
  expect(await at.work.publish({ commit: merge.commit, expected: work })).toEqual({ kind: 'published' })
  expect(remote.git('show', `${workRef}:c.txt`)).toBe('mine')
})

test('A git that cannot merge without a work tree is told of, with two ways on', async () => {
  const { user, ours, base } = forked({ base: { 'b.txt': 'base\n' }, work: { 'a.txt': 'work\n' } })
  const bin = tempDir('ralph-old-git-')
  const real = user.git('--exec-path')
  const script = `#!/bin/sh
case " $* " in
  *" merge-tree "*) echo 'usage: git merge-tree <base-tree> <branch1> <branch2>' >&2; exit 129 ;;
  *" version "*) echo 'git version 2.37.1' ;;
  *) exec '${real}/git' "$@" ;;
esac
`
  writeFileSync(join(bin, 'git'), script)
  chmodSync(join(bin, 'git'), 0o755)
  user.env['PATH'] = `${bin}:${user.env['PATH']}`
  const { work } = await engine(user, user.path)
  await expect(work.merge({ first: ours, second: base, message: 'm\n' })).rejects.toMatchObject({
    code: 'GIT_TOO_OLD',
    message: expect.stringContaining('git 2.37.1'),
    hint: expect.stringMatching(/2\.38.*--merge-base false/),
  })
})

test('A merge that carries a changed workflow is known to be refused before the state builds on it; nothing stays there', async () => {
  const { user, ours, base } = forked({
    base: { '.github/workflows/ci.yml': 'on: push\n' },
    work: { 'a.txt': 'work\n' },
  })
  const remote = bareRemote()
  user.git('push', '--quiet', remote.path, `${ours}:${workRef}`, `${base}:refs/heads/main`)
  const hook = `#!/bin/sh
while read old new ref; do
  case $new in 0000000*) continue ;; esac
  git diff --quiet ${ours} "$new" -- .github/workflows && continue
  echo 'refusing to allow a GitHub App to create or update workflow .github/workflows/ci.yml without workflows permission' >&2
  exit 1
done
`
  writeFileSync(join(remote.path, 'hooks/pre-receive'), hook, { mode: 0o755 })
  const { url } = await gitHttpServer(remote)
  const { work } = await engine(user, url)
  const merge = await work.merge({ first: ours, second: base, message: 'm\n' })
  if (merge.kind !== 'merged') return expect.unreachable()
  expect(await work.refusesWorkflows(merge.commit)).toBe(true)
  expect(await work.refusesWorkflows(ours)).toBe(false)
  expect(refsOf(remote).match(/ralph\/\S+/g)).toEqual(['ralph/work/demo'])
})

test('Other trees are merged in the place of what both commits and their ancestor have', async () => {
  const { user, fork, ours, base } = forked({
    base: { 'a.txt': 'one\nTWO\nthree\n' },
    work: { 'a.txt': 'one, ticked\ntwo\nthree\n' },
  })
  const { work, store } = await engine(user, user.path)
  const plain = await work.merge({ first: ours, second: base, message: 'm\n' })
  expect(plain).toMatchObject({ kind: 'conflict', ancestor: fork })
  const ticked = async (commit: string) => {
    const text = user.git('show', `${commit}:a.txt`).replace(/^one$/m, 'one, ticked')
    return (await work.withFiles(commit, [{ path: 'a.txt', content: Buffer.from(`${text}\n`) }])).tree
  }
  const trees = { ancestor: await ticked(fork), first: await ticked(ours), second: await ticked(base) }
  const merge = await work.merge({ first: ours, second: base, message: 'm\n', trees })
  if (merge.kind !== 'merged') return expect.unreachable()
  const show = async (...args: string[]) => (await store.git({ args })).stdout.toString('utf8')
  expect(await show('show', `${merge.commit}:a.txt`)).toBe('one, ticked\nTWO\nthree\n')
  expect(await show('log', '-1', '--format=%P', merge.commit)).toBe(`${ours} ${base}\n`)
})

test('Of two commits with several ancestors none is the one', async () => {
  const { user, fork } = forked({ base: {}, work: {} })
  const commit = (name: string, ...parents: string[]): string => {
    user.git('checkout', '--quiet', '--detach', fork)
    const tree = user.git('rev-parse', `${user.commit(name, { 'a.txt': `${name}\n` })}^{tree}`)
    return user.git('commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', name)
  }
  const [one, two] = [commit('one', fork), commit('two', fork)]
  const { work } = await engine(user, user.path)
  const crossed = { first: commit('three', one, two), second: commit('four', two, one), message: 'm\n' }
  expect(await work.merge(crossed)).toMatchObject({ kind: 'conflict', ancestor: null })
})
