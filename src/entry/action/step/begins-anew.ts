import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { inputValue } from '../context/input-value.ts'
import type { StepContext } from '../context/step-context.ts'

/**
 * Whether this job begins a new run in any case: `fresh` is a person's wish and counts once. A workflow that names it
 * for good would else begin anew, with a new budget, in each job that ralph or the clock starts, and at each comment.
 */
export function beginsAnew({ env, inputs: { flags }, checkout }: StepContext): boolean {
  if (flags['fresh'] !== true) return false
  const byHand = checkout.startedBy !== null && env['GITHUB_EVENT_NAME'] !== 'issue_comment'
  return byHand && inputValue(stepInputs.chain, flags['chain']) === 0
}
