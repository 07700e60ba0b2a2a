import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsGitLookAlike, isGitLookAlike } from '../../../../src/adapter/git/files/leaving-link.ts'
import { rawPath, showPath } from '../../../../src/adapter/git/store/raw-path.ts'
import { tempRepo } from '../../../support/git-repositories.ts'

test.each([
  '.git',
  '.GIT',
  '.Git.',
  '.git ',
  '.git . .',
  'git~1',
  'GIT~1 ',
  '.git:x',
  '.git::$INDEX',
  'a\\.git',
  '.g\u200cit',
  '\ufeff.git',
])('%j is taken for .git', (name) => expect(isGitLookAlike(rawPath(name))).toBe(true))

test.each(['.gitignore', '.gitmodules', '.github', 'git', 'x.git', '.git-keep', 'git~2', '.gît', '. git'])(
  '%j is a name like any other',
  (name) => expect(isGitLookAlike(rawPath(name))).toBe(false),
)

test('every name that git refuses for its likeness is refused here first', () => {
  const repo = tempRepo({ a: 'a' })
  const blob = repo.git('rev-parse', 'HEAD:a')
  const piece = fc.constantFrom(
    '.git',
    '.GIT',
    'git~1',
    '.',
    ' ',
    ':',
    '\\',
    'x',
    '\u200c',
    '\u206f',
    '\ufeff',
    'g',
    'it',
  )
  const name = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))
  const names = fc.sample(name, { numRuns: 400, seed: 7 }).filter((one) => one !== '.' && one !== '..')
  const input = names.map((one) => `100644 ${blob}\td/${one}/f\0`).join('')
  const args = ['-c', 'core.protectHFS=true', '-c', 'core.protectNTFS=true', 'update-index', '-z', '--index-info']
  const refused = names.filter((one) => {
    try {
      execFileSync('git', args, { cwd: repo.path, env: repo.env, input: `100644 ${blob}\td/${one}/f\0`, stdio: 'pipe' })
      return !repo.git('ls-files', '-z').split('\0').includes(`d/${one}/f`)
    } catch {
      return true
    }
  })
  expect(input.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(20)
  for (const one of refused) expect([one, holdsGitLookAlike(rawPath(`d/${one}/f`))]).toEqual([one, true])
})

test('a path is shown as it is where it is UTF-8, and by its bytes where it is not', () => {
  expect(showPath(rawPath('a/ä\n😀'))).toBe('a/ä\n😀')
  expect(showPath('caf\xe9/\xff')).toBe('caf\\xE9/\\xFF')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => showPath(rawPath(text)) === Buffer.from(text).toString()),
  )
})
