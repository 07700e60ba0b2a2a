import { RalphError } from '../../../core/error/error.ts'
import { issueOfPlan } from '../../../core/plan/format/issue/issue-plan.ts'
import { pendingJob, type WorkflowRunRow } from '../../../core/run/lease/pending-job.ts'
import type { GitHub } from '../client/client.ts'
import { defaultBranch } from '../client/tracking-context.ts'

interface NextJob {
  /** File name of the workflow, such as `ralph.yml`. */
  readonly workflow: string
  readonly branch: string
  /** How many jobs in a row were started by the one before. */
  readonly chain: number
  /** The plan as a job names it. */
  readonly plan: string
}

/**
 * Starts the workflow again, by the one event that a workflow's own token may cause (platform fact 1). Sent once: a
 * second job would find the run busy or done, and where the answer is lost the schedule goes on. A workflow that knows
 * its plan without an input `plan` refuses one and is then started without; a branch that is gone, as after it was
 * renamed, gives way to the default one. Returns why it could not be started, with what to do.
 */
export async function startNextJob(github: GitHub, options: NextJob): Promise<string | undefined> {
  const fault = await start(github, options)
  if (fault === undefined || !/no ref found/i.test(fault)) return fault
  const other = await defaultBranch(github)
  return other === undefined || other === options.branch ? fault : start(github, { ...options, branch: other })
}

async function start(github: GitHub, options: NextJob): Promise<string | undefined> {
  const { plan, ...without } = options
  const refused = await dispatch(github, without, { chain: String(options.chain), plan })
  // An issue is a plan that no workflow names by itself.
  const other = refused && knowsNoPlan(refused) && issueOfPlan(plan) === undefined
  const again = other ? await dispatch(github, without, { chain: String(options.chain) }) : refused
  if (again === undefined) return undefined
  const { message, hint } = again
  if (!/unexpected inputs|does not have 'workflow_dispatch'/i.test(message)) return `${message} ${hint}`
  return `${message} Give ${options.workflow} the trigger \`workflow_dispatch\` with the input \`chain\`, and pass it on to ralph (\`ralph init\` writes it so).`
}

/** A refusal of the request as a whole: nothing was started by it. */
const knowsNoPlan = ({ code, message }: RalphError): boolean =>
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

/** What became of the wish to start a plan's next job. */
export type StartResult =
  | { readonly kind: 'started' }
  /** A dispatched job of this plan had not ended yet; its page. */
  | { readonly kind: 'pending'; readonly url: string }
  | { readonly kind: 'failed'; readonly why: string }

/**
 * The same, unless a dispatched job of this plan has yet to end, besides the one that asks: with each more there would be
 * one more chain of jobs.
 */
export async function startUnlessPending(
  github: GitHub,
  next: NextJob & { readonly self: string },
): Promise<StartResult> {
  const runs = await newestRuns(github, { ...next, event: 'workflow_dispatch' }).catch((error: unknown) => {
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

/** The newest runs of a workflow, but for the one that asks; undefined where that may not be seen. Throws RalphError `GITHUB_…`. */
export async function newestRuns(
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
