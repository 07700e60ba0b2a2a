import { expect, test } from 'vitest'
import { placeOf } from '../../../../src/adapter/github/thread/threads.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../../support/github/loopback.ts'
import { look, trackerAt } from '../../../support/github/tracker.ts'
import type { Issue, Role } from '../../../support/github/world.ts'

let time = 0

async function garden(): Promise<LoopbackGitHub> {
  time = Date.parse('2026-11-21T14:30:00Z')
  const github = await loopbackGitHub({ now: () => time })
  github.user('Ada', 'write')
  github.issue('Ada', 'A run')
  return github
}

/** What a fresh job reads: each order as its text, or why it is refused. */
async function heard(github: LoopbackGitHub, options: Parameters<typeof trackerAt>[1] = {}) {
  const { orders } = await trackerAt(github, options).incoming(look())
  return orders.map(({ text, refused }) => refused?.why ?? text)
}

test.each<[Role, boolean, string]>([
  ['none', false, 'Bea has the role read here, and stop needs write'],
  ['none', true, 'Bea has the role none here, and stop needs write'],
  ['read', false, 'Bea has the role read here, and stop needs write'],
  ['triage', false, 'Bea has the role triage here, and stop needs write'],
  ['write', false, 'stop'],
  ['maintain', false, 'stop'],
  ['admin', true, 'stop'],
])('an order of somebody with the role %s (private: %s): %s', async (role, isPrivate, expected) => {
  const github = await garden()
  github.world.private = isPrivate
  github.user('Bea', role)
  github.comment('Bea', 1, '/ralph stop')
  expect(await heard(github)).toEqual([expected])
})

test('a stranger, an account that is gone and a bot are refused, a bot that is named is not', async () => {
  const github = await garden()
  github.user('helper[bot]', 'none', 'Bot')
  github.comment('Nobody', 1, '/ralph stop')
  github.comment('Ada', 1, '/ralph stop').author = null
  github.comment('helper[bot]', 1, '/ralph stop')
  expect(await heard(github)).toEqual([
    expect.stringContaining('GitHub did not say what Nobody may do'),
    "its author's account is gone",
    'helper[bot] is a bot that is not in `command-bots`',
  ])
  expect((await heard(github, { bots: ['helper[bot]'] }))[2]).toBe('stop')
})

test.each([500, 404, 403, 'html' as const, 'reset' as const])(
  'H8: where asking for the right fails with %s, nobody may',
  async (what) => {
    const github = await garden()
    github.comment('Ada', 1, '/ralph stop')
    github.faults.scripted.push({ on: /permission$/, what, times: 99, message: 'no' })
    expect(await heard(github)).toEqual([expect.stringContaining('GitHub did not say what Ada may do')])
  },
)

test('where GitHub asks to slow down, orders wait and are not refused', async () => {
  const github = await garden()
  github.comment('Ada', 1, '/ralph stop')
  const headers = { 'retry-after': '3600' }
  github.faults.scripted.push({ on: /permission$/, what: 429, headers })
  expect(await trackerAt(github).incoming(look())).toEqual({ orders: [], cursor: null })
  expect(await heard(github)).toEqual(['stop'])
})

test('the least role is configurable by command and for all', async () => {
  const github = await garden()
  github.comment('Ada', 1, '/ralph approve abcdef1')
  github.comment('Ada', 1, '/ralph pause')
  expect(await heard(github, { minStanding: { approve: 'maintain' } })).toEqual([
    'Ada has the role write here, and approve needs maintain',
    'pause',
  ])
  github.user('Ada', 'maintain')
  expect(await heard(github, { minStanding: { all: 'admin', approve: 'maintain' } })).toEqual([
    'approve abcdef1',
    'Ada has the role maintain here, and pause needs admin',
  ])
})

test('H9: the right counts at the effect: who lost it meanwhile is refused, whoever watched before', async () => {
  const github = await garden()
  const tracker = trackerAt(github)
  github.comment('Ada', 1, '/ralph stop')
  expect((await tracker.incoming(look({ to: 'watch' }))).orders).toMatchObject([{ text: 'stop' }])
  time += 2000
  github.user('Ada', 'read')
  expect((await tracker.incoming(look())).orders).toMatchObject([{ refused: { why: expect.stringContaining('read') } }])
})

test('a job whose token may only read sees an order and tries no sign', async () => {
  const github = await garden()
  github.comment('Ada', 1, '/ralph stop')
  const tracker = trackerAt(github, { onlyReads: true })
  expect((await tracker.incoming(look({ to: 'watch' }))).orders).toMatchObject([{ text: 'stop' }])
  expect(github.creations()).toEqual([])
})

test('H7: an edited comment is refused, and one that changes between two looks', async () => {
  const github = await garden()
  const tracker = trackerAt(github)
  const first = github.comment('Ada', 1, '/ralph hint be kind')
  const second = github.comment('Ada', 1, '/ralph hint be quick')
  expect((await tracker.incoming(look())).orders).toHaveLength(2)
  github.edit(first, '/ralph hint be evil')
  time += 60_000
  github.edit(second, '/ralph hint be evil')
  const { orders } = await tracker.incoming(look())
  expect(orders.map(({ refused }) => refused?.why)).toEqual(Array(2).fill('the comment was edited; write a new one'))
})

test('H7: an order that was edited after it was consumed is no news', async () => {
  const github = await garden()
  const comment = github.comment('Ada', 1, '/ralph pause')
  const [order] = (await trackerAt(github).incoming(look())).orders
  time += 3_600_000
  github.edit(comment, '/ralph stop')
  const again = look({ consumed: [order?.id ?? ''] })
  expect((await trackerAt(github).incoming(again)).orders).toEqual([])
  expect((await trackerAt(github).incoming(look({ since: new Date(time).toISOString() }))).orders).toEqual([])
})

test('orders of the issue and of the pull request come in the order of their writing, and say where they stand', async () => {
  const github = await garden()
  github.issue('Ada', 'The pull request')
  const [a, b] = [github.comment('Ada', 2, '/ralph pause'), github.comment('Ada', 1, '/ralph resume')]
  const { orders } = await trackerAt(github, { threads: () => [1, 2] }).incoming(look())
  expect(orders.map(({ id }) => placeOf(id))).toMatchObject([
    { comment: a.id, issue: 2 },
    { comment: b.id, issue: 1 },
  ])
})

test('talk, quotes and what ralph writes itself are no orders and cost no question', async () => {
  const github = await garden()
  github.comment('Ada', 1, 'looks good')
  github.comment('Ada', 1, '> /ralph stop\n\nwhy?')
  github.comment(github.token.login, 1, '/ralph stop')
  expect(await heard(github)).toEqual([])
  expect(github.requests).toHaveLength(1)
})

test.each<[string, Partial<Issue>]>([
  ['deleted', { fate: 'deleted' }],
  ['transferred', { fate: 'transferred' }],
])('an issue that was %s gives no orders and says why', async (_, change) => {
  const github = await garden()
  github.comment('Ada', 1, '/ralph stop')
  for (const issue of github.world.issues.values()) Object.assign(issue, change)
  const tracker = trackerAt(github)
  expect(await tracker.incoming(look())).toEqual({ orders: [], cursor: null })
  expect(tracker.warnings).toEqual([expect.stringContaining('#1 could not be read')])
})

test('H6: the cursor stays ten minutes behind the newest comment, so that what lists show late is found', async () => {
  const github = await garden()
  github.comment('Ada', 1, '/ralph hint one')
  time += 3_600_000
  github.world.listingLag = 2
  github.comment('Ada', 1, '/ralph hint late')
  github.world.listingLag = 0
  time += 5000
  github.comment('Ada', 1, '/ralph hint two')
  const tracker = trackerAt(github)
  const first = await tracker.incoming(look())
  expect(first.orders.map(({ text }) => text)).toEqual(['hint one', 'hint two'])
  const next = look({ since: first.cursor, consumed: first.orders.map(({ id }) => id) })
  await tracker.incoming(next)
  expect((await tracker.incoming(next)).orders.map(({ text }) => text)).toEqual(['hint late'])
})

test('while something could not be read the cursor does not move', async () => {
  const github = await garden()
  github.issue('Ada', 'The pull request')
  github.comment('Ada', 1, '/ralph hint one')
  time += 3_600_000
  github.comment('Ada', 2, '/ralph hint two')
  github.faults.scripted.push({ on: /issues\/1\/comments/, what: 502, times: 4 })
  const tracker = trackerAt(github, { threads: () => [1, 2] })
  expect((await tracker.incoming(look())).cursor).toBeNull()
  expect((await tracker.incoming(look())).cursor).not.toBeNull()
})

test('an order that has to wait is marked as seen, once', async () => {
  const github = await garden()
  const { id } = github.comment('Ada', 1, '/ralph hint be kind')
  const tracker = trackerAt(github)
  for (let n = 0; n < 3; n++) await tracker.incoming(look({ to: 'watch' }))
  expect([...github.world.reactions.values()]).toMatchObject([{ comment: id, content: 'eyes' }])
  expect(github.counts()['POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions']).toBe(1)
  expect(github.counts()['GET /repos/{owner}/{repo}/collaborators/{username}/permission'], 'asked once').toBe(1)
})

test('where ralph writes by the token of a person, that person orders as well', async () => {
  const github = await garden()
  github.comment('Ada', 1, '<!-- ralph:demo:status -->\n/ralph pause')
  github.comment('Ada', 1, '/ralph pause')
  const { orders } = await trackerAt(github, { self: 'Ada' }).incoming(look())
  expect(orders.map(({ by, text }) => [by, text])).toEqual([['Ada', 'pause']])
})
