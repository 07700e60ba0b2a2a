import { commandSpan, shortOid } from '../../../core/text/report-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

/**
 * Follows the base branch to its new name, before anything is merged from it. Git redirects nobody (GitHub docs
 * "Renaming a branch"), so it is taken for renamed where the remote has it no more, its default branch is the one that
 * this job runs for, and that one holds the base. Else a warning says what is known, and what a person can do.
 */
export async function followRename(
  { workBranch, show }: Pick<Ports, 'workBranch' | 'show'>,
  { base, baseBranch: now, remote }: JobSettings,
  ledger: Ledger,
): Promise<void> {
  const { base_branch: old, base: known } = ledger.state
  if (old === null || now === null || old === now) return
  const { there, defaultBranch } = await workBranch.find(old)
  if (there) return
  const holds = await workBranch.contains(base, known)
  if (holds && defaultBranch === now) {
    ledger.record({ type: 'base_renamed', from: old, to: now })
    return
  }
  const doubt = holds ? `nothing says that ${now} is its new name` : `${now} lacks ${shortOid(known)}, the run's base`
  const back = `${commandSpan('git', 'push', remote, `${known}:refs/heads/${old}`)} puts it back`
  const text = `the base branch ${old} is gone from the remote, and ${doubt}: ${back}, \`fresh\` begins a new run on ${now}`
  show({ kind: 'warning', text })
}
