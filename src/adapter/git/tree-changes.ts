import type { Git } from './exec.ts'
import { readObjects } from './object.ts'
import { showPath, splitNul } from './raw-path.ts'

/** One path that differs between two trees; `content` is null where it is gone, or was not read. */
export interface TreeChange {
  /** UTF-8, or its bytes in words (`showPath`) where `named` is false. */
  readonly path: string
  readonly named: boolean
  /** Null where the path is gone. */
  readonly mode: string | null
  readonly content: Buffer | null
  readonly bytes: number
}

/** What lies between two trees, with the contents of files and links up to `limit` bytes each. Two git processes. */
export async function treeChanges(
  git: Git,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<TreeChange[]> {
  const { stdout } = await git({
    args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to],
  })
  const fields = splitNul(stdout)
  const rows = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', , oid = '', status = ''] = (fields[at] ?? '').split(' ')
    const raw = fields[at + 1] ?? ''
    const path = showPath(raw)
    const named = Buffer.from(path, 'utf8').toString('latin1') === raw
    rows.push({ path, named, oid, mode: status === 'D' ? null : mode })
  }
  const sizes = await sizesOf(
    git,
    rows.map(({ oid }) => oid),
  )
  const wanted = rows.filter(({ mode, oid }) => mode !== null && mode !== '160000' && (sizes.get(oid) ?? 0) <= limit)
  const objects = await readObjects(
    git,
    wanted.map(({ oid }) => oid),
  )
  const contents = new Map(wanted.map(({ path }, index) => [path, objects[index]?.content ?? null]))
  return rows.map(({ path, named, mode, oid }) => ({
    path,
    named,
    mode,
    content: contents.get(path) ?? null,
    bytes: sizes.get(oid) ?? 0,
  }))
}

async function sizesOf(git: Git, oids: readonly string[]): Promise<Map<string, number>> {
  const args = ['cat-file', '--batch-check=%(objectname) %(objectsize)']
  const { stdout } = await git({ args, input: oids.map((oid) => `${oid}\n`).join('') })
  const rows = stdout.toString('utf8').split('\n')
  return new Map(rows.map((row) => [row.split(' ')[0] ?? '', Number(row.split(' ')[1]) || 0]))
}
