import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { pullReviews } from '../../../../src/core/report/markdown/checked-commit.ts'
import type { ReviewFinding } from '../../../../src/schema/agent/review.ts'
import type { Outgoing } from '../../../../src/schema/run/control.ts'
import { usualFaults } from '../../../support/github/faults.ts'
import { reviewGarden } from '../../../support/github/review-garden.ts'
import { addReview, addReviewComment } from '../../../support/github/reviews.ts'
import { trackerAt as gitHubAt, look } from '../../../support/github/tracker.ts'
import { hostile } from '../../../support/run-events.ts'

let time = 0
const branch = 'ralph/work/demo'
const high: ReviewFinding = { path: 'a.txt', line: 2, severity: 'high', text: 'Two is wrong.' }
const low: ReviewFinding = { path: null, line: null, severity: 'low', text: 'No README.' }

/** The run's pull request, whose only commit changes the second of many lines. */
async function garden() {
  time = Date.parse('2026-11-21T14:30:00Z')
  const { github, pull } = await reviewGarden(() => time)
  const { git } = github.world
  const lines = Array.from({ length: 40 }, (_, n) => `${n + 1}\n`).join('')
  git.git('update-ref', 'refs/heads/main', commitOf(lines, 'main'))
  const commit = commitOf(lines.replace('2\n', 'two\n'), 'main')
  git.git('update-ref', `refs/heads/${branch}`, commit)
  const pullOf = async () => pull.number
  return { github, pull, commit, at: { pulls: () => [pull.number], threads: () => [1, pull.number], pullOf } }

  function commitOf(content: string, parent: string): string {
    const say = (input: string, ...args: string[]) =>
      execFileSync('git', args, { cwd: git.path, env: git.env, input, encoding: 'utf8' }).trim()
    const blob = say(content, 'hash-object', '-w', '--stdin')
    const tree = say(`100644 blob ${blob}\ta.txt\n`, 'mktree')
    return git.git('commit-tree', tree, '-p', parent, '-m', 'Work')
  }
}

const effects = (commit: string, findings: readonly ReviewFinding[] = [high, low]): Outgoing[] =>
  pullReviews({
    ...{ commit, branch, iteration: 3, task: 'TASK-1', at: '2026-11-21T14:30:00Z', model: 'opus' },
    review: { verdict: 'ship', summary: 'Counts.', findings: [...findings] },
  })

const keysOf = (given: readonly Outgoing[]) => given.map(({ key }) => key)
type Garden = Awaited<ReturnType<typeof garden>>
const reviews = ({ github }: Garden) => [...github.world.reviews.values()]
const lines = ({ github }: Garden) => [...github.world.reviewComments.values()]

test('a review is one review of the pull request, with its findings at their lines, however often it is delivered', async () => {
  const here = await garden()
  const wanted = effects(here.commit)
  for (let n = 0; n < 3; n++) expect(await trackerAt(here).deliver(wanted)).toEqual(keysOf(wanted))
  expect(reviews(here)).toMatchObject([{ state: 'COMMENTED', commit: here.commit }])
  const [review] = reviews(here)
  expect(review?.body).toContain('**Iteration 3 (TASK-1), reviewed by opus: ship, 2 findings.**\n\nCounts.')
  expect(review?.body).toContain('- **low**: No README.')
  expect(lines(here)).toMatchObject([
    { path: 'a.txt', line: 2, body: expect.stringContaining('**high**: Two is wrong.') },
  ])
})

test('a review without findings is none on the page', () => {
  expect(effects('c'.repeat(40), [])).toEqual([])
})

test.each(usualFaults)('after %j there is one in the end, and never two', async (fault) => {
  const here = await garden()
  const wanted = effects(here.commit)
  here.github.faults.scripted.push({ on: /^POST .*\/reviews$/, ...fault })
  const tracker = trackerAt(here)
  expect(await tracker.deliver(wanted)).toEqual([])
  expect(await tracker.deliver(wanted), 'the list may lag').toEqual([])
  time += 11_000
  expect(await tracker.deliver(wanted)).toEqual(keysOf(wanted))
  await trackerAt(here).deliver(wanted)
  expect(reviews(here)).toHaveLength(1)
  expect(lines(here)).toHaveLength(1)
})

test.each<[string, (here: Garden) => Outgoing[]]>([
  ['a line that the pull request does not show', ({ commit }) => effects(commit, [{ ...high, line: 30 }, low])],
  ['a commit that it does not hold', ({ github }) => effects(github.world.git.git('rev-parse', 'main'))],
])('what GitHub does not take at its place is said in the text: %s', async (_, given) => {
  const here = await garden()
  const wanted = given(here)
  expect(await trackerAt(here).deliver(wanted)).toEqual(keysOf(wanted))
  await trackerAt(here).deliver(wanted)
  expect(reviews(here)).toHaveLength(1)
  expect(reviews(here)[0]?.body).toMatch(/- `a\.txt:\d+` \*\*high\*\*: Two is wrong\./)
  expect(lines(here)).toEqual([])
})

test('its own reviews are never orders, whoever it is logged in as; an answer to a finding says what is meant', async () => {
  const here = await garden()
  const wanted = effects(here.commit, [
    { ...high, text: '/ralph stop' },
    { ...low, text: '/ralph stop' },
  ])
  const tracker = trackerAt(here)
  await tracker.deliver(wanted)
  expect((await tracker.incoming(look())).orders).toEqual([])
  // A token of a person who may order, and nobody said so to ralph.
  here.github.user(here.github.token.login, 'admin')
  const mistaken = trackerAt(here, { self: 'another[bot]' })
  expect((await mistaken.incoming(look())).orders).toEqual([])

  time += 60_000
  const [finding] = lines(here)
  const at = { pull: here.pull.number, author: 'Ada', commit: here.commit }
  const { id } = addReview(here.github.world, { ...at, body: '', state: 'COMMENTED' })
  const answer = { review: id, path: 'a.txt', line: 2, inReplyTo: finding?.id ?? 0, body: '/ralph redo' }
  addReviewComment(here.github.world, { ...at, ...answer })
  const [order] = (await trackerAt(here).incoming(look())).orders
  expect(order).toMatchObject({ by: 'Ada', text: 'redo' })
  expect(order?.about?.remarks[0]?.text).toBe('**high**: /ralph stop')
})

test('without the permission it is named, and the run goes on', async () => {
  const here = await garden()
  here.github.token.permissions.pull_requests = 'read'
  const tracker = trackerAt(here)
  expect(await tracker.deliver(effects(here.commit))).toHaveLength(1)
  expect(tracker.warnings).toEqual([expect.stringContaining('`pull-requests: write`')])
})

test('where there is no pull request it waits for one, for an hour', async () => {
  const here = await garden()
  const nowhere = { pullOf: async () => undefined }
  expect(await trackerAt(here, nowhere).deliver(effects(here.commit))).toEqual([])
  time += 3_601_000
  expect(await trackerAt(here, nowhere).deliver(effects(here.commit))).toHaveLength(1)
})

test('what a reviewer wrote acts on nobody, and the longest review fits', async () => {
  const here = await garden()
  const many = Array.from({ length: 30 }, () => ({ ...high, line: 39, text: `${hostile} ${'x'.repeat(1_900)}` }))
  const wanted = effects(here.commit, [...many, { ...low, text: hostile }])
  expect(await trackerAt(here).deliver(wanted)).toEqual(keysOf(wanted))
  const body = reviews(here)[0]?.body ?? ''
  expect(body.length).toBeLessThan(65_536)
  expect(body.split('\n').slice(1).join('\n')).not.toMatch(/<!--|(?<!\w)@\w/)
})

function trackerAt({ github, at }: Garden, change: Parameters<typeof gitHubAt>[1] = {}) {
  return gitHubAt(github, { ...at, ...change })
}
