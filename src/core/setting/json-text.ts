/** The object that a text is in JSON, also where it is the only one of a list; undefined for anything else. */
export function objectIn(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  const text = Array.isArray(raw) && raw.length === 1 ? raw[0] : raw
  if (typeof text !== 'string' || !/^\s*\{\s*["}]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
