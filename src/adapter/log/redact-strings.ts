/** Replaces what must not be seen; made by the caller, who knows the secrets. */
export type Redact = (text: string) => string

/** The same value with every string in it redacted, keys included: an agent's amendment brings its own. */
export function redactStrings<T>(value: T, redact: Redact): T {
  return mapped(value, redact) as T
}

function mapped(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((item) => mapped(item, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), mapped(item, redact)]))
}
