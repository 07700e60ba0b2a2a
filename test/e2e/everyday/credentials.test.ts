import { expect, test } from 'vitest'
import { doIt, everyday, expectDone, firstLine, story } from '../../support/everyday.ts'
import { hasRef, stateRef } from '../../support/run-on-disk.ts'

test(
  'credentials missing: nothing is begun, set up or spent, and the same line goes on once there is a key',
  story,
  async () => {
    const day = await everyday(doIt, {}, { key: false })
    const { code, said } = await day.told(`${firstLine} --setup "touch was-set-up"`)
    expect(code, said).toBe(3)
    expect(said).toMatch(/ralph: Nothing was started\. There is no key, token or login for the model\. \[NOT_READY\]\n/)
    expect(said).toContain('export ANTHROPIC_API_KEY=')
    expect(said).not.toContain('set-up')
    expect(hasRef(day.repo, stateRef)).toBe(false)
    const end = await day.told(`export ANTHROPIC_API_KEY=sk-ant-x && ${firstLine}`)
    expect(end.code, end.said).toBe(0)
    expectDone(day)
  },
)

test('credentials expired: the run says so and keeps what it has, and the printed line goes on', story, async () => {
  let expired = true
  const day = await everyday((asked) =>
    expired ? { fail: { status: 401, type: 'authentication_error', message: 'invalid x-api-key' } } : doIt(asked),
  )
  const { code, said, next } = await day.told(firstLine)
  expect(code, said).toBe(3)
  expect(said).toMatch(/A person is needed: .*credential was refused; set ANTHROPIC_API_KEY/)
  expired = false
  expect(next).toEqual(['ralph run'])
  const end = await day.told(next[0] ?? '')
  expect(end.code, end.said).toBe(0)
  expectDone(day)
})
