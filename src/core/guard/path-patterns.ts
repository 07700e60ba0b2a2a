import picomatch from 'picomatch'

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
