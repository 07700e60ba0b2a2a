import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

/** A larger file is named as a binary one: nobody reads it in a diff. */
const largestFile = '1m'

/**
 * What differs between the two commits of each pair, as `git diff` shows it: one call of git for all. Commits are
 * fetched where they are missing. Binary files are named only; bytes that are no UTF-8 are replaced.
 */
export async function patchesOf(
  { store, remote }: { store: Store; remote: Remote },
  pairs: readonly { readonly from: string; readonly to: string }[],
): Promise<readonly string[]> {
  if (pairs.length === 0) return []
  await remote.fetchCommits([...new Set(pairs.flatMap(({ from, to }) => [from, to]))])
  const trees = await Promise.all(pairs.map(({ from, to }) => Promise.all([treeOf(store, from), treeOf(store, to)])))
  const lines = trees.map(([from, to]) => `${from} ${to}`)
  const { stdout } = await store.git({
    args: ['-c', `core.bigFileThreshold=${largestFile}`, ...diffTree],
    input: `${lines.join('\n')}\n`,
  })
  // A line of a diff begins with a sign or a word of git's own, never with an object id.
  const parts = stdout.toString('utf8').split(/^((?:[0-9a-f]{40}|[0-9a-f]{64}) [0-9a-f]+)\n/m)
  const byLine = new Map<string, string>()
  for (let at = 1; at < parts.length; at += 2) byLine.set(parts[at] ?? '', parts[at + 1] ?? '')
  return lines.map((line) => byLine.get(line) ?? '')
}

const diffTree = ['diff-tree', '--stdin', '-r', '-p', '--no-renames', '--no-ext-diff', '--no-textconv']

async function treeOf({ objects }: Store, commit: string): Promise<string> {
  const tree = await objects.look(`${commit}^{tree}`)
  if (!tree) throw new Error(`${commit} has no tree`)
  return tree.oid
}

/** Lines that a change added to a file and took from it; null for what git takes for binary. */
interface FileStat {
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
