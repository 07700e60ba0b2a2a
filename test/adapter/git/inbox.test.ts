import { expect, test } from 'vitest'
import { type Inbox, inboxAt, inboxPrefix } from '../../../src/adapter/git/inbox.ts'
import { bareRemote, tempRepo } from '../../support/git-repositories.ts'
import { engine, ralph } from '../../support/git-store.ts'

async function inboxes() {
  const user = tempRepo({ 'a.txt': '1' })
  const remote = bareRemote()
  const open = async () => {
    const { store, remote: at } = await engine(user, remote.path)
    return inboxAt({ store, remote: at, plan: 'demo', by: ralph, now: Date.now })
  }
  return { remote, giver: await open(), taker: await open() }
}

const waiting = async (inbox: Inbox) =>
  (await inbox.incoming({ since: null, started: '2026-01-01T00:00:00.000Z', consumed: [], to: 'obey' })).orders

test('orders arrive in the order in which they were given, and are forgotten when they took effect', async () => {
  const { remote, giver, taker } = await inboxes()
  expect(await waiting(taker)).toEqual([])
  const first = await giver.give({ by: 'Ada', text: 'hint "quoted"\nand more' })
  const second = await giver.give({ by: 'Bo', text: 'skip TASK-1' })
  const incoming = await waiting(taker)
  expect(incoming).toMatchObject([
    { id: first, by: 'Ada', text: 'hint "quoted"\nand more' },
    { id: second, by: 'Bo', text: 'skip TASK-1' },
  ])
  await taker.forget([first])
  expect(await waiting(taker)).toMatchObject([{ id: second }])
  await taker.forget([first, second, 'never-given'])
  expect(await waiting(giver)).toEqual([])
  expect(remote.git('for-each-ref', inboxPrefix('demo'))).toBe('')
})

test('a ref that is no order is shown as one that cannot be read, so that it is refused and forgotten', async () => {
  const { remote, taker } = await inboxes()
  const tree = remote.git('mktree', '--missing').trim()
  const commit = remote.git('commit-tree', tree, '-m', 'not JSON').trim()
  remote.git('update-ref', `${inboxPrefix('demo')}1`, commit)
  expect(await waiting(taker)).toMatchObject([{ id: '1', text: '(unreadable order 1)' }])
  await taker.forget(['1'])
  expect(await waiting(taker)).toEqual([])
})
