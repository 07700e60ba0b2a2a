/** Offset in a text → 1-based line and column. CRLF, LF and CR each end a line; a look-up is a binary search. */
export function lineIndex(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0]
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
