import { expect, test } from 'vitest'
import { mergeMessage } from '../../../src/core/handoff/commit-message.ts'
import { oidOf } from '../../support/run-state.ts'

test('a merge says what went where, with our trailers and the sign-off where one is asked for', () => {
  const given = {
    prefix: 'ralph',
    branch: 'main',
    commit: oidOf('d'),
    into: 'ralph/work/demo',
    trailers: { plan: 'demo', run: 'run-1' },
  }
  const message = `ralph: merge main (ddddddd) into ralph/work/demo\n\nRalph-Plan: demo\nRalph-Merge: ${oidOf('d')}\nRalph-Run: run-1\n`
  expect(mergeMessage(given)).toBe(message)
  expect(mergeMessage({ ...given, signOff: 'Ada <ada@example.invalid>' })).toBe(
    `${message}Signed-off-by: Ada <ada@example.invalid>\n`,
  )
})
