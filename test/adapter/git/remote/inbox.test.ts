import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type Inbox, inboxAt, inboxPrefix } from '../../../../src/adapter/git/remote/inbox.ts'
import { countedGit } from '../../../support/counted-git.ts'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, type TempRepo, tempDir, tempRepo } from '../../../support/git-repositories.ts'
import { engine, ralph } from '../../../support/git-store.ts'

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
  const first = await giver.send({ by: 'Ada', text: 'hint "quoted"\nand more' })
  const second = await giver.send({ by: 'Bo', text: 'skip TASK-1' })
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

/** Orders in the remote, made at once. */
function giveMany(remote: TempRepo, count: number): void {
  const commits = Array.from({ length: count }, (_, n) => {
    const at = new Date(1_750_000_000_000 + n).toISOString()
    const text = JSON.stringify({ at, by: 'Ada', text: `hint number ${n}` })
    const ref = `${inboxPrefix('demo')}20250615${String(n).padStart(9, '0')}-00c0ffee`
    return `commit ${ref}\ncommitter Ada <ada@example.invalid> ${1_750_000_000 + n} +0000\ndata ${text.length}\n${text}\n`
  })
  execFileSync('git', ['fast-import', '--quiet'], { cwd: remote.path, env: remote.env, input: commits.join('') })
}

test.each(['path', 'HTTP'])(
  '300 orders at a %s remote are fetched by one call and removed by one push',
  async (over) => {
    const remote = bareRemote()
    giveMany(remote, 300)
    const url = over === 'path' ? remote.path : (await gitHttpServer(remote)).url
    const plain = tempRepo({ 'a.txt': '1' })
    const git = countedGit(tempDir('ralph-counted-'), plain.env['PATH'])
    // What git starts at the remote's side is not counted.
    const { store, remote: at } = await engine({ ...plain, env: { ...plain.env, ...git.env } }, url)
    const taker = inboxAt({ store, remote: at, plan: 'demo', by: ralph, now: Date.now })
    const orders = await waiting(taker)
    expect(orders).toHaveLength(300)
    await taker.forget(orders.map(({ id }) => id))
    expect(git.take().filter((name) => name === 'push')).toEqual(['push'])
    expect(await waiting(taker)).toEqual([])
    expect(remote.git('for-each-ref', inboxPrefix('demo'))).toBe('')
  },
)
