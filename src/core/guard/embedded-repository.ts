import { foldedPath } from './folded-path.ts'

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
