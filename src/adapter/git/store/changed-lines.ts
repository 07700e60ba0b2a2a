import type { Git } from '../call/exec.ts'
import { compareTrees } from './compare-trees.ts'
import type { ObjectReader } from './object-reader.ts'

/** Changed lines of each text file; a moved file counts only its changes. */
export async function changedLines(
  git: Git,
  { from, to }: { from: string; to: string },
): Promise<{ path: string; lines: number }[]> {
  const { stdout } = await git({ args: ['diff-tree', '-r', '-z', '--numstat', '--find-renames', from, to] })
  const fields = stdout.toString('utf8').split('\0')
  const files: { path: string; lines: number }[] = []
  for (let index = 0; index < fields.length; index++) {
    const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(fields[index] ?? '') ?? []
    if (path === undefined) continue
    // Both paths of a moved file follow, in fields of their own.
    if (path === '') index += 2
    const name = path === '' ? (fields[index] ?? '') : path
    files.push({ path: name, lines: countOf(added) + countOf(removed) })
  }
  return files
}

/** Binary files have no line counts. */
const countOf = (text = '-'): number => (text === '-' ? 0 : Number(text))

/** An upper bound for `changedLines`, without a new process: all lines of each differing file. Stops above `limit`. */
export async function maxChangedLines(
  objects: Pick<ObjectReader, 'read'>,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<number> {
  const blobs = (await compareTrees(objects, from, to)).flatMap(({ before, now }) => [before, now])
  let lines = 0
  for (const blob of blobs) {
    if (lines > limit) break
    // Git shows a submodule's commit as one line.
    lines += blob === null ? 0 : blob.mode === '160000' ? 1 : linesOf((await objects.read(blob.oid))?.content)
  }
  return lines
}

function linesOf(content: Buffer = Buffer.alloc(0)): number {
  let lines = content.length > 0 && content.at(-1) !== newline ? 1 : 0
  for (let end = content.indexOf(newline); end !== -1; end = content.indexOf(newline, end + 1)) lines += 1
  return lines
}

const newline = 0x0a
