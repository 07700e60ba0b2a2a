import type { Liveness } from '../../port/liveness.ts'
import type { LeaseHolder } from '../../schema/lease.ts'

type WorkflowHolder = LeaseHolder & { kind: 'workflow' }

/**
 * Liveness of workflow runs, from what a job knows of itself. An attempt is over before the next one of the same run
 * can begin, and the steps of one job come one after the other; of anybody else the lease's age decides.
 */
export function workflowLiveness(self: WorkflowHolder): Liveness {
  return {
    self,
    check: async (holder) => {
      if (holder.kind !== 'workflow' || holder.run_id !== self.run_id) return 'unknown'
      if (holder.attempt < self.attempt) return 'gone'
      return holder.attempt === self.attempt && holder.job === self.job ? 'gone' : 'unknown'
    },
  }
}
