import { expect, test } from 'vitest'
import type { StepContext } from '../../src/entry/action/context/step-context.ts'
import { beginsNewRun } from '../../src/entry/action/step/run-step.ts'

const asked = (flags: Record<string, unknown>, event: string, startedBy: string | null): boolean =>
  beginsNewRun({
    env: { GITHUB_EVENT_NAME: event },
    inputs: { flags },
    checkout: { startedBy },
  } as unknown as StepContext)

test.each<[string, Record<string, unknown>, string, string | null, boolean]>([
  ['a person starts the workflow', { fresh: true }, 'workflow_dispatch', 'ada', true],
  ['a person does not ask for it', {}, 'workflow_dispatch', 'ada', false],
  ['the job before started it', { fresh: true, chain: '1' }, 'workflow_dispatch', 'ada', false],
  ['the watchdog started it', { fresh: true, chain: '0' }, 'workflow_dispatch', null, false],
  ['the clock started it', { fresh: true }, 'schedule', null, false],
  ['a comment started it', { fresh: true }, 'issue_comment', 'ada', false],
])(
  'a workflow that names `fresh` for good begins a new run only by hand: %s',
  (_, flags, event, startedBy, expected) => {
    expect(asked(flags, event, startedBy)).toBe(expected)
  },
)
