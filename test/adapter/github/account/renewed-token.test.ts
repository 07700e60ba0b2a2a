import { afterEach, expect, test, vi } from 'vitest'
import { refreshToken } from '../../../../src/adapter/github/account/app-token.ts'
import { RalphError } from '../../../../src/core/error/error.ts'

const minute = 60_000
afterEach(() => void vi.useRealTimers())

test('a token is made anew before its hour is over, told to whoever holds the old one, and no more after the end', async () => {
  vi.useFakeTimers()
  let made = 0
  const token = await refreshToken(async () => `t${++made}`)
  const told: string[] = []
  token.onNew((before, after) => told.push(`${before} → ${after}`))
  await vi.advanceTimersByTimeAsync(49 * minute)
  expect(token.current()).toBe('t1')
  await vi.advanceTimersByTimeAsync(minute)
  expect([token.current(), told]).toEqual(['t2', ['t1 → t2']])
  await vi.advanceTimersByTimeAsync(50 * minute)
  token.stop()
  await vi.advanceTimersByTimeAsync(200 * minute)
  expect([token.current(), told]).toEqual(['t3', ['t1 → t2', 't2 → t3']])
})

test.each([
  ['GitHub gives none', new RalphError({ code: 'GITHUB_UNREACHABLE', message: '', hint: '' })],
  ['something else goes wrong', new TypeError('not what was expected')],
])('where %s it is asked each minute, and the old one serves: the agent at work is not ended', async (_, fault) => {
  vi.useFakeTimers()
  let asked = 0
  const token = await refreshToken(async () => {
    asked += 1
    if (asked === 1 || asked > 4) return `t${asked}`
    throw fault
  })
  await vi.advanceTimersByTimeAsync(52 * minute)
  expect([asked, token.current()]).toEqual([4, 't1'])
  await vi.advanceTimersByTimeAsync(minute)
  expect(token.current()).toBe('t5')
  token.stop()
})
