import picomatch from 'picomatch'
import { queuedFile } from '../ref/queue-paths.ts'
import type { GuardFinding } from './finding.ts'
import { namesAnywhere, namesAtTop, protectedByPattern } from './steering-names.ts'

/**
 * The changes that an agent may not make: they would decide how it is steered or judged (threat T10).
 * `extra` names further files or directories, such as the plan and `ralph.yml`. CLAUDE.md and .gitattributes are the
 * agent's to edit: neither acts on the engine. Names are compared as a forgiving file system would.
 */
export function protectedFindings(
  changes: readonly { readonly path: string }[],
  extra: readonly string[],
): GuardFinding[] {
  const named = Object.fromEntries(extra.map((path) => [foldedPath(path).join('/'), 'steers this run']))
  const rules = { ...named, ...namesAtTop }
  return changes.flatMap(({ path }) => {
    const parts = foldedPath(path)
    const below = parts.map((_, depth) => underRoot(parts.slice(depth), namesAnywhere))
    const why =
      underRoot(parts, rules) ??
      below.find((found) => found !== undefined) ??
      parts.map((name, depth) => protectedByPattern(name, depth === 0)).find((found) => found !== undefined) ??
      (isSpec(parts) || isPlan(parts) ? saysWhatFor : undefined)
    return why === undefined ? [] : [{ path, why: `is protected: it ${why}` }]
  })
}

const saysWhatFor = 'says what the work is for, which people decide'

/** `specs/INDEX.md` and the `SPEC.md` of a feature; what else is called specs may be tests. */
const isSpec = ([top, ...rest]: readonly string[]): boolean =>
  top === 'specs' && (rest.join('/') === 'index.md' || (rest.length > 1 && rest.at(-1) === 'spec.md'))

/** A plan where people keep theirs, also while another one runs; a `prd.json` elsewhere may be anything. */
const isPlan = (parts: readonly string[]): boolean =>
  queuedFile(parts.join('/')) !== undefined ||
  parts.at(-1) === 'sprint-status.yaml' ||
  ['prd.json', 'scripts/ralph/prd.json', 'ralph/prd.json'].includes(parts.join('/'))

function underRoot(parts: readonly string[], rules: Record<string, string>): string | undefined {
  for (let depth = 1; depth <= parts.length; depth++) {
    const why = own(rules, parts.slice(0, depth).join('/'))
    if (why !== undefined) return why
  }
  return undefined
}

const own = (rules: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(rules, key) ? rules[key] : undefined

/** Changes outside of what the task may touch (its `paths`); no patterns allow everything. */
export function outsideFindings(
  changes: readonly { readonly path: string }[],
  patterns: readonly string[],
): GuardFinding[] {
  if (patterns.length === 0) return []
  const allowed = patterns.map(pathMatcher)
  const why = `is outside the paths of this task (${patterns.join(', ')})`
  return changes.flatMap(({ path }) => (allowed.some((matches) => matches(path)) ? [] : [{ path, why }]))
}

/** Segments as macOS or Windows may take them: case, composition, ignorable characters, trailing dots, streams. */
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

/** One path of each must be there for git; a linked worktree has `commondir` in the place of the other two. */
const marks: ReadonlySet<string> = new Set(['head', 'objects', 'refs', 'commondir'])
const mayMark = /(?:^|[/\\])(?:head|objects|refs|commondir)|[^ -~]/i

/**
 * Whether a path lies in a directory that git would take for a repository, if `paths` are all files and links of a tree:
 * with HEAD, objects and refs (git's `is_git_directory`), wherever it is and whatever its name. A git that is run in
 * there obeys its configuration and hooks. Names are compared as a forgiving file system would; contents are not looked
 * at, since attributes can make any content of HEAD on checkout.
 */
export function inEmbeddedRepository(paths: readonly string[]): (path: string) => boolean {
  const found = new Map<string, Set<string>>()
  for (const path of paths) {
    if (!mayMark.test(path)) continue
    const parts = foldedPath(path)
    parts.forEach((part, at) => {
      if (!marks.has(part)) return
      const folder = parts.slice(0, at).join('/')
      found.set(folder, (found.get(folder) ?? new Set()).add(part))
    })
  }
  const repositories = new Set([...found].flatMap(([folder, names]) => (isRepository(names) ? folder : [])))
  if (repositories.size === 0) return () => false
  return (path) => {
    const parts = foldedPath(path)
    return parts.some((_, depth) => repositories.has(parts.slice(0, depth).join('/')))
  }
}

const isRepository = (names: ReadonlySet<string>): boolean =>
  names.has('head') && (names.has('commondir') || (names.has('objects') && names.has('refs')))

/**
 * Whether a path is one that a pattern of `paths` allows. A pattern without wildcards is a file, or a directory with all
 * below it; `*` and `?` stay within a name, `**` spans directories, `{a,b}` and `[ab]` are choices. Compared exactly; a
 * `[id]` or `(app)` may stand for itself, too.
 */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const clean = cleanPattern(pattern)
  const endsPlain = !picomatch.scan(clean.slice(clean.lastIndexOf('/') + 1)).isGlob
  const isMatch = picomatch(endsPlain ? [clean, `${clean}/**`] : clean, { dot: true })
  return (path) => isMatch(path) || path === clean || path.startsWith(`${clean}/`)
}

/** Whether a path is below a directory that the pattern names: older versions allowed it, as if `*` spanned directories. */
export function belowMatch(pattern: string): (path: string) => boolean {
  const isMatch = picomatch(cleanPattern(pattern), { dot: true })
  return (path) => foldersOf(path).some((folder) => isMatch(folder))
}

const cleanPattern = (pattern: string): string => pattern.replace(/^(\.\/)+|\/+$/g, '')

const foldersOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
