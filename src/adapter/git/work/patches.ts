import { plural } from '../../../core/text/amounts.ts'
import { commandLine } from '../../../core/text/command-line.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

const maxFileSize = '1m'

/** Binary files are only named, and too large texts have the command that shows them. */
export async function patchesOf(
  { store, remote }: { store: Store; remote: Remote },
  pairs: readonly { readonly from: string; readonly to: string }[],
): Promise<readonly string[]> {
  if (pairs.length === 0) return []
  await remote.fetchCommits([...new Set(pairs.flatMap(({ from, to }) => [from, to]))])
  const trees = await Promise.all(pairs.map(({ from, to }) => Promise.all([treeIn(store, from), treeIn(store, to)])))
  const lines = trees.map(([from, to]) => `${from} ${to}`)
  const { stdout } = await store.git({
    args: ['-c', `core.bigFileThreshold=${maxFileSize}`, ...diffTree],
    input: `${lines.join('\n')}\n`,
  })
  // A diff's line begins with a sign or a word of git, never with an object id.
  const fields = stdout.toString('utf8').split(/^((?:[0-9a-f]{40}|[0-9a-f]{64}) [0-9a-f]+)\n/m)
  const byLine = new Map<string, string>()
  for (let index = 1; index < fields.length; index += 2) byLine.set(fields[index] ?? '', fields[index + 1] ?? '')
  return Promise.all(
    pairs.map(async (pair, index) => {
      const patch = byLine.get(lines[index] ?? '') ?? ''
      return binaryMarker.test(patch) ? withLargeTexts(patch, pair, await statOf(store, pair)) : patch
    }),
  )
}

/** Git prints it for binary files and for texts above the limit. */
const binaryMarker = /^Binary files .* differ$/m

/** Someone who approves a change must not read that a text is binary. */
function withLargeTexts(patch: string, { from, to }: { from: string; to: string }, stats: readonly FileStat[]): string {
  let index = -1
  let previousHeader: string | undefined
  const sections = patch.split(/^(?=diff --git )/m).map((file) => {
    const [header] = file.split('\n', 1)
    // A file that became a link has two diffs for one entry.
    if (header !== previousHeader) index += 1
    previousHeader = header
    const { path, added, removed } = stats[index] ?? { path: '', added: null, removed: null }
    if (added === null || removed === null) return file
    const showAll = commandLine('git', 'diff', from, to, '--', path)
    return file.replace(
      binaryMarker,
      () => `Too large to show here: ${plural(added, 'line')} added, ${removed} removed. All of it: ${showAll}`,
    )
  })
  return sections.join('')
}

const diffTree = ['diff-tree', '--stdin', '-r', '-p', '--no-renames', '--no-ext-diff', '--no-textconv']

/** From the commit itself, which needs no further process. */
async function treeIn({ objects }: Store, commit: string): Promise<string> {
  const header = (await objects.read(commit))?.content.toString('latin1') ?? ''
  const tree = /^tree ([0-9a-f]+)$/m.exec(header)?.[1]
  if (tree === undefined) throw new Error(`${commit} has no tree`)
  return tree
}

interface FileStat {
  readonly path: string
  readonly added: number | null
  readonly removed: number | null
}

/** Missing commits are fetched. A rename is a removal and an addition. */
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
