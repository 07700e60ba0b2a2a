import type { Git } from '../call/exec.ts'
import { type RawPath, splitNul } from './raw-path.ts'

/** One path that differs between two trees, as git's raw format has it. */
export interface TreeDifference {
  readonly path: RawPath
  /** `000000` where the path is not there on that side. */
  readonly before: string
  readonly mode: string
  /** Of the new content; zeros where it is gone. */
  readonly oid: string
  /** `A`, `D`, `M`, or `T` where a file became a link or the like. */
  readonly status: string
}

export async function treeDifferences(git: Git, { from, to }: { from: string; to: string }): Promise<TreeDifference[]> {
  const { stdout } = await git({
    args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to],
  })
  const fields = splitNul(stdout)
  const rows: TreeDifference[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [before = '', mode = '', , oid = '', status = ''] = (fields[at] ?? '').replace(/^:/, '').split(' ')
    rows.push({ path: fields[at + 1] ?? '', before, mode, oid, status })
  }
  return rows
}

/** Sizes in bytes by object, in one process; a missing one is not among them. */
export async function objectSizes(git: Git, oids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const args = ['cat-file', '--batch-check=%(objectname) %(objectsize)']
  const { stdout } = await git({ args, input: oids.map((oid) => `${oid}\n`).join('') })
  const rows = stdout.toString('utf8').split('\n')
  return new Map(rows.map((row) => [row.split(' ')[0] ?? '', Number(row.split(' ')[1]) || 0]))
}
