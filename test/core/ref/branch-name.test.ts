import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { branchNameFault } from '../../../src/core/ref/branch-name.ts'

test.each([
  'main',
  'feature/login',
  'ralph/work/plan',
  'fix-#12',
  'a.b_c',
  'größe',
  'v1.0',
  'headline',
  'a@b',
  'a/b/c',
])('%s can be used', (name) => expect(branchNameFault(name)).toBeUndefined())

test.each([
  ['', 'is empty'],
  ['a b', 'space'],
  ['a\nb', 'control'],
  ['a\u200bb', 'invisible'],
  ['a\u202eb', 'invisible'],
  ['a~1', '~'],
  ['a^', '^'],
  ['a:b', ':'],
  ['a?', '?'],
  ['a*', '*'],
  ['a[', '['],
  ['a\\b', '\\'],
  ['a..b', '..'],
  ['a@{1}', '@{'],
  ['@', 'is "@"'],
  ['/a', '/'],
  ['a/', '/'],
  ['a//b', '//'],
  ['.a', '.'],
  ['a/.b', '.'],
  ['a.', '.'],
  ['a.lock', '.lock'],
  ['a.lock/b', '.lock'],
  ['-rf', '-'],
  ['--upload-pack=x', '-'],
  ['HEAD', 'git uses'],
  ['FETCH_HEAD', 'git uses'],
  ['$(id)', '$'],
  ['x;rm', ';'],
  ["a'b", "'"],
  ['a"b', '"'],
  ['a`b`', '`'],
  ['a|b', '|'],
  ['refs/heads/main', 'refs/'],
  ['a'.repeat(40), 'commit id'],
  ['x'.repeat(201), '200'],
])('%j is refused and the reason named', (name, reason) => {
  expect(branchNameFault(name)).toContain(reason)
})

const law = 'I6: whatever is accepted, git accepts too'
test(law, () => hold(100))
test(law, { tags: 'thorough/size' }, () => hold(400))

function hold(numRuns: number): void {
  const part = fc.constantFrom('a', 'b', '.', '/', '-', '@', '{', '~', '.lock', 'HEAD', '\u007f', 'é', '\\', '*', '0')
  const name = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))
  let accepted = 0
  fc.assert(
    fc.property(name, (candidate) => {
      if (branchNameFault(candidate) !== undefined) return
      accepted += 1
      expect(spawnSync('git', ['check-ref-format', '--branch', candidate]).status, candidate).toBe(0)
    }),
    { numRuns },
  )
  expect(accepted).toBeGreaterThan(numRuns / 20)
}
