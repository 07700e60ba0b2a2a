import type { Check } from '../../schema/check/check.ts'
import type { ChangeAction } from '../../schema/run/dossier.ts'
import { oneLine } from '../text/one-line.ts'
import { isCheckConfiguration, isTestFile, pathsIn, withoutDependencies } from './check-configuration.ts'
import { scriptChanges } from './package-scripts.ts'

/** A changed file with its content on both sides; undefined where it is not there, is no text, or is too large. */
export interface ChangedText {
  readonly path: string
  readonly action: ChangeAction
  readonly before: string | undefined
  readonly after: string | undefined
}

type Checks = readonly Pick<Check, 'run' | 'working_directory'>[]

const isManifest = (path: string): boolean => /(?:^|\/)package\.json$/.test(path)

const namedBy = (checks: Checks, path: string): string | undefined =>
  checks.find(({ run, working_directory }) => pathsIn(run, working_directory).includes(path))?.run

/** Whether a change of this file can change what the checks run or find: only then its content is asked for. */
export const mattersToChecks = (path: string, checks: Checks): boolean =>
  isManifest(path) ||
  isCheckConfiguration(path) ||
  isTestFile(path) ||
  path.endsWith('.rs') ||
  namedBy(checks, path) !== undefined

/**
 * What a change does to the checks that judge it, a phrase each: scripts and configuration that they run by, tests that
 * are gone or skipped. Nothing of it need be wrong; whoever reviews must see it. Added tests and new versions of
 * dependencies are no finding.
 */
export function testGuard(files: readonly ChangedText[], checks: Checks): string[] {
  const found = files.flatMap((file) => [
    ...(isManifest(file.path) ? scriptChanges(file, checks) : []),
    ...configuration(file, checks),
    ...skipped(file),
  ])
  return [...found, ...removed(files)].map((text) => oneLine(text, 400))
}

const verbs: Record<ChangeAction, string> = { created: 'was added', modified: 'was changed', deleted: 'was removed' }

function configuration({ path, action, before, after }: ChangedText, checks: Checks): string[] {
  if (isManifest(path)) return []
  const run = namedBy(checks, path)
  if (run !== undefined && !(isTestFile(path) && action === 'created'))
    return [`${path}, which the check ${run} runs, ${verbs[action]}`]
  if (!isCheckConfiguration(path)) return []
  const same =
    before !== undefined &&
    after !== undefined &&
    withoutDependencies(path, before) === withoutDependencies(path, after)
  return same ? [] : [`${path}, by which checks are run, ${verbs[action]}`]
}

function skipped({ path, after, before = '' }: ChangedText): string[] {
  if (after === undefined || (!isTestFile(path) && !path.endsWith('.rs'))) return []
  const more = skipsIn(after) - skipsIn(before)
  return more > 0 ? [`${path} skips ${more === 1 ? 'a test' : `${more} tests or groups`} that would have run`] : []
}

/** A test that moved to another file is not gone. */
function removed(files: readonly ChangedText[]): string[] {
  const tests = files.filter(({ path }) => isTestFile(path))
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
    return fewer > 0 && change < 0 ? [`${path} has ${fewer} ${fewer === 1 ? 'test' : 'tests'} less than before`] : []
  })
}

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
