import { readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RalphError } from '../../../src/core/error/error.ts'
import { tempRepo } from '../../support/git-repositories.ts'
import { engine, stateFilesOf, stateRef, workRef } from '../../support/git-store.ts'

/** A user's own repository, which keeps the run as well, and what lies in its `.git`. */
async function ownRepository() {
  const user = tempRepo({ 'a.txt': '1' })
  const base = user.git('rev-parse', 'HEAD')
  const gitDir = join(user.path, '.git')
  const { states } = await engine(user, gitDir)
  const change = { expected: null, files: stateFilesOf(base), subject: 'start', work: base, keep: [] }
  const begun = await states.commit(change)
  if (begun.kind !== 'won') throw new Error('the first state was not written')
  const plant = (path: string, content: string): void => writeFileSync(join(gitDir, path), content)
  return { user, base, gitDir, oid: begun.oid, plant, another: () => engine(user, gitDir) }
}

const fault = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no fault',
    (error: unknown) => error,
  )

test.each([['refs/heads/main'], [workRef]])(
  'a state ref that stands for %s is named, and nothing is written through it',
  async (target) => {
    const { user, base, another } = await ownRepository()
    user.git('update-ref', workRef, base)
    user.git('symbolic-ref', stateRef, target)
    const { states } = await another()
    expect(await fault(states.load())).toMatchObject({
      code: 'REF_SYMBOLIC',
      message: expect.stringContaining(target),
      hint: expect.stringContaining(`git symbolic-ref --delete ${stateRef}`),
    })
    expect(user.git('rev-parse', 'main')).toBe(base)
  },
)

test('an object that is put in the place of the state is not believed', async () => {
  const { user, base, oid, another } = await ownRepository()
  const forged = user.git('commit-tree', `${base}^{tree}`, '-p', base, '-m', 'forged')
  user.git('replace', oid, forged)
  const { run } = await (await another()).states.load()
  expect(run).toMatchObject({ oid, state: { run: 'run-1' } })
})

test('a graft and a cut do not make a commit beside the work one of its history', async () => {
  const { user, base, another, plant } = await ownRepository()
  const words = (task: string) => `x\n\nRalph-Task: ${task}\nRalph-Iteration: 1\nRalph-Run: run-1\n`
  const beside = user.git('commit-tree', `${base}^{tree}`, '-m', words('B'))
  const work = user.git('commit-tree', `${base}^{tree}`, '-p', base, '-m', words('A'))
  user.git('update-ref', workRef, work)
  plant('info/grafts', `${work} ${base} ${beside}\n`)
  const look = async () => (await another()).work.readCommitsBehind([work], { wanted: [beside, work], since: '' })
  expect([...(await look())]).toEqual([[work, { run: 'run-1', iteration: 1, task: 'A' }]])
  plant('shallow', `${work}\n`)
  expect([...(await look()).keys()]).toEqual([work])
})

test.each(['commit', 'run.json', 'tree'])(
  'a state whose %s was emptied is a named error with a way on',
  { tags: 'thorough/variant' },
  async (what) => {
    const { user, gitDir, oid, another } = await ownRepository()
    const name = { commit: oid, 'run.json': `${oid}:run.json`, tree: `${oid}^{tree}` }[what] ?? ''
    const object = user.git('rev-parse', name)
    const folder = join(gitDir, 'objects', object.slice(0, 2))
    expect(readdirSync(folder)).toContain(object.slice(2))
    truncateSync(join(folder, object.slice(2)), 0)
    const { states } = await another()
    const { code, message, hint } = (await fault(states.load())) as RalphError
    expect(message).toContain('Nothing was written')
    expect(code).toBe('STATE_UNREADABLE')
    expect(message).toMatch(/is damaged.*(?:empty|damaged or gone)/s)
    expect(hint).toMatch(/git fsck --full.*git reflog show ralph\/state\/demo/s)
  },
)

test('a lock that somebody left on the state ref long ago is named at once, with the command that removes it', async () => {
  const { base, oid, gitDir, plant, another } = await ownRepository()
  const lock = join(gitDir, `${stateRef}.lock`)
  plant(`${stateRef}.lock`, '')
  utimesSync(lock, 1_700_000_000, 1_700_000_000)
  // With the usual patience it would take half a minute.
  const { states } = await another()
  await states.load()
  const change = { expected: oid, files: new Map([['README.md', 'x']]), subject: 'next', work: base, keep: [] }
  expect(await fault(states.commit(change))).toMatchObject({
    code: 'REF_LOCKED',
    hint: expect.stringMatching(/2023-11-14T22:13:20.*`rm '.*\/refs\/heads\/ralph\/state\/demo\.lock'`/),
  })
})
