import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorsDocument, exitTable } from '../../../scripts/errors-document.ts'
import { type ErrorCode, rowOf, topics } from '../../../src/core/error/catalogue.ts'
import { exits, isGreen } from '../../../src/core/error/codes/exit-codes.ts'

const sources = globSync('src/**/*.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const outside = sources.filter(({ file }) => !/core[/\\]error[/\\](?:codes[/\\]|catalogue|exit-codes)/.test(file))
const codes = Object.values(topics).flatMap((rows) => Object.keys(rows)) as ErrorCode[]

test('docs/errors.md is what the script writes: run `npm run schema`', () => {
  expect(readFileSync('docs/errors.md', 'utf8')).toBe(errorsDocument())
})

test("the guide's table of exit codes is the same one", () => {
  expect(readFileSync('docs/running.md', 'utf8')).toContain(`## Exit codes\n\n${exitTable()}\n`)
})

test('a code stands in the table once, with a cause and a remedy that are sentences', () => {
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  for (const code of codes) {
    const { cause, remedy } = rowOf(code)
    expect(cause, code).toMatch(/^(?:[A-Z`]|ralph ).*\.$/)
    expect(remedy, code).toMatch(/[^ ]$/)
  }
})

test('each code of the table is used, and each that the program gives is in it', () => {
  const given = new Set(
    outside.flatMap(({ text }) =>
      [...text.matchAll(/'([A-Z]{2,}(?:_[A-Z]+)+|BUSY|USAGE|INTERNAL|INTERRUPTED)'/g)].map(([, code]) => code),
    ),
  )
  expect(codes.filter((code) => !given.has(code))).toEqual([])
  const written = outside.flatMap(({ text }) =>
    [...text.matchAll(/\bcode: '([A-Z]+_[A-Z_]+)'/g)].map(([, code = '']) => code),
  )
  expect(written.filter((code) => !codes.includes(code as ErrorCode))).toEqual([])
})

test('a job ends with a code of the table: no other place says what a number means', () => {
  const numbers = /\b(?:return|exit\()\s*(?:64|65|70|75|130)\b|[?:] (?:64|65|70|75|130)\b/
  expect(
    outside.filter(({ file, text }) => file.includes('entry') && numbers.test(text)).map(({ file }) => file),
  ).toEqual([])
})

test('an error ends otherwise than its row says only where the row names both', () => {
  const otherwise = outside.flatMap(({ text }) => [...text.matchAll(/code: '([A-Z_]+)',\s+exit: '(\w+)'/g)])
  expect(otherwise.length).toBeGreaterThan(0)
  for (const [, code, exit] of otherwise) expect(rowOf(code as ErrorCode).orExit, code).toBe(exit)
})

test('exit codes differ, and a step is red for what somebody has to fix', () => {
  const numbers = Object.values(exits).map(({ code }) => code)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.filter(isGreen)).toEqual([0, 2, 3, 4, 75])
})
