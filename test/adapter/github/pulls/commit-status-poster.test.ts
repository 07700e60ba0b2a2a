import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commitSigner } from '../../../../src/adapter/github/pulls/commit-status-poster.ts'
import { commitStatuses } from '../../../../src/core/report/markdown/checked-commit.ts'
import type { Outgoing } from '../../../../src/schema/run/control.ts'
import { checkResult } from '../../../core/validation/check-result.ts'
import { type TempRepo, tempRepo } from '../../../support/git-repositories.ts'
import { engine, workRef } from '../../../support/git-store.ts'
import { clientAt } from '../../../support/github/client.ts'
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

test('a commit that has all statuses that GitHub takes is told so, in a refusal without a list', async () => {
  const { github, effects } = await garden()
  await trackerAt(github).deliver(effects.slice(0, 1))
  const [first] = github.world.statuses
  for (let count = 1; count < 1000; count++)
    if (first) github.world.statuses.push({ ...first, id: count, state: 'failure' })
  const tracker = trackerAt(github)
  for (let look = 0; look < 5; look++) {
    await tracker.deliver(effects.slice(0, 1))
    time += 11_000
  }
  expect(tracker.warnings.join('\n')).toContain("The commit has 1,000 statuses under one name, GitHub's maximum")
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

describe('commit signer', () => {
  /** A clone of the garden, and a work branch there that takes signed commits alone, as a ruleset has it. */
  async function garden() {
    const github = await loopbackGitHub({ files: { 'a.txt': 'one\n' } })
    const user = tempRepo()
    user.git('remote', 'add', 'origin', github.world.git.path)
    user.git('fetch', '--quiet', 'origin', 'main')
    user.git('checkout', '--quiet', '-b', 'main', 'origin/main')
    return { github, user }
  }

  /** One job's work branch; `git` is told to make the tree, as a capture does. */
  async function jobAt(github: LoopbackGitHub, user: TempRepo) {
    const { git } = github.world
    const sign = commitSigner(clientAt(github), () => Promise.resolve())
    const { work, store, remote } = await engine(user, git.path, { backoffMs: [1], sign })
    const parent = git.git('rev-parse', 'main')
    const write = async (content: string, given: { isOffBranch?: boolean } = {}): Promise<string> => {
      const blob = await store.git({ args: ['hash-object', '-w', '--stdin'], input: content })
      const line = `100644 blob ${blob.stdout.toString('utf8').trim()}\tb.txt\n`
      const tree = (await store.git({ args: ['mktree'], input: line })).stdout.toString('utf8').trim()
      return work.write({ tree, parent, message: 'ralph[1]: B\n\nRalph-Run: r\n', ...given })
    }
    return { work, store, remote, write, parent }
  }

  const signedAt = ({ world }: LoopbackGitHub, oid: string): boolean =>
    world.git.git('cat-file', 'commit', oid).includes('\ngpgsig -----BEGIN PGP SIGNATURE-----\n')

  test('the commit of the branch is made and signed by the server, and published like any other', async () => {
    const { github, user } = await garden()
    const { work, store, write, parent } = await jobAt(github, user)
    const commit = await write('two\n')
    expect(signedAt(github, commit)).toBe(true)
    expect((await store.objects.read(commit))?.type, 'the store holds the very object').toBe('commit')
    expect(github.world.git.git('show', '-s', '--format=%P %an%n%B', commit)).toBe(
      `${parent} github-actions[bot]\nralph[1]: B\n\nRalph-Run: r\n`,
    )
    await work.publish({ commit, expected: null })
    expect(github.world.git.git('rev-parse', workRef)).toBe(commit)
    // The next one stands on it, and so does a merge.
    const merged = await work.merge({ first: commit, second: parent, message: 'Merge' })
    expect(merged.kind === 'merged' && signedAt(github, merged.commit)).toBe(true)
  })

  test('what is on no branch is not signed', async () => {
    const { github, user } = await garden()
    const { write, store } = await jobAt(github, user)
    const commit = await write('two\n', { isOffBranch: true })
    expect((await store.objects.read(commit))?.content.toString('utf8')).not.toContain('gpgsig')
    expect(github.requests).toEqual([])
  })

  test.each([
    { what: 502 as const },
    { what: 502 as const, after: true },
    { what: 'reset' as const, after: true },
    { what: 'html' as const },
  ])('an answer that is lost (%j) is asked for again: nothing shows a second commit', async (fault) => {
    const { github, user } = await garden()
    const { write } = await jobAt(github, user)
    github.faults.scripted.push({ on: /^POST .*\/git\/commits$/, ...fault })
    expect(signedAt(github, await write('two\n'))).toBe(true)
    const refs = github.world.git.git('for-each-ref', '--format=%(refname)').split('\n')
    expect(refs).toEqual(['refs/heads/main', 'refs/ralph/staged/ralph/work/demo'])
  })

  test("a person's token does not sign: nothing is published, and the remedy is named", async () => {
    const { github, user } = await garden()
    Object.assign(github.token, { login: 'ada' })
    const { write } = await jobAt(github, user)
    await expect(write('two\n')).rejects.toMatchObject({
      code: 'COMMIT_NOT_SIGNED',
      message: expect.stringContaining('unsigned'),
      hint: expect.stringContaining("an App's"),
    })
  })

  test('two jobs that stage at the same moment both get their commit', async () => {
    const { github, user } = await garden()
    const jobs = [await jobAt(github, user), await jobAt(github, user)]
    const commits = await Promise.all(jobs.map(({ write }, at) => write(`job ${at}\n`)))
    expect(new Set(commits).size).toBe(2)
    for (const commit of commits) expect(signedAt(github, commit)).toBe(true)
  })

  test('a rule that demands signatures lets in what the server has signed', async () => {
    const { github, user } = await garden()
    const { git } = github.world
    git.write({
      'hooks/update': `#!/bin/sh
case "$1" in refs/heads/*) git cat-file commit "$3" | grep -q ^gpgsig || {
  echo 'error: GH013: Repository rule violations found for '"$1" >&2
  echo '- Commits must have verified signatures.' >&2
  exit 1
} ;; esac
`,
    })
    chmodSync(join(git.path, 'hooks/update'), 0o755)
    const { work, write } = await jobAt(github, user)
    // By path no hook of the remote runs: pushed as a person would.
    const push = (oid: string) => user.git('push', '--quiet', 'origin', `${oid}:refs/heads/${oid.slice(0, 7)}`)
    const commit = await write('two\n')
    await work.publish({ commit, expected: null })
    user.git('fetch', '--quiet', 'origin', workRef)
    expect(() => push(commit)).not.toThrow()
    expect(() => push(user.commit('Unsigned'))).toThrow('must have verified signatures')
  })
})
