import { plural } from '../../../core/text/amounts.ts'
import { commandLine } from '../../../core/text/command-line.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

/** A larger file is named with its count of lines: nobody reads it in a diff. */
const largestFile = '1m'

/**
 * What differs between the two commits of each pair, as `git diff` shows it: one call of git for all. Commits are
 * fetched where they are missing. Binary files are named only, text that is too large with the command that shows it;
 * bytes that are no UTF-8 are replaced.
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
  return Promise.all(
    pairs.map(async (pair, at) => {
      const patch = byLine.get(lines[at] ?? '') ?? ''
      return notShown.test(patch) ? withLargeTexts(patch, pair, await statOf(store, pair)) : patch
    }),
  )
}

/** What git says of a binary file, and of a text beyond the limit. */
const notShown = /^Binary files .* differ$/m

/** A person who approves a change must not read that a text is binary. */
function withLargeTexts(patch: string, { from, to }: { from: string; to: string }, stats: readonly FileStat[]): string {
  let at = -1
  let before: string | undefined
  const told = patch.split(/^(?=diff --git )/m).map((file) => {
    const [header] = file.split('\n', 1)
    // A file that became a link is a removal and an addition: two parts of one entry.
    if (header !== before) at += 1
    before = header
    const { path, added, removed } = stats[at] ?? { path: '', added: null, removed: null }
    if (added === null || removed === null) return file
    const all = commandLine('git', 'diff', from, to, '--', path)
    return file.replace(
      notShown,
      () => `Too large to show here: ${plural(added, 'line')} added, ${removed} removed. All of it: ${all}`,
    )
  })
  return told.join('')
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
  return statOf(store, { from, to })
}

async function statOf({ git }: Store, { from, to }: { from: string; to: string }): Promise<FileStat[]> {
  const { stdout } = await git({ args: ['diff-tree', '-r', '-z', '--numstat', '--no-renames', from, to] })
  const entries = stdout.toString('utf8').split('\0')
  return entries.flatMap((entry) => {
    const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(entry) ?? []
    return path === undefined ? [] : [{ path, added: count(added), removed: count(removed) }]
  })
}

const count = (text = '-'): number | null => (text === '-' ? null : Number(text))
