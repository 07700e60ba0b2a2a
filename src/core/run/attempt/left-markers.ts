const marker = /^(<{7}|\|{7}|={7}|>{7})( .*)?\r?$/

/**
 * Whether a conflict marker is left in a resolved file. A line that a side had itself is none: seven `=` may underline a
 * heading.
 */
export function hasLeftMarkers(text: string, sides: readonly string[]): boolean {
  const own = new Set(sides.flatMap((side) => side.split('\n')))
  return text.split('\n').some((line) => marker.test(line) && !own.has(line))
}
