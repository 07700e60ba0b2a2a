/** Git's unified diff of one file. */
export interface FileDiff {
  readonly path: string
  readonly patch: string
}

interface DiffLine {
  /** In the new file; null for a deleted line or a header. */
  readonly line: number | null
  readonly text: string
}

const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/

/** The lines of the hunks; text before the first hunk is omitted. */
export function diffLines(patch: string): DiffLine[] {
  const lines: DiffLine[] = []
  let next: number | undefined
  for (const text of patch.split('\n')) {
    const startLine = hunk.exec(text)?.[1]
    // A file that became a link is a removal and an addition, with a header in between.
    if (startLine !== undefined) next = Number(startLine)
    else if (!/^[ +\\-]/.test(text)) next = undefined
    if (next === undefined) continue
    const isNew = startLine === undefined && /^[ +]/.test(text)
    lines.push({ line: isNew ? next++ : null, text })
  }
  return lines
}

/** Only these lines can have comments. */
export const shownLines = ({ patch }: FileDiff): ReadonlySet<number> =>
  new Set(diffLines(patch).flatMap(({ line }) => line ?? []))

/** Each line with its number, or a phrase if the diff has no lines. */
export function numberedDiff({ patch }: FileDiff): string[] {
  const lines = diffLines(patch).map(({ line, text }) => `${String(line ?? '').padStart(6)} ${text}`)
  return lines.length > 0 ? lines : [withoutLines(patch)]
}

function withoutLines(patch: string): string {
  if (/^deleted file/m.test(patch)) return '(deleted)'
  if (/^Binary files/m.test(patch)) return '(binary, or too large to show)'
  return /^new file/m.test(patch) ? '(new and empty)' : '(no line differs: its mode changed)'
}
