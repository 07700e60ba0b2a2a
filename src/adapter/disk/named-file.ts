import { constants, fstatSync, readdirSync, readFileSync } from 'node:fs'
import { open, stat, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { RalphError } from '../../core/error/error.ts'
import { thousands } from '../../core/text/amounts.ts'

/** Larger than any file that people name: a large repository's lock file has 10 MiB. */
const maxBytes = 64 * 1024 ** 2
/** Maximal silence of a pipe in ms: its source may have to fetch something first. */
const maxSilenceMs = 60_000

/** From a shell: `<(command)`, `< file`, a pipe. */
const descriptor = /^\/(?:dev|proc\/self)\/(?:fd\/(\d{1,9})|(stdin))$/

/** Cached, since a pipe can be read only once. */
const pipeContents = new Map<number, Promise<Buffer>>()

const fault = (code: string, message: string): Error => Object.assign(new Error(message), { code })

/**
 * Refuses sockets, devices and named pipes, which could block. A pipe that a shell passed is read until it ends, is
 * silent for a minute, or `signal` fires. Rejects with ENOENT and the like, ENOTREG and EFBIG.
 */
export async function readNamedFile(
  path: string,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Buffer> {
  const info = await stat(path)
  if (info.isDirectory()) throw fault('EISDIR', 'it is a folder.')
  if (info.isFile()) return readRegular(path)
  const [, digits, stdin] = descriptor.exec(path) ?? []
  if (digits === undefined && stdin === undefined) throw fault('ENOTREG', `it is ${kindOf(info)}, not a file.`)
  const fd = Number(digits ?? 0)
  if (fd > maxStandardFd) refuseUnpassed(fd, info, 'read')
  const content = pipeContents.get(fd) ?? readPipe(fd, signal)
  pipeContents.set(fd, content)
  return content
}

const maxStandardFd = 2

/**
 * Above standard input and output, Node has descriptors of its own. One is a pipe for signals, whose both ends are in this
 * process: a reader of it would take them away.
 */
function refuseUnpassed(fd: number, info: FileKind & { readonly ino: number }, use: 'read' | 'write'): void {
  if (!info.isFIFO()) throw fault('ENOTREG', `it is ${kindOf(info)}, not a file or a pipe.`)
  const end = endOf(fd)
  const hasOtherEnd = openDescriptors().some((other) => isSamePipe(other, info) && endOf(other) !== end)
  if (hasOtherEnd) throw fault('ENOTREG', 'it is a pipe of this program, not one that a shell passed.')
  if (end !== undefined && end !== use) throw fault('ENOTREG', `it is a pipe to ${end}, not to ${use}.`)
}

/** Empty where the system does not list them. */
function openDescriptors(): number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number)
  } catch {
    return []
  }
}

function isSamePipe(fd: number, { ino }: { readonly ino: number }): boolean {
  try {
    const other = fstatSync(fd)
    return other.isFIFO() && other.ino === ino
  } catch {
    return false
  }
}

/** By the flags that the system lists for a descriptor; undefined for both ends, or where it lists none. */
function endOf(fd: number): 'read' | 'write' | undefined {
  try {
    const lastDigit = /^flags:\s*\d*([0-7])$/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'latin1'))?.[1]
    return lastDigit === '0' ? 'read' : lastDigit === '1' ? 'write' : undefined
  } catch {
    return undefined
  }
}

type FileKind = Pick<Awaited<ReturnType<typeof stat>>, 'isFIFO' | 'isSocket' | 'isCharacterDevice' | 'isBlockDevice'>

const kindOf = (info: FileKind): string => {
  if (info.isFIFO()) return 'a named pipe'
  if (info.isSocket()) return 'a socket'
  return info.isCharacterDevice() || info.isBlockDevice() ? 'a device' : 'something else'
}

/** Only the owner can read the file. Refuses to write into anything but files and output descriptors. */
export async function writeNamedFile(path: string, content: string): Promise<void> {
  const info = await stat(path).catch(() => undefined)
  const output = /^\/dev\/(?:stdout|stderr|fd\/(\d{1,9}))$/.exec(path)
  if (info !== undefined && !info.isFile() && !info.isDirectory()) {
    if (output === null) throw fault('ENOTREG', `it is ${kindOf(info)}, not a file.`)
    const fd = Number(output[1] ?? 1)
    if (fd > maxStandardFd) refuseUnpassed(fd, info, 'write')
  }
  await writeFile(path, content, { mode: 0o600 })
}

async function readRegular(path: string): Promise<Buffer> {
  // Non-blocking, since it may have been replaced by a pipe.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const info = await file.stat()
    if (!info.isFile()) throw fault('ENOTREG', `it is ${kindOf(info)}, not a file.`)
    if (info.size > maxBytes) throw tooLarge(info.size)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

async function readPipe(fd: number, signal: AbortSignal | undefined): Promise<Buffer> {
  const pipe = fd === 0 ? process.stdin : new Socket({ fd, readable: true, writable: false })
  const chunks: Buffer[] = []
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const restartTimer = (): void => {
        clearTimeout(timer)
        timer = setTimeout(
          () => reject(fault('ETIMEDOUT', 'nothing came through the pipe for a minute.')),
          maxSilenceMs,
        )
      }
      const onAbort = (): void => reject(interrupted())
      if (signal?.aborted) onAbort()
      signal?.addEventListener('abort', onAbort, { once: true })
      restartTimer()
      pipe.on('data', (chunk: Buffer) => {
        restartTimer()
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes > maxBytes) reject(tooLarge(bytes))
      })
      pipe.once('error', reject)
      pipe.once('end', () => resolve(Buffer.concat(chunks)))
    })
  } finally {
    clearTimeout(timer)
    pipe.destroy()
  }
}

const tooLarge = (bytes: number): Error =>
  fault('EFBIG', `it has at least ${thousands(bytes)} bytes; the limit is ${thousands(maxBytes)}.`)

const interrupted = (): RalphError =>
  new RalphError({
    code: 'INTERRUPTED',
    message: 'Interrupted while a pipe was read; nothing was started.',
    hint: 'Run the same command again.',
  })
