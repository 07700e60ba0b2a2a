import { RalphError } from '../../core/error/error.ts'
import { converge } from '../branch/converge.ts'
import type { Ports } from '../job/ports.ts'
import { proveComplete } from '../job/prove.ts'
import type { JobResult } from '../job.ts'

/**
 * Shows a complete run as ready for review, when whoever has to agree has agreed. Writes no state; a run that has gone on
 * meanwhile is left alone. Throws RalphError BUSY where a job is at work.
 */
export async function readyJob(ports: Ports): Promise<JobResult> {
  const { run, remoteWork } = await ports.store.load()
  if (!run?.state.stop || run.state.lease) {
    throw new RalphError({
      code: 'BUSY',
      message: 'The run has gone on meanwhile, so nothing is marked ready.',
      hint: 'The job that completes it asks again.',
    })
  }
  const { state, plan } = run
  if (state.stop?.kind === 'complete') await proveComplete(ports, run)
  if (state.stop?.kind === 'complete') await converge(ports, { run, remoteWork })
  return { reason: run.state.stop, state, plan }
}
