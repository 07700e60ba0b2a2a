import { closeSync, openSync, writeSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { stripVTControlCharacters } from 'node:util'

interface OutputLimits {
  readonly headBytes: number
  readonly tailBytes: number
  /** Receives the whole output, up to `logBytes`. */
  readonly logFile?: string
  readonly logBytes?: number
  /** Removes secrets from the log; the caller redacts `head` and `tail`. */
  readonly redact?: (text: string) => string
}

export interface Output {
  /** UTF-8 without terminal sequences. The whole output if `omitted` is 0. */
  readonly head: string
  readonly tail: string
  readonly bytes: number
  readonly omitted: number
  /** A fault of the log file; no reason for a check to fail. */
  readonly note: string | undefined
}

interface BoundedOutput {
  push(chunk: Uint8Array): void
  finish(): Output
}

/** Keeps the head and the tail of an endless output in bounded memory and counts all bytes (failure model A3). */
export function boundedOutput(limits: OutputLimits): BoundedOutput {
  const head = Buffer.alloc(limits.headBytes)
  const ring = Buffer.alloc(limits.tailBytes)
  const file = openLog(limits.logFile, limits.logBytes ?? 256 * 1024 * 1024)
  const log = limits.redact === undefined ? file : redactedLog(file, limits.redact)
  let bytes = 0

  const push = (chunk: Uint8Array): void => {
    log.write(chunk)
    const room = Math.max(0, Math.min(chunk.length, head.length - bytes))
    head.set(chunk.subarray(0, room), Math.min(bytes, head.length))
    writeRing(ring, Math.max(0, bytes - head.length), chunk.subarray(room))
    bytes += chunk.length
  }
  const finish = (): Output => {
    const past = Math.max(0, bytes - head.length)
    const omitted = Math.max(0, past - ring.length)
    const headBytes = head.subarray(0, Math.min(bytes, head.length))
    const [headText, tailText] = cutAtCharacters(headBytes, readRing(ring, past), omitted > 0)
    return { head: plainText(headText), tail: plainText(tailText), bytes, omitted, note: log.close() }
  }
  return { push, finish }
}

/** Writes `chunk` at `position`; only the last `ring.length` bytes survive. */
function writeRing(ring: Buffer, position: number, chunk: Uint8Array): void {
  if (ring.length === 0) return
  const skipped = Math.max(0, chunk.length - ring.length)
  const rest = chunk.subarray(skipped)
  const offset = (position + skipped) % ring.length
  const untilEnd = rest.subarray(0, ring.length - offset)
  ring.set(untilEnd, offset)
  ring.set(rest.subarray(untilEnd.length), 0)
}

function readRing(ring: Buffer, written: number): Buffer {
  if (written <= ring.length) return ring.subarray(0, written)
  const offset = written % ring.length
  return Buffer.concat([ring.subarray(offset), ring.subarray(0, offset)])
}

/** Moves both cuts to character borders, to avoid U+FFFD. */
function cutAtCharacters(head: Buffer, tail: Buffer, hasGap: boolean): [Buffer, Buffer] {
  const completeBytes = head.length - incompleteBytes(head)
  if (!hasGap) return [head.subarray(0, completeBytes), Buffer.concat([head.subarray(completeBytes), tail])]
  let start = 0
  while (start < 3 && isContinuation(tail[start])) start++
  return [head.subarray(0, completeBytes), tail.subarray(start)]
}

/** Bytes of an incomplete character at the end. */
function incompleteBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (isContinuation(byte)) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return length > back ? back : 0
  }
  return 0
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

const plainText = (bytes: Buffer): string => stripVTControlCharacters(bytes.toString('utf8'))

interface Log {
  write(chunk: Uint8Array): void
  close(): string | undefined
  /** It accepts no more output. */
  isFull(): boolean
}

function redactedLog(log: Log, redact: (text: string) => string): Log {
  const chunks = redactedChunks(redact, log.write)
  const write = (chunk: Uint8Array): void => (log.isFull() ? undefined : chunks.push(chunk))
  const close = (): string | undefined => {
    if (!log.isFull()) chunks.end()
    return log.close()
  }
  return { ...log, write, close }
}

/** Synchronous: a slow disk slows the command down and never fills our memory. */
function openLog(path: string | undefined, maxBytes: number): Log {
  if (path === undefined) return { write: () => undefined, close: () => undefined, isFull: () => true }
  let note: string | undefined
  let written = 0
  let fd: number | undefined
  const closeWith = (why: string): void => {
    note ??= why
    if (fd !== undefined) closeSync(fd)
    fd = undefined
  }
  const attempt = (act: () => void): void => {
    try {
      act()
    } catch (cause) {
      closeWith(`The log ${path} is incomplete: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }
  attempt(() => {
    fd = openSync(path, 'w', 0o600)
  })
  const write = (chunk: Uint8Array): void => {
    if (fd === undefined) return
    const part = chunk.subarray(0, maxBytes - written)
    attempt(() => {
      for (let offset = 0; offset < part.length && fd !== undefined; ) offset += writeSync(fd, part, offset)
    })
    written += part.length
    if (part.length < chunk.length) closeWith(`The log ${path} ends at its limit of ${maxBytes} bytes.`)
  }
  const close = (): string | undefined => {
    if (fd !== undefined) closeSync(fd)
    fd = undefined
    return note
  }
  return { write, close, isFull: () => fd === undefined }
}

/** An unfinished line above this size is written in parts, except for its end. */
const maxPendingChars = 256 * 1024
const heldBackChars = 16 * 1024

/**
 * Passes a byte stream on without its secrets, in whole lines and whole private keys, so that no chunk border cuts a secret
 * in two. The result does not depend on the chunks, except for secrets in lines above 256 KiB.
 */
export function redactedChunks(redact: (text: string) => string, write: (chunk: Uint8Array) => void) {
  const decoder = new StringDecoder('utf8')
  let pending = ''
  const writeRedacted = (text: string): void => {
    if (text !== '') write(Buffer.from(redact(text), 'utf8'))
  }
  return {
    push(chunk: Uint8Array): void {
      pending += decoder.write(chunk)
      const cut = pending.length > maxPendingChars ? pending.length - heldBackChars : endOfWholeLines(pending)
      writeRedacted(pending.slice(0, cut))
      pending = pending.slice(cut)
    },
    end(): void {
      writeRedacted(pending + decoder.end())
      pending = ''
    },
  }
}

function endOfWholeLines(text: string): number {
  const lines = text.slice(0, text.lastIndexOf('\n') + 1)
  const key = lines.lastIndexOf('-----BEGIN ')
  return key === -1 || lines.indexOf('-----END ', key) !== -1 ? lines.length : key
}
