import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import type { JobResult } from '../job.ts'
import { finishJob } from './finish.ts'
import { broughtByAgent, type JobEnds, saidByChecks } from './take-parcel.ts'

/**
 * The fifth phase in a job of its own, the only one besides intake that may write: takes in what the jobs of the agent
 * and of the checks left, and settles it. Where a person has cancelled the workflow run, nothing goes on after that.
 */
export const applyJob = (
  ports: Ports,
  job: JobSettings,
  { cancelled, ends }: { cancelled: AbortSignal; ends: JobEnds },
): Promise<JobResult> =>
  finishJob(ports, job, {
    cancelled: Object.values(ends).includes('cancelled') ? AbortSignal.abort() : cancelled,
    brought: (stored) => broughtByAgent(ports, job, stored),
    results: (handed, dossier) => saidByChecks(ports, job, { handed, dossier, ends }),
  })
