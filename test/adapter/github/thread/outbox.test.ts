import { expect, test } from 'vitest'
import { commentId } from '../../../../src/adapter/github/thread/threads.ts'
import type { Outgoing } from '../../../../src/schema/run/control.ts'
import { addCommitComment } from '../../../support/github/commit-comments.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../../support/github/loopback.ts'
import { trackerAt } from '../../../support/github/tracker.ts'
import { type Comment, moment } from '../../../support/github/world.ts'

let time = 0

async function garden() {
  time = Date.parse('2026-11-21T14:30:00Z')
  const github = await loopbackGitHub({ now: () => time })
  github.issue('Ada', 'A run')
  const comment = github.comment('Ada', 1, '/ralph help')
  return { github, comment, effects: effectsFor(comment) }
}

function effectsFor({ id, createdAt, issue }: Comment): Outgoing[] {
  const order = commentId({ at: moment(createdAt), issue, comment: id })
  return [
    { key: `sign/${order}`, kind: 'sign', body: 'done' },
    { key: `answer/${order}`, kind: 'answer', body: 'It is so.' },
  ]
}

const answers = ({ world, token }: LoopbackGitHub) =>
  [...world.comments.values()].filter(({ author }) => author === token.login).map(({ body }) => body.split('\n')[1])
const signs = ({ world }: LoopbackGitHub) => [...world.reactions.values()].map(({ content }) => content)

test('a sign and an answer are there once, however often they are delivered and by however many jobs', async () => {
  const { github, effects } = await garden()
  for (let n = 0; n < 3; n++) {
    expect(await trackerAt(github).deliver(effects)).toEqual(effects.map(({ key }) => key))
  }
  expect([answers(github), signs(github)]).toEqual([['It is so.'], ['+1']])
  expect(github.creations().filter(({ path }) => path.endsWith('/1/comments'))).toHaveLength(1)
})

test.each([
  { what: 502 },
  { what: 502, after: true },
  { what: 'reset' as const, after: true },
  { what: 'html' as const, after: true },
  { what: 403, headers: { 'retry-after': '1' } },
])('H1, H2: after %j nothing is there twice, and it is there in the end', async (fault) => {
  const { github, effects } = await garden()
  github.faults.scripted.push({ on: /^POST /, times: 2, ...fault })
  const tracker = trackerAt(github)
  let waiting: readonly Outgoing[] = effects
  for (let n = 0; n < 5 && waiting.length > 0; n++) {
    const delivered = await tracker.deliver(waiting)
    waiting = waiting.filter(({ key }) => !delivered.includes(key))
    time += 15_000
  }
  expect(waiting).toEqual([])
  expect([answers(github), signs(github)]).toEqual([['It is so.'], ['+1']])
})

test('H2, H6: after a lost answer the list is not believed at once: it may lag', async () => {
  const { github, effects } = await garden()
  github.faults.scripted.push({ on: /^POST .*\/1\/comments$/, what: 502, after: true })
  github.world.listingLag = 3
  const tracker = trackerAt(github)
  for (let n = 0; n < 3; n++) await tracker.deliver(effects)
  expect(answers(github)).toHaveLength(1)
  time += 11_000
  for (let n = 0; n < 4; n++) github.world.requestCount += 1
  expect(await tracker.deliver(effects)).toHaveLength(2)
  expect(answers(github)).toHaveLength(1)
})

test('a second answer that a paused job left is removed', async () => {
  const { github, effects } = await garden()
  await trackerAt(github).deliver(effects)
  const [first] = [...github.world.comments.values()].filter(({ author }) => author === github.token.login)
  github.comment(github.token.login, 1, first?.body ?? '')
  await trackerAt(github).deliver(effects)
  expect(answers(github)).toEqual(['It is so.'])
})

test('a mark that somebody else copied keeps no answer away', async () => {
  const { github, effects } = await garden()
  await trackerAt(github).deliver(effects)
  const ours = [...github.world.comments.values()].find(({ author }) => author === github.token.login)
  if (ours) github.world.comments.set(ours.id, { ...ours, author: 'Mallory' })
  await trackerAt(github).deliver(effects)
  expect(answers(github)).toEqual(['It is so.'])
})

test('H4, H5: where the comment was deleted or the issue locked nobody is told any more', async () => {
  const { github, comment, effects } = await garden()
  github.remove(comment)
  for (const issue of github.world.issues.values()) issue.locked = true
  expect(await trackerAt(github).deliver(effects)).toHaveLength(2)
  expect(answers(github)).toEqual([])
})

test('H5: in a locked conversation no sign can be given; it does not wait, and no job warns of it', async () => {
  const { github, effects } = await garden()
  for (const issue of github.world.issues.values()) issue.locked = true
  const tracker = trackerAt(github)
  expect(await tracker.deliver(effects.filter(({ kind }) => kind === 'sign'))).toHaveLength(1)
  expect([signs(github), tracker.warnings]).toEqual([[], []])
})

test('an order on a commit that is gone since is answered in the conversation, once', async () => {
  const { github } = await garden()
  const { id } = addCommitComment(github.world, { author: 'Ada', commit: 'a'.repeat(40), body: '/ralph redo' })
  const order = commentId({ at: moment(time), issue: 1, comment: id, kind: 'commit' })
  const effects: Outgoing[] = [{ key: `reply/${order}`, kind: 'reply', body: 'It is so.' }]
  for (let n = 0; n < 2; n++) expect(await trackerAt(github).deliver(effects)).toEqual([`reply/${order}`])
  expect(answers(github)).toEqual(['It is so.'])
})

test('H10: without the permission it stays in the outbox, and the warning names what is missing', async () => {
  const { github, effects } = await garden()
  github.token.permissions.issues = 'read'
  github.token.permissions.pull_requests = 'read'
  const tracker = trackerAt(github)
  expect(await tracker.deliver(effects)).toEqual([])
  expect(tracker.warnings.join('\n')).toContain('`issues: write`')
})

test('no secret leaves in an answer', async () => {
  const { github, effects } = await garden()
  await trackerAt(github, { redact: (text) => text.replace('so', '***') }).deliver(effects)
  expect(answers(github)).toEqual(['It is ***.'])
})
