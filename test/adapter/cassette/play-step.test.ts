import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playStep } from '../../../src/adapter/cassette/cassette-agent.ts'
import { CassetteStep } from '../../../src/schema/run/cassette.ts'
import { tempDir } from '../../support/git-repositories.ts'

function place() {
  const [root, folder, outside] = [tempDir(), tempDir(), tempDir()]
  const play = (step: Record<string, unknown>) => playStep(CassetteStep.parse(step), { root, folder })
  return { root, folder, outside, play, at: (name: string) => join(root, name) }
}

test('a file takes the place of a folder and of a link, and what a link led to stays as it was', async () => {
  const { at, outside, play } = place()
  mkdirSync(at('a/b'), { recursive: true })
  writeFileSync(join(outside, 'kept.txt'), 'kept')
  symlinkSync(join(outside, 'kept.txt'), at('link'))
  await play({ write: { path: 'a', content: 'file' } })
  await play({ write: { path: 'link', content: 'mine', mode: '100755' } })
  expect(readFileSync(at('a'), 'utf8')).toBe('file')
  expect(lstatSync(at('link')).mode & 0o111).toBe(0o111)
  expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
})

test('content comes from a file of the cassette, also of a link', async () => {
  const { at, folder, play } = place()
  writeFileSync(join(folder, 'bytes'), Buffer.from([0, 255]))
  writeFileSync(join(folder, 'target'), 'new/bin')
  await play({ write: { path: 'new/bin', file: 'bytes' } })
  await play({ write: { path: 'link', file: 'target', mode: '120000' } })
  expect(readFileSync(at('new/bin'))).toEqual(Buffer.from([0, 255]))
  expect(readlinkSync(at('link'))).toBe('new/bin')
  await play({ remove: 'new' })
  expect(existsSync(at('new'))).toBe(false)
})

test.each([
  ['written', { write: { path: 'out/evil.txt', content: 'x' } }],
  ['made', { write: { path: 'out/deeper/evil.txt', content: 'x' } }],
  ['removed', { remove: 'out/kept.txt' }],
])('nothing is %s through a link that leads out of the workspace', async (_, step) => {
  const { at, outside, play } = place()
  writeFileSync(join(outside, 'kept.txt'), 'kept')
  await play({ write: { path: 'out', content: outside, mode: '120000' } })
  await expect(play(step)).rejects.toThrow('leads out of')
  expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
  expect(existsSync(join(outside, 'evil.txt')) || existsSync(join(outside, 'deeper'))).toBe(false)
  expect(lstatSync(at('out')).isSymbolicLink()).toBe(true)
})

test('a file of the cassette that is a link out of it is not read', async () => {
  const { folder, outside, play } = place()
  writeFileSync(join(outside, 'private'), 'private')
  symlinkSync(join(outside, 'private'), join(folder, 'bytes'))
  await expect(play({ write: { path: 'a', file: 'bytes' } })).rejects.toThrow('leads out of')
})

test.each(['/etc/x', '../x', 'a/../x', 'a//x', './x', '.git/config', 'a/.git', 'a\\b', 'C:/x', ''])(
  'the path %j is no path of a cassette',
  (path) => {
    expect(CassetteStep.safeParse({ write: { path, content: '' } }).success).toBe(false)
    expect(CassetteStep.safeParse({ remove: path }).success).toBe(false)
    expect(CassetteStep.safeParse({ write: { path: 'a', file: path } }).success).toBe(false)
  },
)
