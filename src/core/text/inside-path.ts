/** A relative path in its shortest form (`.` for the root itself); undefined where it is absolute or leaves the root. */
export function insidePath(path: string): string | undefined {
  if (/^[/\\]|^[A-Za-z]:|\\|\0/.test(path)) return undefined
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) return undefined
  return parts.join('/') || '.'
}
