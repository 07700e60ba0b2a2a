/** Undefined if reading throws: what is missing, closed to this user, on a faulty file system or not in its form. */
export function tryRead<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Undefined if the text is not JSON. */
export const tryJson = (text: string): unknown => tryRead(() => JSON.parse(text))
