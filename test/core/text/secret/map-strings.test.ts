import { expect, test } from 'vitest'
import { mapStrings } from '../../../../src/core/text/redact.ts'

test('every string of a value is changed, keys too', () => {
  const value = { a: ['b', 1, null, { c: 'd' }], e: true }
  expect(mapStrings(value, (text) => `${text}!`)).toEqual({ 'a!': ['b!', 1, null, { 'c!': 'd!' }], 'e!': true })
})

test('an answer that is nested beyond reason ends no engine', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}"x"${']'.repeat(50_000)}`)
  expect(JSON.stringify(mapStrings({ deep, fine: 'x' }, (text) => text))).toMatch(/"fine":"x"/)
})
