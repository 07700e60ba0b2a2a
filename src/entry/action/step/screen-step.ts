import { surveyStates } from '../../../adapter/git/state/survey-states.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { readIssueForm } from '../../../core/plan/format/issue/issue-form.ts'
import { knownPrefixes } from '../../../core/ref/state-paths.ts'
import { branchesOf } from '../../../core/run/next/slices.ts'
import { errorExitCode, errorText } from '../../project/error-text.ts'
import { openProject } from '../../project/project.ts'
import { settingSources } from '../../project/setting-sources.ts'
import { apiClient } from '../context/api-client.ts'
import { inputValue } from '../context/inputs.ts'
import { setOutput } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import { atBase, withRemoteStore } from '../context/without-checkout.ts'
import { type CommentEvent, commentPayload, refusedComment } from '../issue/comment-event.ts'

/**
 * `command: screen`: whether the comment that started the workflow is an order for this run by somebody who may give it,
 * as the output `due`. It reads and writes nothing, in a job outside of the run's concurrency group: what is no order must
 * not push out a job that waits there. Returns the exit code.
 */
export async function screenStep(context: StepContext): Promise<number> {
  try {
    const reason = await reasonToEnd(context)
    context.out(reason === undefined ? 'The comment is an order.\n' : `Nothing to do: ${reason}.\n`)
    setOutput('due', String(reason === undefined))
    return 0
  } catch (error) {
    annotate.error(errorText(error))
    return errorExitCode(error)
  }
}

async function reasonToEnd(context: StepContext): Promise<string | undefined> {
  const payload = await commentPayload(context)
  if (payload === 'other') return undefined
  const github = apiClient(context)
  if (!github) return 'without `github-token`, ralph cannot check who may give orders'
  const base = await atBase(context)
  const sources = await settingSources(base, base.inputs.flags)
  const { settings } = sources.before
  const refusal = await refusedComment(payload, { settings, context, github })
  if (refusal !== undefined || !payload) return refusal
  const queued = settings.queue !== undefined && sources.before.sources.plan === 'default'
  const plan = queued ? undefined : await planNameAt(base, sources)
  return otherThread(payload.issue, { plan, stateRef: settings['state-ref'], context, github })
}

/** Undefined if the plan cannot be read: the run's own job says what is wrong with it. */
async function planNameAt(base: StepContext, sources: Awaited<ReturnType<typeof settingSources>>) {
  const { flags, findings } = base.inputs
  try {
    return (await openProject(base, flags, findings, Promise.resolve(sources))).planName
  } catch (error) {
    if (error instanceof RalphError) return undefined
    throw error
  }
}

/** Why the thread is none of this workflow's; `plan`: the only one whose threads count, if there is only one. */
async function otherThread(
  { number, body, pull_request }: CommentEvent['issue'],
  {
    plan,
    stateRef,
    context,
    github,
  }: { plan: string | undefined; stateRef: string; context: StepContext; github: GitHub },
): Promise<string | undefined> {
  const other = `the comment is on #${number}, where no orders for this run are given`
  const [, marked] = /^<!-- ralph:([^\s:]+):\S* -->/.exec(body ?? '') ?? []
  const isForm = readIssueForm(body ?? '') !== undefined || marked?.startsWith('issue-')
  if (isForm || inputValue(stepInputs.issue, context.inputs.flags['issue']) === number) return undefined
  if (marked !== undefined) return plan === undefined || plan === marked ? undefined : other
  const prefixes = knownPrefixes(stateRef)
  const runs = await withRemoteStore(context, github, (store) => surveyStates({ store, prefixes }))
  const states = runs.flatMap((one) => (one.run && (plan === undefined || one.plan === plan) ? [one.run.state] : []))
  if (states.some(({ issue }) => issue === number)) return undefined
  if (!pull_request) return other
  const { head } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number })
  const isOwn = head.repo?.full_name === `${github.owner}/${github.repo}`
  return isOwn && states.some((state) => branchesOf(state).includes(head.ref)) ? undefined : other
}
