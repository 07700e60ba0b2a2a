import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { machineFault } from '../../../core/error/machine-fault.ts'

/** Puts new objects into a git directory. */
export interface ObjectWriter {
  /** Names an object that the next `flush` writes. */
  add(type: ObjectType, content: Uint8Array): string
  /** From then on every git finds what was added. Throws RalphError for a full or broken disk; another `flush` tries again. */
  flush(): void
}

/** A loose object for each: two dozen of them take 2 ms, less than a process of git's needs to start. */
export function objectWriter({ gitDir, format }: { gitDir: string; format: ObjectFormat }): ObjectWriter {
  const written = new Set<string>()
  const added = new Map<string, Buffer>()

  const write = (oid: string, object: Buffer): void => {
    const folder = join(gitDir, 'objects', oid.slice(0, 2))
    mkdirSync(folder, { recursive: true })
    // Its name is what makes it visible, so it must be whole; git knows this one for what a writer left behind.
    const half = join(folder, 'tmp_obj_ralph')
    writeFileSync(half, deflateSync(object, compression))
    renameSync(half, join(folder, oid.slice(2)))
  }

  return {
    add(type, content) {
      const oid = oidOf(format, type, content)
      if (!written.has(oid)) added.set(oid, Buffer.concat([header(type, content), content]))
      return oid
    },
    flush() {
      try {
        for (const [oid, object] of added) {
          write(oid, object)
          written.add(oid)
          added.delete(oid)
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

/** Small objects need no large tables, which would have to be cleared for each of them. */
const compression = { level: 1, memLevel: 4 }

/** Who made a commit. */
export interface Identity {
  readonly name: string
  readonly email: string
}

interface CommitParts {
  readonly tree: string
  /** Repeats are meant. */
  readonly parents: readonly string[]
  readonly author: Identity
  readonly committer: Identity
  /** Seconds since the epoch. */
  readonly at: number
  readonly message: string
}

/** A commit's content as git keeps it. */
export function commitObject({ tree, parents, author, committer, at, message }: CommitParts): Buffer {
  const header = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${signature(author, at)}`,
    `committer ${signature(committer, at)}`,
  ]
  return Buffer.from(`${header.join('\n')}\n\n${message.replaceAll('\0', '')}`)
}

const signature = (by: Identity, at: number): string => `${clean(by.name)} <${clean(by.email)}> ${at} +0000`

const clean = (text: string): string => text.replace(/[<>\r\n\0]/g, ' ').trim()
