import { stackConflict } from '../../../core/report/words/notices.ts'
import type { LoadedRun } from '../../../port/state-store.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { findResolvedConflict, type StackConflict } from './restack.ts'

const maxPaths = 20

/**
 * Records a conflict in the stack and notifies people once. The merge with its markers is pushed to a branch: `git
 * merge` would also show lines that two parts changed.
 */
export async function recordStackConflict(
  { workBranch, show }: Pick<Ports, 'workBranch' | 'show'>,
  { base }: Pick<JobSettings, 'base'>,
  { ledger, branch, conflict }: { ledger: Ledger; branch: string; conflict: StackConflict },
): Promise<void> {
  const { place, branch: into, tip, onto, ontoBranch, paths, laid, ends } = conflict
  const text = `${branch} conflicts with ${into} in ${paths.join(', ')}; the run continues above it, without merging ${branch}`
  show({ kind: 'warning', text })
  let offered: string | null = null
  if (laid !== null) {
    const message = `Merge ${ontoBranch} into ${into}\n\nResolve the conflict markers in: ${paths.join(', ')}\n`
    const commit = await workBranch.write({ tree: laid, parent: tip, second: onto, message, isOffBranch: true })
    offered = await workBranch.pushFallbackBranch(commit)
    if (offered === commit) ledger.keep(commit)
  }
  ledger.record({
    ...{ type: 'stack_conflicted', base, branch: into, onto, onto_branch: ontoBranch, offered },
    ...{ paths: paths.slice(0, maxPaths), total: paths.length, place, ends: [...ends] },
  })
  ledger.send([stackConflict(ledger.state)].flatMap((notice) => notice ?? []))
}

/** A person may merge the base into the work branch, or switch merging off. */
export async function recordResolvedStack(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { settings }: Pick<JobSettings, 'settings'>,
  ledger: Ledger,
): Promise<void> {
  const { stack_conflict: conflict, work, work_branch } = ledger.state
  if (!conflict) return
  const { branch, base } = conflict
  if (!settings['merge-base']) ledger.record({ type: 'stack_conflict_ended', branch, why: 'merge-base is false' })
  else if (await workBranch.contains(work, base)) {
    ledger.record({ type: 'stack_conflict_ended', branch, why: `${work_branch} holds ${base.slice(0, 7)} by now` })
  }
}

/** On the part's branch or on the work branch. */
export async function hasResolvedStack(
  ports: Pick<Ports, 'workBranch'>,
  { run, remoteWork }: { run: Pick<LoadedRun, 'state'>; remoteWork: string | null },
): Promise<boolean> {
  const { stack_conflict: conflict, work } = run.state
  if (!conflict) return false
  if (await findResolvedConflict(ports, run.state)) return true
  return remoteWork !== null && remoteWork !== work && ports.workBranch.contains(remoteWork, conflict.base)
}
