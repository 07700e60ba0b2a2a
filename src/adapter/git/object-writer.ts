import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { machineFault } from '../../core/machine-fault.ts'

/** Puts an object into a git directory and returns its oid. Throws RalphError for a full or broken disk. */
export type WriteObject = (type: 'blob' | 'tree' | 'commit', content: Uint8Array) => string

export type ObjectFormat = 'sha1' | 'sha256'

export function oidOf(format: ObjectFormat, type: string, content: Uint8Array): string {
  return createHash(format).update(`${type} ${content.length}\0`).update(content).digest('hex')
}

/**
 * Loose objects, written here: a dozen small files for each iteration take less time than a process needs to start.
 * The directory is the engine's own and lives as long as it; under its name an object is whole or not there.
 */
export function objectWriter(at: { gitDir: string; format: ObjectFormat }): WriteObject {
  const objects = join(at.gitDir, 'objects')

  const put = (oid: string, header: string, content: Uint8Array): void => {
    const folder = join(objects, oid.slice(0, 2))
    const file = join(folder, oid.slice(2))
    if (existsSync(file)) return
    mkdirSync(folder, { recursive: true })
    const half = join(objects, 'half-written')
    writeFileSync(half, deflateSync(Buffer.concat([Buffer.from(header), content]), { level: 1 }))
    renameSync(half, file)
  }

  return (type, content) => {
    const oid = oidOf(at.format, type, content)
    try {
      put(oid, `${type} ${content.length}\0`, content)
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException
      throw machineFault({ errno: code, what: `an object could not be written (${message}).`, cause }) ?? cause
    }
    return oid
  }
}
