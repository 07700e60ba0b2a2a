import { ownComment } from '../../../adapter/github/thread/own-comment.ts'
import { annotate } from '../../../adapter/log/annotate.ts'
import { ownMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import { apiClient } from '../context/api-client.ts'
import { ownLogin } from '../context/own-login.ts'
import type { StepContext } from '../context/step-context.ts'

/** Puts the text on the pull request that this job is about, in one comment that each look edits; elsewhere nothing. */
export async function tellPullRequest(context: StepContext, text: string): Promise<void> {
  const [, number] = /^refs\/pull\/(\d+)\//.exec(context.env['GITHUB_REF'] ?? '') ?? []
  const github = apiClient(context)
  if (!github || number === undefined) return
  try {
    const self = await ownLogin(context, github)
    const comment = ownComment({ github, issue: Number(number), mark: `${ownMark}doctor -->`, self })
    await comment.write(text, await comment.find())
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const why = `This is not said on the pull request: ${error.message} ${error.hint}`
    annotate.warning(why)
  }
}
