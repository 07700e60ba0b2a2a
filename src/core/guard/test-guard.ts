import type { Check } from '../../schema/check/check.ts'
import type { ChangeAction } from '../../schema/run/dossier.ts'
import { oneLine } from '../text/one-line.ts'
import {
  isCheckConfiguration,
  isExpectedOutput,
  isTestFile,
  pathsIn,
  withoutDependencies,
} from './check-configuration.ts'
import { shadowReason } from './machinery.ts'
import { manifestChanges } from './manifest-changes.ts'
import { type ChangedText, testChanges } from './test-changes.ts'

export interface CheckContext {
  readonly checks: readonly Pick<Check, 'run' | 'working_directory'>[]
  /** Files that the commands of the checks reach, with the check that does. */
  readonly machinery: ReadonlyMap<string, string>
}

/**
 * `machinery`: what checks run or obey; `tests`: tests that prove less; `test-guard: fail` refuses both. `edited`
 * (lines of existing tests) and `people` (what people or other programs run) are only reported.
 */
export type TouchedClass = 'machinery' | 'tests' | 'edited' | 'people'

export interface TouchedCheck {
  readonly class: TouchedClass
  readonly what: string
}

const isManifest = (path: string): boolean => /(?:^|\/)package\.json$/.test(path)

const checkThatRuns = ({ checks, machinery }: CheckContext, path: string): string | undefined =>
  checks.find(({ run, working_directory }) => pathsIn(run, working_directory).includes(path))?.run ??
  machinery.get(path)

const foldersOf = ({ checks, machinery }: CheckContext): string[] => [
  '.',
  ...checks.map(({ working_directory }) => working_directory),
  ...[...machinery.keys()].map((path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.')),
]

/** Programs that run later for others: an action of the repository, git hooks. */
const runByOthers =
  /(?:^|\/)(?:action\.ya?ml|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.huskyrc(?:\.\w+)?|husky\.config\.\w+|\.lintstagedrc(?:\.\w+)?|lint-staged\.config\.\w+|\.?simple-git-hooks\.\w+|\.?commitlintrc?(?:\.config)?\.\w+|composer\.json|\.releaserc(?:\.\w+)?|release\.config\.\w+)$|(?:^|\/)\.?husky\//i

/** True if this file can change what the checks run or detect, or what people run: then its content is needed. */
export const mattersToChecks = (path: string, context: CheckContext): boolean =>
  isManifest(path) ||
  isCheckConfiguration(path) ||
  isTestFile(path) ||
  isExpectedOutput(path) ||
  path.endsWith('.rs') ||
  path.endsWith('go.mod') ||
  runByOthers.test(path) ||
  shadowReason(path, foldersOf(context)) !== undefined ||
  checkThatRuns(context, path) !== undefined

/**
 * What a change does to the checks that judge it, one phrase each, the gravest first. Not necessarily wrong, but its
 * reviewer must see it. Added tests, new versions of dependencies and ordinary source are not listed.
 */
export function testGuard(files: readonly ChangedText[], context: CheckContext): TouchedCheck[] {
  const manifests = files.flatMap((file) => (isManifest(file.path) ? manifestChanges(file, context.checks) : []))
  const tests = testChanges(files)
  const byClass: Record<TouchedClass, readonly string[]> = {
    machinery: [
      ...manifests.flatMap(({ checks }) => checks),
      ...files.flatMap((file) => machineryChanges(file, context)),
    ],
    tests: tests.weaker,
    edited: tests.edited,
    people: [
      ...manifests.flatMap(({ people }) => people),
      ...files.flatMap(({ path, action }) =>
        runByOthers.test(path) ? [`${path}, which people and other programs run, ${verbs[action]}`] : [],
      ),
    ],
  }
  return (Object.keys(byClass) as TouchedClass[]).flatMap((name) =>
    [...new Set(byClass[name])].map((what) => ({ class: name, what: oneLine(what, 400) })),
  )
}

const verbs: Record<ChangeAction, string> = { created: 'was added', modified: 'was changed', deleted: 'was removed' }

function machineryChanges({ path, action, before, after, isLink }: ChangedText, context: CheckContext): string[] {
  if (isManifest(path)) return []
  const check = checkThatRuns(context, path)
  const reason = action === 'deleted' ? undefined : shadowReason(path, foldersOf(context))
  if (reason !== undefined) return [`${path}, ${reason}, ${verbs[action]}`]
  if (check !== undefined && !(isTestFile(path) && action === 'created'))
    return [`${path}, which the check ${check} runs, ${verbs[action]}`]
  if (isLink && (isTestFile(path) || isCheckConfiguration(path))) return [`${path} is a link now`]
  if (path.endsWith('go.mod'))
    return replacedModules(before) === replacedModules(after) ? [] : [`${path} replaces other modules`]
  if (!isCheckConfiguration(path)) return []
  const isSame =
    before !== undefined &&
    after !== undefined &&
    withoutDependencies(path, before) === withoutDependencies(path, after)
  return isSame ? [] : [`${path}, which configures how checks run, ${verbs[action]}`]
}

const replacedModules = (text = ''): string => (text.match(/^.*=>.*$/gm) ?? []).join('\n')
