import { RalphError } from '../../../core/error/error.ts'
import { issueOfPlan } from '../../../core/plan/format/issue/issue-plan.ts'
import { pendingJob, type WorkflowRunRow } from '../../../core/run/lease/pending-job.ts'
import type { GitHub } from '../client/client.ts'
import { readDefaultBranch } from '../client/tracking-context.ts'

interface NextJob {
  /** Such as `ralph.yml`. */
  readonly workflow: string
  readonly branch: string
  /** Number of jobs in a row that each started the next. */
  readonly chain: number
  readonly plan: string
}

/**
 * Starts the workflow again, by the one event that a workflow's own token may cause (platform fact 1). Sent once: the
 * schedule covers a lost answer. A workflow without the input `plan` is started without it, and a missing branch is
 * replaced by the default one. Returns why it could not be started, with a remedy.
 */
export async function startNextJob(github: GitHub, options: NextJob): Promise<string | undefined> {
  const fault = await startOn(github, options)
  if (fault === undefined || !/no ref found/i.test(fault)) return fault
  const fallbackBranch = await readDefaultBranch(github)
  return fallbackBranch === undefined || fallbackBranch === options.branch
    ? fault
    : startOn(github, { ...options, branch: fallbackBranch })
}

async function startOn(github: GitHub, options: NextJob): Promise<string | undefined> {
  const { plan, ...target } = options
  const refusal = await dispatch(github, target, { chain: String(options.chain), plan })
  // No workflow knows an issue's plan without the input.
  const shouldOmitPlan = refusal && lacksPlanInput(refusal) && issueOfPlan(plan) === undefined
  const finalRefusal = shouldOmitPlan ? await dispatch(github, target, { chain: String(options.chain) }) : refusal
  if (finalRefusal === undefined) return undefined
  const { message, hint } = finalRefusal
  if (!/unexpected inputs|does not have 'workflow_dispatch'/i.test(message)) return `${message} ${hint}`
  return `${message} Give ${options.workflow} the trigger \`workflow_dispatch\` with the input \`chain\`, and pass it on to ralph (\`ralph init\` writes it so).`
}

/** GitHub refused the whole request: nothing was started. */
const lacksPlanInput = ({ code, message }: RalphError): boolean =>
  code === 'GITHUB_REFUSED' && /unexpected inputs.*"plan"/i.test(message)

async function dispatch(
  github: GitHub,
  { workflow, branch }: Pick<NextJob, 'workflow' | 'branch'>,
  inputs: Record<string, string>,
): Promise<RalphError | undefined> {
  try {
    await github.request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
      workflow_id: workflow,
      ref: branch,
      inputs,
    })
    return undefined
  } catch (error) {
    if (error instanceof RalphError) return error
    throw error
  }
}

export type StartResult =
  | { readonly kind: 'started' }
  /** A dispatched job of this plan has not ended; its page. */
  | { readonly kind: 'pending'; readonly url: string }
  | { readonly kind: 'failed'; readonly why: string }

/** Unless another dispatched job of this plan has not ended: each additional one would be another chain of jobs. */
export async function startUnlessPending(
  github: GitHub,
  next: NextJob & { readonly self: string },
): Promise<StartResult> {
  const runs = await readNewestRuns(github, { ...next, event: 'workflow_dispatch' }).catch((error: unknown) => {
    if (error instanceof RalphError) return undefined
    throw error
  })
  const pending = pendingJob(runs ?? [], next.plan)
  return pending ? { kind: 'pending', url: pending.url } : startJob(github, next)
}

export async function startJob(github: GitHub, next: NextJob): Promise<StartResult> {
  const why = await startNextJob(github, next)
  return why === undefined ? { kind: 'started' } : { kind: 'failed', why }
}

/** Without the calling run; undefined if the token may not read them. Throws RalphError `GITHUB_…`. */
export async function readNewestRuns(
  github: Pick<GitHub, 'request'>,
  { workflow, self, event }: { workflow: string; self: string; event?: 'workflow_dispatch' },
): Promise<WorkflowRunRow[] | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
  try {
    const request = { workflow_id: workflow, per_page: 100, ...(event && { event }) }
    const { workflow_runs: runs } = await github.request(route, request)
    return runs
      .map((run) => ({
        id: String(run.id),
        event: run.event,
        status: run.status ?? '',
        conclusion: run.conclusion,
        created: Date.parse(run.created_at),
        title: run.display_title,
        url: run.html_url,
      }))
      .filter(({ id }) => id !== self)
  } catch (error) {
    if (error instanceof RalphError && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN|NOT_FOUND)$/.test(error.code))
      return undefined
    throw error
  }
}
