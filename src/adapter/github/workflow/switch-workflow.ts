import { RalphError } from '../../../core/error/error.ts'
import type { GitHub } from '../client/client.ts'

/**
 * Switches a workflow on or off, as its page does; both may be said again and again. Returns why it could not be done;
 * nothing where there is no such workflow.
 */
export async function switchWorkflow(
  github: GitHub,
  workflow: string,
  to: 'enable' | 'disable',
): Promise<string | undefined> {
  try {
    await github.request(`PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/${to}`, { workflow_id: workflow })
    return undefined
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    return error.code === 'GITHUB_NOT_FOUND' ? undefined : `${error.message} ${error.hint}`
  }
}
