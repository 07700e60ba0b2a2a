import { hasLeftMarkers } from '../../../core/run/attempt/left-markers.ts'
import type { Prepared } from '../../../schema/run/dossier.ts'
import type { Ports } from '../../job/ports.ts'

/** A conflict is a matter of text: git itself shows none in files above this. */
const readBytes = 100 * 1024 * 1024

/** Why a merge is not resolved yet; null where nothing of it is left, or where there was none to resolve. */
export async function unresolved(
  { workspace }: Pick<Ports, 'workspace'>,
  { merge, checkpoint, tree }: Pick<Prepared, 'merge' | 'checkpoint'> & { tree: string },
): Promise<string | null> {
  if (!merge) return null
  const left: string[] = []
  for (const path of merge.files) {
    const [text = '', ...sides] = await Promise.all(
      [tree, checkpoint, merge.base].map(async (treeish) => {
        const content = await workspace.readCaptured(treeish, path, readBytes)
        return new TextDecoder('utf-8').decode(content)
      }),
    )
    if (hasLeftMarkers(text, sides)) left.push(path)
  }
  return left.length === 0 ? null : `conflict markers are left in ${left.join(', ')}`
}
