/** The last line of a story's notes begins with this if the engine wrote it. */
const mark = 'ralph: '

/** The notes of people and other tools, without the engine's line. */
export function withoutNote(notes: string): string {
  const at = notes.startsWith(mark) ? 0 : notes.lastIndexOf(`\n${mark}`)
  return at < 0 ? notes : notes.slice(0, at)
}

export const withNote = (notes: string, note: string | undefined): string =>
  note === undefined ? notes : [withoutNote(notes), `${mark}${note}`].filter(Boolean).join('\n')
