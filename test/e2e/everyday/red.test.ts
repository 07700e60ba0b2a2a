import { expect, test } from 'vitest'
import { doIt, doItWrong, everyday, expectDone, firstLine, story, taskOf } from '../../support/everyday.ts'

test('red three times: the line that tells the agent what it should know goes on to the end', story, async () => {
  const day = await everyday((asked) =>
    asked.prompt.includes('use concat') || taskOf(asked) !== 'GREET' ? doIt(asked) : doItWrong(asked),
  )
  const { code, said, next } = await day.told(firstLine)
  expect(code, said).toBe(1)
  expect(said).toContain('GREET failed')
  expect(said).toMatch(/✗ node --test\n[\s\S]*expected true, actual false/)
  expect(next).toHaveLength(3)
  expect(next[0]).toBe('ralph retry GREET && ralph run')
  const end = await day.told(next[0]?.replace('GREET &&', "GREET 'use concat' &&") ?? '')
  expect(end.code, end.said).toBe(0)
  expectDone(day)
})

test('skip: the line that gives a task up goes on with the others', story, async () => {
  const day = await everyday((asked) => (taskOf(asked) === 'GREET' ? doItWrong(asked) : doIt(asked)))
  const { said, next } = await day.told(firstLine)
  expect(next[1], said).toBe('ralph skip GREET && ralph run')
  const end = await day.told(next[1] ?? '')
  expect(end.code, end.said).toBe(0)
  expect(end.said).toContain('1 of 2 tasks done, 1 skipped')
  expectDone(day, ['SHOUT'])
})
