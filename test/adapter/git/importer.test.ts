import { expect, test } from 'vitest'
import { writeTreeCommit } from '../../../src/adapter/git/tree-commit.ts'
import { bareRemote, tempRepo } from '../../support/git-repositories.ts'
import { engine, ralph } from '../../support/git-store.ts'

test('One process makes many commits at once, each is there when its oid is; after a fault another process does', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const { store } = await engine(user, bareRemote().path)
  const [parent, tree] = ['HEAD', 'HEAD^{tree}'].map((name) => user.git('rev-parse', name)) as [string, string]
  const commit = (change: { tree?: string; message?: string }) =>
    writeTreeCommit(store, {
      tree,
      parents: [parent],
      message: 'x\n',
      author: ralph,
      committer: ralph,
      at: 1,
      ...change,
    })
  const oids = await Promise.all(['A\n', 'data 5\n', 'ü\n\n\nlast'].map((message) => commit({ message })))
  const found = await Promise.all(oids.map((oid) => store.objects.read(oid)))
  expect(found.map((object) => object?.content.toString().split('\n\n').slice(1).join('\n\n'))).toEqual([
    'A\n',
    'data 5\n',
    'ü\n\n\nlast',
  ])
  const missing = commit({ tree: 'ab'.repeat(20) })
  const behind = commit({})
  await expect(missing).rejects.toMatchObject({ code: 'GIT_FAILED' })
  await expect(behind).rejects.toMatchObject({ code: 'GIT_FAILED' })
  expect(await store.objects.look(await commit({ message: 'B\n' }))).toMatchObject({ type: 'commit' })
  expect((await store.git({ args: ['for-each-ref'] })).stdout).toHaveLength(0)
})
