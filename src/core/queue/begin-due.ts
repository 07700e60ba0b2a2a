import type { WorkflowRunRow } from '../run/lease/pending-job.ts'

/** If this many jobs in a row wrote nothing, the next one would not either. */
const maxLostJobs = 3

/** Events of a push or of a start on purpose. A comment may start a job that works on no plan. */
const startEvents: ReadonlySet<string> = new Set(['push', 'workflow_dispatch', 'repository_dispatch'])
const lostConclusions: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure', 'stale'])

/**
 * Whether the watchdog may start the next plan of a queue. It may not while a job that could begin it waits or is at
 * work. If no plan has begun, it may only replace a job that was lost before its first write: a merge of the workflow
 * alone must not spend money. `lastWrite`: when a job last wrote a state; `runs`: undefined if the server cannot be
 * asked. Pure.
 */
export function beginVerdict({
  hasBegun,
  lastWrite,
  runs,
}: {
  readonly hasBegun: boolean
  readonly lastWrite: number
  readonly runs: readonly WorkflowRunRow[] | undefined
}): { readonly due: true } | { readonly due: false; readonly why: string; readonly needsPerson: boolean } {
  const notDue = (why: string, needsPerson = false) => ({ due: false, why, needsPerson }) as const
  if (runs === undefined) return hasBegun ? { due: true } : notDue('no plan of the queue has begun')
  if (runs.some(({ event, status }) => startEvents.has(event) && status !== 'completed'))
    return notDue('a job of its workflow waits or is at work')
  const lostJobs = runs.filter(
    ({ event, conclusion, created }) =>
      created > lastWrite && startEvents.has(event) && lostConclusions.has(conclusion ?? ''),
  )
  if (lostJobs.length >= maxLostJobs)
    return notDue(`its last ${lostJobs.length} jobs failed before they wrote anything`, true)
  return hasBegun || lostJobs.length > 0
    ? { due: true }
    : notDue('no plan of the queue has begun; a push of a plan or “Run workflow” starts the first one')
}
