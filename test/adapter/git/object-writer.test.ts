import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitObject } from '../../../src/adapter/git/commit-object.ts'
import { gitAt } from '../../../src/adapter/git/exec.ts'
import { objectReader } from '../../../src/adapter/git/object-reader.ts'
import { objectWriter } from '../../../src/adapter/git/object-writer.ts'
import { stateTrees } from '../../../src/adapter/git/state-tree.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { ralph } from '../../support/git-store.ts'

const env = { PATH: process.env['PATH'] ?? '' }

function repository(format: 'sha1' | 'sha256') {
  const gitDir = tempDir('ralph-objects-')
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', gitDir, ...args], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  git('init', '--quiet', '--bare', `--object-format=${format}`)
  const objects = objectReader({ args: ['--git-dir', gitDir], env })
  const store = { git: gitAt(gitDir, env), objects, write: objectWriter({ gitDir, format }) }
  return { gitDir, git, store, close: objects.close }
}

test.each(['sha1', 'sha256'] as const)(
  'git reads what was written, and finds nothing to complain about (%s)',
  (format) => {
    const { git, store } = repository(format)
    const content = Buffer.from([0, 255, 10, 13, 200])
    const blob = store.write('blob', content)
    expect(
      execFileSync('git', ['-C', git('rev-parse', '--absolute-git-dir').trim(), 'cat-file', 'blob', blob], { env }),
    ).toEqual(content)
    const tree = store.write('tree', Buffer.alloc(0))
    const parts = { tree, parents: [], author: { name: ' A <b>\n', email: 'a@b' }, committer: ralph, at: 1 }
    const first = store.write('commit', commitObject({ ...parts, message: 'One\n\nü\0\n' }))
    const second = store.write('commit', commitObject({ ...parts, parents: [first, first], message: 'Two' }))
    git('update-ref', 'refs/heads/main', second)
    expect(git('log', '--format=%an|%cn|%at|%P|%B', '-1', first)).toBe('A  b|ralph|1||One\n\nü\n\n')
    expect(git('cat-file', 'commit', second)).toContain(`parent ${first}\nparent ${first}\nauthor`)
    expect(git('fsck', '--strict', '--full')).not.toMatch(/error|warning/)
  },
)

test('What a full disk left half-written under the name that is written next is overwritten', () => {
  const { gitDir, git, store } = repository('sha1')
  writeFileSync(join(gitDir, 'objects', 'half-written'), 'of another object, and longer than the next one '.repeat(100))
  expect(git('cat-file', 'blob', store.write('blob', Buffer.from('whole')))).toBe('whole')
})

const name = fc.constantFrom('a', 'a.b', 'a-b', 'a0', 'A', 'b', 'run.json')
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'))
const write = fc.dictionary(path, fc.string({ maxLength: 5 }), { minKeys: 1, maxKeys: 6 })

test('A tree holds the files of all writes, the newest of each, as git lists them and in the order that git wants', async () => {
  const { git, store, close } = repository('sha1')
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 4 }), async (writes) => {
      const putFiles = stateTrees(store)
      const expected = new Map<string, string>()
      let tree: string | undefined
      for (const files of writes) {
        // A name is either a file or a folder, as the engine's own are.
        const fitting = Object.entries(files).filter(([one]) => isApart(one, [...expected.keys()]))
        for (const [one, content] of fitting) if (isApart(one, [...expected.keys()])) expected.set(one, content)
        const kept = fitting.filter(([one, content]) => expected.get(one) === content)
        tree = await putFiles(tree, new Map(kept))
      }
      const listed = git('ls-tree', '-r', '--name-only', tree ?? '')
        .split('\n')
        .filter(Boolean)
      expect(listed.sort()).toEqual([...expected.keys()].sort())
      for (const one of listed) expect(git('cat-file', 'blob', `${tree}:${one}`)).toBe(expected.get(one))
      // Another writer, which remembers nothing, makes the same of the same.
      expect(await stateTrees(store)(undefined, expected)).toBe(tree)
    }),
    { numRuns: 25 },
  )
  expect(git('fsck', '--strict', '--full')).not.toMatch(/error|warning/)
  close()
}, 60_000)

const isApart = (one: string, others: readonly string[]): boolean =>
  others.every((other) => !other.startsWith(`${one}/`) && !one.startsWith(`${other}/`))
