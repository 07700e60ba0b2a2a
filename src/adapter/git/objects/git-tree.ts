import type { RawPath } from './raw-path.ts'

/** What a tree has under one name. */
export interface TreeEntry {
  /** As git writes it: `40000` for a folder, `100644` and `100755` for files. */
  readonly mode: string
  readonly oid: string
}

export const folderMode = '40000'

/** `<mode> <name>\0<oid as bytes>`, again and again; an oid has 20 bytes or 32. */
export function parseTree(content: Buffer, oidBytes: number): Map<RawPath, TreeEntry> {
  const entries = new Map<RawPath, TreeEntry>()
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(0x20, at)
    const end = content.indexOf(0, space)
    if (space === -1 || end === -1) break
    const next = end + 1 + oidBytes
    entries.set(content.toString('latin1', space + 1, end), {
      mode: content.toString('latin1', at, space),
      oid: content.toString('hex', end + 1, next),
    })
    at = next
  }
  return entries
}

/** In git's order, which compares a folder as if its name ended in `/`. */
export function makeTree(entries: ReadonlyMap<RawPath, TreeEntry>): Buffer {
  const rows = [...entries].map(([name, { mode, oid }]) => ({
    key: mode === folderMode ? `${name}/` : name,
    head: `${mode} ${name}\0`,
    oid,
  }))
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  const content = Buffer.alloc(rows.reduce((bytes, { head, oid }) => bytes + head.length + oid.length / 2, 0))
  let at = 0
  for (const { head, oid } of rows) {
    at += content.write(head, at, 'latin1')
    at += content.write(oid, at, 'hex')
  }
  return content
}
