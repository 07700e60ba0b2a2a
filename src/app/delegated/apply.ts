import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import type { JobResult } from '../job.ts'
import { finishLoaded } from './finish.ts'
import { landRound } from './round.ts'
import { type JobEnds, readCheckResults, receiveAgentResult, wasCancelled } from './take-parcel.ts'

/**
 * Runs the settle phase in a job of its own that may write: reads what the jobs of the agent and of the checks left,
 * and settles it. If an operator cancelled the workflow run, nothing starts after that.
 */
export async function applyJob(
  ports: Ports,
  job: JobSettings,
  { cancelled: signal, ends }: { cancelled: AbortSignal; ends: JobEnds },
): Promise<JobResult> {
  const loaded = await ports.store.load()
  const cancelled = wasCancelled(ends) ? AbortSignal.abort() : signal
  const handedPhase = loaded.run?.state.handed?.what
  if (handedPhase === 'lanes' || handedPhase === 'train') return landRound(ports, job, loaded, { cancelled, ends })
  return finishLoaded(ports, job, loaded, {
    cancelled,
    receiveAgentResult: (stored, run) => receiveAgentResult(ports, job, { stored, run }),
    readResults: (handed, dossier) => readCheckResults(ports, job, { handed, dossier, ends }),
  })
}
