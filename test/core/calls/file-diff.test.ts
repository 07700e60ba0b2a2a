import { expect, test } from 'vitest'
import { numberedDiff, shownLines } from '../../../src/core/calls/file-diff.ts'

const head = 'diff --git a/a.ts b/a.ts\nindex de98044..7be73ce 100644\n--- a/a.ts\n+++ b/a.ts\n'
const two = `${head}@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n@@ -20 +20,2 @@ function x() {\n-old\n+new\n+@@ -1 +90 @@\n\\ No newline at end of file\n`

test('lines have the numbers of the new file; what is gone has none', () => {
  expect(numberedDiff({ path: 'a.ts', patch: two })).toEqual([
    '       @@ -1,3 +1,3 @@',
    '     1  a',
    '       -b',
    '     2 +B',
    '     3  c',
    '       @@ -20 +20,2 @@ function x() {',
    '       -old',
    '    20 +new',
    '    21 +@@ -1 +90 @@',
    '       \\ No newline at end of file',
  ])
  expect([...shownLines({ path: 'a.ts', patch: two })]).toEqual([1, 2, 3, 20, 21])
})

test('a file that became a link is a removal and an addition, with the header of neither', () => {
  const patch = `${head}@@ -1 +0,0 @@\n-file\n${head}@@ -0,0 +1 @@\n+a.txt\n`
  expect(numberedDiff({ path: 'l', patch })).toEqual([
    '       @@ -1 +0,0 @@',
    '       -file',
    '       @@ -0,0 +1 @@',
    '     1 +a.txt',
  ])
})

test.each([
  ['deleted file mode 100644\nindex 587be6b..0000000\n', '(deleted)'],
  ['new file mode 100644\nindex 0000000..e69de29\n', '(new and empty)'],
  ['index 0000000..badc806\nBinary files a/x and b/x differ\n', '(binary, or too large to show)'],
  ['old mode 100644\nnew mode 100755\n', '(no line differs: its mode changed)'],
])('what has no lines is said in words: %j', (more, words) => {
  const file = { path: 'x', patch: `diff --git a/x b/x\n${more}` }
  expect(numberedDiff(file)).toEqual([words])
  expect(shownLines(file).size).toBe(0)
})
