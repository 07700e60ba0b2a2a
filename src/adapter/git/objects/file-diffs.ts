import type { FileDiff } from '../../../core/review/file-diff.ts'
import type { Git } from '../call/exec.ts'
import { showPath } from './raw-path.ts'

/** Of files above this git shows no lines. */
const largest = '512k'

/** The unified diff of two trees, cut by file. A bare directory reads no attributes, which could call a text binary. */
export async function fileDiffs(git: Git, { from, to }: { from: string; to: string }): Promise<FileDiff[]> {
  const format = ['-r', '-p', '--raw', '-z', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '-D']
  const { stdout } = await git({ args: ['-c', `core.bigFileThreshold=${largest}`, 'diff-tree', ...format, from, to] })
  const end = stdout.indexOf('\0\0')
  if (end < 0) return []
  const fields = stdout.subarray(0, end).toString('latin1').split('\0')
  // A line of a hunk begins with a sign, so this is a header.
  const patches = stdout
    .subarray(end + 2)
    .toString('utf8')
    .split(/^(?=diff --git )/m)
  const files: FileDiff[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    // A file that became a link, or the other way, is a removal and an addition.
    const parts = fields[at]?.endsWith(' T') ? 2 : 1
    files.push({ path: showPath(fields[at + 1] ?? ''), patch: patches.splice(0, parts).join('') })
  }
  return files
}
