import { askApproval } from '../../../core/report/words/notices.ts'
import { laneOf } from '../../../core/run/fold/open-attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

/** What the fact says of a change that waits for a person. */
interface Hold {
  readonly commit: string
  readonly checkpoint: string
  readonly patch?: string
  readonly approved_before?: string
}

/**
 * Whether a person has to approve a commit first: undefined if not. A change of a lane that was approved before others landed
 * ahead of it needs no second approval if it is still the same.
 */
export async function holdOf(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { settings }: Pick<JobSettings, 'settings'>,
  { ledger, coded, commit }: { ledger: Ledger; coded: Coded; commit: string | null },
): Promise<Hold | undefined> {
  if (commit === null || settings.approval !== 'iteration') return undefined
  const { checkpoint } = coded
  const lane = laneOf(ledger.state, coded.iteration)
  if (!lane) return { commit, checkpoint }
  const patch = await workBranch.patchDigest({ from: coded.checkpoint, to: coded.tree, without: coded.own ?? [] })
  if (!lane.held) return { commit, checkpoint, patch }
  return lane.held.patch === patch ? undefined : { commit, checkpoint, patch, approved_before: lane.held.commit }
}

/** Keeps the commit, and asks for its approval: in a lane the job goes on, and its end would come too late for that. */
export function recordHold(ledger: Ledger, fact: Omit<EventOf<'attempt_held'>, 'at'>): void {
  ledger.keep(fact.commit)
  ledger.record(fact)
  if (fact.patch !== undefined) ledger.send([askApproval(ledger.state, fact)])
}
