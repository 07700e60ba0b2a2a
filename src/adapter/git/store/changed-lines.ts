import type { Git } from '../call/exec.ts'

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
