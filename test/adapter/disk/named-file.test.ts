import { execFileSync } from 'node:child_process'
import { existsSync, fstatSync, mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readNamedFile, writeNamedFile } from '../../../src/adapter/disk/named-file.ts'
import { tempDir } from '../../support/git-repositories.ts'

/** Each kind of file by name; `link-…` leads to the others. */
async function kinds(): Promise<string> {
  const folder = tempDir()
  const at = (name: string): string => join(folder, name)
  writeFileSync(at('regular'), 'text')
  writeFileSync(at('huge'), '')
  truncateSync(at('huge'), 3 * 1024 ** 3)
  mkdirSync(at('folder'))
  execFileSync('mkfifo', [at('fifo')])
  const server = createServer().listen(at('socket'))
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  for (const name of ['regular', 'huge', 'folder', 'fifo', 'socket', 'missing'])
    symlinkSync(at(name), at(`link-${name}`))
  symlinkSync('/dev/zero', at('link-zero'))
  symlinkSync('/dev/null', at('link-null'))
  symlinkSync('link-circle', at('link-circle'))
  return folder
}

const expected: Readonly<Record<string, string>> = {
  regular: 'text',
  huge: 'EFBIG',
  folder: 'EISDIR',
  fifo: 'ENOTREG',
  socket: 'ENOTREG',
  missing: 'ENOENT',
  'link-regular': 'text',
  'link-huge': 'EFBIG',
  'link-folder': 'EISDIR',
  'link-fifo': 'ENOTREG',
  'link-socket': 'ENOTREG',
  'link-missing': 'ENOENT',
  'link-zero': 'ENOTREG',
  'link-null': 'ENOTREG',
  'link-circle': 'ELOOP',
  '/dev/zero': 'ENOTREG',
  '/dev/null': 'ENOTREG',
}

test('only files are read, and no other kind of file keeps anybody waiting', async () => {
  const folder = await kinds()
  const ends: Record<string, string> = {}
  for (const name of Object.keys(expected))
    ends[name] = await readNamedFile(name.startsWith('/') ? name : join(folder, name)).then(String, ({ code }) => code)
  expect(ends).toEqual(expected)
})

test.skipIf(!existsSync('/proc/self/fd'))(
  'descriptors of this program itself are neither read nor written: who reads the pipe of its signals takes them away',
  async () => {
    const pipes = readdirSync('/proc/self/fd').map(Number).flatMap(pipeAt)
    const own = pipes.filter(({ fd, pipe }) => fd > 2 && pipes.some((other) => other.fd !== fd && other.pipe === pipe))
    expect(own.length).toBeGreaterThan(1)
    for (const { fd } of own) {
      await expect(readNamedFile(`/dev/fd/${fd}`), String(fd)).rejects.toMatchObject({ code: 'ENOTREG' })
      await expect(writeNamedFile(`/dev/fd/${fd}`, 'x'), String(fd)).rejects.toMatchObject({ code: 'ENOTREG' })
    }
  },
)

function pipeAt(fd: number): { fd: number; pipe: number }[] {
  try {
    const { ino } = fstatSync(fd)
    return fstatSync(fd).isFIFO() ? [{ fd, pipe: ino }] : []
  } catch {
    return []
  }
}
