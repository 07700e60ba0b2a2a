import { RalphError } from '../../../core/error/error.ts'
import type { OwnCi } from '../../../core/report/section/run-report.ts'
import type { GitHub } from '../client/client.ts'

/** Runs appear some seconds after the push; once a minute is soon enough for a person. */
const minIntervalMs = 60_000
export const workflowAccount = 'github-actions[bot]'

export interface OwnCiWatch {
  readonly current: OwnCi
  /** Names the newest commit. Its runs may not have appeared yet. */
  setTip(tip: string): void
  /** Reads its runs; on a fault the last result stays. `force`: also within a minute. */
  refresh(force?: boolean): Promise<void>
}

export function ownCiWatch(options: { github: GitHub; self: string; now: () => number }): OwnCiWatch {
  const { github, self, now } = options
  const token: OwnCi['token'] = self === workflowAccount ? 'workflow' : 'other'
  let waiting: OwnCi['waiting'] = []
  let lastRead = { tip: '', at: Number.NEGATIVE_INFINITY }

  return {
    get current() {
      return { token, waiting }
    },
    setTip(tip) {
      if (lastRead.tip === tip) return
      waiting = []
      lastRead = { tip, at: lastRead.tip === '' ? Number.NEGATIVE_INFINITY : now() }
    },
    async refresh(again = false) {
      if (token === 'other' || (!again && now() - lastRead.at < minIntervalMs)) return
      lastRead = { ...lastRead, at: now() }
      try {
        const parameters = { head_sha: lastRead.tip, event: 'pull_request', per_page: 50 }
        const { workflow_runs } = await github.request('GET /repos/{owner}/{repo}/actions/runs', parameters)
        // GitHub has reported it in both ways.
        const awaitingRuns = workflow_runs.filter(
          (run) => run.conclusion === 'action_required' || run.status === 'action_required',
        )
        waiting = awaitingRuns.map(({ name, path, html_url }) => ({ name: name || path, url: html_url }))
      } catch (error) {
        if (!(error instanceof RalphError)) throw error
      }
    },
  }
}
