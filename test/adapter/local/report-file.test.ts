import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { watchReport } from '../../../src/adapter/local/watch-tests.ts'

const root = mkdtempSync(join(tmpdir(), 'ralph-report-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const workspace = join(root, 'workspace')
const file = 'test/a.test.ts'
const cited = [{ file, title: 'login > rejects' }]

beforeEach(() => {
  rmSync(workspace, { recursive: true, force: true })
  mkdirSync(join(workspace, 'out'), { recursive: true })
})

/** What is read of `out/junit.xml` if `write` is what the check does. */
function reported(write: (path: string) => void, { report = 'out/junit.xml', before = (): void => undefined } = {}) {
  before()
  const read = watchReport({ workspace, cwd: workspace, report }, cited)
  write(join(workspace, 'out/junit.xml'))
  return read()
}

const content = (text: string | Uint8Array) => (path: string) => writeFileSync(path, text)
const testcase = `<testcase classname="${file}" name="login &gt; rejects" time="0.1"/>`
const junit = (inner = testcase): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites><testsuite name="a">${inner}</testsuite></testsuites>\n`
const ran = { tests: [{ file, title: 'login > rejects', outcome: 'passed', from: 'report', in_file: true }] }

test.each([
  ['vitest', junit()],
  [
    'node --test',
    junit()
      .replace('name="a"', 'name="login"')
      .replace(testcase, `<testcase name="rejects" classname="test" file="/home/me/${file}"/>`),
  ],
  ['jest-junit', junit(`<testcase classname="login rejects" name="login rejects" file="${file}"/>`)],
  [
    'text in CDATA',
    junit(
      `<testcase classname="${file}" name="login &gt; rejects"><system-out><![CDATA[<failure/> ok 1]]></system-out></testcase>`,
    ),
  ],
  ['a report with a byte order mark', `\uFEFF${junit()}`],
  ['thousands of records', junit(`${'<testcase classname="b" name="x"/>'.repeat(30_000)}${testcase}`)],
  ['a suite without suites around it', `<testsuite name="a">${testcase}</testsuite>`],
])('a report of %s is read', (_, text) => {
  expect(reported(content(text))).toEqual(ran)
})

test.each([
  ['skipped', '<skipped/>', 'skipped'],
  ['failed', '<failure message="x">at a.ts</failure>', 'failed'],
  ['in error', '<error/>', 'failed'],
])('a test that was %s did not pass', (_, inner, outcome) => {
  const text = junit(`<testcase classname="${file}" name="login &gt; rejects">${inner}</testcase>`)
  expect(reported(content(text)).tests).toMatchObject([{ outcome }])
})

test.each([
  ['pytest', 'tests/test_a.py', 'TestX::test_y', '<testcase classname="tests.test_a.TestX" name="test_y"/>'],
  [
    'pytest with parameters',
    'tests/test_a.py',
    'test_p',
    '<testcase classname="tests.test_a" name="test_p[1]"/><testcase classname="tests.test_a" name="test_p[2]"/>',
  ],
  [
    'Surefire',
    'src/test/java/com/x/FooTest.java',
    'FooTest.addsTwo',
    '<testcase classname="com.x.FooTest" name="addsTwo"/>',
  ],
  [
    'Gradle',
    'src/test/kotlin/com/x/FooTest.kt',
    'adds two',
    '<testcase classname="com.x.FooTest$Inner" name="adds two"/>',
  ],
  [
    'rspec_junit_formatter',
    'spec/a_spec.rb',
    'A adds',
    '<testcase classname="spec.a_spec" name="A adds" file="./spec/a_spec.rb"/>',
  ],
])('%s names its tests in its own way', (_, path, title, inner) => {
  const read = watchReport({ workspace, cwd: workspace, report: 'out/junit.xml' }, [{ file: path, title }])
  writeFileSync(join(workspace, 'out/junit.xml'), junit(inner))
  expect(read()).toMatchObject({ tests: [{ outcome: 'passed', in_file: true }] })
})

test('a record of another file is not that of the cited one', () => {
  expect(reported(content(junit('<testcase classname="test/b.test.ts" name="login &gt; rejects"/>')))).toEqual({
    tests: [],
  })
})

const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${junit('<testcase name="&b;"/>').slice(39)}`

test.each<[string, string | Uint8Array, RegExp]>([
  ['cut off', junit().slice(0, -20), /does not count: it is not well-formed XML/],
  ['malformed', junit('<testcase name="a" name="b"></testsuite>'), /does not count: it is not well-formed XML/],
  ['of entities that grow', bomb, /does not count: it declares a document type, which is not read/],
  ['of an unknown entity', junit('<testcase name="&b;"/>'), /not well-formed XML: Invalid character entity/],
  ['in another encoding', junit().replace('UTF-8', 'ISO-8859-1'), /its encoding is ISO-8859-1, and only UTF-8 is read/],
  ['in UTF-16', Buffer.from(junit(), 'utf16le'), /is not UTF-8|not well-formed|neither/],
  ['in Latin 1', Buffer.concat([Buffer.from(junit('<testcase name="caf')), Buffer.from([0xe9])]), /is not UTF-8/],
  ['without a test', junit(''), /does not count: it names no test/],
  ['of another kind', '<html><body/></html>', /its outermost element is html, which is no JUnit report/],
  ['nested a thousand times', '<testsuite>'.repeat(1_000), /nested more than 100 times/],
  ['empty', '', /is empty/],
  ['of words', 'all is well\n', /neither JUnit XML nor TAP|names no test/],
  [
    'an attribute of a megabyte',
    junit(`<testcase name="${'x'.repeat(1024 * 1024)}"/>`),
    /not well-formed XML: Max buffer length exceeded/,
  ],
])('I14: a report %s is named and counts for nothing', (_, text, fault) => {
  const result = reported(content(text))
  expect(result.tests).toEqual([])
  expect(result.fault).toMatch(/^the report out\/junit\.xml /)
  expect(result.fault).toMatch(fault)
})

test('I14: a report that was there before does not count, whatever time it names', () => {
  const path = join(workspace, 'out/junit.xml')
  const before = () => writeFileSync(path, junit())
  expect(reported(() => undefined, { before })).toEqual({
    tests: [],
    fault: 'the report out/junit.xml was not written by this run of the check',
  })
  expect(reported((at) => writeFileSync(at, junit()), { before })).toEqual(ran)
  utimesSync(path, 0, 0)
})

test('a report that does not come is named', () => {
  expect(reported(() => undefined)).toEqual({ tests: [], fault: 'the report out/junit.xml does not exist' })
})

test('I14: a link, a pipe, a folder and what is too large are refused, and nothing waits for them', () => {
  const elsewhere = join(root, 'elsewhere.xml')
  writeFileSync(elsewhere, junit())
  expect(reported((path) => symlinkSync(elsewhere, path)).fault).toMatch(/is not a regular file/)
  rmSync(join(workspace, 'out/junit.xml'))
  expect(reported((path) => execFileSync('mkfifo', [path])).fault).toMatch(/is not a regular file/)
  rmSync(join(workspace, 'out/junit.xml'))
  expect(reported((path) => mkdirSync(path)).fault).toMatch(/is not a regular file/)
  rmSync(join(workspace, 'out/junit.xml'), { recursive: true })
  const large = (path: string): void => {
    writeFileSync(path, junit())
    truncateSync(path, 65 * 1024 * 1024)
  }
  expect(reported(large).fault).toMatch(/is larger than 64 MiB/)
})

test('a folder that leads out of the workspace is refused', () => {
  const outside = join(root, 'outside')
  mkdirSync(outside, { recursive: true })
  rmSync(join(workspace, 'out'), { recursive: true })
  symlinkSync(outside, join(workspace, 'out'))
  expect(reported(content(junit())).fault).toMatch(/lies outside of the workspace/)
  expect(readFileSync(join(outside, 'junit.xml'), 'utf8')).toBe(junit())
})

test('a star names all reports of a folder; what one of them says counts even if another is broken', () => {
  const result = reported(
    () => {
      writeFileSync(join(workspace, 'out/TEST-a.xml'), junit())
      writeFileSync(join(workspace, 'out/TEST-b.xml'), '<testsuite>')
    },
    { report: 'out/TEST-*.xml' },
  )
  expect(result.tests).toEqual(ran.tests)
  expect(result.fault).toMatch(/TEST-b\.xml does not count/)
})

const tap = (...lines: string[]): string => `${lines.join('\n')}\n`

test.each<[string, string, string | undefined, RegExp?]>([
  [
    'flat',
    tap('TAP version 13', '1..2', `ok 1 - ${file} > login > rejects # time=2ms`, 'not ok 2 - b # TODO'),
    'passed',
  ],
  [
    'nested as node prints it',
    tap(
      'TAP version 13',
      '# Subtest: login',
      '    # Subtest: rejects',
      '    ok 1 - rejects',
      '      ---',
      '      ok 7 - in yaml',
      '      ...',
      '    1..1',
      'ok 1 - login',
      '1..1',
    ),
    'passed',
  ],
  [
    'nested as vitest prints it',
    tap(
      'TAP version 13',
      '1..1',
      `ok 1 - ${file} {`,
      '    1..1',
      '    ok 1 - login {',
      '        1..1',
      '        ok 1 - rejects # time=1ms',
      '    }',
      '}',
    ),
    'passed',
  ],
  ['skipped', tap('1..1', 'ok 1 - login > rejects # SKIP later'), 'skipped'],
  [
    'without its plan',
    tap('TAP version 13', 'ok 1 - login > rejects'),
    undefined,
    /its plan says nothing, and it has 1 tests/,
  ],
  ['shorter than its plan', tap('1..3', 'ok 1 - login > rejects'), undefined, /its plan says 3, and it has 1 tests/],
  ['out of order', tap('1..2', 'ok 2 - login > rejects', 'ok 1 - b'), undefined, /not numbered in order at 2/],
  ['given up', tap('1..1', 'ok 1 - login > rejects', 'Bail out! no disk'), undefined, /given up \(Bail out!\)/],
  [
    'nested without an end',
    tap('1..1', `${'    '.repeat(60)}ok 1 - a`, 'ok 1 - login > rejects'),
    undefined,
    /nested more than 50 times/,
  ],
])('a TAP report that is %s', (_, text, outcome, fault) => {
  const result = reported(content(text))
  expect(result.tests[0]?.outcome).toBe(outcome)
  if (fault) expect(result.fault).toMatch(fault)
  else expect(result.fault).toBeUndefined()
})
