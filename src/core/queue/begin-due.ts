import type { WorkflowRunRow } from '../run/lease/pending-job.ts'

/** So many jobs in a row that wrote nothing would not be the last. */
const mostLost = 3

/** What begins a plan: a push of it, or whoever started the workflow. What a comment starts may have been for nobody. */
const begins: ReadonlySet<string> = new Set(['push', 'workflow_dispatch', 'repository_dispatch'])
const lostAs: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure', 'stale'])

/**
 * Whether the watchdog may start the next plan of a queue: not while a job that could begin it waits or is at work, and
 * where nothing has begun yet only after a job that was to begin it and was lost before its first write, since a merge of
 * the workflow alone must not spend money. `written`: when a job last wrote a state; `runs`: undefined where the server
 * cannot be asked. Pure.
 */
export function beginDue({
  hasBegun,
  written,
  runs,
}: {
  readonly hasBegun: boolean
  readonly written: number
  readonly runs: readonly WorkflowRunRow[] | undefined
}): { readonly due: true } | { readonly due: false; readonly why: string; readonly person: boolean } {
  const not = (why: string, person = false) => ({ due: false, why, person }) as const
  if (runs === undefined) return hasBegun ? { due: true } : not('no plan of the queue has begun')
  if (runs.some(({ event, status }) => begins.has(event) && status !== 'completed'))
    return not('a job of its workflow waits or is at work')
  const lost = runs.filter(
    ({ event, conclusion, created }) => created > written && begins.has(event) && lostAs.has(conclusion ?? ''),
  )
  if (lost.length >= mostLost) return not(`its last ${lost.length} jobs failed before they wrote anything`, true)
  return hasBegun || lost.length > 0
    ? { due: true }
    : not('no plan of the queue has begun; a push of a plan or “Run workflow” starts the first one')
}
