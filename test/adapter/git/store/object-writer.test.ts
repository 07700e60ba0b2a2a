import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { gitAt } from '../../../../src/adapter/git/call/exec.ts'
import { stateCommits, stateTrees } from '../../../../src/adapter/git/state/state-commit.ts'
import { objectReader } from '../../../../src/adapter/git/store/object-reader.ts'
import { commitObject, objectWriter } from '../../../../src/adapter/git/store/object-writer.ts'
import { tempDir } from '../../../support/git-repositories.ts'
import { ralph } from '../../../support/git-store.ts'

const env = { PATH: process.env['PATH'] ?? '' }

function repository(format: 'sha1' | 'sha256' = 'sha1') {
  const gitDir = tempDir('ralph-objects-')
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', gitDir, ...args], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  git('init', '--quiet', '--bare', `--object-format=${format}`)
  const objects = objectReader({ args: ['--git-dir', gitDir], env })
  onTestFinished(() => objects.close())
  const files = join(gitDir, 'objects')
  return { files, git, git0: gitAt(gitDir, env), objects, writer: objectWriter({ gitDir, format }) }
}

const isSound = (git: (...args: string[]) => string): void => {
  expect(git('fsck', '--strict', '--full')).not.toMatch(/error|warning/)
}

test.each(['sha1', 'sha256'] as const)(
  'Git reads what was written, and finds nothing to complain about (%s)',
  async (format) => {
    const { git, objects, writer } = repository(format)
    const contents = [0, 1, 15, 16, 127, 2047, 2048, 70_000].map((bytes) => Buffer.alloc(bytes, `${bytes}-\u{1F980}\n`))
    const blobs = contents.map((content) => writer.add('blob', content))
    const tree = writer.add('tree', Buffer.alloc(0))
    const parts = { tree, parents: [], author: { name: ' A <b>\n', email: 'a@b' }, committer: ralph, seconds: 1 }
    const first = writer.add('commit', commitObject({ ...parts, message: 'One\n\nü\0\n' }))
    const second = writer.add('commit', commitObject({ ...parts, parents: [first, first], message: 'Two' }))
    expect(await objects.stat(second)).toBeUndefined()
    writer.flush()
    expect((await Promise.all(blobs.map((oid) => objects.read(oid)))).map((blob) => blob?.content)).toEqual(contents)
    git('update-ref', 'refs/heads/main', second)
    expect(git('log', '--format=%an|%cn|%at|%P|%B', '-1', first)).toBe('A  b|ralph|1||One\n\nü\n\n')
    expect(git('cat-file', 'commit', second)).toContain(`parent ${first}\nparent ${first}\nauthor`)
    isSound(git)
  },
)

test('A reader that was open all the time finds everything, and nothing half-written is left', async () => {
  const { git, objects, files, writer } = repository()
  const oids: string[] = []
  for (let at = 0; at < 100; at++) {
    oids.push(writer.add('blob', Buffer.from(`number ${at}`)), writer.add('blob', Buffer.from('the same again')))
    writer.flush()
    if (at % 7 === 0) expect(await objects.stat(oids.at(-2) ?? '')).toBeDefined()
  }
  expect(readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((one) => one.includes('tmp_'))).toEqual([])
  for (const oid of oids) expect(await objects.stat(oid)).toBeDefined()
  isSound(git)
})

test('What could not be written is written by the next flush', async () => {
  const { git, objects, files, writer } = repository()
  const other = writer.add('blob', Buffer.from('written before'))
  const oid = writer.add('blob', Buffer.from('content'))
  writeFileSync(join(files, oid.slice(0, 2)), '')
  expect(() => writer.flush()).toThrow(/EEXIST|ENOTDIR/)
  expect(await objects.stat(other)).toBeDefined()
  rmSync(join(files, oid.slice(0, 2)))
  writer.flush()
  expect((await objects.read(oid))?.content.toString()).toBe('content')
  isSound(git)
})

test("What an engine left behind that was killed while it wrote is in nobody's way", async () => {
  const { git, objects, files, writer } = repository()
  const oid = writer.add('blob', Buffer.from('content'))
  mkdirSync(join(files, oid.slice(0, 2)))
  writeFileSync(join(files, oid.slice(0, 2), 'tmp_obj_ralph'), 'half')
  isSound(git)
  writer.flush()
  expect((await objects.read(oid))?.content.toString()).toBe('content')
  isSound(git)
})

const name = fc.constantFrom('a', 'a.b', 'a-b', 'a0', 'A', 'b', 'run.json')
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'))
const write = fc.dictionary(path, fc.string({ maxLength: 5 }), { minKeys: 1, maxKeys: 6 })

test('A tree holds the files of all writes, the newest of each, as git lists them and in the order that git wants', async () => {
  const { git, git0, objects, writer } = repository()
  const store = { git: git0, objects, writer }
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 4 }), async (writes) => {
      const putFiles = stateTrees(store)
      const expected = new Map<string, string>()
      let tree: string | undefined
      for (const files of writes) {
        // A name is either a file or a folder, as the engine's own are.
        const kept = new Map<string, string>()
        for (const [one, content] of Object.entries(files)) {
          if (![...expected.keys()].every((other) => areApart(one, other))) continue
          kept.set(one, content)
          expected.set(one, content)
        }
        tree = await putFiles(tree, kept)
        writer.flush()
      }
      const listed = git('ls-tree', '-r', '-z', tree ?? '')
        .split('\0')
        .filter(Boolean)
      expect(listed.map((line) => line.split('\t')[1]).sort()).toEqual([...expected.keys()].sort())
      for (const line of listed) {
        const [, , oid = '', file = ''] = line.split(/[ \t]/)
        expect((await objects.read(oid))?.content.toString()).toBe(expected.get(file))
      }
      // Another writer, which remembers nothing, makes the same of the same.
      expect(await stateTrees(store)(undefined, expected)).toBe(tree)
    }),
    { numRuns: 25 },
  )
  isSound(git)
}, 60_000)

const areApart = (one: string, other: string): boolean =>
  one === other || (!other.startsWith(`${one}/`) && !one.startsWith(`${other}/`))

test('On top of a state commit that is not there nothing is written: it would be a run without its past', async () => {
  const { git0, objects, writer } = repository()
  const write = stateCommits({ git: git0, objects, writer })
  const commit = { parents: [], files: new Map([['run.json', '{}']]), message: 'x', by: ralph, seconds: 1 }
  await expect(write({ ...commit, previous: 'ab'.repeat(20) })).rejects.toMatchObject({ code: 'STATE_UNREADABLE' })
  expect(await objects.stat(await write({ ...commit, previous: null }))).toMatchObject({ type: 'commit' })
})
