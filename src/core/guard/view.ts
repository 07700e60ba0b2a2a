/** A reading of a part of a content: bytes, and the line of the content that each of them came from. */
export interface View {
  readonly bytes: Uint8Array
  readonly lines: Uint32Array
  length: number
}

/** Fills a view from the bytes between two places; `line` is that of the first byte, the one after the last is returned. */
export type Read = (content: Uint8Array, from: number, to: number, line: number, view: View) => number

/** Room for what any reading makes of so many bytes: none makes more of them. */
export const viewFor = (bytes: number): View => ({
  bytes: new Uint8Array(bytes),
  lines: new Uint32Array(bytes),
  length: 0,
})

export function put(view: View, byte: number, line: number): void {
  view.bytes[view.length] = byte
  view.lines[view.length] = line
  view.length += 1
}

export const lineFeed = 0x0a

/** The content as it stands. */
export const asItStands: Read = (content, from, to, line, view) => {
  const { bytes, lines } = view
  view.length = to - from
  let at = line
  for (let index = from; index < to; index += 1) {
    const byte = content[index] as number
    bytes[index - from] = byte
    lines[index - from] = at
    if (byte === lineFeed) at += 1
  }
  return at
}
