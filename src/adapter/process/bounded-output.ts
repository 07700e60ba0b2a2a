import { closeSync, openSync, writeSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { stripVTControlCharacters } from 'node:util'

interface OutputLimits {
  readonly headBytes: number
  readonly tailBytes: number
  /** Where all of the output goes, up to `logBytes`; nowhere when it is missing. */
  readonly logFile?: string
  readonly logBytes?: number
  /** Takes secrets out of what is written to the log; `head` and `tail` are the caller's to redact. */
  readonly redact?: (text: string) => string
}

export interface Output {
  /** UTF-8 without terminal sequences. `head` and `tail` are the whole output where `omitted` is 0. */
  readonly head: string
  readonly tail: string
  readonly bytes: number
  readonly omitted: number
  /** What went wrong with the log file: never a reason for a check to fail. */
  readonly note: string | undefined
}

interface BoundedOutput {
  push(chunk: Uint8Array): void
  finish(): Output
}

/** Keeps the head and the tail of an endless output in `headBytes + tailBytes` of memory and counts all of it (failure model A3). */
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
    const kept = head.subarray(0, Math.min(bytes, head.length))
    const [first, last] = cutAtCharacters(kept, readRing(ring, past), omitted > 0)
    return { head: clean(first), tail: clean(last), bytes, omitted, note: log.close() }
  }
  return { push, finish }
}

/** Writes `chunk` as the bytes from `position` on; only what still fits into the ring's length survives. */
function writeRing(ring: Buffer, position: number, chunk: Uint8Array): void {
  if (ring.length === 0) return
  const skipped = Math.max(0, chunk.length - ring.length)
  const rest = chunk.subarray(skipped)
  const at = (position + skipped) % ring.length
  const first = rest.subarray(0, ring.length - at)
  ring.set(first, at)
  ring.set(rest.subarray(first.length), 0)
}

function readRing(ring: Buffer, written: number): Buffer {
  if (written <= ring.length) return ring.subarray(0, written)
  const at = written % ring.length
  return Buffer.concat([ring.subarray(at), ring.subarray(0, at)])
}

/** Moves both cuts to the border of a character, so that no half of one is shown as U+FFFD. */
function cutAtCharacters(head: Buffer, tail: Buffer, gap: boolean): [Buffer, Buffer] {
  const whole = head.length - unfinished(head)
  if (!gap) return [head.subarray(0, whole), Buffer.concat([head.subarray(whole), tail])]
  let start = 0
  while (start < 3 && isContinuation(tail[start])) start++
  return [head.subarray(0, whole), tail.subarray(start)]
}

/** Bytes at the end that begin a character and do not end it. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (isContinuation(byte)) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return length > back ? back : 0
  }
  return 0
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

const clean = (bytes: Buffer): string => stripVTControlCharacters(bytes.toString('utf8'))

interface Log {
  write(chunk: Uint8Array): void
  close(): string | undefined
  /** It takes nothing any more: whatever would be written is for nobody. */
  full(): boolean
}

function redactedLog(log: Log, redact: (text: string) => string): Log {
  const chunks = redactedChunks(redact, log.write)
  const write = (chunk: Uint8Array): void => (log.full() ? undefined : chunks.push(chunk))
  const close = (): string | undefined => {
    if (!log.full()) chunks.end()
    return log.close()
  }
  return { ...log, write, close }
}

/** Written synchronously: a slow disk slows the command down and never fills our memory. */
function openLog(path: string | undefined, limit: number): Log {
  if (path === undefined) return { write: () => undefined, close: () => undefined, full: () => true }
  let note: string | undefined
  let written = 0
  let fd: number | undefined
  const give = (why: string): void => {
    note ??= why
    if (fd !== undefined) closeSync(fd)
    fd = undefined
  }
  const attempt = (act: () => void): void => {
    try {
      act()
    } catch (cause) {
      give(`The log ${path} is incomplete: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }
  attempt(() => {
    fd = openSync(path, 'w', 0o600)
  })
  const write = (chunk: Uint8Array): void => {
    if (fd === undefined) return
    const part = chunk.subarray(0, limit - written)
    attempt(() => {
      for (let done = 0; done < part.length && fd !== undefined; ) done += writeSync(fd, part, done)
    })
    written += part.length
    if (part.length < chunk.length) give(`The log ${path} ends at its limit of ${limit} bytes.`)
  }
  const close = (): string | undefined => {
    if (fd !== undefined) closeSync(fd)
    fd = undefined
    return note
  }
  return { write, close, full: () => fd === undefined }
}

/** Of a line that does not end so much is held back, and written in parts. */
const longest = 256 * 1024
const keptBack = 16 * 1024

/**
 * Hands a byte stream on with its secrets taken out. Only whole lines are: no border between two chunks may cut a
 * secret in two. A private key is waited for to its end. The same text comes out whatever the chunks are, but for
 * secrets in lines above 256 KiB.
 */
export function redactedChunks(redact: (text: string) => string, write: (chunk: Uint8Array) => void) {
  const decoder = new StringDecoder('utf8')
  let pending = ''
  const give = (text: string): void => {
    if (text !== '') write(Buffer.from(redact(text), 'utf8'))
  }
  return {
    push(chunk: Uint8Array): void {
      pending += decoder.write(chunk)
      const cut = pending.length > longest ? pending.length - keptBack : endOfWholeLines(pending)
      give(pending.slice(0, cut))
      pending = pending.slice(cut)
    },
    end(): void {
      give(pending + decoder.end())
      pending = ''
    },
  }
}

function endOfWholeLines(text: string): number {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const key = whole.lastIndexOf('-----BEGIN ')
  return key === -1 || whole.indexOf('-----END ', key) !== -1 ? whole.length : key
}
