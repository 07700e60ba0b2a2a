import { excerpt } from './excerpt.ts'

const maxDepth = 32
const maxStringChars = 64 * 1024

/**
 * A JSON value with every text cut to 64 KiB, or why it is too much: nested deeper than 32 levels, or more than
 * `maxChars` of texts and values in all. Own keys only; `__proto__` stays an ordinary key and changes nothing.
 */
export function boundedValue(value: unknown, maxChars: number): { value: unknown } | { fault: string } {
  let left = maxChars
  let deep = false
  const bounded = (part: unknown, depth: number): unknown => {
    if (left < 0 || deep) return null
    if (typeof part === 'string') {
      const text = excerpt(part, maxStringChars)
      left -= text.length
      return text
    }
    left -= 8
    if (typeof part !== 'object' || part === null) return part
    deep = depth >= maxDepth
    if (Array.isArray(part)) return part.map((item) => bounded(item, depth + 1))
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => {
        left -= key.length
        return [key, bounded(item, depth + 1)]
      }),
    )
  }
  const result = bounded(value, 0)
  if (deep) return { fault: `is nested deeper than ${maxDepth} levels` }
  return left < 0
    ? {
        fault: `is larger than ${maxChars < 2 ** 20 ? `${Math.round(maxChars / 1024)} KiB` : `${Math.round(maxChars / 2 ** 20)} MiB`}`,
      }
    : { value: result }
}
