import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findStrays } from '../files/strays.ts'
import { isInPlace, type Submodule, submodulesIn } from '../files/submodules.ts'
import { lookAt, type WorkTree } from '../files/work-tree.ts'
import type { ObjectReader } from '../objects/object-reader.ts'
import type { RawPath } from '../objects/raw-path.ts'
import { dropOversized } from './oversized-files.ts'

/** The submodules in which something was changed, ignored files excepted; nested ones count as a change of their own. */
export async function changedSubmodules(
  outer: WorkTree,
  submodules: readonly Submodule[],
  objects: Pick<ObjectReader, 'look'>,
): Promise<RawPath[]> {
  const found: RawPath[] = []
  for (const submodule of submodules) {
    if (!isInPlace(outer, submodule) || (await isChanged(submodule.tree, objects))) found.push(submodule.path)
  }
  return found
}

async function isChanged(tree: WorkTree, objects: Pick<ObjectReader, 'look'>): Promise<boolean> {
  if (existsSync(join(tree.directory, '.git'))) return true
  if ((await dropOversized(tree, objects)).length > 0) return true
  const { gone, changed, untracked, ignored, entries } = await lookAt(tree)
  if (gone.length + changed.length + untracked.length > 0) return true
  const { filled, empty } = await submodulesIn(tree, entries)
  const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)]
  const { strays } = findStrays(tree.directory, { ignored: skipped, submodules: empty, unlock: false })
  if (strays.some(({ kind }) => kind !== 'special')) return true
  return (await changedSubmodules(tree, filled, objects)).length > 0
}
