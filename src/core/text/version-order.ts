/** Whether `2.39.5` is at least `2.38`; suffixes such as `.windows.1` do not count. */
export function isAtLeast(version: string, least: string): boolean {
  const [have, need] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0))
  for (const [index, number] of (need ?? []).entries()) {
    const other = have?.[index] ?? 0
    if (other !== number) return other > number
  }
  return true
}
