import { expect, test } from 'vitest'
import { piecesOf } from '../../../src/core/reading/pieces.ts'

const patchOf = (path: string, lines: readonly string[], head = '@@ -1,0 +1,400 @@'): string =>
  [`diff --git a/${path} b/${path}`, 'index 1..2 100644', `--- a/${path}`, `+++ b/${path}`, head, ...lines, ''].join(
    '\n',
  )

test('a new file is cut at blank lines and function heads into pieces of at most 30 lines', () => {
  const body = Array.from({ length: 10 }, (_, n) => [
    `+function f${n}() {`,
    ...Array.from({ length: 9 }, (_, at) => `+  line ${at}`),
    '+}',
    '+',
  ]).flat()
  const pieces = piecesOf(patchOf('src/new.ts', body))
  expect(pieces.length).toBeGreaterThan(3)
  for (const { lines } of pieces) expect(lines.length).toBeLessThanOrEqual(30)
  expect(pieces.reduce((sum, { changed }) => sum + changed, 0)).toBe(body.length)
  for (const { lines } of pieces.slice(1)) expect(lines[0]?.text).toMatch(/^function|^$/)
})

test('a piece names the function that it is in, its numbers are those of the new file, and it keeps one line around it', () => {
  const lines = [' a', ' b', '-old', '+new', ' c', ' d']
  const [piece] = piecesOf(patchOf('src/a.ts', lines, '@@ -140,5 +150,5 @@ export function read() {'))
  expect(piece).toMatchObject({ path: 'src/a.ts', heading: 'export function read() {', changed: 2, isNewFile: false })
  expect(piece?.lines.map(({ sign, line }) => `${sign}${line ?? ''}`)).toEqual([' 151', '-', '+152', ' 153'])
})

test('a file with an unusual name keeps it, and a file that is gone has its old one', () => {
  const quoted = [
    'diff --git "a/f\\303\\274r.ts" "b/f\\303\\274r.ts"',
    '--- "a/f\\303\\274r.ts"',
    '+++ "b/f\\303\\274r.ts"',
    '@@ -1 +1 @@',
    '-a',
    '+b',
    '',
  ]
  const gone = [
    'diff --git a/x.ts b/x.ts',
    'deleted file mode 100644',
    '--- a/x.ts',
    '+++ /dev/null',
    '@@ -1,1 +0,0 @@',
    '-a',
    '',
  ]
  expect(piecesOf([...quoted, ...gone].join('\n')).map(({ path }) => path)).toEqual(['für.ts', 'x.ts'])
})

test('binary files and modes have nothing to read', () => {
  expect(piecesOf('diff --git a/x.png b/x.png\nindex 1..2\nBinary files a/x.png and b/x.png differ\n')).toEqual([])
  expect(piecesOf('')).toEqual([])
})
