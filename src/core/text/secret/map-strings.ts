/** Nothing that people or agents write is nested as deep as this; a stack holds a few thousand. */
const deepest = 200

/**
 * The same value with every string in it changed, keys included: an agent's amendment brings its own. What is nested
 * beyond reason is left out: an agent's answer may be anything.
 */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  return mapped(value, change, deepest) as T
}

function mapped(value: unknown, change: (text: string) => string, left: number): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  if (left === 0) return null
  if (Array.isArray(value)) return value.map((item) => mapped(item, change, left - 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(item, change, left - 1)]))
}
