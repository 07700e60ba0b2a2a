import { rawPath } from '../objects/raw-path.ts'
import type { WorkTree } from './work-tree.ts'

/** Mode and object of one path of a tree; undefined where there is none, and for a path that is no plain one. */
export async function findFile(tree: WorkTree, written: string, path: string) {
  if (path.split('/').some((part) => ['', '.', '..'].includes(part))) return undefined
  const args = ['ls-tree', '-z', '--full-tree', written, '--', path]
  const { stdout } = await tree.store({ args })
  const [head = '', found] = stdout.toString('latin1').split('\0')[0]?.split('\t') ?? []
  const [mode = '', , oid = ''] = head.split(' ')
  return found === rawPath(path) ? { mode, oid } : undefined
}
