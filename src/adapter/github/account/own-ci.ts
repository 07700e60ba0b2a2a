import { RalphError } from '../../../core/error/error.ts'
import type { OwnCi } from '../../../core/report/markdown/status-comment.ts'
import type { GitHub } from '../client/client.ts'

/** Runs appear some seconds after the push; a look a minute is soon enough for a person. */
const freshMs = 60_000
/** The account of a workflow's own token. */
export const workflowAccount = 'github-actions[bot]'

export interface OwnCiWatch {
  /** As far as it is known. */
  readonly now: OwnCi
  /** Says which commit is the newest. Runs of one that came while we watched have not appeared yet. */
  follow(tip: string): void
  /** Looks at its runs; whoever cannot look goes on with what was known. `again`: however fresh that is. */
  look(again?: boolean): Promise<void>
}

/** Watches whether the repository's CI waits for a person on the newest commit. */
export function ownCiWatch(options: { github: GitHub; self: string; now: () => number }): OwnCiWatch {
  const { github, self, now } = options
  const token: OwnCi['token'] = self === workflowAccount ? 'workflow' : 'other'
  let waiting: OwnCi['waiting'] = []
  let seen = { tip: '', at: Number.NEGATIVE_INFINITY }

  return {
    get now() {
      return { token, waiting }
    },
    follow(tip) {
      if (seen.tip === tip) return
      waiting = []
      seen = { tip, at: seen.tip === '' ? Number.NEGATIVE_INFINITY : now() }
    },
    async look(again = false) {
      if (token === 'other' || (!again && now() - seen.at < freshMs)) return
      seen = { ...seen, at: now() }
      try {
        const given = { head_sha: seen.tip, event: 'pull_request', per_page: 50 }
        const { workflow_runs } = await github.request('GET /repos/{owner}/{repo}/actions/runs', given)
        // It has been told in each of these ways.
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
