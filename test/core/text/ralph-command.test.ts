import { expect, test } from 'vitest'
import { ralphCommand } from '../../../src/core/text/report-context.ts'

test.each([
  ['the plan that is taken anyway is left out', { planFile: 'plan.json', isDefaultPlan: true }, 'ralph run'],
  ['another one is named', { planFile: 'plans/b.json', isDefaultPlan: false }, 'ralph run --plan plans/b.json'],
  [
    'from another folder it is named',
    { planFile: 'plan.json', isDefaultPlan: true, cd: '/srv/app' },
    'cd /srv/app && ralph run --plan plan.json',
  ],
])('%s', (_, context, line) => {
  expect(ralphCommand(context, 'run')).toBe(line)
})
