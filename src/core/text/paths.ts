/** A relative path in its shortest form (`.` for the root itself); undefined where it is absolute or leaves the root. */
export function insidePath(path: string): string | undefined {
  if (/^[/\\]|^[A-Za-z]:|\\|\0/.test(path)) return undefined
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) return undefined
  return parts.join('/') || '.'
}

/** An absolute path as a person would write it: from the top of their repository, else from `~`, else as it is. */
export function shownPath(
  path: string,
  { repository, home }: { readonly repository?: string; readonly home?: string | undefined },
): string {
  if (repository !== undefined && path === repository) return 'this repository'
  return below(path, repository, '') ?? below(path, home, '~/') ?? path
}

const below = (path: string, folder: string | undefined, prefix: string): string | undefined =>
  folder && folder !== '/' && path.startsWith(`${folder}/`) ? `${prefix}${path.slice(folder.length + 1)}` : undefined
