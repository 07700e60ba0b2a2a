/** The shortest form of a relative path (`.` for the root); undefined if it is absolute or leaves the root. */
export function insidePath(path: string): string | undefined {
  if (/^[/\\]|^[A-Za-z]:|\\|\0/.test(path)) return undefined
  const segments = path.split('/').filter((part) => part !== '' && part !== '.')
  if (segments.includes('..')) return undefined
  return segments.join('/') || '.'
}

/** The names of a path from a folder, with `..` resolved; undefined if it leads out at the top. */
export function namesFrom(folder: readonly string[], path: string): string[] | undefined {
  const names = [...folder]
  for (const name of path.split('/')) {
    if (name === '..') {
      if (names.pop() === undefined) return undefined
    } else if (name !== '' && name !== '.') names.push(name)
  }
  return names
}

/** Relative to the repository or to `~` if it lies below one of them. */
export function displayPath(
  path: string,
  { repository, home }: { readonly repository?: string; readonly home?: string | undefined },
): string {
  if (repository !== undefined && path === repository) return 'this repository'
  return pathBelow(path, repository, '') ?? pathBelow(path, home, '~/') ?? path
}

const pathBelow = (path: string, folder: string | undefined, prefix: string): string | undefined =>
  folder && folder !== '/' && path.startsWith(`${folder}/`) ? `${prefix}${path.slice(folder.length + 1)}` : undefined
