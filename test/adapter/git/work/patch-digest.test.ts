import { expect, test } from 'vitest'
import { tempRepo } from '../../../support/git-repositories.ts'
import { engine } from '../../../support/git-store.ts'

const lines = (...changed: Record<number, string>[]): string =>
  Array.from({ length: 40 }, (_, index) => Object.assign({}, ...changed)[index] ?? `line ${index}`).join('\n')

const was = { 'a.txt': lines(), 'odd ":(top) *.txt': 'x\n', 'image.bin': '\0\u0001\n' }

/** What changes a file of the base, and the same after somebody else's change landed. */
const rows: [
  string,
  { change: Record<string, string>; ahead: Record<string, string>; both: Record<string, string> },
  boolean,
][] = [
  [
    'far above it in the same file',
    {
      change: { 'a.txt': lines({ 30: 'ours' }) },
      ahead: { 'a.txt': `new\n${lines()}` },
      both: { 'a.txt': `new\n${lines({ 30: 'ours' })}` },
    },
    true,
  ],
  [
    'in another file',
    {
      change: { 'image.bin': '\0\u0002\n' },
      ahead: { 'b.txt': 'b' },
      both: { 'image.bin': '\0\u0002\n', 'b.txt': 'b' },
    },
    true,
  ],
  [
    'in a line beside it',
    {
      change: { 'a.txt': lines({ 30: 'ours' }) },
      ahead: { 'a.txt': lines({ 28: 'theirs' }) },
      both: { 'a.txt': lines({ 28: 'theirs' }, { 30: 'ours' }) },
    },
    false,
  ],
  [
    'which did a part of it already',
    {
      change: { 'a.txt': lines({ 3: 'ours', 30: 'ours' }) },
      ahead: { 'a.txt': lines({ 3: 'ours' }) },
      both: { 'a.txt': lines({ 3: 'ours' }, { 30: 'ours' }) },
    },
    false,
  ],
  [
    'in a binary file that it changes too',
    {
      change: { 'image.bin': '\0\u0002\n' },
      ahead: { 'image.bin': '\0\u0003\n' },
      both: { 'image.bin': '\0\u0004\n' },
    },
    false,
  ],
  [
    'in an ignored file of the engine',
    {
      change: { 'b.txt': 'b', 'odd ":(top) *.txt': '1\n' },
      ahead: { 'c.txt': 'c' },
      both: { 'b.txt': 'b', 'odd ":(top) *.txt': '2\n', 'c.txt': 'c' },
    },
    true,
  ],
]

test.each(rows)('a change, and the same after another one %s', async (_, { change, ahead, both }, isSame) => {
  const user = tempRepo(was)
  const base = user.git('rev-parse', 'HEAD')
  const ours = user.commit('Ours', change)
  user.git('reset', '--quiet', '--hard', base)
  user.git('clean', '-qfd')
  const theirs = user.commit('Theirs', ahead)
  const landed = user.commit('Landed', both)
  const { work } = await engine(user, user.path)
  const without = ['odd ":(top) *.txt']
  const [first, second] = [
    await work.patchDigest({ from: base, to: ours, without }),
    await work.patchDigest({ from: theirs, to: user.git('rev-parse', `${landed}^{tree}`), without }),
  ]
  expect(first === second).toBe(isSame)
})

test('a change of a file’s mode alone, and a file that is empty, are changes', async () => {
  const user = tempRepo(was)
  const base = user.git('rev-parse', 'HEAD')
  user.git('update-index', '--chmod=+x', 'a.txt')
  user.git('commit', '--quiet', '--message', 'Mode')
  const mode = user.git('rev-parse', 'HEAD')
  const empty = user.commit('Empty', { 'empty.txt': '' })
  const { work } = await engine(user, user.path)
  const digests = await Promise.all([base, mode, empty].map((to) => work.patchDigest({ from: base, to, without: [] })))
  expect(new Set(digests).size).toBe(3)
})
