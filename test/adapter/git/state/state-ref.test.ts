import { describe, expect, test } from 'vitest'
import { stateStoreAt } from '../../../../src/adapter/git/state/state-ref.ts'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, type TempRepo, tempRepo } from '../../../support/git-repositories.ts'
import { engine, ralph, stateFilesOf, stateRef, workRef } from '../../../support/git-store.ts'

/** A project, its bare remote with `main`, and the address over which engines reach it. */
async function project(over: 'path' | 'http') {
  const user = tempRepo({ 'a.txt': 'one\n', 'lib/b.txt': 'two\n' })
  const remote = bareRemote()
  user.git('push', '--quiet', remote.path, 'main')
  const server = over === 'http' ? await gitHttpServer(remote) : undefined
  return { user, remote, server, url: server?.url ?? remote.path, base: user.git('rev-parse', 'HEAD') }
}

const tip = (repo: TempRepo, ref: string): string => repo.git('for-each-ref', '--format=%(objectname)', ref)

async function begun(over: 'path' | 'http') {
  const place = await project(over)
  const first = await engine(place.user, place.url)
  const files = stateFilesOf(place.base).set('log/0/1.jsonl', '{}\n')
  const won = await first.states.commit({ expected: null, files, subject: 'Begin', work: place.base, keep: [] })
  if (won.kind !== 'won') throw new Error('the first commit must win')
  return { ...place, first, oid: won.oid }
}

describe.each(['path', 'http'] as const)('The state ref of a remote by %s', (over) => {
  test('G17: gives back what was written, with the log number, and every object passes fsck', async () => {
    const { user, url, base, oid, first, remote } = await begun(over)
    const second = await first.states.commit({
      expected: oid,
      files: new Map([
        ['log/0/2.jsonl', '{}\n'],
        ['iterations/0/1/prompt.md', 'Do it\n'],
      ]),
      subject: 'Attempt 1\nstarts',
      work: base,
      keep: [],
    })
    const fresh = await engine(user, url)
    const loaded = await fresh.states.load()
    expect(loaded.remoteWork).toBeNull()
    expect(second).toEqual({ kind: 'won', oid: loaded.run?.oid })
    expect(loaded.run).toMatchObject({ seq: 2, state: { run: 'run-1', work: base }, control: { consumed: [] } })
    expect(loaded.run?.plan.tasks[0]?.id).toBe('TASK-1')
    expect(await fresh.states.read('iterations/0/1/prompt.md')).toBe('Do it\n')
    expect(await fresh.states.read('iterations/0/2/prompt.md')).toBeUndefined()
    expect(await fresh.states.read('iterations')).toBeUndefined()
    expect(await fresh.states.readMany(['missing', 'log/0/2.jsonl', 'README.md'])).toEqual([
      undefined,
      '{}\n',
      '# Run\n',
    ])
    expect(remote.git('log', '--format=%s', '-1', stateRef)).toBe('Attempt 1 starts [skip ci]')
    expect(remote.git('log', '--format=%P', '-1', stateRef)).toBe(`${oid} ${base}`)
    expect(remote.git('fsck', '--strict', '--no-dangling')).toBe('')
  })

  test('G15: goes on from a fresh store: folders of earlier commits stay, their content is not fetched to write', async () => {
    const { user, url, base, oid, first, remote } = await begun(over)
    const files = new Map(
      Array.from({ length: 50 }, (_, i) => [`iterations/0/${i}/prompt.md`, `Prompt ${i}\n`] as const),
    )
    await first.states.commit({ expected: oid, files, subject: 'Many', work: base, keep: [] })
    const fresh = await engine(user, url)
    const { run } = await fresh.states.load()
    const next = new Map([['iterations/0/50/prompt.md', 'Prompt 50\n']])
    const change = { expected: run?.oid ?? null, files: next, subject: 'Next', work: base, keep: [] }
    expect(await fresh.states.commit(change)).toMatchObject({ kind: 'won' })
    const listed = remote.git('ls-tree', '-r', '--name-only', stateRef, 'iterations/').split('\n')
    expect(listed).toHaveLength(51)
    const kept = fresh.store.git({ args: ['config', '--file', `${fresh.store.gitDir}/config`, '--list'] })
    expect((await kept).stdout.toString()).not.toContain('promisor')
  })

  test('names no work commit whose history it has not got, and keeps rejected attempts reachable', async () => {
    const { user, url, oid, remote } = await begun(over)
    user.commit('Two', { 'a.txt': 'two\n' })
    const work = user.commit('Three', { 'a.txt': 'three\n' })
    user.git('push', '--quiet', remote.path, `HEAD:${workRef}`)
    const cut = tempRepo({ 'other.txt': 'another project: nothing to borrow\n' })
    const fresh = await engine(cut, url)
    await fresh.states.load()
    const history = async (from: typeof fresh) =>
      (await from.store.git({ args: ['rev-list', '--count', work] })).stdout.toString().trim()
    // A remote on this machine is read where it is; from any other one the commit comes alone.
    const count = over === 'path' ? '3' : '1'
    expect(await history(fresh)).toBe(count)
    const tree = remote.git('rev-parse', `${workRef}^{tree}`)
    const rejected = await fresh.work.write({ tree, parent: work, message: 'Rejected\n' })
    const change = { expected: oid, files: stateFilesOf(work), subject: 'Next', work, keep: [rejected] }
    const result = await fresh.states.commit(change)
    expect(result.kind).toBe('won')
    expect(remote.git('log', '--format=%P', '-1', stateRef)).toBe(`${oid} ${rejected} ${work}`)
    const blind = await engine(cut, url)
    expect((await blind.states.commit({ ...change, expected: tip(remote, stateRef) })).kind).toBe('won')
    expect([await history(fresh), await history(blind)]).toEqual([count, count])
    expect(remote.git('fsck', '--strict', '--no-dangling')).toBe('')
  })

  test('lets exactly one of eight racers win each round', { tags: 'thorough/race', timeout: 60_000 }, async () => {
    const { user, url, base, oid, remote } = await begun(over)
    const racers = await Promise.all(Array.from({ length: 8 }, () => engine(user, url)))
    await Promise.all(racers.map(({ states }) => states.load()))
    let expected = oid
    for (let round = 0; round < 3; round++) {
      const results = await Promise.all(
        racers.map(({ states }) =>
          states.commit({
            expected,
            files: new Map([['README.md', `${round}`]]),
            subject: 'Race',
            work: base,
            keep: [],
          }),
        ),
      )
      const winners = results.flatMap((result) => (result.kind === 'won' ? [result.oid] : []))
      expect(winners).toEqual([tip(remote, stateRef)])
      for (const result of results) if (result.kind === 'lost') expect(result.actual).toBe(winners[0])
      expected = winners[0] ?? ''
      await Promise.all(racers.map(({ states }) => states.load()))
    }
  })

  test.each([
    ['was deleted', null],
    ['was rewound', 'oid'],
  ])('G12: is lost where it %s by a person', async (_, to) => {
    const { remote, base, oid, first } = await begun(over)
    const files = new Map([['README.md', 'x']])
    const next = await first.states.commit({ expected: oid, files, subject: 'Next', work: base, keep: [] })
    if (next.kind !== 'won') throw new Error('must win')
    if (to === null) remote.git('update-ref', '-d', stateRef)
    else remote.git('update-ref', stateRef, oid)
    const result = await first.states.commit({ expected: next.oid, files, subject: 'Late', work: base, keep: [] })
    expect(result).toEqual({ kind: 'lost', actual: to === null ? null : oid })
    expect(tip(remote, stateRef)).toBe(to === null ? '' : oid)
  })

  test('is created by one of two', async () => {
    const { user, url, base, oid } = await begun(over)
    const late = await engine(user, url)
    const change = { expected: null, files: stateFilesOf(base), subject: 'Begin', work: base, keep: [] }
    expect(await late.states.commit(change)).toEqual({ kind: 'lost', actual: oid })
  })

  test.each([
    ['run.json is not JSON', 'STATE_CORRUPT', { 'run.json': '{"schema":1' }, /run\.json is not valid JSON/],
    ['run.json is empty (failure model A7)', 'STATE_CORRUPT', { 'run.json': '' }, /run\.json is not valid JSON/],
    ['a field is missing', 'STATE_CORRUPT', { 'run.json': '{"schema":1}' }, /run\.json: run:.*; and \d+ more/],
    [
      'control.json holds broken UTF-8',
      'STATE_CORRUPT',
      { 'control.json': Buffer.from([0x22, 0xff, 0x22]) },
      /control/,
    ],
    ['plan.json is missing', 'STATE_CORRUPT', { 'plan.json': null }, /plan\.json is missing/],
    ['run.json is newer', 'STATE_NEWER', { 'run.json': '{"schema":9}' }, /schema 9.*up to 8/],
    ['control.json is newer', 'STATE_NEWER', { 'control.json': '{"schema":2}' }, /schema 2.*up to 1/],
  ] as [string, string, Record<string, string | Buffer | null>, RegExp][])(
    'G16: is refused where %s, and nothing is written',
    { tags: over === 'http' ? ['thorough/variant'] : [] },
    async (_, code, damage, says) => {
      const { user, url, remote, oid } = await begun(over)
      const person = tempRepo()
      person.git('fetch', '--quiet', remote.path, stateRef)
      person.git('checkout', '--quiet', 'FETCH_HEAD')
      for (const [name, content] of Object.entries(damage)) {
        if (content === null) person.git('rm', '--quiet', name)
        else person.write({ [name]: content })
      }
      const bad = person.commit('Edit by hand')
      person.git('push', '--quiet', remote.path, `HEAD:${stateRef}`)
      const fresh = await engine(user, url)
      const fault = await fresh.states.load().catch((error: unknown) => error)
      expect(fault).toMatchObject({ code, exit: 'data', message: expect.stringMatching(says) })
      if (code === 'STATE_CORRUPT') {
        expect(fault).toMatchObject({ hint: expect.stringContaining(`${stateRef}:${bad} ${url} ${oid}:${stateRef}`) })
      }
      expect(tip(remote, stateRef)).toBe(bad)
    },
  )

  test('takes the log number from the tree where a person made the newest commit', async () => {
    const { user, url, remote } = await begun(over)
    const person = tempRepo()
    person.git('fetch', '--quiet', remote.path, stateRef)
    person.git('checkout', '--quiet', 'FETCH_HEAD')
    person.commit('Edit by hand', { 'plan.json': '{"tasks":[{"id":"B","title":"By hand"}]}', 'log/1/1007.jsonl': '{}' })
    person.git('push', '--quiet', remote.path, `HEAD:${stateRef}`)
    const { run } = await (await engine(user, url)).states.load()
    expect(run?.seq).toBe(1007)
    expect(run?.plan.tasks[0]?.title).toBe('By hand')
  })
})

test('Two equal commits of the same second are two objects, because each holds a nonce', async () => {
  const { user, url, base, oid } = await begun('path')
  const [a, b] = [await engine(user, url), await engine(user, url)]
  await Promise.all([a.states.load(), b.states.load()])
  const change = { expected: oid, files: new Map([['README.md', 'same']]), subject: 'Claim', work: base, keep: [] }
  const results = [await a.states.commit(change), await b.states.commit(change)]
  expect(results.map(({ kind }) => kind)).toEqual(['won', 'lost'])
})

test('Without the nonce both would believe that they won (the reason for it)', async () => {
  const { user, url, base, oid } = await begun('path')
  const change = { expected: oid, files: new Map([['README.md', 'same']]), subject: 'Claim', work: base, keep: [] }
  const stores = await Promise.all(
    [1, 2].map(async () => {
      const { store, remote } = await engine(user, url)
      const at = { store, remote, ref: stateRef, workRef, by: ralph, now: () => 1_750_000_000_000, nonce: () => 'same' }
      return stateStoreAt(at)
    }),
  )
  for (const states of stores) await states.load()
  const kinds: string[] = []
  for (const states of stores) kinds.push((await states.commit(change)).kind)
  expect(kinds).toEqual(['won', 'won'])
})

test.each([
  ['dropped once', ['drop-answer']],
  ['dropped twice', ['drop-answer', 'drop-answer']],
] as const)('G2: A push whose answer was %s but which arrived is won', async (_, faults) => {
  const { first, server, base, oid, remote } = await begun('http')
  server?.faults.push(...faults.map((what) => ({ on: 'push', what }) as const))
  const change = { expected: oid, files: new Map([['README.md', 'x']]), subject: 'Next', work: base, keep: [] }
  const result = await first.states.commit(change)
  expect(result).toEqual({ kind: 'won', oid: tip(remote, stateRef) })
  expect(server?.faults).toEqual([])
})

test('A rival that comes first during the push makes it lost', async () => {
  const { first, server, base, oid, remote } = await begun('http')
  if (server === undefined) throw new Error('no server')
  server.beforePush = () => void remote.git('update-ref', stateRef, base)
  const change = { expected: oid, files: new Map([['README.md', 'x']]), subject: 'Next', work: base, keep: [] }
  expect(await first.states.commit(change)).toEqual({ kind: 'lost', actual: base })
})

test.each(['../evil', '.git/config', 'a/.GIT/hooks/x', '/abs', 'a//b', 'a/..', 'a b', 'a\nM 100644 inline b', ''])(
  'The path %j is never written',
  async (path) => {
    const { first, base, oid, remote } = await begun('path')
    const change = { expected: oid, files: new Map([[path, 'x']]), subject: 'Next', work: base, keep: [] }
    await expect(first.states.commit(change)).rejects.toThrow('not allowed')
    expect(tip(remote, stateRef)).toBe(oid)
  },
)

test('A state ref that the remote refuses stops with the reason and a remedy', async () => {
  const { first, base, oid, remote } = await begun('http')
  remote.write({ 'hooks/update': '#!/bin/sh\necho "GH013: Repository rule violations found" >&2\nexit 1\n' })
  remote.git('config', 'core.hooksPath', 'hooks')
  const { chmodSync } = await import('node:fs')
  chmodSync(`${remote.path}/hooks/update`, 0o755)
  const change = { expected: oid, files: new Map([['README.md', 'x']]), subject: 'Next', work: base, keep: [] }
  await expect(first.states.commit(change)).rejects.toMatchObject({
    code: 'REMOTE_REFUSED',
    message: expect.stringContaining('a repository rule forbids it'),
  })
})
