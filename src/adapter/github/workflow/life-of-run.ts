import { RalphError } from '../../../core/error/error.ts'
import type { GitHub } from '../client/client.ts'
import type { LifeOfRun } from './workflow-liveness.ts'

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
