/** What a person sees on a terminal after all of this was written to it; only what our boards write is known. */
export function terminalScreen(written: string): string[] {
  const lines: string[] = ['']
  let [row, column] = [0, 0]
  const put = (text: string): void => {
    const line = (lines[row] ?? '').padEnd(column)
    lines[row] = line.slice(0, column) + text + line.slice(column + text.length)
    column += text.length
  }
  const down = (count: number): void => {
    row += count
    while (lines.length <= row) lines.push('')
  }
  const moves: Readonly<Record<string, (count: number) => void>> = {
    A: (count) => {
      row = Math.max(0, row - count)
    },
    B: down,
    G: (at) => {
      column = at - 1
    },
    K: (what) => {
      lines[row] = what === 2 ? '' : (lines[row] ?? '').slice(0, column)
    },
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is read here
  const parts = written.matchAll(/\u001B\][^\u0007]*\u0007|\u001B\[([?\d;]*)([A-Za-z])|\r|\n|[^\u001B\r\n]+/g)
  for (const [part, count = '', move = ''] of parts) {
    if (part === '\n') down(1)
    else if (part === '\r') column = 0
    else if (part.startsWith('\u001B[')) moves[move]?.(count === '' && move !== 'K' ? 1 : Number(count))
    else if (!part.startsWith('\u001B')) put(part)
  }
  return lines.map((line) => line.trimEnd())
}
