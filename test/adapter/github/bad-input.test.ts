import { expect, test } from 'vitest'
import { commentId } from '../../../src/adapter/github/thread/threads.ts'
import { runTracker } from '../../../src/adapter/github/tracker/run-tracker.ts'
import { acknowledge } from '../../../src/core/control/acknowledge.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../support/github/loopback.ts'
import { look, trackerAt, trackingContext } from '../../support/github/tracker.ts'
import { type Comment, type Issue, moment, type Role } from '../../support/github/world.ts'
import { oidOf, planOf, runState } from '../../support/run-state.ts'

const head = 'ralph/work/demo'

async function garden(): Promise<LoopbackGitHub> {
  const github = await loopbackGitHub({ files: { 'a.txt': 'one\n' } })
  const { git } = github.world
  const commit = git.git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Work')
  git.git('update-ref', `refs/heads/${head}`, commit)
  github.user('Ada', 'write')
  github.issue('Ada', 'A run')
  return github
}

/** A job of the run whose issue is the first, while `change` becomes true of that issue. */
async function jobOn(github: LoopbackGitHub, change: Partial<Issue>): Promise<string[]> {
  const at = trackingContext(github)
  const tracker = runTracker({
    ...at,
    workBranch: head,
    closeIssue: true,
    defaultBranch: 'main',
    stacked: false,
    issue: { number: 1, title: 'ralph: demo', body: 'A run.' },
  })
  const tip = github.world.git.git('rev-parse', head)
  const plan = planOf({ id: 'TASK-1' })
  const state = { ...runState(plan), base: oidOf('a'), work: tip, work_branch: head, base_branch: 'main' }
  for (const issue of github.world.issues.values()) Object.assign(issue, change)
  await tracker.incoming(look())
  tracker.report({ plan, state, commit: oidOf('5') })
  tracker.reportBranches(new Map([[head, tip]]))
  tracker.report({ plan, state: { ...state, stop: { kind: 'complete' } }, commit: oidOf('5') })
  await tracker.close()
  return at.warnings
}

const pulls = ({ world }: LoopbackGitHub) => [...world.issues.values()].filter(({ pull }) => pull !== null)

test.each<[string, Partial<Issue>, RegExp]>([
  ['deleted', { fate: 'deleted' }, /status comment could not be written: .*was deleted.*job summary/],
  ['transferred', { fate: 'transferred' }, /status comment could not be written: .*moved to another repository/],
  ['locked', { locked: true }, /status comment could not be written: .*locked/i],
])(
  'a tracking issue that was %s is told with what goes on without it, and the pull request opens',
  async (_, change, words) => {
    const github = await garden()
    expect((await jobOn(github, change)).join('\n')).toMatch(words)
    expect(pulls(github)).toMatchObject([{ state: 'open', pull: { head, draft: false } }])
    // Orders are still taken there.
    const [pull] = pulls(github)
    const said = github.comment('Ada', pull?.number ?? 0, '/ralph pause')
    const { orders } = await trackerAt(github, { threads: () => [1, said.issue] }).incoming(look())
    expect(orders.map(({ text }) => text)).toEqual(['pause'])
  },
)

test('an order on a locked issue is obeyed; that its answer finds no place holds nothing up', async () => {
  const github = await garden()
  const comment = github.comment('Ada', 1, '/ralph status')
  for (const issue of github.world.issues.values()) issue.locked = true
  const tracker = trackerAt(github)
  expect((await tracker.incoming(look())).orders).toMatchObject([{ text: 'status' }])
  const effects = told(comment)
  expect(await tracker.deliver(effects)).toEqual(effects.map(({ key }) => key))
})

test('a comment that is deleted between the look and the effect was an order: no sign, but the answer, and it is not heard again', async () => {
  const github = await garden()
  const comment = github.comment('Ada', 1, '/ralph status')
  const tracker = trackerAt(github)
  expect((await tracker.incoming(look())).orders).toHaveLength(1)
  github.remove(comment)
  const effects = told(comment)
  for (let n = 0; n < 2; n++) expect(await tracker.deliver(effects)).toHaveLength(2)
  expect([...github.world.comments.values()].map(({ body }) => body)).toEqual([expect.stringContaining('All is well.')])
  expect(github.world.reactions.size).toBe(0)
  expect((await tracker.incoming(look())).orders).toEqual([])
  expect(tracker.warnings).toEqual([])
})

function told({ id, createdAt, issue }: Comment) {
  const order = commentId({ at: moment(createdAt), issue, comment: id })
  const obeyed = { kind: 'done' as const, effects: [], answer: 'All is well.' }
  return acknowledge([{ order: { id: order, by: 'Ada', text: 'status' }, obeyed, answer: true }])
}

test.each<[string, string | undefined]>([
  ['/ralph stop', 'stop'],
  ['> /ralph stop\n\nWhy?', undefined],
  ['```\n/ralph stop\n```', undefined],
  ['~~~~ sh\n/ralph stop\n~~~\nstill code', undefined],
  ['    /ralph stop', undefined],
  ['`/ralph stop`', undefined],
  ['> pause?\n\n```\nlog\n```\n/ralph stop', 'stop'],
  ['/r\u0430lph stop', 'write /ralph in plain small letters'],
  ['/ral\u200bph stop', 'write /ralph in plain small letters'],
  ['\uff0fralph stop', 'write /ralph in plain small letters'],
  ['/RALPH stop', 'write /ralph in plain small letters'],
  ['Thanks!\n/ralph stop', 'an order is the first line of its comment'],
  [`/ralph hint ${'x'.repeat(65_500)}`, 'at most 8,000 characters'],
  [`${'talk '.repeat(13_000)}`, undefined],
  [`/ralph stop\n${'talk '.repeat(13_000)}`, 'stop'],
  [`/ralph skip A\n${'talk '.repeat(13_000)}`, 'put an empty line after it'],
  [`/ralph stop\n\n${'talk '.repeat(13_000)}`, 'stop'],
])('a comment as people write them (row %#): what is heard of it', async (body, expected) => {
  const github = await garden()
  github.comment('Ada', 1, body)
  const { orders } = await trackerAt(github).incoming(look())
  const heard = orders.map(({ text, refused }) => refused?.why ?? text)
  expect(heard).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)])
  // What is said of it fits into a comment.
  const answers = orders.map((order) => ({ order, obeyed: { kind: 'refused' as const, why: 'no' }, answer: true }))
  for (const { body: text } of acknowledge(answers)) expect(text.length).toBeLessThan(2000)
})

test('of several orders in one comment the first is obeyed, and its author is told that the others are not', async () => {
  const github = await garden()
  github.comment('Ada', 1, '/ralph pause\n/ralph resume\n/ralph skip TASK-1')
  const { orders } = await trackerAt(github).incoming(look())
  expect(orders).toMatchObject([{ text: 'pause', unread: expect.stringContaining('Only the first order') }])
  const obeyed = { kind: 'done' as const, effects: [] }
  const said = acknowledge(orders.map((order) => ({ order, obeyed, answer: true }))).map(({ body }) => body)
  expect(said).toEqual(['done', expect.stringContaining('Only the first order of a comment counts')])
})

test.each<[string, Role, NonNullable<Comment['association']>, boolean]>([
  ['a member of the organisation who hides that', 'write', 'NONE', true],
  ['a contributor of merged pull requests', 'read', 'CONTRIBUTOR', false],
  ['a member whose team may only read', 'read', 'MEMBER', false],
])('%s, with the role %s and shown as %s, may order: %s', async (_, role, association, may) => {
  const github = await garden()
  github.user('Bea', role)
  github.comment('Bea', 1, '/ralph pause').association = association
  const { orders } = await trackerAt(github).incoming(look())
  expect(orders.map(({ refused }) => refused?.why ?? 'may')).toEqual([
    may ? 'may' : 'Bea has the role read here, and pause needs write',
  ])
})
