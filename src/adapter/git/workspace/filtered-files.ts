import { closeSync, constants, openSync, readSync } from 'node:fs'
import type { IndexEntry, WorkTree } from '../files/work-tree.ts'
import { bytesOf, joinNul, type RawPath, rawPath, splitNul } from '../objects/raw-path.ts'
import type { Refusal } from './stage.ts'

/** Filters whose files git holds in another form on purpose: elsewhere, or encrypted. The engine runs none of them. */
const keepers = new Set(['lfs', 'git-crypt', 'crypt', 'annex'])

const pointerStart = 'version https://git-lfs.github.com/spec/v1\n'

/**
 * Changed files that one of those filters keeps: their content would be committed as it is, half outside of git-lfs or
 * unencrypted. An LFS pointer is what git holds anyway and passes. The checkpoint's attributes and the new ones count,
 * so that an attempt cannot take the filter away and commit the content at once. Promises: the index is the checkpoint's.
 */
export async function filteredFiles(
  tree: WorkTree,
  paths: readonly RawPath[],
  entries: readonly IndexEntry[],
): Promise<Refusal[]> {
  const isAttributes = (path: RawPath): boolean => /(^|\/)\.gitattributes$/.test(path)
  if (paths.length === 0 || !(entries.some(({ path }) => isAttributes(path)) || paths.some(isAttributes))) return []
  const found = await Promise.all([filters(tree, paths, ['--cached']), filters(tree, paths, [])])
  const keptBy = new Map(found.flat())
  return [...keptBy].flatMap(([path, filter]) =>
    filter === 'lfs' && isPointer(tree.directory, path)
      ? []
      : [
          {
            path,
            why: `is kept by the filter "${filter}", which ralph does not run: its content would go into git as it is`,
          },
        ],
  )
}

async function filters(tree: WorkTree, paths: readonly RawPath[], flags: readonly string[]) {
  const { stdout } = await tree.git({
    args: ['check-attr', ...flags, '-z', '--stdin', 'filter'],
    input: joinNul(paths),
  })
  const fields = splitNul(stdout)
  const found: [RawPath, string][] = []
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', , value = ''] = fields.slice(at, at + 3)
    if (keepers.has(value)) found.push([path, value])
  }
  return found
}

function isPointer(directory: string, path: RawPath): boolean {
  try {
    const file = openSync(bytesOf(`${rawPath(directory)}/${path}`), constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      const start = Buffer.alloc(1024)
      const size = readSync(file, start)
      // A pointer is smaller (git-lfs's own limit); whatever else begins like one is content.
      return size < start.length && start.subarray(0, pointerStart.length).toString('latin1') === pointerStart
    } finally {
      closeSync(file)
    }
  } catch {
    return false
  }
}
