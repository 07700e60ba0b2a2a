/** Something found in a text, and the index where it begins. */
export interface Match {
  readonly kind: string
  readonly index: number
}

/** So much text is looked at together, and so much of it again with what follows: longer than any match has to be. */
const partBytes = 1024 * 1024
const overlapBytes = 16 * 1024

/** A content as texts to be searched one after the other, which bounds memory and each search; `line` is where one begins. */
export function* textParts(content: Uint8Array): Generator<{ readonly text: string; readonly line: number }> {
  let line = 1
  for (let from = 0; from === 0 || from + overlapBytes < content.length; from += partBytes - overlapBytes) {
    yield { text: new TextDecoder('utf-8').decode(content.subarray(from, from + partBytes)), line }
    line += lineFeeds(content, from, from + partBytes - overlapBytes)
  }
}

/** What was found, with its line in the text, counted from zero. */
export function withLines(text: string, matches: readonly Match[]): { kind: string; line: number }[] {
  let [line, at] = [0, 0]
  return [...matches]
    .sort((a, b) => a.index - b.index)
    .map(({ kind, index }) => {
      for (let next = text.indexOf('\n', at); next !== -1 && next < index; next = text.indexOf('\n', at)) {
        line += 1
        at = next + 1
      }
      return { kind, line }
    })
}

function lineFeeds(content: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let at = content.indexOf(10, from); at !== -1 && at < to; at = content.indexOf(10, at + 1)) count += 1
  return count
}
