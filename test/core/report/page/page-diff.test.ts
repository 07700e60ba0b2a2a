import { expect, test } from 'vitest'
import { pageDiff } from '../../../../src/core/report/page/page-detail.ts'

const between = { from: 'abc', to: 'def' }
const fileOf = (name: string, chars: number): string => `diff --git a/${name} b/${name}\n+${'x'.repeat(chars)}\n`

test('a diff that fits is left as it is', () => {
  const diff = `${fileOf('a', 10)}${fileOf('b', 10)}`
  expect(pageDiff(diff, between)).toEqual({ text: diff, cut: null })
  expect(pageDiff('', between)).toEqual({ text: '', cut: null })
})

test('of thousands of files the first whole ones are shown, with their number and the command for all', () => {
  const diff = Array.from({ length: 3_000 }, (_, n) => fileOf(`f${n}`, 400)).join('')
  const { text, cut } = pageDiff(diff, between)
  expect(diff.startsWith(text)).toBe(true)
  expect(text.length).toBeLessThanOrEqual(200_000)
  expect(text.match(/^diff --git/gm)?.length).toBe(cut?.shown)
  expect(cut).toMatchObject({ files: 3_000, command: 'git diff abc def' })
  expect(cut?.shown).toBeGreaterThan(400)
})

test('of a long file the middle is left out, and the files after it are there', () => {
  const { text, cut } = pageDiff(`${fileOf('long', 900_000)}${fileOf('b', 10)}`, between)
  expect(text).toMatch(/^diff --git a\/long b\/long[\s\S]*characters cut …[\s\S]*diff --git a\/b b\/b\n\+x{10}\n$/)
  expect(cut).toMatchObject({ shown: 2, files: 2 })
})
