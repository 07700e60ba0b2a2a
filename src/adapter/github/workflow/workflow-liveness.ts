import { RalphError } from '../../../core/error/error.ts'
import type { Liveness } from '../../../port/liveness.ts'
import type { Lease, LeaseHolder } from '../../../schema/run/lease.ts'
import type { GitHub } from '../client/client.ts'

type WorkflowHolder = LeaseHolder & { kind: 'workflow' }

/** Whether an attempt of a workflow run goes on; `unknown` if GitHub does not answer. */
export type CheckRunLife = (run: { id: string; attempt: number }) => Promise<'alive' | 'gone' | 'unknown'>

/**
 * Liveness of workflow runs. An attempt is over before the next one of the same run begins, and the steps of a job follow
 * each other. GitHub knows about other runs; if it does not answer, the lease's age decides.
 */
export function workflowLiveness(self: WorkflowHolder, checkRunLife: CheckRunLife = async () => 'unknown'): Liveness {
  return {
    self,
    check: async (holder) => {
      if (holder.kind !== 'workflow') return 'unknown'
      if (holder.run_id !== self.run_id) return checkRunLife({ id: holder.run_id, attempt: holder.attempt })
      if (holder.attempt < self.attempt) return 'gone'
      return holder.attempt === self.attempt && holder.job === self.job ? 'gone' : 'alive'
    },
  }
}

/** Asks GitHub (docs/design.md#lease); `unknown` without `actions: read`. */
export const runLifeChecker =
  (github: Pick<GitHub, 'request'>): CheckRunLife =>
  async ({ id, attempt }) => {
    try {
      const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: Number(id) })
      // A later attempt begins only after the previous one.
      return run.status === 'completed' || (run.run_attempt ?? 1) > attempt ? 'gone' : 'alive'
    } catch (error) {
      if (error instanceof RalphError) return 'unknown'
      throw error
    }
  }

export const checkHolderLife = async (github: Pick<GitHub, 'request'>, lease: Lease | null) =>
  lease?.holder.kind === 'workflow'
    ? runLifeChecker(github)({ id: lease.holder.run_id, attempt: lease.holder.attempt })
    : 'unknown'
