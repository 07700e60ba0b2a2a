import type { GuardFinding } from '../../../core/guard/finding.ts'
import { secretFinder } from '../../../core/guard/secrets.ts'
import type { Capture, Workspace } from '../../../port/workspace.ts'

/** In all changes of one attempt together. */
const mostUnpacked = 256 * 1024 * 1024

/** Where names and contents of changes hold a secret that they did not hold before, and what could not be searched. */
export async function secretsIn(
  workspace: Pick<Workspace, 'held'>,
  known: readonly string[],
  { tree, changes, start }: Pick<Capture, 'tree' | 'changes'> & { start: string },
): Promise<GuardFinding[]> {
  const finder = secretFinder(known)
  let left = mostUnpacked
  const findIn = async (treeish: string, path: string): Promise<GuardFinding[]> => {
    const found: GuardFinding[] = []
    for await (const part of workspace.held(treeish, path, left)) {
      if ('why' in part) found.push({ path, why: part.why })
      else {
        if (part.packed !== '') left -= part.bytes.length
        found.push(...finder.inContent({ path, content: part.bytes, packed: part.packed }))
      }
    }
    return found
  }
  const found: GuardFinding[] = []
  for (const { path, action } of changes) {
    if (action === 'deleted') continue
    const now = await findIn(tree, path)
    // A test key that was in the file before is not what this attempt brought in.
    const before = now.length > 0 && action === 'modified' ? await findIn(start, path) : []
    found.push(...finder.inName(path), ...now.filter(({ why }) => times(now, why) > times(before, why)))
  }
  return found
}

const times = (findings: readonly GuardFinding[], why: string): number =>
  findings.filter((finding) => finding.why === why).length
