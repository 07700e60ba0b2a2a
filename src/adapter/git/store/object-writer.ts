import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { machineFault } from '../../../core/error/machine-fault.ts'

export interface ObjectWriter {
  /** The next `flush` writes the object. */
  add(type: ObjectType, content: Uint8Array): string
  /** Makes the objects visible to git. Throws RalphError for a full or broken disk; may be repeated. */
  flush(): void
}

/** Writes loose objects: two dozen take 2 ms, less than the start of a git process. */
export function objectWriter({ gitDir, format }: { gitDir: string; format: ObjectFormat }): ObjectWriter {
  const written = new Set<string>()
  const pending = new Map<string, Buffer>()

  const write = (oid: string, object: Buffer): void => {
    const folder = join(gitDir, 'objects', oid.slice(0, 2))
    mkdirSync(folder, { recursive: true })
    // Renamed when complete, since the name makes it visible; git cleans up files of this name.
    const tempFile = join(folder, 'tmp_obj_ralph')
    writeFileSync(tempFile, deflateSync(object, compression))
    renameSync(tempFile, join(folder, oid.slice(2)))
  }

  return {
    add(type, content) {
      const oid = oidOf(format, type, content)
      if (!written.has(oid)) pending.set(oid, Buffer.concat([header(type, content), content]))
      return oid
    },
    flush() {
      try {
        for (const [oid, object] of pending) {
          write(oid, object)
          written.add(oid)
          pending.delete(oid)
        }
      } catch (cause) {
        const { code, message } = cause as NodeJS.ErrnoException
        throw machineFault({ errno: code, what: `objects could not be written (${message}).`, cause }) ?? cause
      }
    },
  }
}

export type ObjectFormat = 'sha1' | 'sha256'
type ObjectType = 'commit' | 'tree' | 'blob'

export function oidOf(format: ObjectFormat, type: ObjectType, content: Uint8Array): string {
  return createHash(format).update(header(type, content)).update(content).digest('hex')
}

const header = (type: ObjectType, content: Uint8Array): Buffer => Buffer.from(`${type} ${content.length}\0`)

/** Small objects need no large tables, which are cleared for each of them. */
const compression = { level: 1, memLevel: 4 }

export interface Identity {
  readonly name: string
  readonly email: string
}

interface CommitParts {
  readonly tree: string
  /** May have repetitions. */
  readonly parents: readonly string[]
  readonly author: Identity
  readonly committer: Identity
  /** Seconds since the epoch. */
  readonly seconds: number
  readonly message: string
}

export function commitObject({ tree, parents, author, committer, seconds, message }: CommitParts): Buffer {
  const header = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${signature(author, seconds)}`,
    `committer ${signature(committer, seconds)}`,
  ]
  return Buffer.from(`${header.join('\n')}\n\n${message.replaceAll('\0', '')}`)
}

const signature = (identity: Identity, seconds: number): string =>
  `${withoutSpecialChars(identity.name)} <${withoutSpecialChars(identity.email)}> ${seconds} +0000`

const withoutSpecialChars = (text: string): string => text.replace(/[<>\r\n\0]/g, ' ').trim()
