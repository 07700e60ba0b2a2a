import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { surveyStates } from '../../../../src/adapter/git/state/survey-states.ts'
import { committedFile } from '../../../../src/adapter/git/store/committed-files.ts'
import { readObjects } from '../../../../src/adapter/git/store/store.ts'
import { damageObject, damages } from '../../../support/damage-object.ts'
import { tempRepo } from '../../../support/git-repositories.ts'
import { engine, stateFilesOf, stateRef } from '../../../support/git-store.ts'

const files = { 'a/b/one.txt': '1\n', 'a/b/two.txt': '2\n', 'top.txt': 'top\n' }
const every = Object.keys(damages) as (keyof typeof damages)[]

async function damagedAt(path: string, damage: keyof typeof damages) {
  const user = tempRepo(files)
  const head = user.git('rev-parse', 'HEAD')
  damageObject(user, `HEAD:${path}`, damage)
  const { store } = await engine(user, user.path)
  const text = async (name: string) => (await store.objects.read(`${head}:${name}`))?.content.toString()
  return { user, head, store, text }
}

const unreadable = { code: 'OBJECT_UNREADABLE' }

test.each(every)(
  'A7: A committed file whose object is %s is unreadable, and not absent; the others are read',
  async (damage) => {
    const { head, store, text } = await damagedAt('a/b/one.txt', damage)
    const paths = ['a/b/two.txt', 'a/b/one.txt', 'top.txt', 'a/b/none', 'a/none/x', 'none']
    const ends = await Promise.allSettled(paths.map(text))
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.code))).toEqual([
      '2\n',
      'OBJECT_UNREADABLE',
      'top\n',
      undefined,
      undefined,
      undefined,
    ])
    await expect(committedFile(store.git, { commit: head, path: 'a/b/one.txt' })).rejects.toBeDefined()
    await expect(
      readObjects(
        store.git,
        paths.map((path) => `${head}:${path}`),
      ),
    ).rejects.toBeDefined()
    expect(await committedFile(store.git, { commit: head, path: 'a/b/none' })).toBeUndefined()
  },
)

test.each(every)('A7: a folder whose tree is %s is no folder without files', async (damage) => {
  const { text } = await damagedAt('a/b', damage)
  await expect(text('a/b/one.txt')).rejects.toMatchObject(unreadable)
  expect(await text('top.txt')).toBe('top\n')
})

test('A7: damage inside a pack is told, too', async () => {
  const user = tempRepo({ 'a/one.txt': 'x'.repeat(5_000), 'top.txt': 'top\n' })
  const head = user.git('rev-parse', 'HEAD')
  user.git('repack', '-adq')
  const folder = join(user.path, '.git/objects/pack')
  const [index = ''] = readdirSync(folder).filter((name) => name.endsWith('.idx'))
  const pack = join(folder, index.replace('.idx', '.pack'))
  const rows = user.git('verify-pack', '-v', join(folder, index)).split('\n')
  const oid = user.git('rev-parse', 'HEAD:a/one.txt')
  const [, , , , offset] = (rows.find((row) => row.startsWith(oid)) ?? '').split(/ +/)
  const content = readFileSync(pack)
  chmodSync(pack, 0o600)
  writeFileSync(pack, content.fill(0xa5, Number(offset), Number(offset) + 12))
  const { store } = await engine(user, user.path)
  await expect(store.objects.read(`${head}:a/one.txt`)).rejects.toMatchObject(unreadable)
  expect((await store.objects.read(`${head}:top.txt`))?.content.toString()).toBe('top\n')
})

test.each(['run.json', 'tree', 'commit'])(
  'A7: one run whose %s is damaged does not hide the others of the list',
  async (part) => {
    const user = tempRepo({ 'a.txt': '1' })
    const base = user.git('rev-parse', 'HEAD')
    const { states } = await engine(user, user.path)
    const change = { files: stateFilesOf(base), subject: 'start', work: base, keep: [] }
    const first = await states.commit({ ...change, expected: null })
    user.git('update-ref', 'refs/heads/ralph/state/other', stateRef)
    const files = stateFilesOf(base, { plan: 'again' })
    await states.commit({ ...change, files, expected: first.kind === 'won' ? first.oid : null })
    const name = { 'run.json': `${stateRef}:run.json`, tree: `${stateRef}^{tree}`, commit: stateRef }[part] ?? ''
    damageObject(user, name)
    const { store } = await engine(user, user.path)
    const runs = await surveyStates({ store, prefixes: ['refs/heads/ralph/state'] })
    const faults = new Map(runs.map(({ plan, fault }) => [plan, fault]))
    expect(faults.get('other')).toBeUndefined()
    expect(faults.get('demo')).toMatch(/git cannot read/)
  },
)
