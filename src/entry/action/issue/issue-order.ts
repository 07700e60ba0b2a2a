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

/** An issue's current text, as a plan. */
export interface LiveIssue extends IssuePlan {
  readonly text: IssueText
  readonly digest: string
}

/** Of the meaning: an edit without effect has the same digest. */
export const digestOfOrder = (order: IssueOrder): string => sha256(JSON.stringify(order))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Undefined if the issue was not written with the form. */
export async function readLiveIssue(github: GitHub, number: number): Promise<LiveIssue | undefined> {
  const text = await readIssue(github, number)
  const plan = planOfIssue(text)
  return (
    plan && {
      ...plan,
      text,
      digest: plan.order ? digestOfOrder(plan.order) : sha256(text.body),
    }
  )
}

/** The recorded order of this issue's run; undefined if none has begun. */
export async function readRecordedOrder(
  context: StepContext,
  github: GitHub,
  issue: number,
): Promise<IssueOrder | undefined> {
  const prefix = inputValue(settings['state-ref'], context.inputs.flags['state-ref'])
  const refs = knownPrefixes(prefix).map((knownPrefix) => stateRefOf(`issue-${issue}`, knownPrefix))
  const text = await withRemoteStore(context, github, (store) => readTopFile(store, refs, issueOrderPath))
  return text === undefined ? undefined : IssueOrder.parse(JSON.parse(text))
}

const openPreview = async (context: StepContext, github: GitHub, issue: number) =>
  previewAt({ github, issue, plan: `issue-${issue}`, self: await ownLogin(context, github) })

/** With an App, the workflow that writes previews may still use its own token. */
export async function readPreview(
  context: StepContext,
  github: GitHub,
  issue: number,
): Promise<IssuePreview | undefined> {
  const ownPreview = await (await openPreview(context, github, issue)).read()
  if (context.appLogin === undefined) return ownPreview
  const workflowPreview = await previewAt({ github, issue, plan: `issue-${issue}`, self: workflowAccount }).read()
  return workflowPreview && (!ownPreview || workflowPreview.at > ownPreview.at) ? workflowPreview : ownPreview
}

/** Writes the preview of the issue's plan, unless it is up to date. */
export async function showIssue(
  context: StepContext,
  github: GitHub,
  request: { live: LiveIssue; recorded: IssueOrder | undefined },
): Promise<void> {
  const { live, recorded } = request
  const stage = recorded === undefined ? 'new' : digestOfOrder(recorded) === live.digest ? 'current' : 'edited'
  const preview = await openPreview(context, github, live.text.number)
  await preview.show(issuePreview(live, stage), live.digest)
}
