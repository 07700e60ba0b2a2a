import { expect, test } from 'vitest'
import { iterationPath, segmentPath } from '../../../src/core/ref/state-paths.ts'

test.each([
  [1, 'iterations/0/1/prompt.md', 'log/0/1.jsonl'],
  [999, 'iterations/0/999/prompt.md', 'log/0/999.jsonl'],
  [1_000, 'iterations/1/1000/prompt.md', 'log/1/1000.jsonl'],
  [123_456, 'iterations/123/123456/prompt.md', 'log/123/123456.jsonl'],
])('number %d lies in a folder of a thousand', (n, iteration, segment) => {
  expect([iterationPath(n, 'prompt.md'), segmentPath(n)]).toEqual([iteration, segment])
})
