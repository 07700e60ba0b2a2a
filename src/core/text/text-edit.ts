/** Offset and length in UTF-16 units. */
export interface TextEdit {
  readonly offset: number
  readonly length: number
  readonly text: string
}

/** Edits at one place keep their order. They must not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = []
  let from = 0
  for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
    pieces.push(text.slice(from, edit.offset), edit.text)
    from = edit.offset + edit.length
  }
  return pieces.join('') + text.slice(from)
}
