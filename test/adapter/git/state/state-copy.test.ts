import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { remoteAt } from '../../../../src/adapter/git/remote/remote.ts'
import { stateCopyIn } from '../../../../src/adapter/git/state/state-objects.ts'
import { stateStoreAt } from '../../../../src/adapter/git/state/state-ref.ts'
import { nothingGathered, runFilesWriter } from '../../../../src/core/run/stored/run-files.ts'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, tempDir, tempRepo } from '../../../support/git-repositories.ts'
import { engine, ralph, stateFilesOf, stateRef, workRef } from '../../../support/git-store.ts'
import { chainOf, runState } from '../../../support/run-state.ts'

const now = () => 1_750_000_000_000

/** A run at a server, and engines that keep their copy in one folder. */
async function run({ tasks = 1 } = {}) {
  const bare = bareRemote()
  const server = await gitHttpServer(bare)
  const user = tempRepo({ 'a.txt': 'one\n' })
  const base = user.git('rev-parse', 'HEAD')
  const folder = tempDir('ralph-copy-')
  const another = async () => {
    const { store } = await engine(user, server.url)
    const remote = remoteAt({ store, backoffMs: [] })
    const copy = stateCopyIn(folder, 'sha1')
    return stateStoreAt({ store, remote, ref: stateRef, workRef, by: ralph, now, copy })
  }
  const long = runState(chainOf(tasks), { work: base })
  const files = new Map([...stateFilesOf(base), ...runFilesWriter((text) => text)(long, nothingGathered).files])
  const first = await another()
  const change = { expected: null, files, subject: 'Begin', work: base, keep: [] }
  const begun = await first.commit(change)
  if (begun.kind !== 'won') throw new Error('the first write was lost')
  await first.remember()
  const fetches = (): number => server.requests.filter(({ on }) => on === 'fetch').length
  return { folder, another, base, files, oid: begun.oid, fetches, bare }
}

test('A state that is known on this machine is loaded without a fetch, and the next write fetches what it needs', async () => {
  const { another, oid, base, files, fetches } = await run()
  const before = fetches()
  const second = await another()
  expect((await second.load()).run).toMatchObject({ oid, state: { work: base }, seq: 0 })
  // To list the refs is one such request.
  expect(fetches() - before).toBe(1)
  expect(await second.read('README.md')).toBe('# Run\n')
  expect(fetches() - before).toBeGreaterThan(1)
  const change = { expected: oid, files, subject: 'Next', work: base, keep: [] }
  expect(await second.commit(change)).toMatchObject({ kind: 'won' })
})

test.each(['commit', 'tree', 'run.json', 'plan.json', 'control.json', 'tasks.json'])(
  'A copy whose %s was changed or is missing is not believed: the remote is asked, and the copy made anew',
  async (name) => {
    const { another, folder, oid } = await run({ tasks: 300 })
    const place = join(folder, name)
    const whole = readFileSync(place)
    writeFileSync(place, Buffer.concat([whole, Buffer.from(' ')]))
    expect((await (await another()).load()).run).toMatchObject({ oid })
    expect(readFileSync(place)).toEqual(whole)
    rmSync(place)
    expect((await (await another()).load()).run).toMatchObject({ oid })
    expect(readdirSync(folder)).toHaveLength(6)
  },
)

test('A file that the state lacks must be missing in the copy, too', async () => {
  const { another, folder, oid } = await run()
  expect(readdirSync(folder)).toHaveLength(5)
  writeFileSync(join(folder, 'tasks.json'), '')
  expect(await stateCopyIn(folder, 'sha1').read(oid)).toBeUndefined()
  expect((await (await another()).load()).run).toMatchObject({ oid })
  expect(readdirSync(folder)).toHaveLength(5)
  expect(await stateCopyIn(folder, 'sha1').read(oid)).toBeDefined()
})

test('Where somebody has written since, the copy does not count', async () => {
  const { another, oid, base, files, bare } = await run()
  const other = await another()
  await other.load()
  const moved = await other.commit({ expected: oid, files, subject: 'Next', work: base, keep: [] })
  expect(bare.git('rev-parse', stateRef)).toBe(moved.kind === 'won' ? moved.oid : '')
  expect((await (await another()).load()).run?.oid).toBe(bare.git('rev-parse', stateRef))
})

test.each(['its folder', 'run.json'])(
  'A link that an agent put in the place of %s is replaced, and nothing is written through it',
  async (place) => {
    const { folder, another, oid } = await run()
    const outside = tempDir('ralph-outside-')
    const victim = join(outside, 'run.json')
    writeFileSync(victim, 'of the user\n')
    const link = place === 'run.json' ? join(folder, place) : folder
    rmSync(link, { recursive: true })
    symlinkSync(place === 'run.json' ? victim : outside, link)
    const second = await another()
    await second.load()
    await second.remember()
    expect(readdirSync(outside)).toEqual(['run.json'])
    expect(readFileSync(victim, 'utf8')).toBe('of the user\n')
    expect(await stateCopyIn(folder, 'sha1').read(oid)).toBeDefined()
  },
)
