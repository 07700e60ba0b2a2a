import { askApproval } from '../../../core/report/words/notices.ts'
import { laneOf } from '../../../core/run/fold/open-attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

interface Hold {
  readonly commit: string
  readonly checkpoint: string
  readonly patch?: string
  readonly approved_before?: string
}

/** Undefined if no approval is needed. A lane's change that was approved earlier needs none if it is still the same. */
export async function findHold(
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

/** In a lane the job continues, so approval is requested immediately. */
export function recordHold(ledger: Ledger, fact: Omit<EventOf<'attempt_held'>, 'at'>): void {
  ledger.keep(fact.commit)
  ledger.record(fact)
  if (fact.patch !== undefined) ledger.send([askApproval(ledger.state, fact)])
}
