import type { ChangeAction } from '../../schema/run/dossier.ts'
import { isExpectedOutput, isTestFile } from './check-configuration.ts'

/** A changed file with its content before and after; undefined if it is missing, no text, or too large. */
export interface ChangedText {
  readonly path: string
  readonly action: ChangeAction
  readonly before: string | undefined
  readonly after: string | undefined
  readonly isLink?: boolean
}

/** `weaker`: tests that were removed or skipped or prove less; `edited`: every changed line of existing tests. */
export function testChanges(files: readonly ChangedText[]): { weaker: string[]; edited: string[] } {
  const tests = files.filter(({ path }) => isTestFile(path))
  return {
    weaker: [...files.flatMap(skippedTests), ...removedTests(tests), ...fewerAssertions(tests)],
    edited: files.flatMap(editedLines),
  }
}

function skippedTests({ path, after, before = '' }: ChangedText): string[] {
  if (after === undefined || (!isTestFile(path) && !path.endsWith('.rs'))) return []
  const newSkips = skipsIn(after) - skipsIn(before)
  const newExits = count(endings, after) - count(endings, before)
  return [
    ...(newSkips > 0 ? [`${path} skips ${newSkips === 1 ? 'a test' : `${newSkips} tests or groups`} that would have run`] : []),
    ...(newExits > 0 && isTestFile(path) ? [`${path} can end the run of the tests`] : []),
  ]
}

/** A test that moved to another file is not removed. */
function removedTests(tests: readonly ChangedText[]): string[] {
  const createdTexts = new Set(
    tests.flatMap(({ action, after }) => (action === 'created' && after !== undefined ? [after] : [])),
  )
  const change = tests.reduce((sum, { before = '', after = '' }) => sum + testsIn(after) - testsIn(before), 0)
  return tests.flatMap(({ path, action, before = '', after = '' }) => {
    if (action === 'deleted') {
      const moved = createdTexts.has(before) || (change >= 0 && testsIn(before) > 0)
      return moved ? [] : [`the test file ${path} was removed`]
    }
    const fewer = testsIn(before) - testsIn(after)
    return fewer > 0 && change < 0 ? [`${path} has ${fewer} ${fewer === 1 ? 'test' : 'tests'} fewer than before`] : []
  })
}

/** Assertions that moved to another test are not removed. */
function fewerAssertions(tests: readonly ChangedText[]): string[] {
  const changes = tests.map(({ before = '', after = '' }) => count(assertions, after) - count(assertions, before))
  if (changes.reduce((sum, change) => sum + change, 0) >= 0) return []
  return tests.flatMap(({ path, action }, index) => {
    const fewer = -(changes[index] ?? 0)
    if (action !== 'modified' || fewer <= 0) return []
    return [`${path} has ${fewer} ${fewer === 1 ? 'assertion' : 'assertions'} fewer than before`]
  })
}

/** Each removed or changed line; new lines between the old ones are no edit. */
function editedLines({ path, action, before, after }: ChangedText): string[] {
  if (action !== 'modified' || !(isTestFile(path) || isExpectedOutput(path))) return []
  const subject = isTestFile(path) ? 'an existing test' : 'what tests expect'
  if (before === undefined || after === undefined) return [`${path}: ${subject} was changed`]
  const [oldLines, newLines] = [linesOf(before), linesOf(after)]
  if (containsInOrder(oldLines, newLines)) return []
  const [first, ...others] = missingLines(oldLines, newLines)
  if (first === undefined) return [`${path}: lines of ${subject} were moved`]
  const count = others.length === 0 ? `a line of ${subject} was` : `${others.length + 1} lines of ${subject} were`
  return [`${path}: ${count} changed or removed: ${JSON.stringify(first.trim().slice(0, 80))}`]
}

/** True if `all` contains the lines in this order. */
function containsInOrder(lines: readonly string[], all: readonly string[]): boolean {
  let next = 0
  for (const line of all) if (line === lines[next]) next += 1
  return next === lines.length
}

function missingLines(lines: readonly string[], all: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of all) counts.set(line, (counts.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const remaining = (counts.get(line) ?? 0) - 1
    counts.set(line, remaining)
    return remaining < 0
  })
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trimEnd()]))

const assertions: readonly RegExp[] = [
  /(?<![\w$])(?:expect|[aA]ssert\w*|debug_assert\w*|should|verify|ensure|require|check|raises|refute\w*|XCTAssert\w*)(?:\.\w+)*!?\s*\(/g,
  /\.should(?:\.|\s)/g,
  // Ruby, Elixir, Bats and Python, without parentheses.
  /^\s*(?:assert|refute)\w*(?:[ \t]+(?![ \t(=])|$)/gm,
  /\bis_expected\b|\.(?:must|wont)_\w+/g,
  // Kotest and ScalaTest.
  /(?<=[\w)\]"'] )should(?:Not)?(?:[A-Z]\w*|(?= ))/g,
  /^\s*(?:!\s+)?\[\[?\s[^\n]*\$[^\n]*\]\]?\s*$/gm,
  /(?<![\w$])(?:t|b)\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|is\w*|not\w*|equal\w*|same\w*|ok|throws\w*|rejects|true|false|truthy|falsy|like|match\w*|regex|(?:deep|strict|loose)\w*)\s*\(/g,
]

/** Code that ends the test process, or decides for all tests. */
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

/** Counts by patterns, to detect that there are fewer. */
const testsIn = (text: string): number => count(cases, text)

const skipsIn = (text: string): number => count(skips, text)
