import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineFault } from '../../../core/error/machine-fault.ts'
import { type ObjectFormat, type ObjectType, oidOf, type PackEntry, packEntry, packOf } from './pack-file.ts'

/** Puts new objects into a git directory. */
export interface ObjectWriter {
  /** Names an object that the next `flush` writes. */
  add(type: ObjectType, content: Uint8Array): string
  /** From then on every git finds what was added. Throws RalphError for a full or broken disk; another `flush` tries again. */
  flush(): void
}

/** Git looks for an object in one pack after the other. */
const mostPacks = 32

/**
 * One small pack a flush, written here: its two files take less time than a process of git's needs to start, and less
 * than two dozen loose ones. The directory is the engine's own and lives as long as it.
 */
export function objectWriter(at: { gitDir: string; format: ObjectFormat }): ObjectWriter {
  const folder = join(at.gitDir, 'objects', 'pack')
  const written = new Set<string>()
  let added = new Map<string, PackEntry>()
  /** Packs of this writer that are not joined yet. */
  let recent: { readonly name: string; readonly entries: readonly PackEntry[] }[] = []

  const write = (entries: readonly PackEntry[]): string => {
    const { name, pack, index } = packOf(at.format, entries)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.pack`), pack)
    // The index is what makes it visible, so it must be whole.
    writeFileSync(join(folder, `${name}.half`), index)
    renameSync(join(folder, `${name}.half`), join(folder, `${name}.idx`))
    return name
  }

  const joinPacks = (): void => {
    write(recent.flatMap(({ entries }) => entries))
    for (const { name } of recent)
      for (const end of ['idx', 'pack']) rmSync(join(folder, `${name}.${end}`), { force: true })
    recent = []
  }

  return {
    add(type, content) {
      const oid = oidOf(at.format, type, content)
      if (!written.has(oid) && !added.has(oid)) added.set(oid, packEntry(oid, type, content))
      return oid
    },
    flush() {
      if (added.size === 0) return
      const entries = [...added.values()]
      try {
        recent.push({ name: write(entries), entries })
        // Before anything else can fail: in a joined pack each object may stand once.
        for (const oid of added.keys()) written.add(oid)
        added = new Map()
        if (recent.length >= mostPacks) joinPacks()
      } catch (cause) {
        const { code, message } = cause as NodeJS.ErrnoException
        throw machineFault({ errno: code, what: `objects could not be written (${message}).`, cause }) ?? cause
      }
    },
  }
}
