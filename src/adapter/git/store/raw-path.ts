/**
 * A path as git and the file system have it: one character a byte, so that names which are no valid UTF-8 survive.
 * `/`-separated, relative to the workspace.
 */
export type RawPath = string

export const bytesOf = (path: RawPath): Buffer => Buffer.from(path, 'latin1')

export const rawPath = (text: string): RawPath => Buffer.from(text, 'utf8').toString('latin1')

/** For the file system. Most names are ASCII, and those need no bytes of their own. */
export const onDisk = (place: RawPath): string | Buffer => (/[^ -~]/.test(place) ? bytesOf(place) : place)

/** The fields of git's `-z` output. */
export function splitNul(output: Buffer): RawPath[] {
  const fields = output.toString('latin1').split('\0')
  fields.pop()
  return fields
}

/** The input for git's `-z --stdin`. */
export const joinNul = (paths: readonly RawPath[]): Buffer => bytesOf(paths.map((path) => `${path}\0`).join(''))

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The path for people and for JSON: UTF-8, and where it is none, `\xE9` for each byte above ASCII. */
export function showPath(path: RawPath): string {
  try {
    return strict.decode(bytesOf(path))
  } catch {
    return path.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
  }
}
