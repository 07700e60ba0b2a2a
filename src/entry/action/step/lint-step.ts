import { annotate } from '../../../adapter/log/actions-log.ts'
import { errorExitCode, errorText } from '../../project/error-text.ts'
import { apiClient } from '../context/api-client.ts'
import type { StepContext } from '../context/step-context.ts'
import { issuePayload } from '../issue/comment-event.ts'
import { readLiveIssue, readRecordedOrder, showIssue } from '../issue/issue-order.ts'

/** Writes the preview of an issue's plan after it was opened or edited. Anybody may cause it: there is no checkout and no model, and nothing starts. Returns the exit code. */
export async function lintStep(context: StepContext): Promise<number> {
  try {
    const payload = await issuePayload(context)
    const github = apiClient(context)
    const number = payload === 'other' ? undefined : payload?.issue.number
    const live = github && number !== undefined ? await readLiveIssue(github, number) : undefined
    if (!github || number === undefined || !live) {
      context.out('Nothing to do: this issue was not created with the form “New ralph run”.\n')
      return 0
    }
    await showIssue(context, github, { live, recorded: await readRecordedOrder(context, github, number) })
    context.out(`#${number} is shown as a plan: ${live.order ? 'it can be started' : 'it has to be fixed'}.\n`)
    return 0
  } catch (error) {
    annotate.error(errorText(error))
    return errorExitCode(error)
  }
}
