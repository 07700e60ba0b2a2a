import { RalphError } from '../../core/error/error.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { JobSettings } from './job-settings.ts'

/** Somebody wanted it gone: it is not made again behind their back (failure model G12). */
export function stateDeleted(head: string | null): RalphError {
  return new RalphError({
    code: 'STATE_DELETED',
    exit: 'failed',
    message: `The state branch was deleted while this job was at work; its newest commit was ${head}.`,
    hint: 'Nothing was written since. Push that commit there again to go on, or run again to begin a new run.',
  })
}

/** Another job has taken the run over. */
export function leaseLost(other: RunState | null, at: Pick<JobSettings, 'planFile' | 'reachedBy'>): RalphError {
  const who = other?.lease ? ` by ${JSON.stringify(other.lease.holder)}` : ''
  return new RalphError({
    code: 'LEASE_LOST',
    message: `The run was taken over${who} while this job was at work.`,
    hint: `Nothing is lost: \`${ralphCommand(at, 'status')}\` shows who works on it now. Run again when that job has ended.`,
  })
}
