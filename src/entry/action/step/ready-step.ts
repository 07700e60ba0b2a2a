import { readyJob } from '../../../app/delegated/ready-job.ts'
import type { StepContext } from '../context/step-context.ts'
import { partOfRun } from './run-step.ts'

/** `command: ready`: shows a complete run as ready, in a job that a person may have had to approve. Returns the exit code. */
export const readyStep = (context: StepContext): Promise<number> =>
  partOfRun(context, {
    checksElsewhere: 'unused',
    // Whatever started the workflow was dealt with by the jobs before.
    settles: true,
    startsNext: false,
    act: () => async (ports) => ({ kind: 'stopped', ...(await readyJob(ports)) }),
  })
