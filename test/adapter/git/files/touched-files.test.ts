import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { scanFiles } from '../../../../src/adapter/git/files/touched-files.ts'
import { workTree } from '../../../../src/adapter/git/files/work-tree.ts'

const folder = mkdtempSync(join(tmpdir(), 'ralph-touched-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let count = 0

/** Files that git put into an index, which is older than the tick of its clock. */
function checkout(format = 'sha1') {
  const root = join(folder, String(count++))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  git('init', '--quiet', `--object-format=${format}`)
  for (const name of ['a', 'src/b', 'src/deep/c', 'näme']) writeFileSync(join(root, name), `${name}\n`)
  symlinkSync('a', join(root, 'link'))
  // As old as files are that somebody else changes later.
  git('add', '.')
  const later = Date.now() / 1000 + 1
  utimesSync(join(root, '.git/index'), later, later)
  const never = async () => {
    throw new Error('no git')
  }
  const tree = workTree({ git: never, directory: root, stateDir: join(root, '.git'), index: 'index' })
  const now = (...known: string[]) => {
    const { touched, hasUnknown } = scanFiles(tree, new Set(known))
    return { hasUnknown, touched: touched.map(({ path, missing }) => (missing ? `-${path}` : path)).sort() }
  }
  return { root, at: (path: string) => join(root, path), now, listed: git('ls-files', '--stage', '-z') }
}

const untouched = { touched: [], hasUnknown: false }

describe('What somebody did to the files shows without git and without reading one', () => {
  test.each(['sha1', 'sha256'])('nothing where nobody did anything, in a repository of %s', (format) => {
    expect(checkout(format).now()).toEqual(untouched)
  })

  test.each<[string, (at: (path: string) => string) => void, string[], boolean]>([
    ['other content of the same size, with its old times', (at) => rewrite(at('a'), 'b\n'), ['a'], false],
    ['another mode', (at) => chmodSync(at('src/b'), 0o755), ['src/b'], false],
    ['a hole of 4 TB', (at) => truncateSync(at('src/deep/c'), 2 ** 42), ['src/deep/c'], false],
    ['a file that is gone', (at) => rmSync(at('a')), ['-a'], false],
    ['a folder in the place of a file', (at) => replace(at('a'), (path) => mkdirSync(path)), ['a'], true],
    [
      'a link in the place of a folder',
      (at) => replace(at('src'), (path) => symlinkSync('/', path)),
      ['-src/b', '-src/deep/c'],
      true,
    ],
    ['a new file', (at) => writeFileSync(at('src/new'), ''), [], true],
    ['a new empty folder', (at) => mkdirSync(at('new')), [], true],
  ])('%s', (_, act, touched, hasUnknown) => {
    const { at, now } = checkout()
    act(at)
    expect(now()).toEqual({ touched, hasUnknown })
  })

  test('a name that is known is not new, and nothing is looked for in such a folder', () => {
    const { at, now } = checkout()
    mkdirSync(at('node_modules/x/.git'), { recursive: true })
    writeFileSync(at('a.log'), '')
    expect(now('node_modules/', 'a.log')).toEqual(untouched)
    expect(now('node_modules', 'a.log').hasUnknown).toBe(true)
  })

  test('a file as young as the index may have been changed in the same tick of the clock', () => {
    const { at, now } = checkout()
    // A second ago: no file here is older.
    const young = Date.now() / 1000 - 1
    utimesSync(at('.git/index'), young, young)
    expect(now().touched).toContain('a')
  })
})

function rewrite(path: string, content: string): void {
  const { atime, mtime } = statSync(path)
  writeFileSync(path, content)
  utimesSync(path, atime, mtime)
}

function replace(path: string, make: (path: string) => void): void {
  renameSync(path, join(folder, `moved-${count++}`))
  make(path)
}
