import { expect, test } from 'vitest'
import { testGuard } from '../../../src/core/guard/test-guard.ts'

type Given = Readonly<Record<string, readonly [before: string | undefined, after: string | undefined]>>

const classed = (given: Given, runs: readonly string[] = ['npm test'], machinery: readonly string[] = []) =>
  testGuard(
    Object.entries(given).map(([path, [before, after]]) => ({
      ...{ path, before, after },
      action: before === undefined ? 'created' : after === undefined ? 'deleted' : 'modified',
    })),
    {
      checks: runs.map((run) => ({ run, working_directory: '.' })),
      machinery: new Map(machinery.map((path) => [path, 'npm test'])),
    },
  )

const look = (given: Given, runs?: readonly string[]): string[] =>
  classed(given, runs).flatMap(({ class: name, what }) => (name === 'machinery' || name === 'tests' ? what : []))

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

const three = "test('a', () => {\n  expect(a).toBe(1)\n  expect(b).toBe(2)\n})\n"

test.each<[name: string, given: Given, said: readonly string[], machinery?: string[]]>([
  [
    'assertions removed at an equal count of tests',
    { 'test/a.test.js': [three, three.replace('  expect(b).toBe(2)\n', '')] },
    [
      'tests: test/a.test.js has 1 assertion fewer than before',
      'edited: test/a.test.js: a line of an existing test was changed or removed: "expect(b).toBe(2)"',
    ],
  ],
  [
    'an assertion that asks for less',
    { 'test/a.test.js': [three, three.replace('toBe(2)', 'toBeDefined()')] },
    ['edited: test/a.test.js: a line of an existing test was changed or removed: "expect(b).toBe(2)"'],
  ],
  [
    'the order of lines',
    { 'a_test.py': ['def test_a():\n  assert x\n  return\n', 'def test_a():\n  return\n  assert x\n'] },
    ['edited: a_test.py: lines of an existing test were moved'],
  ],
  [
    'a snapshot',
    { 'src/__snapshots__/a.snap': ['1\n', '2\n'] },
    ['edited: src/__snapshots__/a.snap: a line of what tests expect was changed or removed: "1"'],
  ],
  [
    'a test that ends the run',
    { 'test/a.test.js': [three, `${three}process.exit(0)\n`] },
    ['tests: test/a.test.js can end the run of the tests'],
  ],
  [
    'a new test that ends the run',
    { 'x_test.go': [undefined, 'package x\nfunc TestMain(m *testing.M) { os.Exit(0) }\n'] },
    ['tests: x_test.go can end the run of the tests'],
  ],
  [
    'a script that the check comes to',
    { 'lib.sh': ['a', 'b'] },
    ['machinery: lib.sh, which the check npm test runs, was changed'],
    ['lib.sh'],
  ],
  [
    'sitecustomize.py',
    { 'sitecustomize.py': [undefined, 'x'] },
    ['machinery: sitecustomize.py, which Python loads by its name, was added'],
  ],
  [
    'usercustomize as a package',
    { 'lib/usercustomize/__init__.py': [undefined, ''] },
    ['machinery: lib/usercustomize/__init__.py, which Python loads by its name, was added'],
  ],
  [
    'conftest.py',
    { 'tests/conftest.py': [undefined, 'x'] },
    ['machinery: tests/conftest.py, which configures how checks run, was added'],
  ],
  ['pytest.py', { 'pytest.py': [undefined, 'x'] }, ['machinery: pytest.py, which hides the module pytest, was added']],
  [
    'unittest as a package',
    { 'unittest/__init__.py': [undefined, ''] },
    ['machinery: unittest/__init__.py, which hides the module unittest, was added'],
  ],
  [
    'a module of Python beside a script',
    { 'tools/json.py': [undefined, ''] },
    ['machinery: tools/json.py, which hides the module json, was added'],
    ['tools/check.py'],
  ],
  [
    'a module below node_modules',
    { 'test/node_modules/vitest/index.js': [undefined, ''] },
    ['machinery: test/node_modules/vitest/index.js, which is loaded in the place of an installed module, was added'],
  ],
  [
    'a mock of a module',
    { '__mocks__/fs.js': [undefined, ''] },
    ['machinery: __mocks__/fs.js, which test runners load in the place of a module, was added'],
  ],
  [
    'a workspace with the name of a tool',
    { 'packages/x/package.json': [undefined, '{"name":"vitest"}'] },
    ['machinery: packages/x/package.json has the name of the tool vitest'],
  ],
  [
    'a link in the place of a module',
    {
      'package.json': [
        pkg({}, { devDependencies: { vitest: '4' } }),
        pkg({}, { devDependencies: { vitest: 'file:./fake' } }),
      ],
    },
    ['machinery: package.json: the module vitest comes from a folder of the repository now'],
  ],
  [
    'workspaces',
    { 'package.json': [pkg({}), pkg({}, { workspaces: ['x'] })] },
    ['machinery: package.json: "workspaces" was changed'],
  ],
  [
    'a replaced Go module',
    { 'go.mod': ['module x\n', 'module x\nreplace a => ./b\n'] },
    ['machinery: go.mod replaces other modules'],
  ],
  ['an action', { 'action.yml': ['a', 'b'] }, ['people: action.yml, which people and other programs run, was changed']],
  [
    'a nested action',
    { 'actions/x/action.yaml': [undefined, 'b'] },
    ['people: actions/x/action.yaml, which people and other programs run, was added'],
  ],
  [
    'lefthook',
    { 'lefthook.yml': ['a', 'b'] },
    ['people: lefthook.yml, which people and other programs run, was changed'],
  ],
  [
    'the release',
    { '.releaserc.json': ['a', 'b'] },
    ['people: .releaserc.json, which people and other programs run, was changed'],
  ],
  [
    'husky',
    { '.huskyrc.json': ['a', 'b'] },
    ['people: .huskyrc.json, which people and other programs run, was changed'],
  ],
  [
    'a hook of husky',
    { '.husky/pre-commit': ['a', 'b'] },
    ['people: .husky/pre-commit, which people and other programs run, was changed'],
  ],
  [
    'a script that no check runs',
    { 'package.json': [pkg({ test: 'a' }), pkg({ test: 'a', postinstall: 'curl x' })] },
    ['people: package.json: the script "postinstall" is "curl x" now (was missing)'],
  ],
  [
    'hooks in package.json',
    { 'package.json': [pkg({}), pkg({}, { husky: { hooks: {} } })] },
    ['people: package.json: "husky", which git runs, was changed'],
  ],
])('told with its class: %s', (_, given, said, machinery = []) => {
  expect(classed(given, ['npm test'], machinery).map((one) => `${one.class}: ${one.what}`)).toEqual(said)
})

test.each<[name: string, given: Given]>([
  [
    'lines between the old ones',
    { 'test/a.test.js': [three, three.replace('  expect(b)', '  expect(c).toBe(3)\n  expect(b)')] },
  ],
  ['a new test', { 'test/b.test.js': [undefined, three] }],
  ['blank lines', { 'test/a.test.js': [three, three.replaceAll('\n', '  \n\n')] }],
  [
    'ordinary source',
    { 'src/a.ts': ['assert(1)', ''], 'src/types.py': [undefined, ''], 'app/json.py': [undefined, ''] },
  ],
  ['a new version of Go', { 'go.mod': ['go 1.22\n', 'go 1.23\nrequire a v1\n'] }],
])('ordinary work is not told at all: %s', (_, given) => {
  expect(classed(given, ['npm test', 'python -m pytest'])).toEqual([])
})

test.each<[path: string, before: string, gone: string]>([
  ['test/a_test.rb', 'def test_a\n  assert_equal 1, a\n  refute_nil b\nend\n', '  refute_nil b\n'],
  ['spec/a_spec.rb', "it 'a' do\n  is_expected.to be_ok\nend\n", '  is_expected.to be_ok\n'],
  ['test/a_spec.rb', "it 'a' do\n  _(a).must_equal 1\nend\n", '  _(a).must_equal 1\n'],
  ['ATests.cs', '[Fact] void A() {\n  Assert.Equal(1, a);\n}\n', '  Assert.Equal(1, a);\n'],
  ['ATests.cs', '[Fact] void A() {\n  Assert.That(a, Is.True);\n}\n', '  Assert.That(a, Is.True);\n'],
  ['ATest.kt', '@Test fun a() {\n  a shouldBe 1\n}\n', '  a shouldBe 1\n'],
  ['ASpec.scala', 'test("a") {\n  a should equal (1)\n  b shouldEqual 2\n}\n', '  b shouldEqual 2\n'],
  ['test/a.bats', '@test "a" {\n  run a\n  [ "$status" -eq 0 ]\n}\n', '  [ "$status" -eq 0 ]\n'],
  ['test/a.bats', '@test "a" {\n  run a\n  [[ "$output" == *ok* ]]\n}\n', '  [[ "$output" == *ok* ]]\n'],
  ['test/a.bats', '@test "a" {\n  run a\n  assert_success\n}\n', '  assert_success\n'],
  ['test/a.test.js', "test('a', (t) => {\n  t.strictEqual(a, 1)\n})\n", '  t.strictEqual(a, 1)\n'],
  ['test/b_test.rb', 'def test_a\n  refute(a)\nend\n', '  refute(a)\n'],
  ['a_test.exs', 'test "a" do\n  refute a == 1\nend\n', '  refute a == 1\n'],
  ['tests/test_a.py', 'def test_a():\n  with pytest.raises(E):\n    a()\n', '  with pytest.raises(E):\n'],
  ['test/ATest.php', 'function testA() {\n  $this->assertSame(1, $a);\n}\n', '  $this->assertSame(1, $a);\n'],
  ['a_test.go', 'func TestA(t *testing.T) {\n\trequire.NoError(t, err)\n}\n', '\trequire.NoError(t, err)\n'],
  ['tests/a.rs', '#[test]\nfn a() {\n  assert_eq!(a, 1);\n}\n', '  assert_eq!(a, 1);\n'],
  ['test/ATest.java', '@Test void a() {\n  assertThat(a).isOne();\n}\n', '  assertThat(a).isOne();\n'],
  ['ATests.swift', '@Test func a() {\n  #expect(a == 1)\n}\n', '  #expect(a == 1)\n'],
])('an assertion removed from %s %j is told: the tests are as many', (path, before, gone) => {
  const told = classed({ [path]: [before, before.replace(gone, '')] }).filter((one) => one.class === 'tests')
  expect(told.map(({ what }) => what)).toEqual([`${path} has 1 assertion fewer than before`])
})
