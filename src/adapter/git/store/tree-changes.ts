import type { Git } from '../call/exec.ts'
import { objectSizes, treeDifferences } from '../objects/compare-trees.ts'
import { showPath } from '../objects/raw-path.ts'
import { readObjects } from './store.ts'

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

/** What lies between two trees, with the contents of files and links up to `limit` bytes each. Three git processes. */
export async function treeChanges(
  git: Git,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<TreeChange[]> {
  const rows = (await treeDifferences(git, { from, to })).map(({ path: raw, oid, mode, status }) => {
    const path = showPath(raw)
    const named = Buffer.from(path, 'utf8').toString('latin1') === raw
    return { path, named, oid, mode: status === 'D' ? null : mode }
  })
  const sizes = await objectSizes(
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
