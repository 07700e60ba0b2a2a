import { expect, test } from 'vitest'
import { commitStatuses } from '../../../../src/core/report/markdown/commit-statuses.ts'
import type { Outgoing } from '../../../../src/schema/run/control.ts'
import { checkResult } from '../../../core/validation/check-result.ts'
import { usualFaults } from '../../../support/github/faults.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../../support/github/loopback.ts'
import { trackerAt } from '../../../support/github/tracker.ts'

let time = 0

/** A commit at the remote whose test passed and whose lint failed. */
async function garden() {
  time = Date.parse('2026-11-21T14:30:00Z')
  const github = await loopbackGitHub({ files: { 'a.txt': 'one\n' }, now: () => time })
  const commit = github.world.git.git('rev-parse', 'main')
  return { github, commit, effects: effectsFor(commit) }
}

const effectsFor = (commit: string, passed = true): Outgoing[] =>
  commitStatuses(
    {
      commit,
      checks: [checkResult({ name: 'npm test', passed }), checkResult({ name: 'eslint .' })],
      knownRed: [],
    },
    { mirror: { test: 'npm test' }, jobUrl: 'https://github.com/octo/garden/actions/runs/7' },
  )

const keysOf = (effects: readonly Outgoing[]) => effects.map(({ key }) => key)
const shown = ({ world }: LoopbackGitHub) => world.statuses.map(({ context, state }) => `${context}: ${state}`)
const three = ['ralph/npm test: success', 'ralph/eslint .: failure', 'test: success']

test('each check is one status at its commit, however often it is delivered and by however many jobs', async () => {
  const { github, effects, commit } = await garden()
  for (let n = 0; n < 3; n++) expect(await trackerAt(github).deliver(effects)).toEqual(keysOf(effects))
  expect(shown(github)).toEqual(three)
  expect(github.world.statuses[0]).toMatchObject({
    sha: commit,
    description: 'passed in 1.2s',
    target: 'https://github.com/octo/garden/actions/runs/7',
  })
  expect(github.counts()['GET /repos/{owner}/{repo}/commits/{ref}/statuses']).toBe(3)
})

test.each(usualFaults.flatMap((fault) => [1, 2, 3].map((nth) => [nth, fault] as const)))(
  'of creation %i ending in %j one status comes in the end',
  async (nth, fault) => {
    const { github, effects } = await garden()
    const one = effects.slice(nth - 1, nth)
    await trackerAt(github).deliver(effects.slice(0, nth - 1))
    github.faults.scripted.push({ on: /^POST .*\/statuses\//, ...fault })
    const tracker = trackerAt(github)
    const first = await tracker.deliver(one)
    expect(first, 'nobody knows yet what became of it').toEqual([])
    await tracker.deliver(one)
    time += 11_000
    expect(await tracker.deliver(one)).toEqual(keysOf(one))
    // Another job that knows nothing of it.
    await trackerAt(github).deliver(effects)
    expect(shown(github)).toEqual(three)
  },
)

test('a new verdict on the same commit comes on top; one of another account stays', async () => {
  const { github, commit, effects } = await garden()
  github.world.statuses.push({
    id: 1,
    sha: commit,
    context: 'test',
    state: 'pending',
    description: null,
    target: null,
    creator: 'some-ci[bot]',
    createdAt: time,
  })
  await trackerAt(github).deliver(effects)
  await trackerAt(github).deliver(effectsFor(commit, false))
  expect(shown(github)).toEqual(['test: pending', ...three.slice(0, 2), 'ralph/npm test: failure'])
})

test('without the permission it is named once, and the run goes on', async () => {
  const { github, effects } = await garden()
  github.token.permissions.statuses = 'read'
  const tracker = trackerAt(github)
  for (let n = 0; n < 3; n++) expect(await tracker.deliver(effects)).toEqual(keysOf(effects))
  expect(tracker.warnings).toEqual([expect.stringContaining('Add `statuses: write`')])
  expect(github.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a commit that GitHub does not show yet is waited for; one that never comes is given up', async () => {
  const { github } = await garden()
  const late = effectsFor('a'.repeat(40))
  const tracker = trackerAt(github)
  for (let n = 0; n < 4; n++) {
    expect(await tracker.deliver(late)).toEqual([])
    time += 11_000
  }
  expect(tracker.warnings).toEqual([])
  expect(await tracker.deliver(late)).toEqual(keysOf(late))
  expect(tracker.warnings).toHaveLength(1)
})
