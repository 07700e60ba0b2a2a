import { checkOutCandidate } from '../../../adapter/git/candidate/check-out-candidate.ts'
import { beginJob } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { inputValue } from '../context/input-value.ts'
import type { StepContext } from '../context/step-context.ts'
import { notBegunYet } from './not-begun-yet.ts'
import { partOfRun } from './run-step.ts'

/**
 * `command: begin`: an iteration up to its checks, which are the workflow's own jobs, or the next steps of this one where
 * the agent is trusted. Returns the exit code.
 */
export function beginStep(context: StepContext): Promise<number> {
  const laidOut = inputValue(stepInputs['trust-agent'], context.inputs.flags['trust-agent'])
  return partOfRun(context, {
    checksElsewhere: true,
    settles: false,
    idle: notBegunYet,
    act: () => (ports, job, cancelled) => beginJob(ports, job, { cancelled, reach: { until: 'coded', laidOut } }),
    async after(end, { remote }) {
      const commit = end.kind === 'handed_on' ? end.state.handed?.commit : undefined
      if (!laidOut || !commit) return
      const { workspace } = context.checkout
      await checkOutCandidate({ workspace, env: context.env, remote, commit })
    },
  })
}
