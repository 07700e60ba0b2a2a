import type { StopReason } from '../schema/stop-reason.ts'
import type { JobSettings } from './job-settings.ts'
import { joinWork } from './join-work.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

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
 * under another name, and the run goes on (DESIGN §5). What people push meanwhile is never overwritten.
 */
export function projection(
  ports: Pick<Ports, 'workBranch' | 'show' | 'tracker'>,
  job: JobSettings,
  at: {
    ledger: Ledger
    remoteTip: string | null
    /** A person deleted the branch, as after a merge: it comes back with the next task's commit and not before. */
    deleted: boolean
    /** What intake could not bring together. */
    conflict: StopReason | undefined
  },
): ShownWork {
  const { ledger, deleted } = at
  const successes = ledger.state.counts.succeeded
  let { remoteTip: published, conflict } = at
  let told = ''

  const upToDate = (): boolean => {
    const { work, base, counts } = ledger.state
    if (published !== null) return work === published
    return work === base || (deleted && counts.succeeded === successes)
  }

  /** Ours cannot go on top of what is there; where only the base is in the way, it can. */
  const heldBack = (): boolean => conflict?.kind === 'human_review' && conflict.conflict?.theirs === published

  async function publish(): Promise<void> {
    for (let round = 0; round < tries && !upToDate(); round++) {
      const moved = await publishOnce()
      if (moved === undefined) return
      ports.show({ kind: 'note', text: `${ledger.state.work_branch} was moved to ${moved.slice(0, 7)} by somebody` })
      published = moved
      const apart = await joinWork(ports, job, { ledger, theirs: moved })
      if (apart) {
        conflict = apart
        return
      }
    }
  }

  /** The tip that is in the way, where there is one. */
  async function publishOnce(): Promise<string | undefined> {
    const { work: commit, work_branch: branch } = ledger.state
    const result = await ports.workBranch.publish({ commit, expected: published })
    if (result.kind === 'published') published = commit
    else if (result.kind === 'moved') return result.tip
    else if (result.why !== told) {
      told = result.why
      ledger.record({ type: 'work_refused', branch, why: result.why, offered: result.offered })
    }
    return undefined
  }

  return {
    publish: async () => {
      if (!heldBack()) await publish()
      if (published !== null && published === ledger.state.work) ports.tracker.published(published)
    },
    get conflict() {
      return conflict
    },
  }
}
