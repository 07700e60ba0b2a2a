/** Something found in a text, and the index where it begins. */
interface Match {
  readonly kind: string
  readonly index: number
}

/** So much text is looked at together, and so much of it again with what follows: longer than any match has to be. */
const partBytes = 1024 * 1024
const overlapBytes = 16 * 1024

/** What is found in a content, and on which line; in parts one after the other, which bounds memory and each search. */
export function matchesInText(
  content: Uint8Array,
  find: (text: string) => readonly Match[],
): { kind: string; line: number }[] {
  const found: { kind: string; line: number }[] = []
  let line = 1
  for (let from = 0; from === 0 || from + overlapBytes < content.length; from += partBytes - overlapBytes) {
    const text = new TextDecoder('utf-8').decode(content.subarray(from, from + partBytes))
    for (const match of withLines(text, find(text))) found.push({ kind: match.kind, line: line + match.line })
    line += lineFeeds(content, from, from + partBytes - overlapBytes)
  }
  return found
}

function withLines(text: string, matches: readonly Match[]): { kind: string; line: number }[] {
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
