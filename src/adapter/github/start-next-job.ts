import { RalphError } from '../../core/error.ts'
import type { GitHub } from './client.ts'

/**
 * Starts the workflow again, by the one event that a workflow's own token may cause (platform fact 1). Sent once: a
 * second job would find the run busy or done, and where the answer is lost the schedule goes on. Returns why it could
 * not be started, with what to do.
 */
export async function startNextJob(
  github: GitHub,
  at: { workflow: string; branch: string; chain: number },
): Promise<string | undefined> {
  try {
    await github.request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
      workflow_id: at.workflow,
      ref: at.branch,
      inputs: { chain: String(at.chain) },
    })
    return undefined
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const { message, hint } = error
    if (!/unexpected inputs|does not have 'workflow_dispatch'/i.test(message)) return `${message} ${hint}`
    return `${message} Give ${at.workflow} the trigger \`workflow_dispatch\` with the input \`chain\`, and pass it on to ralph (\`ralph init\` writes it so).`
  }
}
