import { newestTaken } from '../../core/run/fold/orders.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import type { MergePorts } from '../own/merge-with-own.ts'
import { joinWork } from './join-work.ts'
import { milestoneMarker } from './mark-milestones.ts'

/** Times that somebody else's push may come between while ours is merged with it; the next look goes on. */
const tries = 5

export interface ShownWork {
  /** Brings the work branch up to what the state says. */
  publish(): Promise<void>
  /** Why the job has to end, where people's commits and ours cannot be brought together. */
  readonly conflict: StopReason | undefined
}

/**
 * The work branch follows the state, which is the truth: a branch that cannot be moved is reported once and offered
 * under another name, and the run goes on (docs/design.md#the-transaction). What people push meanwhile is never overwritten.
 */
export function projection(
  ports: MergePorts & Pick<Ports, 'show' | 'display'>,
  job: JobSettings,
  request: {
    ledger: Ledger
    remoteTip: string | null
    /** A person deleted the branch, as after a merge: it comes back with the next task's commit and not before. */
    deleted: boolean
    /** A tip that was merged by a squash or a rebase: the next task's commit may leave it behind. */
    replaces: string | undefined
    /** The job before this one did not die. */
    endedInOrder: boolean
    /** What intake could not bring together. */
    conflict: StopReason | undefined
  },
): ShownWork {
  const { ledger, replaces } = request
  let { remoteTip: published, conflict, deleted } = request
  let taken = newestTaken(ledger.state)
  let told = ''
  const mark = milestoneMarker(ports, request)

  const upToDate = (): boolean => {
    const { work, base } = ledger.state
    const grew = newestTaken(ledger.state) > taken
    if (published !== null && published === replaces && !grew) return true
    if (published !== null) return work === published
    return work === base || (deleted && !grew)
  }

  /** Ours cannot go on top of what is there; where only the base is in the way, it can. */
  const heldBack = (): boolean => conflict?.kind === 'human_review' && conflict.conflict?.theirs === published

  async function publish(): Promise<void> {
    for (let round = 0; round < tries && !upToDate(); round++) {
      const result = await publishOnce()
      if (result === 'done') return
      if (result === 'again') continue
      ports.show({ kind: 'note', text: `somebody moved ${ledger.state.work_branch} to ${result.slice(0, 7)}` })
      published = result
      const apart = await joinWork(ports, job, { ledger, theirs: result })
      if (apart) {
        conflict = apart
        return
      }
    }
  }

  /** The tip that is in the way, where there is one; `again` where the branch is gone. */
  async function publishOnce(): Promise<string | 'done' | 'again'> {
    const { work: commit, work_branch: branch } = ledger.state
    const result = await ports.workBranch.publish({ commit, expected: published, replaces })
    if (result.kind === 'moved') return result.tip
    if (result.kind === 'published') {
      published = commit
      taken = newestTaken(ledger.state)
    } else if (result.kind === 'deleted') {
      ports.show({ kind: 'note', text: `${branch} was deleted; the next task's commit recreates it` })
      published = null
      deleted = true
      return 'again'
    } else if (result.why !== told) {
      told = result.why
      ledger.record({ type: 'work_refused', branch, why: result.why, offered: result.offered })
    }
    return 'done'
  }

  return {
    publish: async () => {
      if (!heldBack()) await publish()
      const { work, work_branch } = ledger.state
      const milestones = await mark()
      if (published === work) ports.display.reportBranches(new Map([...milestones, [work_branch, work]]))
    },
    get conflict() {
      return conflict
    },
  }
}
