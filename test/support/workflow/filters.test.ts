import { expect, test } from 'vitest'
import { type About, type Filters, passes } from './filters.ts'

const at = (about: { branch?: string; tag?: string; paths?: string[] }): About => ({
  branch: 'main',
  ...about,
  paths: () => about.paths ?? ['a.txt'],
})

// The rows are those of GitHub's filter pattern cheat sheet and of what it says of `on.push`.
test.each<[string, Filters, Parameters<typeof at>[0], boolean]>([
  ['without filters every branch', {}, { branch: 'ralph/work/demo' }, true],
  ['and every tag', {}, { tag: 'v1' }, true],
  ['a named branch', { branches: ['main'] }, { branch: 'main' }, true],
  ['no other one', { branches: ['main'] }, { branch: 'maine' }, false],
  ['one name without a list', { branches: 'main' }, { branch: 'main' }, true],
  ['* stays within a part', { branches: ['feature/*'] }, { branch: 'feature/a/b' }, false],
  ['** does not', { branches: ['feature/**'] }, { branch: 'feature/a/b' }, true],
  ['* alone is no branch with a slash', { branches: ['*'] }, { branch: 'ralph/work/demo' }, false],
  ['** alone is every branch', { branches: ['**'] }, { branch: 'ralph/work/demo' }, true],
  ['an end after *', { branches: ['*-v1'] }, { branch: 'x-v1' }, true],
  ['? is the character before it, or none', { branches: ['colou?r'] }, { branch: 'color' }, true],
  ['+ is one or more of it', { tags: ['v[12].[0-9]+.[0-9]+'] }, { tag: 'v1.10.1' }, true],
  ['a range does not hold others', { tags: ['v[12].[0-9]+.[0-9]+'] }, { tag: 'v3.10.1' }, false],
  ['a dot is a dot', { tags: ['v1.0'] }, { tag: 'v1x0' }, false],
  ['a later ! takes out', { branches: ['releases/**', '!releases/**-alpha'] }, { branch: 'releases/1-alpha' }, false],
  ['a later one puts in again', { branches: ['r/**', '!r/**-a', 'r/x-a'] }, { branch: 'r/x-a' }, true],
  ['ignored', { 'branches-ignore': ['ralph/**'] }, { branch: 'ralph/work/demo' }, false],
  ['not ignored', { 'branches-ignore': ['ralph/**'] }, { branch: 'main' }, true],
  ['only tags are named, so no branch', { tags: ['v*'] }, { branch: 'main' }, false],
  ['only ignored tags, so no branch', { 'tags-ignore': ['v*'] }, { branch: 'main' }, false],
  ['only branches are named, so no tag', { branches: ['main'] }, { tag: 'v1' }, false],
  ['both are named', { branches: ['main'], tags: ['v*'] }, { tag: 'v1' }, true],
  ['one path of several', { paths: ['docs/**'] }, { paths: ['x.js', 'docs/a/b.md'] }, true],
  ['no path', { paths: ['docs/**'] }, { paths: ['x.js'] }, false],
  ['* in a path is one folder', { paths: ['docs/*'] }, { paths: ['docs/a/b.md'] }, false],
  ['a file at the top by *', { paths: ['*.js'] }, { paths: ['src/a.js'] }, false],
  ['anywhere by **', { paths: ['**.js'] }, { paths: ['src/a.js'] }, true],
  ['**/ is also the top', { paths: ['**/README.md'] }, { paths: ['README.md'] }, true],
  ['a folder anywhere', { paths: ['**/docs/**'] }, { paths: ['a/docs/x.md'] }, true],
  ['part of a name behind **/', { paths: ['**/*src/**'] }, { paths: ['a/my-src/x.js'] }, true],
  [
    'ralph’s own files',
    { paths: ['.github/workflows/ralph*.yml'] },
    { paths: ['.github/workflows/ralph-doctor.yml'] },
    true,
  ],
  ['all paths ignored', { 'paths-ignore': ['docs/**'] }, { paths: ['docs/a.md'] }, false],
  ['one is not ignored', { 'paths-ignore': ['docs/**'] }, { paths: ['docs/a.md', 'x.js'] }, true],
  ['branch and path have to fit', { branches: ['main'], paths: ['docs/**'] }, { paths: ['x.js'] }, false],
  ['paths alone do not exclude branches', { paths: ['*.txt'] }, { branch: 'any/branch' }, true],
  ['paths do not count for tags', { tags: ['v*'], paths: ['docs/**'] }, { tag: 'v1', paths: ['x.js'] }, true],
])('%s', (_, filters, about, expected) => {
  expect(passes(filters, at(about))).toBe(expected)
})
