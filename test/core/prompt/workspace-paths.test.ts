import { expect, test } from 'vitest'
import { section } from '../../../src/core/prompt/section.ts'
import { withoutWorkspace } from '../../../src/core/prompt/workspace-paths.ts'

const told = (text: string, ...folders: string[]) => withoutWorkspace(section('Failure Context', text), folders).body

test.each([
  ['at /home/me/work/src/a.ts:3:1', 'at ./src/a.ts:3:1'],
  ['file:///home/me/work/src/a.ts', './src/a.ts'],
  ['in /home/me/work.', 'in ..'],
  ['cd "/home/me/work" && ls', 'cd "." && ls'],
  [
    '/home/me/work-2/a and /home/me/work.bak/b and x/home/me/work',
    '/home/me/work-2/a and /home/me/work.bak/b and x/home/me/work',
  ],
])('the folder of the work is written as a dot: %s', (text, expected) => {
  expect(told(text, '/home/me/work/')).toBe(expected)
})

test('of several machines, and of folders within each other, the longest counts; the root of a disk does not', () => {
  expect(told('/a/b/x /a/c /d', '/a', '/a/b', '/')).toBe('./x ./c /d')
  expect(told('C:\\w\\a.ts', 'C:\\w')).toBe('.\\a.ts')
  expect(told('/d', '')).toBe('/d')
})
