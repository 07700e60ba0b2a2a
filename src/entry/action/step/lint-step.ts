import { annotate } from '../../../adapter/log/actions-log.ts'
import { errorExitCode, errorText } from '../../project/error-text.ts'
import { apiClient } from '../context/api-client.ts'
import type { StepContext } from '../context/step-context.ts'
import { issuePayload } from '../issue/comment-event.ts'
import { liveIssue, recordedOrder, showIssue } from '../issue/issue-order.ts'

/**
 * Shows an issue of the form as the plan that it is, when it is opened or edited: no checkout, no model, and no right
 * asked of whoever wrote it, since nothing starts. Returns the exit code.
 */
export async function lintStep(context: StepContext): Promise<number> {
  try {
    const payload = await issuePayload(context)
    const github = apiClient(context)
    const number = payload === 'other' ? undefined : payload?.issue.number
    const live = github && number !== undefined ? await liveIssue(github, number) : undefined
    if (!github || number === undefined || !live) {
      context.out('Nothing to do: this issue was not created with the form “New ralph run”.\n')
      return 0
    }
    await showIssue(context, github, { live, recorded: await recordedOrder(context, github, number) })
    context.out(`#${number} is shown as a plan: ${live.order ? 'it can be started' : 'it has to be fixed'}.\n`)
    return 0
  } catch (error) {
    annotate.error(errorText(error))
    return errorExitCode(error)
  }
}
