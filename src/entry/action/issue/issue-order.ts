import { createHash } from 'node:crypto'
import { readTopFile } from '../../../adapter/git/remote/history.ts'
import { workflowAccount } from '../../../adapter/github/account/own-ci.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import {
  type IssuePreview,
  type IssueText,
  previewAt,
  readIssue,
} from '../../../adapter/github/thread/issue-preview.ts'
import { settings } from '../../../core/config/table/settings.ts'
import { type IssuePlan, planOfIssue } from '../../../core/plan/format/issue/issue-plan.ts'
import { issueOrderPath, knownPrefixes, stateRefOf } from '../../../core/ref/state-paths.ts'
import { issuePreview } from '../../../core/report/markdown/issue-preview.ts'
import { IssueOrder } from '../../../schema/plan/issue-order.ts'
import { ownLogin } from '../context/api-client.ts'
import { inputValue } from '../context/inputs.ts'
import type { StepContext } from '../context/step-context.ts'
import { withRemoteStore } from '../context/without-checkout.ts'

/** An issue's text as it is now, as what it is taken for. */
export interface LiveIssue extends IssuePlan {
  readonly text: IssueText
  readonly digest: string
}

/** By what is done, not by what is written: an edit that changes nothing is none. */
export const digestOfOrder = (order: IssueOrder): string => sha256(JSON.stringify(order))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Undefined where the issue was not written by the form. */
export async function liveIssue(github: GitHub, number: number): Promise<LiveIssue | undefined> {
  const text = await readIssue(github, number)
  const read = planOfIssue(text)
  return (
    read && {
      ...read,
      text,
      digest: read.order ? digestOfOrder(read.order) : sha256(text.body),
    }
  )
}

/** What the run of this issue goes on with; undefined where none has begun. */
export async function recordedOrder(
  context: StepContext,
  github: GitHub,
  issue: number,
): Promise<IssueOrder | undefined> {
  const prefix = inputValue(settings['state-ref'], context.inputs.flags['state-ref'])
  const refs = knownPrefixes(prefix).map((one) => stateRefOf(`issue-${issue}`, one))
  const text = await withRemoteStore(context, github, (store) => readTopFile(store, refs, issueOrderPath))
  return text === undefined ? undefined : IssueOrder.parse(JSON.parse(text))
}

const board = async (context: StepContext, github: GitHub, issue: number) =>
  previewAt({ github, issue, plan: `issue-${issue}`, self: await ownLogin(context, github) })

/** Where an App writes, the workflow that shows issues may go by its own token all the same. */
export async function shownOf(context: StepContext, github: GitHub, issue: number): Promise<IssuePreview | undefined> {
  const own = await (await board(context, github, issue)).shown()
  if (context.appLogin === undefined) return own
  const other = await previewAt({ github, issue, plan: `issue-${issue}`, self: workflowAccount }).shown()
  return other && (!own || other.at > own.at) ? other : own
}

/** Shows the issue as the plan that it is; nothing where that is what is shown already. */
export async function showIssue(
  context: StepContext,
  github: GitHub,
  request: { live: LiveIssue; recorded: IssueOrder | undefined },
): Promise<void> {
  const { live, recorded } = request
  const stage = recorded === undefined ? 'new' : digestOfOrder(recorded) === live.digest ? 'current' : 'edited'
  const preview = await board(context, github, live.text.number)
  await preview.show(issuePreview(live, stage), live.digest)
}
