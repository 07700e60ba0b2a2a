/** Whether two values of JSON say the same; the order of an object's keys says nothing, a missing one is as undefined. */
export const alike = (one: unknown, other: unknown): boolean => written(one) === written(other)

const written = (value: unknown): string => JSON.stringify(value, ordered) ?? 'null'

const ordered = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
