import { expect, test } from 'vitest'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, type Files, tempRepo } from '../../../support/git-repositories.ts'
import { engine } from '../../../support/git-store.ts'

const lines = (...changed: readonly (readonly [number, string])[]): string =>
  `${Array.from({ length: 20 }, (_, at) => changed.find(([line]) => line === at)?.[1] ?? `line ${at}`).join('\n')}\n`

/** Three commits at a remote; the middle one is to be taken back. */
async function history(files: { middle: Files; last: Files }) {
  const user = tempRepo({ 'a.txt': lines(), 'old.txt': 'old\n' })
  const commits = [user.commit('middle', files.middle), user.commit('last', files.last)]
  const [commit = '', tip = ''] = commits
  const at = await engine(user, user.path)
  const show = async (tree: string, path: string) =>
    (await at.store.git({ args: ['show', `${tree}:${path}`], allow: [128] })).stdout.toString('utf8')
  return { ...at, user, commit, tip, show }
}

const treeIn = (reverted: { kind: string }) =>
  'tree' in reverted ? String(reverted.tree) : expect.unreachable(JSON.stringify(reverted))

test('one commit is taken back and what came after it stays, also in the same file', async () => {
  const { work, commit, tip, show, user } = await history({
    middle: { 'a.txt': lines([2, 'middle']), 'new.txt': 'new\n' },
    last: { 'a.txt': lines([2, 'middle'], [15, 'last']), 'b.txt': 'b\n' },
  })
  const before = user.git('for-each-ref')
  const tree = treeIn(await work.revert({ commits: [commit], tip }))
  expect(await show(tree, 'a.txt')).toBe(lines([15, 'last']))
  expect(await show(tree, 'b.txt')).toBe('b\n')
  expect(await show(tree, 'new.txt')).toBe('')
  expect(user.git('for-each-ref')).toBe(before)
  expect(user.git('status', '--porcelain')).toBe('')
})

test('where later commits changed the same lines the files are named, and there is no tree', async () => {
  const { work, commit, tip } = await history({
    middle: { 'a.txt': lines([2, 'middle']), 'näme.txt': 'one\n' },
    last: { 'a.txt': lines([2, 'last']), 'näme.txt': 'two\n' },
  })
  expect(await work.revert({ commits: [commit], tip })).toEqual({ kind: 'conflict', paths: ['a.txt', 'näme.txt'] })
})

test('a change that is no longer there is nothing to take back', async () => {
  const { work, commit, tip } = await history({
    middle: { 'a.txt': lines([2, 'middle']) },
    last: { 'a.txt': lines(), 'b.txt': 'b\n' },
  })
  expect(await work.revert({ commits: [commit], tip })).toEqual({ kind: 'nothing' })
})

test('the first commit of a repository has nothing before it to go back to', async () => {
  const { work, user, tip } = await history({ middle: { 'b.txt': 'b\n' }, last: { 'c.txt': 'c\n' } })
  const first = user.git('rev-parse', `${tip}~2`)
  expect(await work.revert({ commits: [first], tip })).toMatchObject({ kind: 'unable' })
})

test('commits that only the remote has are fetched, without their history', async () => {
  const user = tempRepo({ 'a.txt': lines() })
  const remote = bareRemote()
  const commit = user.commit('middle', { 'a.txt': lines([2, 'middle']) })
  const tip = user.commit('last', { 'b.txt': 'b\n' })
  user.git('push', '--quiet', remote.path, 'main')
  const server = await gitHttpServer(remote)
  const other = await engine(tempRepo({ 'unrelated.txt': 'x\n' }), server.url)
  const tree = treeIn(await other.work.revert({ commits: [commit], tip }))
  const { stdout } = await other.store.git({ args: ['show', `${tree}:a.txt`] })
  expect(stdout.toString('utf8')).toBe(lines())
})
