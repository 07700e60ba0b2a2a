import { type ChangedText, mattersToChecks, testGuard } from '../../../core/guard/test-guard.ts'
import type { Workspace } from '../../../port/workspace.ts'
import type { Check } from '../../../schema/check/check.ts'
import type { Change } from '../../../schema/run/change.ts'

/** Tests and configuration are smaller; what is larger is told as changed without being read. */
const readBytes = 1024 * 1024
const mostFiles = 2_000

/** What a captured tree changes of what its checks run, from the contents on both sides. */
export async function touchedChecks(
  workspace: Pick<Workspace, 'readCaptured'>,
  checks: readonly Check[],
  at: { readonly tree: string; readonly start: string; readonly changes: readonly Change[] },
): Promise<string[]> {
  const read = async (treeish: string, path: string): Promise<string | undefined> => {
    const content = await workspace.readCaptured(treeish, path, readBytes)
    return content && new TextDecoder('utf-8').decode(content)
  }
  const files: ChangedText[] = []
  for (const { path, action } of at.changes) {
    if (files.length === mostFiles || !mattersToChecks(path, checks)) continue
    const before = action === 'created' ? undefined : await read(at.start, path)
    files.push({ path, action, before, after: action === 'deleted' ? undefined : await read(at.tree, path) })
  }
  return testGuard(files, checks)
}
