/**
 * The first `most` of a list for people; where that is not all, one more says how many are left out. `total` where the
 * list is itself the beginning of a longer one.
 */
export function cappedLines(items: readonly string[], most: number, total = items.length): string[] {
  const { shown, more } = capped(items, most, total)
  return more > 0 ? [...shown, `and ${more} more`] : [...shown]
}

/** The same on one line: `a, b and 3 more`. */
export function cappedRow(items: readonly string[], most: number, total = items.length): string {
  const { shown, more } = capped(items, most, total)
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function capped(items: readonly string[], most: number, total: number) {
  const shown = items.slice(0, most)
  return { shown, more: total - shown.length }
}
