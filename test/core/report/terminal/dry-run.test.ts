import { expect, test } from 'vitest'
import { dryRunReport } from '../../../../src/core/report/terminal/dry-run.ts'
import { planOf, testNow } from '../../../support/run-state.ts'

const report = (callsBefore: Parameters<typeof dryRunReport>[0]['callsBefore']): string =>
  dryRunReport(
    {
      ...{ plan: planOf({ id: 'A' }), state: null, step: 'Attempt 1 at A.', checks: [], unchecked: null },
      ...{ agentCommand: ['claude'], sections: [{ name: 'Current Task', chars: 512 }], callsBefore, forecast: null },
      refs: { work: 'ralph/work/demo', state: 'ralph/state/demo', remote: 'origin' },
    },
    { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: testNow },
    { color: false, width: 120 },
  ).join('\n')

test('a dry run names the calls that would come before the agent, and says nothing of them where there are none', () => {
  expect(report(['post', 'prep'])).toMatch(/review the last iteration.*prepare another prompt from this one/s)
  expect(report([])).not.toContain('Before that, an agent would')
})
