import type { GitHub } from '../../../adapter/github/client/client.ts'
import { startNextJob } from '../../../adapter/github/workflow/start-next-job.ts'
import type { JobResult } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { goesOn, longestChain } from '../../../core/run/next/goes-on.ts'
import { inputValue } from '../context/input-value.ts'
import type { StepContext } from '../context/step-context.ts'

/** Starts the next job where this one met a limit with work left. Said either way; never a reason to fail. */
export async function continueRun(
  github: GitHub,
  context: StepContext,
  at: { reason: JobResult['reason']; attempts: number; plan: string; warn: (text: string) => void },
): Promise<void> {
  const { workflow, checkout } = context.runner
  if (!goesOn(at.reason, at)) return
  const chain = inputValue(stepInputs.chain, context.inputs.flags['chain']) + 1
  if (chain > longestChain) {
    at.warn(
      `${longestChain} jobs in a row were started by the one before; the schedule or a person starts the next one`,
    )
    return
  }
  if (workflow === '' || checkout.branch === null) return
  const fault = await startNextJob(github, { workflow, branch: checkout.branch, chain, plan: at.plan })
  if (fault === undefined) context.out(`The next job is started (${workflow}, ${chain} in a row).\n`)
  else at.warn(`the next job could not be started, the schedule goes on: ${fault}`)
}
