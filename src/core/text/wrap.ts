import { displayWidth } from './display-width.ts'

/** A line broken at spaces into lines of at most `columns`; a longer word stands on a line of its own. */
export function wrap(text: string, columns: number): string[] {
  const [first = '', ...words] = text.split(' ')
  const lines = [first]
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (displayWidth(longer) <= columns) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
