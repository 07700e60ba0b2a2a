import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { compareTrees } from '../../../../src/adapter/git/store/compare-trees.ts'
import { objectReader } from '../../../../src/adapter/git/store/object-reader.ts'
import { tempDir } from '../../../support/git-repositories.ts'

/** Modes and contents by path; a tree is made of them without a work tree, as odd as git itself takes them. */
type Files = Readonly<Record<string, readonly [mode: string, content: string]>>

function repository(format: 'sha1' | 'sha256') {
  const folder = tempDir('ralph-compare-')
  const git = (args: readonly string[], input: Buffer | string = ''): string =>
    execFileSync('git', ['-C', folder, ...args], { input, encoding: 'latin1', env: { PATH: process.env['PATH'] } })
  git(['init', '--quiet', '--bare', `--object-format=${format}`])
  const objects = objectReader({ args: ['--git-dir', folder], env: { PATH: process.env['PATH'] ?? '' } })
  onTestFinished(() => objects.close())
  const blob = (content: string): string => git(['hash-object', '-w', '--stdin'], content).trim()
  const link = format === 'sha1' ? 'c'.repeat(40) : 'c'.repeat(64)

  /** Also with modes that no index has: `mktree` writes them as they are. */
  const treeOf = (files: Files): string => {
    const rows = new Map<string, string>()
    const folders = new Map<string, Record<string, Files[string]>>()
    for (const [path, [mode, content]] of Object.entries(files)) {
      const [head = '', ...rest] = path.split('/')
      if (rest.length > 0) folders.set(head, { ...folders.get(head), [rest.join('/')]: [mode, content] })
      else if (mode === '160000') rows.set(head, `${mode} commit ${link}\t${head}`)
      else rows.set(head, `${mode} blob ${blob(content)}\t${head}`)
    }
    for (const [name, inside] of folders) rows.set(name, `040000 tree ${treeOf(inside)}\t${name}`)
    const input = [...rows.values()].map((row) => `${row}\0`).join('')
    return git(['mktree', '-z', '--missing'], Buffer.from(input, 'latin1')).trim()
  }

  /** What git says of the same two trees. */
  const diffTree = (before: string, after: string) => {
    const fields = git(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', before, after]).split('\0')
    const rows = []
    for (let at = 0; at + 1 < fields.length; at += 2) {
      const [old = '', mode = '', was = '', oid = '', status = ''] = (fields[at] ?? '').slice(1).split(' ')
      const action = { A: 'created', D: 'deleted' }[status] ?? 'modified'
      const before = status === 'A' ? null : { mode: old, oid: was }
      rows.push({ path: fields[at + 1], action, before, now: status === 'D' ? null : { mode, oid } })
    }
    return rows
  }
  return { objects, treeOf, diffTree }
}

const file = (content: string): Files[string] => ['100644', content]

const rows: [string, Files, Files][] = [
  ['nothing', { a: file('1') }, { a: file('1') }],
  ['a file made, changed, removed', { a: file('1'), b: file('1') }, { b: file('2'), c: file('1') }],
  ['a file that becomes a folder', { a: file('1') }, { 'a/b/c': file('1') }],
  ['a folder that becomes a file', { 'a/b/c': file('1'), 'a/d': file('1') }, { a: file('1') }],
  ['a folder that becomes a link', { 'a/b': file('1') }, { a: ['120000', 'elsewhere'] }],
  ['a mode alone', { a: file('1') }, { a: ['100755', '1'] }],
  ['a submodule', { m: file('1') }, { m: ['160000', ''], n: ['160000', ''] }],
  ['deep below', { 'a/b/c/d': file('1'), 'a/x': file('1') }, { 'a/b/c/d': file('2'), 'a/x': file('1') }],
  ['names that no text is', { 'caf\xe9': file('1'), 'a\nb': file('1') }, { 'caf\xe9': file('2'), 'a\tb': file('1') }],
  ['names between which git sorts otherwise', { 'a-b': file('1'), 'a/b': file('1') }, { 'a.b': file('1') }],
  ['everything', {}, { a: file('1'), 'b/c': file('2') }],
]

test.each(['sha1', 'sha256'] as const)(
  'what differs between two trees of %s objects is what git says',
  async (format) => {
    const { objects, treeOf, diffTree } = repository(format)
    for (const [what, before, after] of rows) {
      const [one, two] = [treeOf(before), treeOf(after)]
      const byPath = diffTree(one, two).sort((a, b) => ((a.path ?? '') < (b.path ?? '') ? -1 : 1))
      expect(await compareTrees(objects, one, two), what).toEqual(byPath)
    }
  },
)

test('permissions that only an old git wrote are no change', async () => {
  const { objects, treeOf } = repository('sha1')
  const old = treeOf({ a: ['100664', '1'], b: ['100775', '1'] })
  expect(await compareTrees(objects, old, treeOf({ a: file('1'), b: ['100755', '1'] }))).toEqual([])
})

test('a tree that is missing is named', async () => {
  const { objects, treeOf } = repository('sha1')
  const gone = 'd'.repeat(40)
  await expect(compareTrees(objects, treeOf({ a: file('1') }), gone)).rejects.toThrow(
    `the tree ${gone} is not in the store`,
  )
})
