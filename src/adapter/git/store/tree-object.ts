import type { RawPath } from './raw-path.ts'

export interface TreeEntry {
  /** As git writes it: `40000` for a folder, `100644` and `100755` for files. */
  readonly mode: string
  readonly oid: string
}

export const folderMode = '40000'

/** Repeated `<mode> <name>\0<oid as bytes>`; an oid has 20 or 32 bytes. */
export function parseTree(content: Buffer, oidBytes: number): Map<RawPath, TreeEntry> {
  const entries = new Map<RawPath, TreeEntry>()
  for (let offset = 0; offset < content.length; ) {
    const space = content.indexOf(0x20, offset)
    const end = content.indexOf(0, space)
    if (space === -1 || end === -1) break
    const next = end + 1 + oidBytes
    entries.set(content.toString('latin1', space + 1, end), {
      mode: content.toString('latin1', offset, space),
      oid: content.toString('hex', end + 1, next),
    })
    offset = next
  }
  return entries
}

/** Git compares a folder as if its name ended with `/`. */
export function makeTree(entries: ReadonlyMap<RawPath, TreeEntry>): Buffer {
  const rows = [...entries].map(([name, { mode, oid }]) => ({
    key: mode === folderMode ? `${name}/` : name,
    head: `${mode} ${name}\0`,
    oid,
  }))
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  const content = Buffer.alloc(rows.reduce((bytes, { head, oid }) => bytes + head.length + oid.length / 2, 0))
  let offset = 0
  for (const { head, oid } of rows) {
    offset += content.write(head, offset, 'latin1')
    offset += content.write(oid, offset, 'hex')
  }
  return content
}
