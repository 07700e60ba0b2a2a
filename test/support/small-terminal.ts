import { PassThrough } from 'node:stream'

interface Row {
  text: string
  /** Goes on in the next row. */
  wrapped: boolean
}

/**
 * As much of a terminal as a board needs: rows, a cursor, and a window that becomes narrower or wider, where long lines
 * are broken anew or cut off. What is below its cursor when it is resized is empty.
 */
export function smallTerminal({ columns, breaksAnew }: { columns: number; breaksAnew: boolean }) {
  let rows: Row[] = [{ text: '', wrapped: false }]
  let [row, column] = [0, 0]
  const at = (): Row => rows[row] as Row
  const keep = (text: string): void => {
    rows[row] = { text, wrapped: false }
  }
  const below = (): void => {
    row++
    rows[row] ??= { text: '', wrapped: false }
  }
  const print = (character: string): void => {
    if (column === stream.columns) {
      at().wrapped = true
      below()
      column = 0
    }
    keep(at().text.padEnd(column).slice(0, column) + character + at().text.slice(column + 1))
    column++
  }
  const act = (letter: string, number: number): void => {
    if (letter === 'A') row = Math.max(0, row - (number || 1))
    if (letter === 'B') row = Math.min(rows.length - 1, row + (number || 1))
    if (letter === 'G') column = 0
    if (letter === 'K') keep(number === 2 ? '' : at().text.slice(0, column))
    if (letter === 'J') {
      keep(at().text.slice(0, column))
      rows = rows.slice(0, row + 1)
    }
  }
  const take = (text: string): void => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal is told
    for (const [whole, number, letter] of text.matchAll(/\u001B\[([?\d;]*)([a-zA-Z])|\u001B\].*?\u0007|./gs)) {
      if (letter !== undefined) act(letter, Number(number))
      else if (whole === '\n') {
        below()
        column = 0
      } else if (whole === '\r') column = 0
      else if (whole.length === 1) print(whole)
    }
  }
  const resize = (now: number): void => {
    rows = rows.slice(0, row + 1)
    const lines = rows.flatMap(({ text }, index) => (rows[index - 1]?.wrapped ? [] : [text + restOf(rows, index)]))
    rows = breaksAnew
      ? lines.flatMap((line) => broken(line, now))
      : rows.map(({ text, wrapped }) => ({ text: text.slice(0, now), wrapped }))
    row = rows.length - 1
    stream.columns = now
  }
  const stream = Object.assign(new PassThrough(), { columns, rows: 40, isTTY: true }) as unknown as NodeJS.WriteStream
  stream.write = (text: string | Uint8Array): boolean => {
    take(String(text))
    return true
  }
  return { stream, resize, rows: () => rows.map(({ text }) => text).filter((text) => text !== '') }
}

function restOf(rows: readonly Row[], index: number): string {
  const next = rows[index]?.wrapped ? rows[index + 1] : undefined
  return next ? next.text + restOf(rows, index + 1) : ''
}

function broken(line: string, columns: number): Row[] {
  const count = Math.max(1, Math.ceil(line.length / columns))
  return Array.from({ length: count }, (_, index) => ({
    text: line.slice(index * columns, (index + 1) * columns),
    wrapped: index < count - 1,
  }))
}
