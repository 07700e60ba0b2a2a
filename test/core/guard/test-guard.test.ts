import { expect, test } from 'vitest'
import { testGuard } from '../../../src/core/guard/test-guard.ts'

type Given = Readonly<Record<string, readonly [before: string | undefined, after: string | undefined]>>

const look = (given: Given, runs: readonly string[] = ['npm test']): string[] =>
  testGuard(
    Object.entries(given).map(([path, [before, after]]) => ({
      ...{ path, before, after },
      action: before === undefined ? 'created' : after === undefined ? 'deleted' : 'modified',
    })),
    runs.map((run) => ({ run, working_directory: '.' })),
  )

const pkg = (scripts: object, more = {}): string => JSON.stringify({ scripts, ...more })
const js = "test('a', () => {})\ntest('b', () => {})\n"

test.each<[name: string, given: Given, said: string | RegExp, runs?: string[]]>([
  [
    'scripts.test is true',
    { 'package.json': [pkg({ test: 'vitest' }), pkg({ test: 'true' })] },
    'package.json: the script "test", which the check npm test runs, is "true" now (was "vitest")',
  ],
  [
    'a script that the script runs',
    { 'package.json': [pkg({ test: 'npm run unit', unit: 'vitest' }), pkg({ test: 'npm run unit', unit: ':' })] },
    /script "unit".*is ":" now/,
  ],
  [
    'a script before it',
    { 'package.json': [pkg({ test: 'vitest' }), pkg({ test: 'vitest', pretest: 'rm -r test' })] },
    /"pretest".*was missing/,
  ],
  ['pnpm', { 'package.json': [pkg({ lint: 'eslint .' }), pkg({})] }, /"lint".*is gone/, ['pnpm --silent lint']],
  ['yarn', { 'package.json': [pkg({ types: 'tsc' }), pkg({ types: 'true' })] }, /"types"/, ['yarn types']],
  ['bun', { 'package.json': [pkg({ ci: 'a' }), pkg({ ci: 'b' })] }, /"ci"/, ['bun run ci']],
  [
    'another package of the workspace',
    { 'web/package.json': [pkg({ test: 'a' }), pkg({ test: 'b' })] },
    /^web\/package\.json: the script "test"/,
    ['npm --prefix web test'],
  ],
  ['own checks of a workflow', { 'package.json': [pkg({ test: 'a' }), pkg({ test: 'b' })] }, /which a check runs/, []],
  [
    'settings of jest',
    { 'package.json': [pkg({}), pkg({}, { jest: { testMatch: [] } })] },
    'package.json: "jest" was changed',
  ],
  ['no JSON any more', { 'package.json': [pkg({ test: 'a' }), '{'] }, 'package.json can no longer be read'],
  [
    '.npmrc with a script-shell',
    { '.npmrc': [undefined, 'script-shell=/bin/true'] },
    '.npmrc, which configures how checks run, was added',
  ],
  [
    'a configuration',
    { 'web/vitest.config.ts': ['a', 'b'] },
    'web/vitest.config.ts, which configures how checks run, was changed',
  ],
  ['pytest', { 'pytest.ini': ['[pytest]', '[pytest]\naddopts = --co'] }, /^pytest\.ini/],
  [
    'a tool in pyproject',
    { 'pyproject.toml': ['[tool.pytest.ini_options]\na = 1', '[tool.pytest.ini_options]\na = 2'] },
    /^pyproject\.toml/,
  ],
  ['a target of Cargo', { 'Cargo.toml': ['[lib]\n', '[lib]\ntest = false\n'] }, /^Cargo\.toml/],
  ['surefire', { 'pom.xml': ['<project/>', '<project><skipTests>true</skipTests></project>'] }, /^pom\.xml/],
  ['gradle', { 'build.gradle': ['test {}', 'test { enabled = false }'] }, /^build\.gradle/],
  ['a Makefile', { Makefile: ['test:\n\tgo test', 'test:\n\ttrue'] }, /^Makefile/],
  ['tsconfig', { 'tsconfig.json': ['{"strict":true}', '{}'] }, /^tsconfig/],
  [
    'a script that a check names',
    { 'tools/lint.js': ['a', 'b'] },
    'tools/lint.js, which the check node ./tools/lint.js . runs, was changed',
    ['node ./tools/lint.js .'],
  ],
  ['a removed test file', { 'test/a.test.js': [js, undefined] }, 'the test file test/a.test.js was removed'],
  ['a removed test', { 'test/a.test.js': [js, "test('a', () => {})"] }, 'test/a.test.js has 1 test fewer than before'],
  ...(
    [
      ['a.test.js', js, js.replace('test(', 'test.skip(')],
      ['a.spec.ts', "it('a', f)", "xit('a', f)"],
      ['a.test.ts', "it('a', f)", "it.only('a', f)"],
      ['test/a.js', "test('a', async (t) => { })", "test('a', async (t) => { t.skip() })"],
      ['b.test.js', "test('a', f)", "test('a', { skip: true }, f)"],
      ['tests/test_a.py', 'def test_a():\n  pass', '@pytest.mark.skip\ndef test_a():\n  pass'],
      ['a_test.go', 'func TestA(t *testing.T) {}', 'func TestA(t *testing.T) { t.Skip("x") }'],
      ['src/lib.rs', '#[test]\nfn a() {}', '#[test]\n#[ignore]\nfn a() {}'],
      ['src/test/java/ATest.java', '@Test void a() {}', '@Disabled @Test void a() {}'],
    ] as const
  ).map(([path, before, after]): [string, Given, string] => [
    `skipped: ${after}`,
    { [path]: [before, after] },
    `${path} skips a test that would have run`,
  ]),
])('named: %s', (_, given, said, runs) => {
  const found = look(given, runs)
  expect(found).toHaveLength(1)
  if (typeof said === 'string') expect(found[0]).toBe(said)
  else expect(found[0]).toMatch(said)
})

test.each<[name: string, given: Given]>([
  ['an added test', { 'test/a.test.js': [js, `${js}test('c', () => {})\n`] }],
  ['a new test file', { 'test/b.test.js': [undefined, js] }],
  ['a test that was rewritten', { 'test/a.test.js': [js, js.replaceAll('() => {}', '() => assert(1)')] }],
  ['a test file that moved', { 'test/a.test.js': [js, undefined], 'test/unit/a.test.js': [undefined, js] }],
  [
    'a test that moved to another file',
    { 'test/a.test.js': [js, "test('a', () => {})"], 'test/b.test.js': [undefined, "test('b', () => {})"] },
  ],
  [
    'a new version of a dependency',
    {
      'package.json': [
        pkg({ test: 'a' }, { dependencies: { x: '1' } }),
        pkg({ test: 'a' }, { dependencies: { x: '2' } }),
      ],
    },
  ],
  ['a new script that no check runs', { 'package.json': [pkg({ test: 'a' }), pkg({ test: 'a', start: 'node .' })] }],
  [
    'a crate',
    {
      'Cargo.toml': [
        '[package]\nversion = "1"\n[dependencies]\na = "1"\n',
        '[package]\nversion = "2"\n[dependencies]\na = "2"\nb = "1"\n',
      ],
    },
  ],
  [
    'a Python package',
    { 'pyproject.toml': ['[project]\ndependencies = ["a"]\n', '[project]\ndependencies = ["a", "b"]\n'] },
  ],
  [
    'a Maven dependency',
    { 'pom.xml': ['<a/><dependencies><x/></dependencies>', '<a/><dependencies><x/><y/></dependencies>'] },
  ],
  ['a Gradle dependency', { 'build.gradle.kts': ['a\n  implementation("x:1")', 'a\n  implementation("x:2")'] }],
  ['ordinary work', { 'src/a.js': ['it.skip = 1', 'test.only()'], 'README.md': ['a', 'skip: true'] }],
  ['a word like it', { 'test/a.test.js': ['edit(1)', 'edit(2); submit.only; exit()'] }],
])('no false alarm: %s', (_, given) => {
  expect(look(given, ['npm test', 'npx eslint .'])).toEqual([])
})
