import { expect, test } from 'vitest'
import { hasConflictMarkers } from '../../../../src/core/run/next/conflict-task.ts'

test.each([
  ['all of them', '<<<<<<< 0123\na\n=======\nb\n>>>>>>> 4567\n'],
  ['the first one', 'a\n<<<<<<< 0123\nb\n'],
  ['the middle one', 'a\n=======\nb\n'],
  ['the last one', 'a\n>>>>>>> 4567\n'],
  ['the common ancestor', '||||||| 89ab\n'],
  ['with Windows line ends', 'a\r\n=======\r\nb\r\n'],
])('a marker is left: %s', (_, text) => {
  expect(hasConflictMarkers(text, ['a\n', 'b\n'])).toBe(true)
})

test.each([
  ['a heading that a side had', 'Title\n=======\n', ['Title\n=======\n', '']],
  ['a longer rule', '========\n<<<<<<<<\n', []],
  ['a comparison in code', 'a <<<<<<< b\nif (x >>>>>>> y)\n', []],
  ['an empty file', '', ['a', 'b']],
])('no marker is left in %s', (_, text, sides) => {
  expect(hasConflictMarkers(text, sides)).toBe(false)
})
