/** What the engine writes into the notes of a story begins with this, on a line of its own that is the last one. */
const mark = 'ralph: '

/** What people and other tools wrote: no agent is told the rest as part of its task. */
export function withoutNote(notes: string): string {
  const at = notes.startsWith(mark) ? 0 : notes.lastIndexOf(`\n${mark}`)
  return at < 0 ? notes : notes.slice(0, at)
}

export const withNote = (notes: string, note: string | undefined): string =>
  note === undefined ? notes : [withoutNote(notes), `${mark}${note}`].filter(Boolean).join('\n')
