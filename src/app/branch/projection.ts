import { newestTaken } from '../../core/run/fold/orders.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import type { MergePorts } from '../own/merge-with-own.ts'
import { joinWork } from './join-work.ts'
import { milestoneMarker } from './mark-milestones.ts'

const maxTries = 5

export interface BranchProjection {
  /** Moves the work branch to the state's commit. */
  publish(): Promise<void>
  /** Why the job must end: commits of people and of the run conflict. */
  readonly conflict: StopReason | undefined
}

/**
 * The work branch follows the state. If it cannot be moved, that is reported once, the commit goes to a fallback
 * branch, and the run continues (docs/design.md#the-transaction). Commits of others are never overwritten.
 */
export function projectBranch(
  ports: MergePorts & Pick<Ports, 'show' | 'display'>,
  job: JobSettings,
  request: {
    ledger: Ledger
    remoteTip: string | null
    /** A person deleted the branch, as after a merge: the next task's commit recreates it. */
    deleted: boolean
    /** A tip that was squashed or rebased into the base: the next task's commit may leave it behind. */
    replaces: string | undefined
    endedInOrder: boolean
    conflict: StopReason | undefined
  },
): BranchProjection {
  const { ledger, replaces } = request
  let { remoteTip: published, conflict, deleted } = request
  let newestPublished = newestTaken(ledger.state)
  let reportedReason = ''
  const mark = milestoneMarker(ports, request)

  const isUpToDate = (): boolean => {
    const { work, base } = ledger.state
    const hasGrown = newestTaken(ledger.state) > newestPublished
    if (published !== null && published === replaces && !hasGrown) return true
    if (published !== null) return work === published
    return work === base || (deleted && !hasGrown)
  }

  /** The run's commit cannot go on top of the branch; if only the base conflicts, it can. */
  const isHeldBack = (): boolean => conflict?.kind === 'human_review' && conflict.conflict?.theirs === published

  async function publish(): Promise<void> {
    for (let round = 0; round < maxTries && !isUpToDate(); round++) {
      const result = await publishOnce()
      if (result === 'done') return
      if (result === 'again') continue
      ports.show({ kind: 'note', text: `somebody moved ${ledger.state.work_branch} to ${result.slice(0, 7)}` })
      published = result
      const conflictReason = await joinWork(ports, job, { ledger, theirs: result })
      if (conflictReason) {
        conflict = conflictReason
        return
      }
    }
  }

  /** Returns the tip of somebody else's push, if there is one; `again` if the branch was deleted. */
  async function publishOnce(): Promise<string | 'done' | 'again'> {
    const { work: commit, work_branch: branch } = ledger.state
    const result = await ports.workBranch.publish({ commit, expected: published, replaces })
    if (result.kind === 'moved') return result.tip
    if (result.kind === 'published') {
      published = commit
      newestPublished = newestTaken(ledger.state)
    } else if (result.kind === 'deleted') {
      ports.show({ kind: 'note', text: `${branch} was deleted; the next task's commit recreates it` })
      published = null
      deleted = true
      return 'again'
    } else if (result.why !== reportedReason) {
      reportedReason = result.why
      ledger.record({ type: 'work_refused', branch, why: result.why, offered: result.offered })
    }
    return 'done'
  }

  return {
    publish: async () => {
      if (!isHeldBack()) await publish()
      const { work, work_branch } = ledger.state
      const milestones = await mark()
      if (published === work) ports.display.reportBranches(new Map([...milestones, [work_branch, work]]))
    },
    get conflict() {
      return conflict
    },
  }
}
