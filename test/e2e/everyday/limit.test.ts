import { expect, test } from 'vitest'
import { doIt, everyday, expectDone, firstLine, story } from '../../support/everyday.ts'
import { nextCommands } from '../../support/printed-commands.ts'

test('usage limit: it waits with a countdown, and the line for one that is lifted goes on at once', story, async () => {
  let limited = true
  const day = await everyday((asked) =>
    limited ? { fail: { status: 429, type: 'rate_limit_error', message: 'limit' } } : doIt(asked),
  )
  const waiting = day.start(firstLine)
  await waiting.says('Nothing runs and nothing is spent until then')
  const [line = ''] = nextCommands(waiting.output())
  expect(line, waiting.output()).toBe('ralph run --now')
  limited = false
  const end = await day.told(line)
  expect(end.code, end.said).toBe(0)
  expectDone(day)
  waiting.kill('SIGINT')
  expect((await waiting.ended).code).toBe(130)
})
