interface LineSink {
  /** One line without its line break; invalid UTF-8 becomes U+FFFD. */
  readonly onLine: (line: string) => void
  /** A line above the cap was skipped; `bytes` is its length. */
  readonly onTooLong: (bytes: number) => void
  /** Cap of one line; default 8 MiB. */
  readonly maxBytes?: number
}

interface LineSplitter {
  push(chunk: Uint8Array): void
  /** A last line without a line break counts as one. */
  end(): void
}

/** What is kept for the next line; a longer line's memory is given back. */
const keptRoom = 64 * 1024

/** Splits a byte stream into lines in bounded memory, whatever the bytes are: NUL, CR LF, a cut character, 100 MB. */
export function splitLines(sink: LineSink): LineSplitter {
  const max = sink.maxBytes ?? 8 * 1024 * 1024
  let room: Buffer = Buffer.allocUnsafeSlow(keptRoom)
  let length = 0

  // Copied: the caller reuses its chunk. Into one place for all lines: an allocation each waits to be collected.
  const keep = (part: Uint8Array): void => {
    const end = length + part.length
    if (end > max) room = Buffer.alloc(0)
    else {
      if (end > room.length) room = grown(room, { kept: length, least: end, most: max })
      room.set(part, length)
    }
    length = end
  }
  const flush = (): void => {
    if (length > max) sink.onTooLong(length)
    else sink.onLine(room.toString('utf8', 0, length).replace(/\r$/, ''))
    if (room.length !== keptRoom) room = Buffer.allocUnsafeSlow(keptRoom)
    length = 0
  }
  const push = (chunk: Uint8Array): void => {
    let from = 0
    for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, from)) {
      keep(chunk.subarray(from, at))
      flush()
      from = at + 1
    }
    keep(chunk.subarray(from))
  }
  return { push, end: () => (length > 0 ? flush() : undefined) }
}

function grown(room: Buffer, size: { kept: number; least: number; most: number }): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.max(size.least, Math.min(size.most, 2 * room.length)))
  room.copy(larger, 0, 0, size.kept)
  return larger
}
