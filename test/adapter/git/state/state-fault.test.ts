import { expect, test } from 'vitest'
import { corruptState } from '../../../../src/adapter/git/state/state-fault.ts'

test('A state that is wrong in every line is told by ten of them, and how many more there are', () => {
  const findings = Array.from({ length: 4_000 }, (_, at) => `run.json: tasks.T${at}.usd: wrong`)
  const place = { remote: '/somewhere.git', ref: 'refs/heads/ralph/state/plan', commit: 'a'.repeat(40) }
  const error = corruptState(place, findings, undefined)
  expect(error.findings).toEqual([...findings.slice(0, 10), 'and 3990 more'])
  expect(error.message.length).toBeLessThan(1_000)
  expect(corruptState(place, findings.slice(0, 2), undefined).findings).toEqual(findings.slice(0, 2))
})
