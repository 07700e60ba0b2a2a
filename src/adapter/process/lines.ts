interface LineSink {
  /** Without its line break; invalid UTF-8 becomes U+FFFD. */
  readonly onLine: (line: string) => void
  /** A line above the cap was skipped. */
  readonly onTooLong: (bytes: number) => void
  /** Default 8 MiB. */
  readonly maxBytes?: number
}

interface LineSplitter {
  push(chunk: Uint8Array): void
  /** Also reports a last line without a line break. */
  end(): void
}

/** A longer line's memory is released. */
const initialBytes = 64 * 1024

/** Splits any byte stream into lines in bounded memory. */
export function splitLines(sink: LineSink): LineSplitter {
  const maxBytes = sink.maxBytes ?? 8 * 1024 * 1024
  let buffer: Buffer = Buffer.allocUnsafeSlow(initialBytes)
  let length = 0

  // The caller reuses its chunk. One buffer for all lines, since each allocation would wait to be collected.
  const append = (part: Uint8Array): void => {
    const end = length + part.length
    if (end > maxBytes) buffer = Buffer.alloc(0)
    else {
      if (end > buffer.length) buffer = enlarge(buffer, { usedBytes: length, minBytes: end, maxBytes })
      buffer.set(part, length)
    }
    length = end
  }
  const flush = (): void => {
    if (length > maxBytes) sink.onTooLong(length)
    else sink.onLine(buffer.toString('utf8', 0, length).replace(/\r$/, ''))
    if (buffer.length !== initialBytes) buffer = Buffer.allocUnsafeSlow(initialBytes)
    length = 0
  }
  const push = (chunk: Uint8Array): void => {
    let start = 0
    for (let index = chunk.indexOf(0x0a); index !== -1; index = chunk.indexOf(0x0a, start)) {
      append(chunk.subarray(start, index))
      flush()
      start = index + 1
    }
    append(chunk.subarray(start))
  }
  return { push, end: () => (length > 0 ? flush() : undefined) }
}

function enlarge(buffer: Buffer, size: { usedBytes: number; minBytes: number; maxBytes: number }): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.max(size.minBytes, Math.min(size.maxBytes, 2 * buffer.length)))
  buffer.copy(larger, 0, 0, size.usedBytes)
  return larger
}
