/** Suffixes such as `.windows.1` do not count. */
export function isAtLeast(version: string, minVersion: string): boolean {
  const [have, need] = [version, minVersion].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10) || 0),
  )
  for (const [index, number] of (need ?? []).entries()) {
    const other = have?.[index] ?? 0
    if (other !== number) return other > number
  }
  return true
}
