import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trustedFilesIn } from '../../../src/adapter/local/trusted-files.ts'
import { tempDir } from '../../support/git-repositories.ts'

function place() {
  const outer = tempDir()
  const root = join(outer, 'root')
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(outer, 'secret'), 'secret')
  writeFileSync(join(root, 'docs', 'a b.md'), '\uFEFFünï\r\n')
  return { outer, root, files: trustedFilesIn(root, 100) }
}

test('A file is read as it is, without a byte order mark', async () => {
  const { files } = place()
  expect(await files.read('docs/a b.md')).toBe('ünï\r\n')
  expect(await files.read('./docs/a b.md')).toBe('ünï\r\n')
})

test('What is not there is undefined; what is no file is named, and a pipe is not waited for', async () => {
  const { files, root } = place()
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', join(root, 'pipe')])
  symlinkSync('nowhere', join(root, 'dangling'))
  symlinkSync('circle', join(root, 'circle'))
  for (const path of ['missing', 'docs/a b.md/x', 'missing/x', 'dangling']) {
    expect(await files.read(path), path).toBeUndefined()
  }
  for (const path of ['docs', 'pipe', 'circle']) {
    await expect(files.read(path), path).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
  }
})

test('A link inside the directory is followed; one that leaves it is refused, also through a folder', async () => {
  const { files, root, outer } = place()
  symlinkSync('docs/a b.md', join(root, 'inside'))
  symlinkSync('../secret', join(root, 'outside'))
  symlinkSync(outer, join(root, 'folder'))
  expect(await files.read('inside')).toBe('ünï\r\n')
  await expect(files.read('outside')).rejects.toMatchObject({ code: 'PATH_OUTSIDE', exit: 'data' })
  await expect(files.read('folder/secret')).rejects.toMatchObject({ code: 'PATH_OUTSIDE' })
})

test('D6: no path of names, dots and separators leads out of the directory', async () => {
  const { files, outer } = place()
  const part = fc.constantFrom('..', '.', '', 'docs', 'secret', outer, 'C:', '\\..', '\0', '...')
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
      const text = await files.read(parts.join('/')).catch((error: { code: string }) => error.code)
      expect([undefined, 'PATH_OUTSIDE', 'FILE_UNREADABLE']).toContain(text)
    }),
  )
})

test('A file that is too large or no text is refused by name', async () => {
  const { files, root } = place()
  writeFileSync(join(root, 'large'), 'x'.repeat(101))
  writeFileSync(join(root, 'binary'), Buffer.from([0x61, 0xff]))
  await expect(files.read('large')).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: expect.stringContaining('large has 101'),
  })
  await expect(files.read('binary')).rejects.toMatchObject({ code: 'FILE_NOT_TEXT' })
})
