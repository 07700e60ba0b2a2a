import { RalphError } from '../../../core/error/error.ts'
import type { Liveness } from '../../../port/liveness.ts'
import type { Lease, LeaseHolder } from '../../../schema/run/lease.ts'
import type { GitHub } from '../client/client.ts'

type WorkflowHolder = LeaseHolder & { kind: 'workflow' }

/** Whether this attempt of a workflow run goes on; `unknown` where GitHub cannot be asked. */
export type LifeOfRun = (run: { id: string; attempt: number }) => Promise<'alive' | 'gone' | 'unknown'>

/**
 * Liveness of workflow runs. An attempt is over before the next one of the same run can begin, and the steps of one job
 * come one after the other; of other runs GitHub is asked, and where it cannot be, the lease's age decides.
 */
export function workflowLiveness(self: WorkflowHolder, ask: LifeOfRun = async () => 'unknown'): Liveness {
  return {
    self,
    check: async (holder) => {
      if (holder.kind !== 'workflow') return 'unknown'
      if (holder.run_id !== self.run_id) return ask({ id: holder.run_id, attempt: holder.attempt })
      if (holder.attempt < self.attempt) return 'gone'
      return holder.attempt === self.attempt && holder.job === self.job ? 'gone' : 'alive'
    },
  }
}

/** Asks GitHub whether an attempt of a workflow run goes on (docs/design.md#lease); without `actions: read` nobody knows. */
export const lifeOfRun =
  (github: Pick<GitHub, 'request'>): LifeOfRun =>
  async ({ id, attempt }) => {
    try {
      const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: Number(id) })
      // A later attempt begins only when the one before is over.
      return run.status === 'completed' || (run.run_attempt ?? 1) > attempt ? 'gone' : 'alive'
    } catch (error) {
      if (error instanceof RalphError) return 'unknown'
      throw error
    }
  }

/** The same of whoever holds a run's lease. */
export const lifeOfHolder = async (github: Pick<GitHub, 'request'>, lease: Lease | null) =>
  lease?.holder.kind === 'workflow'
    ? lifeOfRun(github)({ id: lease.holder.run_id, attempt: lease.holder.attempt })
    : 'unknown'
