import { expect, test } from 'vitest'
import { embeddedRepositoryMatcher } from '../../../src/core/guard/protected-paths.ts'

const bare = ['HEAD', 'config', 'objects/pack/x', 'refs/heads/.keep']
const below = (folder: string, paths: readonly string[] = bare) => paths.map((path) => `${folder}/${path}`)

test.each<[string, string[]]>([
  ['at the root', bare],
  ['in a directory', below('fixture')],
  ['at depth', below('a/b/c.git')],
  ['in a directory that is named refs', below('refs')],
  ['in other case', ['x/head', 'x/Objects/a', 'x/REFS/b']],
  ['in directories that differ in case', ['x/HEAD', 'X/objects/a', 'x./refs/b']],
  ['with streams and dots', ['x/HEAD.', 'x/objects::$INDEX_ALLOCATION/a', 'x/refs /b']],
  ['with characters that are ignored', ['x/HE\u200cAD', 'x/objects/a', 'x/refs/b']],
  ['with backslashes', ['x\\HEAD', 'x\\objects\\a', 'x\\refs\\b']],
  ['with links for its directories', ['x/HEAD', 'x/objects', 'x/refs']],
  ['of a linked worktree', ['x/HEAD', 'x/commondir', 'x/gitdir']],
])('what git takes for a repository is one: %s', (_, paths) => {
  const isIn = embeddedRepositoryMatcher([...paths, 'src/a.ts'])
  for (const path of paths) expect(isIn(path), path).toBe(true)
})

test.each<[string, string[]]>([
  ['a folder refs', ['docs/refs/a.md', 'docs/objects/b.md']],
  ['a file HEAD', ['HEAD', 'docs/HEAD']],
  ['a file HEAD and a folder refs', ['docs/HEAD', 'docs/refs/a.md']],
  ['all three in different folders', ['a/HEAD', 'b/objects/x', 'c/refs/y']],
  ['names that begin alike', ['docs/HEADER', 'docs/objects/x', 'docs/refs/y', 'docs/HEAD.md']],
])('honest folders are none: %s', (_, paths) => {
  const isIn = embeddedRepositoryMatcher(paths)
  for (const path of paths) expect(isIn(path), path).toBe(false)
})

test('what lies beside a repository is not in it', () => {
  const isIn = embeddedRepositoryMatcher([...below('a/fixture'), 'a/b.ts'])
  expect(isIn('a/b.ts')).toBe(false)
  expect(isIn('a/fixture/hooks/pre-commit')).toBe(true)
})
