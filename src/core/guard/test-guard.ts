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
import { shadows } from './machinery.ts'
import { manifestChanges } from './manifest-changes.ts'
import { type ChangedText, testChanges } from './test-changes.ts'

export interface CheckContext {
  readonly checks: readonly Pick<Check, 'run' | 'working_directory'>[]
  /** Files that the commands of the checks come to, with the check that does. */
  readonly machinery: ReadonlyMap<string, string>
}

/**
 * `machinery` is what a check runs or obeys, `tests` are tests that prove less: `test-guard: fail` refuses both. `edited`
 * are lines of existing tests, `people` is what people or other programs run: both are only told.
 */
export type TouchedClass = 'machinery' | 'tests' | 'edited' | 'people'

export interface TouchedCheck {
  readonly class: TouchedClass
  readonly what: string
}

const isManifest = (path: string): boolean => /(?:^|\/)package\.json$/.test(path)

const namedBy = ({ checks, machinery }: CheckContext, path: string): string | undefined =>
  checks.find(({ run, working_directory }) => pathsIn(run, working_directory).includes(path))?.run ??
  machinery.get(path)

const foldersOf = ({ checks, machinery }: CheckContext): string[] => [
  '.',
  ...checks.map(({ working_directory }) => working_directory),
  ...[...machinery.keys()].map((path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.')),
]

/** What others run that did not see the change: an action of the repository, git hooks. */
const runByPeople =
  /(?:^|\/)(?:action\.ya?ml|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.huskyrc(?:\.\w+)?|husky\.config\.\w+|\.lintstagedrc(?:\.\w+)?|lint-staged\.config\.\w+|\.?simple-git-hooks\.\w+|\.?commitlintrc?(?:\.config)?\.\w+|composer\.json|\.releaserc(?:\.\w+)?|release\.config\.\w+)$|(?:^|\/)\.?husky\//i

/** Whether a change of this file can change what the checks run or find, or what people run: then its content is asked for. */
export const mattersToChecks = (path: string, context: CheckContext): boolean =>
  isManifest(path) ||
  isCheckConfiguration(path) ||
  isTestFile(path) ||
  isExpectedOutput(path) ||
  path.endsWith('.rs') ||
  path.endsWith('go.mod') ||
  runByPeople.test(path) ||
  shadows(path, foldersOf(context)) !== undefined ||
  namedBy(context, path) !== undefined

/**
 * What a change does to the checks that judge it, a phrase each, the gravest first. Nothing of it need be wrong; whoever
 * reviews must see it. Added tests and new versions of dependencies are no finding, and ordinary source never is.
 */
export function testGuard(files: readonly ChangedText[], context: CheckContext): TouchedCheck[] {
  const manifests = files.flatMap((file) => (isManifest(file.path) ? manifestChanges(file, context.checks) : []))
  const tests = testChanges(files)
  const byClass: Record<TouchedClass, readonly string[]> = {
    machinery: [
      ...manifests.flatMap(({ checks }) => checks),
      ...files.flatMap((file) => machineryChange(file, context)),
    ],
    tests: tests.weaker,
    edited: tests.edited,
    people: [
      ...manifests.flatMap(({ people }) => people),
      ...files.flatMap(({ path, action }) =>
        runByPeople.test(path) ? [`${path}, which people and other programs run, ${verbs[action]}`] : [],
      ),
    ],
  }
  return (Object.keys(byClass) as TouchedClass[]).flatMap((name) =>
    [...new Set(byClass[name])].map((what) => ({ class: name, what: oneLine(what, 400) })),
  )
}

const verbs: Record<ChangeAction, string> = { created: 'was added', modified: 'was changed', deleted: 'was removed' }

function machineryChange({ path, action, before, after, isLink }: ChangedText, context: CheckContext): string[] {
  if (isManifest(path)) return []
  const run = namedBy(context, path)
  const shadow = action === 'deleted' ? undefined : shadows(path, foldersOf(context))
  if (shadow !== undefined) return [`${path}, ${shadow}, ${verbs[action]}`]
  if (run !== undefined && !(isTestFile(path) && action === 'created'))
    return [`${path}, which the check ${run} runs, ${verbs[action]}`]
  if (isLink && (isTestFile(path) || isCheckConfiguration(path))) return [`${path} is a link now`]
  if (path.endsWith('go.mod'))
    return replacements(before) === replacements(after) ? [] : [`${path} replaces other modules`]
  if (!isCheckConfiguration(path)) return []
  const same =
    before !== undefined &&
    after !== undefined &&
    withoutDependencies(path, before) === withoutDependencies(path, after)
  return same ? [] : [`${path}, which configures how checks run, ${verbs[action]}`]
}

const replacements = (text = ''): string => (text.match(/^.*=>.*$/gm) ?? []).join('\n')
