import type { ChangeAction } from '../../schema/run/dossier.ts'
import { isExpectedOutput, isTestFile } from './check-configuration.ts'

/** A changed file with its content on both sides; undefined where it is not there, is no text, or is too large. */
export interface ChangedText {
  readonly path: string
  readonly action: ChangeAction
  readonly before: string | undefined
  readonly after: string | undefined
  readonly isLink?: boolean
}

/** What a change does to existing tests: those that are gone or skipped or prove less, and each line that is not as it was. */
export function testChanges(files: readonly ChangedText[]): { weaker: string[]; edited: string[] } {
  const tests = files.filter(({ path }) => isTestFile(path))
  return {
    weaker: [...files.flatMap(skipped), ...removed(tests), ...fewerAssertions(tests)],
    edited: files.flatMap(editedLines),
  }
}

function skipped({ path, after, before = '' }: ChangedText): string[] {
  if (after === undefined || (!isTestFile(path) && !path.endsWith('.rs'))) return []
  const more = skipsIn(after) - skipsIn(before)
  const exits = count(endings, after) - count(endings, before)
  return [
    ...(more > 0 ? [`${path} skips ${more === 1 ? 'a test' : `${more} tests or groups`} that would have run`] : []),
    ...(exits > 0 && isTestFile(path) ? [`${path} can end the run of the tests`] : []),
  ]
}

/** A test that moved to another file is not gone. */
function removed(tests: readonly ChangedText[]): string[] {
  const came = new Set(
    tests.flatMap(({ action, after }) => (action === 'created' && after !== undefined ? [after] : [])),
  )
  const change = tests.reduce((sum, { before = '', after = '' }) => sum + testsIn(after) - testsIn(before), 0)
  return tests.flatMap(({ path, action, before = '', after = '' }) => {
    if (action === 'deleted') {
      const moved = came.has(before) || (change >= 0 && testsIn(before) > 0)
      return moved ? [] : [`the test file ${path} was removed`]
    }
    const fewer = testsIn(before) - testsIn(after)
    return fewer > 0 && change < 0 ? [`${path} has ${fewer} ${fewer === 1 ? 'test' : 'tests'} fewer than before`] : []
  })
}

/** Assertions that moved to another test are not gone. */
function fewerAssertions(tests: readonly ChangedText[]): string[] {
  const changes = tests.map(({ before = '', after = '' }) => count(assertions, after) - count(assertions, before))
  if (changes.reduce((sum, change) => sum + change, 0) >= 0) return []
  return tests.flatMap(({ path, action }, index) => {
    const fewer = -(changes[index] ?? 0)
    if (action !== 'modified' || fewer <= 0) return []
    return [`${path} has ${fewer} ${fewer === 1 ? 'assertion' : 'assertions'} fewer than before`]
  })
}

/** Each line that is gone or changed; new lines between the old ones are no edit. */
function editedLines({ path, action, before, after }: ChangedText): string[] {
  if (action !== 'modified' || !(isTestFile(path) || isExpectedOutput(path))) return []
  const what = isTestFile(path) ? 'an existing test' : 'what tests expect'
  if (before === undefined || after === undefined) return [`${path}: ${what} was changed`]
  const [old, now] = [linesOf(before), linesOf(after)]
  if (isWithin(old, now)) return []
  const [first, ...more] = missingFrom(old, now)
  if (first === undefined) return [`${path}: lines of ${what} were moved`]
  const size = more.length === 0 ? `a line of ${what} was` : `${more.length + 1} lines of ${what} were`
  return [`${path}: ${size} changed or removed: ${JSON.stringify(first.trim().slice(0, 80))}`]
}

/** Whether all lines are there in their order. */
function isWithin(lines: readonly string[], all: readonly string[]): boolean {
  let next = 0
  for (const line of all) if (line === lines[next]) next += 1
  return next === lines.length
}

function missingFrom(lines: readonly string[], all: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of all) counts.set(line, (counts.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const rest = (counts.get(line) ?? 0) - 1
    counts.set(line, rest)
    return rest < 0
  })
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trimEnd()]))

const assertions: readonly RegExp[] = [
  /(?<![\w$])(?:expect|[aA]ssert\w*|debug_assert\w*|should|verify|ensure|require|check|raises|refute\w*|XCTAssert\w*)(?:\.\w+)*!?\s*\(/g,
  /\.should(?:\.|\s)/g,
  // Ruby, Elixir, Bats and Python: without parentheses.
  /^\s*(?:assert|refute)\w*(?:[ \t]+(?![ \t(=])|$)/gm,
  /\bis_expected\b|\.(?:must|wont)_\w+/g,
  // Kotest and ScalaTest.
  /(?<=[\w)\]"'] )should(?:Not)?(?:[A-Z]\w*|(?= ))/g,
  /^\s*(?:!\s+)?\[\[?\s[^\n]*\$[^\n]*\]\]?\s*$/gm,
  /(?<![\w$])(?:t|b)\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|is\w*|not\w*|equal\w*|same\w*|ok|throws\w*|rejects|true|false|truthy|falsy|like|match\w*|regex|(?:deep|strict|loose)\w*)\s*\(/g,
]

/** What ends the process of the tests, or decides for all of them. */
const endings: readonly RegExp[] = [
  /\bprocess\.(?:exit|reallyExit)\s*\(\s*0?\s*\)|\bprocess\.exitCode\s*=\s*0\b/g,
  /\b(?:sys\.exit|os\._exit)\s*\(\s*0?\s*\)|\bdef\s+load_tests\b|\bpytest\.exit\s*\(/g,
  /\bos\.Exit\s*\(\s*0\s*\)|\bfunc\s+TestMain\b(?![\s\S]*\.Run\s*\()/g,
  /\bprocess::exit\s*\(\s*0\s*\)|\bSystem\.exit\s*\(\s*0\s*\)/g,
  /^\s*exit\s+0\b/gm,
]

const cases: readonly RegExp[] = [
  /(?<![\w.$])(?:[xf]?it|x?test|bench)(?:\.\w+)*\s*\(/g,
  /^\s*(?:async\s+)?def\s+test\w*\s*\(/gm,
  /^func\s+(?:Test|Fuzz)\w*\s*\(/gm,
  /#\[(?:\w+::)?test\b/g,
  /@(?:Parameterized|Repeated)?Test\b/g,
]

const skips: readonly RegExp[] = [
  /(?<![\w$])(?:it|test|describe|context|suite|t)(?:\.\w+)*?\.(?:skip|skipIf|runIf|todo|only|fixme|failing|fails)\b/g,
  /(?<![\w.$])(?:xit|xtest|xdescribe|xcontext|fit|fdescribe)\s*\(/g,
  /(?<![\w$])(?:skip|todo|only)\s*:\s*(?:true|['"`])/g,
  /\bthis\.skip\s*\(/g,
  /@?pytest\.(?:mark\.)?(?:skip|skipif|xfail|importorskip)\b/g,
  /@?unittest\.(?:skip\w*|expectedFailure)\b|\bself\.skipTest\s*\(|\braise\s+(?:unittest\.)?SkipTest\b/g,
  /#\[(?:cfg_attr\([^\]]*\bignore\b|ignore\b)/g,
  /@(?:Disabled\w*|Ignore)\b/g,
  /(?<![\w$])[tb]\.(?:Skip|Skipf|SkipNow)\s*\(/g,
]

const count = (patterns: readonly RegExp[], text: string): number =>
  patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)

/** Tests that a file holds, as its text lets one count them: for telling that there are fewer. */
const testsIn = (text: string): number => count(cases, text)

/** Places where a test, or all others, are left out. */
const skipsIn = (text: string): number => count(skips, text)
