/** What a change does to one file: git's unified diff from its first line on, as text. */
export interface FileDiff {
  readonly path: string
  readonly patch: string
}

interface DiffLine {
  /** In the new file; null for a line that is gone and for what is no line of a file. */
  readonly line: number | null
  readonly text: string
}

const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/

/** The lines of the hunks, each with its number in the new file; what stands before the first hunk is left out. */
export function diffLines(patch: string): DiffLine[] {
  const lines: DiffLine[] = []
  let next: number | undefined
  for (const text of patch.split('\n')) {
    const begins = hunk.exec(text)?.[1]
    // A file that became a link is a removal and an addition: between them stands a header again.
    if (begins !== undefined) next = Number(begins)
    else if (!/^[ +\\-]/.test(text)) next = undefined
    if (next === undefined) continue
    const isNew = begins === undefined && /^[ +]/.test(text)
    lines.push({ line: isNew ? next++ : null, text })
  }
  return lines
}

/** Numbers of the lines of the new file that the diff shows: only these can be pointed at. */
export const shownLines = ({ patch }: FileDiff): ReadonlySet<number> =>
  new Set(diffLines(patch).flatMap(({ line }) => line ?? []))

/** The diff of a file with the number of each line before it, or in words where there are no lines. */
export function numberedDiff({ patch }: FileDiff): string[] {
  const lines = diffLines(patch).map(({ line, text }) => `${String(line ?? '').padStart(6)} ${text}`)
  return lines.length > 0 ? lines : [withoutLines(patch)]
}

function withoutLines(patch: string): string {
  if (/^deleted file/m.test(patch)) return '(deleted)'
  if (/^Binary files/m.test(patch)) return '(binary, or too large to show)'
  return /^new file/m.test(patch) ? '(new and empty)' : '(no line differs: its mode changed)'
}
