import { RalphError } from '../core/error.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * Brings the work branch up to what the state says. The state is the truth: a branch that cannot be moved is reported
 * once and offered under another name, and the run goes on (DESIGN §5).
 */
export function projection(
  { workBranch, show }: Pick<Ports, 'workBranch' | 'show'>,
  ledger: Ledger,
  remoteTip: string | null,
): () => Promise<void> {
  let published = remoteTip
  let told = ''

  return async () => {
    const { work, work_branch, base } = ledger.state
    if (work === published || (published === null && work === base)) return
    const result = await workBranch.publish({ commit: work, expected: published })
    if (result.kind === 'published') published = work
    else if (result.kind === 'moved') await adopt(result.tip)
    else if (result.why !== told) {
      told = result.why
      ledger.record({ type: 'work_refused', branch: work_branch, why: result.why, offered: result.offered })
    }
  }

  /** Somebody pushed while the job was at work: commits on top of ours are built upon, anything else needs a person. */
  async function adopt(tip: string): Promise<void> {
    const { work, work_branch } = ledger.state
    if (!(await workBranch.contains(tip, work))) {
      throw new RalphError({
        code: 'WORK_DIVERGED',
        kind: 'failed',
        message: `${work_branch} was moved to ${tip} while this job was at work; it does not contain ${work}.`,
        hint: `The commit is safe in the run's state. Merge it into ${work_branch}, or rename that branch, and run again.`,
      })
    }
    show({ kind: 'note', text: `${work_branch} holds newer commits; the run goes on from ${tip}` })
    ledger.record({ type: 'work_moved', from: work, to: tip, why: `${work_branch} holds newer commits` })
    published = tip
  }
}
