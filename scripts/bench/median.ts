/** The middle value; of an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[half - 1], sorted[half]]
  if (high === undefined) throw new Error('the median of nothing was asked for')
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2
}
