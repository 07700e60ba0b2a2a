import type { Git } from '../call/exec.ts'
import { compareTrees } from './compare-trees.ts'
import type { ObjectReader } from './object-reader.ts'

/** The lines of each changed text file between two trees; a file that was moved counts by what changed in it. */
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
    // Of a file that was moved both paths follow, each in a field of its own.
    if (path === '') index += 2
    const name = path === '' ? (fields[index] ?? '') : path
    files.push({ path: name, lines: countOf(added) + countOf(removed) })
  }
  return files
}

/** Git counts no lines of a binary file. */
const countOf = (text = '-'): number => (text === '-' ? 0 : Number(text))

/**
 * A bound on what `changedLines` counts between two trees, read through the reader that is open anyway: all lines of each
 * differing file, before and after. Reads no further once it is above `limit`.
 */
export async function boundOfChangedLines(
  objects: Pick<ObjectReader, 'read'>,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<number> {
  const blobs = (await compareTrees(objects, from, to)).flatMap(({ before, now }) => [before, now])
  let lines = 0
  for (const blob of blobs) {
    if (lines > limit) break
    // A submodule's commit is no file: git shows it as one line.
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
