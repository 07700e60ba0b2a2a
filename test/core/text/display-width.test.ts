import { expect, test } from 'vitest'
import { clip, displayWidth } from '../../../src/core/text/display-width.ts'

test('What is measured without the tables of Unicode is as wide as with them', () => {
  const blocks = [[0x20, 0x52f] as const, [0x2010, 0x27ff] as const]
  const all = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)),
  )
  // A wide character beside it makes sure that each is looked at by the tables.
  const other = all.filter((character) => displayWidth(`漢${character}`) !== displayWidth(character) + 2)
  expect(other.filter((character) => displayWidth(character) === 1)).toEqual([])
  expect(displayWidth('Ωй — “x” → │ ✓ ✗ 漢')).toBe(19)
  expect(clip('é→│✓', 3)).toBe('é→…')
})
