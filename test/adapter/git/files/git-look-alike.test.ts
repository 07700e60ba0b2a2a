import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasGitLookAlike, isGitLookAlike } from '../../../../src/adapter/git/files/leaving-link.ts'
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
  // With --force-remove no file has to be there: git looks at each path, and names those that it would not have.
  const strict = ['-c', 'core.protectHFS=true', '-c', 'core.protectNTFS=true']
  const { stderr } = spawnSync('git', [...strict, 'update-index', '-z', '--force-remove', '--stdin'], {
    cwd: repo.path,
    env: repo.env,
    input: names.map((one) => `d/${one}/f\0`).join(''),
    encoding: 'utf8',
  })
  const said = stderr.split('\n')
  const refused = names.filter((one) => said.includes(`Ignoring path d/${one}/f`))
  expect(refused.length).toBeGreaterThan(20)
  for (const one of refused) expect([one, hasGitLookAlike(rawPath(`d/${one}/f`))]).toEqual([one, true])
})

test('a path is shown as it is where it is UTF-8, and by its bytes where it is not', () => {
  expect(showPath(rawPath('a/ä\n😀'))).toBe('a/ä\n😀')
  expect(showPath('caf\xe9/\xff')).toBe('caf\\xE9/\\xFF')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => showPath(rawPath(text)) === Buffer.from(text).toString()),
  )
})
