import { chmodSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withPrefetch } from '../../../src/adapter/git/remote/remote.ts'
import { stateStoreAt } from '../../../src/adapter/git/state/state-ref.ts'
import { gitHttpServer } from '../../support/git-http-server.ts'
import { bareRemote, type TempRepo, tempRepo } from '../../support/git-repositories.ts'
import { engine, ralph, stateFilesOf, stateRef, workRef } from '../../support/git-store.ts'

const tip = (repo: TempRepo, ref: string): string => repo.git('for-each-ref', '--format=%(objectname)', ref)

/** A run whose work branch is at its base, an engine that has loaded it, and the commit that it made since. */
async function oneForward(over: 'path' | 'http') {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const bare = bareRemote()
  const base = user.git('rev-parse', 'HEAD')
  user.git('push', '--quiet', bare.path, 'main', `main:${workRef}`)
  const server = over === 'http' ? await gitHttpServer(bare) : undefined
  const first = await engine(user, server?.url ?? bare.path)
  await first.states.commit({ expected: null, files: stateFilesOf(base), subject: 'Begin', work: base, keep: [] })
  const { run } = await first.states.load()
  const tree = user.git('rev-parse', 'HEAD^{tree}')
  const made = await first.work.write({ tree, parent: base, message: 'Iteration 1\n' })
  const change = { expected: run?.oid ?? null, files: stateFilesOf(made), subject: 'Settle', work: made, keep: [] }
  return { user, bare, server, base, made, change, ...first }
}

test.each(['path', 'http'] as const)('One push moves the state and the work branch by %s', async (over) => {
  const { bare, server, states, work, base, made, change } = await oneForward(over)
  expect(await states.commit(change)).toMatchObject({ kind: 'won' })
  expect(tip(bare, workRef)).toBe(made)
  const asked = server?.requests.length
  expect(await work.publish({ commit: made, expected: base })).toEqual({ kind: 'published' })
  expect(server?.requests.length, 'nothing is pushed for it').toBe(asked)
})

test('Where somebody moved the work branch, the state moves alone and the branch stays theirs', async () => {
  const { bare, user, states, work, base, made, change } = await oneForward('path')
  const theirs = user.commit('By a person', { 'b.txt': 'two\n' })
  user.git('push', '--quiet', bare.path, `HEAD:${workRef}`)
  const won = await states.commit(change)
  expect(won).toEqual({ kind: 'won', oid: tip(bare, stateRef) })
  expect(tip(bare, workRef)).toBe(theirs)
  expect(await work.publish({ commit: made, expected: base })).toEqual({ kind: 'moved', tip: theirs })
})

test('Where somebody moved the state, neither of the two moves', async () => {
  const { bare, states, base, change } = await oneForward('path')
  bare.git('update-ref', stateRef, base)
  expect(await states.commit(change)).toEqual({ kind: 'lost', actual: base })
  expect([tip(bare, stateRef), tip(bare, workRef)]).toEqual([base, base])
})

test('Where the server refuses the work branch alone, the state is written all the same', async () => {
  const { bare, states, made, change } = await oneForward('http')
  bare.write({ 'hooks/update': `#!/bin/sh\ntest "$1" != ${workRef}\n` })
  chmodSync(`${bare.path}/hooks/update`, 0o755)
  expect(await states.commit(change)).toMatchObject({ kind: 'won' })
  expect(tip(bare, workRef)).not.toBe(made)
})

test('A work branch whose name comes before that of the state is left for a push of its own', async () => {
  const { bare, user, store, remote, base, change } = await oneForward('path')
  const early = 'refs/heads/feature'
  user.git('push', '--quiet', bare.path, `${base}:${early}`)
  const states = stateStoreAt({ store, remote, ref: stateRef, workRef: early, by: ralph, now: Date.now })
  await states.load()
  expect(await states.commit(change)).toMatchObject({ kind: 'won' })
  expect(tip(bare, early)).toBe(base)
})

test('What was looked for ahead is answered once, and not after a push', async () => {
  const { bare, user, remote, base, made } = await oneForward('http')
  const ahead = withPrefetch(remote)
  await ahead.lookAhead([stateRef, workRef])
  user.git('push', '--quiet', bare.path, `${base}:refs/heads/other`)
  bare.git('update-ref', '-d', workRef)
  expect((await ahead.refs([workRef])).get(workRef), 'as it was seen').toBe(base)
  expect((await ahead.refs([workRef])).get(workRef), 'as it is').toBeUndefined()
  await ahead.lookAhead([workRef])
  await ahead.push({ ref: workRef, oid: made, expected: null })
  expect((await ahead.refs([workRef])).get(workRef)).toBe(made)
})
