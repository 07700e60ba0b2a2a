import type { Check } from '../../schema/check/check.ts'
import type { ChangeAction } from '../../schema/run/dossier.ts'
import { oneLine } from '../text/one-line.ts'
import { isCheckConfiguration, isTestFile, pathsIn, withoutDependencies } from './check-configuration.ts'

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
  return same ? [] : [`${path}, which configures how checks run, ${verbs[action]}`]
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
    return fewer > 0 && change < 0 ? [`${path} has ${fewer} ${fewer === 1 ? 'test' : 'tests'} fewer than before`] : []
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

type Scripts = Readonly<Record<string, string>>
type Commands = readonly Pick<Check, 'run'>[]

/** Where the checks are the workflow's own, nobody here knows what they run. */
const usual = ['test', 'lint', 'typecheck', 'check', 'build', 'ci', 'verify']
const settingsOfTools = [
  'jest',
  'mocha',
  'ava',
  'vitest',
  'c8',
  'nyc',
  'eslintConfig',
  'eslintIgnore',
  'prettier',
  'babel',
  'tap',
  'xo',
  'standard',
  'imports',
  'type',
]

/** What a change of a `package.json` does to what the checks run: their scripts, followed through other scripts, and settings of test tools. */
function scriptChanges(
  file: { readonly path: string; readonly before: string | undefined; readonly after: string | undefined },
  checks: Commands,
): string[] {
  const { path, before, after } = file
  if (before === undefined) return []
  const [was, is] = [read(before), after === undefined ? {} : read(after)]
  if (!was) return []
  if (!is) return [`${path} can no longer be read`]
  const [old, now] = [scriptsOf(was), scriptsOf(is)]
  const names = new Set([...reached(old, checks), ...reached(now, checks)])
  const scripts = [...names].flatMap(([name, by]) => {
    const [a, b] = [old[name], now[name]]
    if (a === b) return []
    const how = b === undefined ? 'is gone' : `is ${JSON.stringify(b)} now`
    return [
      `${path}: the script "${name}", which ${by} runs, ${how} (was ${a === undefined ? 'missing' : JSON.stringify(a)})`,
    ]
  })
  const tools = settingsOfTools.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  return [...new Set(scripts), ...tools.map((name) => `${path}: "${name}" was changed`)]
}

/** Names of the scripts that the checks come to, with the check that does. */
function reached(scripts: Scripts, checks: Commands): [string, string][] {
  const from = checks.length === 0 ? usual.map((name) => [name, 'a check'] as const) : []
  const todo = [
    ...from,
    ...checks.flatMap(({ run }) => called(run, scripts).map((name) => [name, `the check ${run}`] as const)),
  ]
  const known = new Map<string, string>()
  for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
    const [name, by] = next
    if (known.has(name)) continue
    known.set(name, by)
    const inner = called(scripts[name] ?? '', scripts)
    for (const other of [...inner, `pre${name}`, `post${name}`]) todo.push([other, by])
    if (known.size > 200) break
  }
  return [...known]
}

const managers =
  /(?<![\w/.-])(?:npm|pnpm|yarn|bun)((?:\s+(?:--?[\w-]+(?:[= ](?:"[^"]*"|'[^']*'|[^\s&|;]+))?|-w|workspaces|foreach))*)\s+(?:(?:run(?:-script)?)\s+)?(?:(?:--?[\w:-]+|-s)\s+)*([\w:.@/-]+)/g

/** Names of the scripts that a command line calls, as far as its words say. */
function called(command: string, scripts: Scripts): string[] {
  const names = [...command.matchAll(managers)].flatMap(([all, , name = '']) => {
    const script = name === 't' || name === 'tst' ? 'test' : name
    // `--prefix web test` reads as a value where it is a name: every word that names a script counts.
    return [script, ...all.split(/\s+/).filter((word) => Object.hasOwn(scripts, word))]
  })
  const tools = [...command.matchAll(/(?<![\w/.-])(?:run-[sp]|npm-run-all2?|concurrently|turbo|nx)\b([^&|;]*)/g)]
  return [
    ...names,
    ...tools.flatMap(([, words = '']) =>
      words
        .replace(/["']|npm:/g, ' ')
        .split(/\s+/)
        .filter((word) => Object.hasOwn(scripts, word)),
    ),
  ]
}

function read(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function scriptsOf(manifest: Readonly<Record<string, unknown>>): Scripts {
  const { scripts } = manifest
  if (typeof scripts !== 'object' || scripts === null) return {}
  return Object.fromEntries(
    Object.entries(scripts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
