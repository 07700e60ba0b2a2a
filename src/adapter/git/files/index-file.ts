import { createHash } from 'node:crypto'
import { RalphError } from '../../../core/error/error.ts'
import type { IndexEntry } from './work-tree.ts'

/** A tracked file, and by what git sees without reading it that nobody touched it. */
export interface IndexedFile extends IndexEntry {
  readonly ctimeMs: number
  readonly mtimeMs: number
  /** The lower 32 bits of each. */
  readonly ino: number
  readonly size: number
}

/**
 * The entries of an index without a process of git's: gitformat-index(5), versions 2 and 3, which git writes unless it is
 * told otherwise. Throws RalphError GIT_FAILED for anything else.
 */
export function readIndex(content: Buffer): IndexedFile[] {
  const oidBytes = [...hashes].find(([name, bytes]) => isSealed(content, name, bytes))?.[1]
  if (oidBytes === undefined || content.toString('latin1', 0, 4) !== 'DIRC' || content.readUInt32BE(4) > 3)
    throw damaged()
  const count = content.readUInt32BE(8)
  const files: IndexedFile[] = []
  for (let at = 12; files.length < count; ) {
    const flags = at + 40 + oidBytes
    const start = flags + (content.readUInt16BE(flags) & isExtended ? 4 : 2)
    const end = content.indexOf(0, start)
    files.push({
      mode: content.readUInt32BE(at + 24).toString(8),
      oid: content.toString('hex', at + 40, flags),
      path: content.toString('latin1', start, end),
      ctimeMs: momentAt(content, at),
      mtimeMs: momentAt(content, at + 8),
      ino: content.readUInt32BE(at + 20),
      size: content.readUInt32BE(at + 36),
    })
    // One to eight NULs up to a multiple of eight.
    at += (end - at + 8) & ~7
  }
  return files
}

const isExtended = 0x4000

const hashes = new Map([
  ['sha1', 20],
  ['sha256', 32],
])

/** It ends with the hash of all before, of the kind that the repository names objects by. */
function isSealed(content: Buffer, name: string, bytes: number): boolean {
  if (content.length < 12 + bytes) return false
  const [body, seal] = [content.subarray(0, -bytes), content.subarray(-bytes)]
  return createHash(name).update(body).digest().equals(seal)
}

/** As Node puts seconds and nanoseconds into one number. */
const momentAt = (content: Buffer, at: number): number =>
  content.readUInt32BE(at) * 1000 + content.readUInt32BE(at + 4) / 1_000_000

const damaged = (): RalphError =>
  new RalphError({
    code: 'GIT_FAILED',
    message: "The engine's index of the workspace is damaged.",
    hint: 'Run again: the workspace is then filled anew.',
  })
