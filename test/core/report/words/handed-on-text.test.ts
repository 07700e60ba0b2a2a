import { expect, test } from 'vitest'
import { nextSentence } from '../../../../src/core/report/document/next-steps.ts'
import { handedOnText } from '../../../../src/core/report/words/run-sentence.ts'
import { noUsage } from '../../../../src/schema/agent/usage.ts'
import type { HandedOn } from '../../../../src/schema/run/dossier.ts'
import { oidOf } from '../../../support/run-state.ts'

const of = { iteration: 7, task: 'TASK-3' }
const rest = { nonce: 'n', laid_out: false, usage: noUsage, duration_ms: 0 }

test.each<[Pick<HandedOn, 'what' | 'of' | 'commit'>, string]>([
  [
    { what: 'baseline', of: null, commit: oidOf('c') },
    'The baseline (the untouched checkpoint) waits for the checks of `ccccccc`.',
  ],
  [{ what: 'attempt', of, commit: oidOf('c') }, 'Iteration 7 (TASK-3) waits for the checks of `ccccccc`.'],
  [{ what: 'attempt', of, commit: null }, 'Iteration 7 (TASK-3) waits for its agent.'],
  [
    { what: 'undo', of, commit: oidOf('c') },
    'Iteration 7 (TASK-3) waits for the checks of `ccccccc`, which reverts an earlier commit.',
  ],
])('what was handed on as %o says who has it, in every shape of a workflow', (what, said) => {
  const { happened, next } = handedOnText({ ...rest, ...what })
  expect(happened).toBe(said)
  expect(nextSentence(next)).toContain('a later job or step of this workflow finishes it')
})
