import { expect, test } from 'vitest'
import { cappedLines, cappedRow } from '../../../src/core/text/capped-list.ts'

test('a list that is cut says how many it leaves out, also where it is itself the beginning of a longer one', () => {
  expect(cappedLines(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c'])
  expect(cappedLines(['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'and 1 more'])
  expect(cappedLines(['a', 'b'], 2, 7)).toEqual(['a', 'b', 'and 5 more'])
  expect(cappedRow(['a', 'b', 'c'], 2)).toBe('a, b and 1 more')
  expect(cappedRow([], 2)).toBe('')
})
