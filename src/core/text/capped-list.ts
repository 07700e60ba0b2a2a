/** `total`: the length of the whole list, if `items` is only its start. */
export function cappedLines(items: readonly string[], max: number, total = items.length): string[] {
  const { shown, more } = capped(items, max, total)
  return more > 0 ? [...shown, `and ${more} more`] : [...shown]
}

/** `a, b and 3 more`. */
export function cappedRow(items: readonly string[], max: number, total = items.length): string {
  const { shown, more } = capped(items, max, total)
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function capped(items: readonly string[], max: number, total: number) {
  const shown = items.slice(0, max)
  return { shown, more: total - shown.length }
}
