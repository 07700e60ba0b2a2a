export interface LineSink {
  /** One line without its line break; invalid UTF-8 becomes U+FFFD. */
  readonly onLine: (line: string) => void
  /** A line above the cap was skipped; `bytes` is its length. */
  readonly onTooLong: (bytes: number) => void
  /** Cap of one line; default 8 MiB. */
  readonly maxBytes?: number
}

export interface LineSplitter {
  push(chunk: Uint8Array): void
  /** A last line without a line break counts as one. */
  end(): void
}

/** Splits a byte stream into lines in bounded memory, whatever the bytes are: NUL, CR LF, a cut character, 100 MB. */
export function splitLines(sink: LineSink): LineSplitter {
  const max = sink.maxBytes ?? 8 * 1024 * 1024
  let parts: Uint8Array[] = []
  let length = 0

  const keep = (part: Uint8Array): void => {
    length += part.length
    if (length > max) parts = []
    // Copied: the caller may reuse its chunk, and a slice would keep all of it in memory.
    else if (part.length > 0) parts.push(Uint8Array.from(part))
  }
  const flush = (): void => {
    if (length > max) sink.onTooLong(length)
    else sink.onLine(Buffer.concat(parts).toString('utf8').replace(/\r$/, ''))
    parts = []
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
