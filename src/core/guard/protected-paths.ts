import picomatch from 'picomatch'
import { queuedFile } from '../ref/queue-paths.ts'
import type { GuardFinding } from './finding.ts'
import { namesAnywhere, namesAtTop, patternReason } from './steering-names.ts'

/**
 * Changes that an agent may not make, since they would decide how it is steered or judged (threat T10). `extraPaths`:
 * further files or directories, such as the plan and `ralph.yml`. CLAUDE.md and .gitattributes do not act on the
 * engine. Names are compared as a case-insensitive file system does.
 */
export function protectedFindings(
  changes: readonly { readonly path: string }[],
  extraPaths: readonly string[],
): GuardFinding[] {
  const extraRules = Object.fromEntries(extraPaths.map((path) => [foldedPath(path).join('/'), 'steers this run']))
  const rules = { ...extraRules, ...namesAtTop }
  return changes.flatMap(({ path }) => {
    const segments = foldedPath(path)
    const nested = segments.map((_, depth) => ruleFor(segments.slice(depth), namesAnywhere))
    const reason =
      ruleFor(segments, rules) ??
      nested.find((rule) => rule !== undefined) ??
      segments.map((name, depth) => patternReason(name, depth === 0)).find((rule) => rule !== undefined) ??
      (isSpec(segments) || isPlan(segments) ? definesPurpose : undefined)
    return reason === undefined ? [] : [{ path, why: `is protected: it ${reason}` }]
  })
}

const definesPurpose = 'says what the work is for, which people decide'

/** `specs/INDEX.md` and the `SPEC.md` of a feature; other files below specs may be tests. */
const isSpec = ([top, ...rest]: readonly string[]): boolean =>
  top === 'specs' && (rest.join('/') === 'index.md' || (rest.length > 1 && rest.at(-1) === 'spec.md'))

/** A plan in a usual place, also while another one runs; a `prd.json` elsewhere may be anything. */
const isPlan = (segments: readonly string[]): boolean =>
  queuedFile(segments.join('/')) !== undefined ||
  segments.at(-1) === 'sprint-status.yaml' ||
  ['prd.json', 'scripts/ralph/prd.json', 'ralph/prd.json'].includes(segments.join('/'))

function ruleFor(segments: readonly string[], rules: Record<string, string>): string | undefined {
  for (let depth = 1; depth <= segments.length; depth++) {
    const reason = ownValue(rules, segments.slice(0, depth).join('/'))
    if (reason !== undefined) return reason
  }
  return undefined
}

const ownValue = (rules: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(rules, key) ? rules[key] : undefined

/** Changes outside of the task's `paths`; no patterns allow everything. */
export function outsideFindings(
  changes: readonly { readonly path: string }[],
  patterns: readonly string[],
): GuardFinding[] {
  if (patterns.length === 0) return []
  const allowed = patterns.map(pathMatcher)
  const reason = `is outside the paths of this task (${patterns.join(', ')})`
  return changes.flatMap(({ path }) => (allowed.some((matches) => matches(path)) ? [] : [{ path, why: reason }]))
}

/** Segments as macOS or Windows may read them: case, composition, ignorable characters, trailing dots, streams. */
function foldedPath(path: string): string[] {
  return path
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .split(/[/\\]/)
    .map((part) => part.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''))
    .filter((part) => part !== '')
}

/** Git needs a path of each; a linked worktree has `commondir` instead of the other two. */
const gitEntries: ReadonlySet<string> = new Set(['head', 'objects', 'refs', 'commondir'])
const mayBeGitEntry = /(?:^|[/\\])(?:head|objects|refs|commondir)|[^ -~]/i

/**
 * True for paths inside a directory that git would take for a repository (HEAD, objects and refs), under any name. Git
 * run there would obey its configuration and hooks. `paths`: all files and links of a tree. Contents do not matter,
 * since attributes can change HEAD on checkout.
 */
export function embeddedRepositoryMatcher(paths: readonly string[]): (path: string) => boolean {
  const entriesByFolder = new Map<string, Set<string>>()
  for (const path of paths) {
    if (!mayBeGitEntry.test(path)) continue
    const segments = foldedPath(path)
    segments.forEach((segment, index) => {
      if (!gitEntries.has(segment)) return
      const folder = segments.slice(0, index).join('/')
      entriesByFolder.set(folder, (entriesByFolder.get(folder) ?? new Set()).add(segment))
    })
  }
  const repositories = new Set([...entriesByFolder].flatMap(([folder, names]) => (hasGitLayout(names) ? folder : [])))
  if (repositories.size === 0) return () => false
  return (path) => {
    const segments = foldedPath(path)
    return segments.some((_, depth) => repositories.has(segments.slice(0, depth).join('/')))
  }
}

const hasGitLayout = (names: ReadonlySet<string>): boolean =>
  names.has('head') && (names.has('commondir') || (names.has('objects') && names.has('refs')))

/**
 * True for paths that a pattern of `paths` allows. A pattern without wildcards is a file, or a directory with all below
 * it; `*` and `?` stay within a name, `**` spans directories, `{a,b}` and `[ab]` are choices. Case-sensitive; `[id]` or
 * `(app)` also match literally.
 */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const cleaned = cleanPattern(pattern)
  const hasPlainEnd = !picomatch.scan(cleaned.slice(cleaned.lastIndexOf('/') + 1)).isGlob
  const isMatch = picomatch(hasPlainEnd ? [cleaned, `${cleaned}/**`] : cleaned, { dot: true })
  return (path) => isMatch(path) || path === cleaned || path.startsWith(`${cleaned}/`)
}

/** True for paths below a directory that the pattern matches: older versions let `*` span directories. */
export function matcherBelow(pattern: string): (path: string) => boolean {
  const isMatch = picomatch(cleanPattern(pattern), { dot: true })
  return (path) => foldersOf(path).some((folder) => isMatch(folder))
}

const cleanPattern = (pattern: string): string => pattern.replace(/^(\.\/)+|\/+$/g, '')

const foldersOf = (path: string): string[] => {
  const folders = path.split('/').slice(0, -1)
  return folders.map((_, index) => folders.slice(0, index + 1).join('/'))
}
