import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { machineFault } from '../../../core/error/machine-fault.ts'

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
export function objectWriter(options: { gitDir: string; format: ObjectFormat }): ObjectWriter {
  const folder = join(options.gitDir, 'objects', 'pack')
  const written = new Set<string>()
  let added = new Map<string, PackEntry>()
  /** Packs of this writer that are not joined yet. */
  let recent: { readonly name: string; readonly entries: readonly PackEntry[] }[] = []

  const write = (entries: readonly PackEntry[]): string => {
    const { name, pack, index } = packOf(options.format, entries)
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
      const oid = oidOf(options.format, type, content)
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

export type ObjectFormat = 'sha1' | 'sha256'
type ObjectType = 'commit' | 'tree' | 'blob'

/** An object as it stands in a pack. */
interface PackEntry {
  readonly oid: string
  readonly bytes: Buffer
}

export function oidOf(format: ObjectFormat, type: ObjectType, content: Uint8Array): string {
  return createHash(format).update(`${type} ${content.length}\0`).update(content).digest('hex')
}

const typeNumber = { commit: 1, tree: 2, blob: 3 } as const

/** Small objects need no large tables, which would have to be cleared for each of them. */
const compression = { level: 1, memLevel: 4 }

export function packEntry(oid: string, type: ObjectType, content: Uint8Array): PackEntry {
  const header = [(typeNumber[type] << 4) | (content.length & 15)]
  for (let left = Math.floor(content.length / 16); left > 0; left = Math.floor(left / 128)) {
    header.push((header.pop() ?? 0) | 128, left & 127)
  }
  return { oid, bytes: Buffer.concat([Buffer.from(header), deflateSync(content, compression)]) }
}

/** A pack of whole objects and its index, version 2 of both (gitformat-pack). Each oid stands in it once. */
export function packOf(
  format: ObjectFormat,
  entries: readonly PackEntry[],
): { name: string; pack: Buffer; index: Buffer } {
  const hash = (content: Buffer): Buffer => createHash(format).update(content).digest()
  const start = Buffer.concat([Buffer.from('PACK'), numbers(2, entries.length)])
  const body = Buffer.concat([start, ...entries.map(({ bytes }) => bytes)])
  const trailer = hash(body)
  let at = start.length
  const rows = entries.map(({ oid, bytes }) => {
    const row = { oid, offset: at, crc: crc32(bytes) }
    at += bytes.length
    return row
  })
  rows.sort((a, b) => (a.oid < b.oid ? -1 : 1))
  const index = Buffer.concat([
    Buffer.from([0xff, 0x74, 0x4f, 0x63]),
    numbers(2, ...fanOut(rows)),
    ...rows.map(({ oid }) => Buffer.from(oid, 'hex')),
    numbers(...rows.map(({ crc }) => crc), ...rows.map(({ offset }) => offset)),
    trailer,
  ])
  return {
    name: `pack-${trailer.toString('hex')}`,
    pack: Buffer.concat([body, trailer]),
    index: Buffer.concat([index, hash(index)]),
  }
}

/** For each byte the number of oids, in their order, that begin with it or a smaller one. */
function fanOut(rows: readonly { oid: string }[]): number[] {
  const upTo = Array.from({ length: 256 }, () => 0)
  for (const [nth, { oid }] of rows.entries()) upTo[Number.parseInt(oid.slice(0, 2), 16)] = nth + 1
  for (let first = 1; first < 256; first++) upTo[first] ||= upTo[first - 1] ?? 0
  return upTo
}

/** Big-endian, four bytes each. */
function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [nth, value] of values.entries()) bytes.writeUInt32BE(value, 4 * nth)
  return bytes
}

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
