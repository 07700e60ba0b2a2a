import { expect, test } from 'vitest'
import { iterationText } from '../../../src/core/replay/iteration-text.ts'
import { Recording } from '../../../src/schema/run/cassette.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { usageOf } from '../../support/run-state.ts'
import { checkResult } from '../validation/check-result.ts'

const recording = Recording.parse({
  task: 'TASK-3',
  attempt: 2,
  iteration: 12,
  steps: [
    { say: 'Looking.\u001b[2J' },
    { tool: { name: 'Edit', target: 'a.js' } },
    { remove: 'old.js' },
    { write: { path: 'run.sh', content: '', mode: '100755' } },
  ],
  outcome: {
    end: { kind: 'finished', structured: {}, text: '' },
    usage: usageOf(0.5),
    duration_ms: 60_000,
    lingered_ms: null,
    outside: [],
    denials: [],
  },
  left_out: ['big.bin: too large'],
})

test('an iteration is told in its order, and nothing of the agent’s acts on a terminal', () => {
  const checks = [checkResult({ name: 'lint', passed: false, exit_code: 2, output_tail: 'a.js:1 bad\n' })]
  const events = [oneOfEach.attempt_failed]
  const text = iterationText({ iteration: 12, prompt: '## Current Task\n\nDo it.', recording, checks, events })
  expect(text).toBe(`Iteration 12: TASK-3, attempt 2

Prompt, 23 characters
  ## Current Task

  Do it.

Agent (no model named, 2 steps, 1m, 0.50 USD): finished
  “Looking.”
  Edit a.js

Changes
  removed old.js
  written run.sh (executable)
  not in the recording: big.bin: too large

Checks
  ✗ lint failed with exit code 2 after 1.2s
      a.js:1 bad

Verdict
  TASK-3 failed (checks): npm test ended with 1`)
})
