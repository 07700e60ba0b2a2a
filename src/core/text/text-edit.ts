/** A part of a text that another one takes the place of (UTF-16 units). */
export interface TextEdit {
  readonly offset: number
  readonly length: number
  readonly text: string
}

/** The text with all of these edits; those at one place stay in their order. No two may overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let from = 0
  for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
    parts.push(text.slice(from, edit.offset), edit.text)
    from = edit.offset + edit.length
  }
  return parts.join('') + text.slice(from)
}
