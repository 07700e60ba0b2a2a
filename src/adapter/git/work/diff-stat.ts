import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

/** Lines that a change added to a file and took from it; null for what git takes for binary. */
export interface FileStat {
  readonly path: string
  readonly added: number | null
  readonly removed: number | null
}

/** What differs between two commits, which are fetched where they are missing. A rename is a removal and an addition. */
export async function diffStat(
  { store, remote }: { store: Store; remote: Remote },
  from: string,
  to: string,
): Promise<FileStat[]> {
  await remote.fetchCommit(from)
  await remote.fetchCommit(to)
  const { stdout } = await store.git({ args: ['diff-tree', '-r', '-z', '--numstat', '--no-renames', from, to] })
  const entries = stdout.toString('utf8').split('\0')
  return entries.flatMap((entry) => {
    const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(entry) ?? []
    return path === undefined ? [] : [{ path, added: count(added), removed: count(removed) }]
  })
}

const count = (text = '-'): number | null => (text === '-' ? null : Number(text))
