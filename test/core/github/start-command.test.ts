import { expect, test } from 'vitest'
import { choosesPlan, startCommand } from '../../../src/core/github/start-command.ts'
import { workflowHead } from '../../../src/core/scaffold/workflow-text.ts'

const ours = { workflow: 'ralph.yml', plan: 'plan.json', ref: undefined, takesPlan: true, chosen: {} }

test.each([
  [{}, 'gh workflow run ralph.yml -f plan=plan.json'],
  [{ plan: 'issue:7' }, 'gh workflow run ralph.yml -f plan=issue:7'],
  [{ takesPlan: false, plan: 'plans/x.json' }, 'gh workflow run ralph.yml'],
  [{ takesPlan: undefined }, 'gh workflow run ralph.yml'],
  [{ takesPlan: undefined, plan: 'plans/x.json' }, 'gh workflow run ralph.yml -f plan=plans/x.json'],
  [{ ref: 'dev', takesPlan: false }, 'gh workflow run ralph.yml --ref dev'],
  [{ workflow: 'My runs', takesPlan: false }, "gh workflow run 'My runs'"],
  [
    {
      chosen: {
        plan: 'old.json',
        model: 'the best',
        budget: 20,
        chain: '3',
        fresh: true,
        'change-rules': 'true',
        empty: '',
      },
    },
    "gh workflow run ralph.yml -f plan=plan.json -f 'model=the best' -f budget=20",
  ],
])('the next job is started with what chose the run: %o', (given, command) => {
  expect(startCommand({ ...ours, ...given })).toBe(command)
})

test.each([
  [workflowHead({ planFile: 'plan.json', planName: 'demo' }), true],
  ['on:\n  workflow_dispatch: { inputs: { plan: {} } }\n', true],
  ['on:\n  workflow_dispatch:\n\n    # ours\n    inputs:\n      chain: {}\n      "plan":\n', true],
  ['on: [push, workflow_dispatch]', false],
  ['on:\n  workflow_dispatch:\n  push: {}\njobs:\n  a: { with: { plan: x } }', false],
  ['on:\n  workflow_dispatch:\n    inputs: { chain: {} }\n  workflow_call:\n    inputs:\n      plan: {}', false],
])('whether a person may choose the plan stands in the workflow: %j', (text, chooses) => {
  expect(choosesPlan(text)).toBe(chooses)
})
