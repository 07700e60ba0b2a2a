const bars = '▁▂▃▄▅▆▇█'

/** Numbers over time as bars from zero up, at most `columns` of them; where there are more, each bar is the largest of some. */
export function sparkline(numbers: readonly number[], columns: number): string {
  const count = Math.min(columns, numbers.length)
  const most = numbers.reduce((max, value) => Math.max(max, value), 0)
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * numbers.length) / count)
    const to = Math.floor(((at + 1) * numbers.length) / count)
    const value = numbers.slice(from, to).reduce((max, one) => Math.max(max, one), 0)
    return bars[most === 0 ? 0 : Math.min(bars.length - 1, Math.floor((value / most) * bars.length))]
  }).join('')
}
