/**
 * A path with one character for each byte, to keep names that are not UTF-8. Separated by `/`, relative to the
 * workspace.
 */
export type RawPath = string

export const bytesOf = (path: RawPath): Buffer => Buffer.from(path, 'latin1')

export const rawPath = (text: string): RawPath => Buffer.from(text, 'utf8').toString('latin1')

/** For calls of the file system; ASCII names need no bytes. */
export const onDisk = (path: RawPath): string | Buffer => (/[^ -~]/.test(path) ? bytesOf(path) : path)

export function splitNul(output: Buffer): RawPath[] {
  const fields = output.toString('latin1').split('\0')
  fields.pop()
  return fields
}

export const joinNul = (paths: readonly RawPath[]): Buffer => bytesOf(paths.map((path) => `${path}\0`).join(''))

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** For people and JSON: UTF-8, with `\xE9` for each byte of an invalid name. */
export function showPath(path: RawPath): string {
  try {
    return strict.decode(bytesOf(path))
  } catch {
    return path.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
  }
}
