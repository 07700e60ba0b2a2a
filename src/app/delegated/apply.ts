import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import type { JobResult } from '../job.ts'
import { finishLoaded } from './finish.ts'
import { landRound } from './round.ts'
import { broughtByAgent, type JobEnds, saidByChecks, wasCancelled } from './take-parcel.ts'

/**
 * The fifth phase in a job of its own, which may write, as intake does: takes in what the jobs of the agent and of the
 * checks left, and settles it. Where a person has cancelled the workflow run, nothing goes on after that.
 */
export async function applyJob(
  ports: Ports,
  job: JobSettings,
  { cancelled: signal, ends }: { cancelled: AbortSignal; ends: JobEnds },
): Promise<JobResult> {
  const loaded = await ports.store.load()
  const cancelled = wasCancelled(ends) ? AbortSignal.abort() : signal
  const what = loaded.run?.state.handed?.what
  if (what === 'lanes' || what === 'train') return landRound(ports, job, loaded, { cancelled, ends })
  return finishLoaded(ports, job, loaded, {
    cancelled,
    brought: (stored, run) => broughtByAgent(ports, job, { stored, run }),
    results: (handed, dossier) => saidByChecks(ports, job, { handed, dossier, ends }),
  })
}
