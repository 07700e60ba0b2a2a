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
import { type CommentEvent, commentPayload, commentRefusal } from '../issue/comment-event.ts'

/** `command: screen`: outputs as `due` whether the comment is a permitted order for this run. Runs outside the run's concurrency group, so that other comments replace no waiting job; writes nothing. Returns the exit code. */
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
  const refusal = await commentRefusal(payload, { settings, context, github })
  if (refusal !== undefined || !payload) return refusal
  const isQueued = settings.queue !== undefined && sources.before.sources.plan === 'default'
  const plan = isQueued ? undefined : await planNameAt(base, sources)
  return foreignThreadReason(payload.issue, { plan, stateRef: settings['state-ref'], context, github })
}

/** Undefined if the plan cannot be read: the run's own job reports its faults. */
async function planNameAt(base: StepContext, sources: Awaited<ReturnType<typeof settingSources>>) {
  const { flags, findings } = base.inputs
  try {
    return (await openProject(base, flags, findings, Promise.resolve(sources))).planName
  } catch (error) {
    if (error instanceof RalphError) return undefined
    throw error
  }
}

/** Why the thread does not belong to this workflow; `plan`: set if only its threads count. */
async function foreignThreadReason(
  { number, body, pull_request }: CommentEvent['issue'],
  {
    plan,
    stateRef,
    context,
    github,
  }: { plan: string | undefined; stateRef: string; context: StepContext; github: GitHub },
): Promise<string | undefined> {
  const reason = `the comment is on #${number}, where no orders for this run are given`
  const [, markedPlan] = /^<!-- ralph:([^\s:]+):\S* -->/.exec(body ?? '') ?? []
  const isForm = readIssueForm(body ?? '') !== undefined || markedPlan?.startsWith('issue-')
  if (isForm || inputValue(stepInputs.issue, context.inputs.flags['issue']) === number) return undefined
  if (markedPlan !== undefined) return plan === undefined || plan === markedPlan ? undefined : reason
  const prefixes = knownPrefixes(stateRef)
  const runs = await withRemoteStore(context, github, (store) => surveyStates({ store, prefixes }))
  const states = runs.flatMap((survey) =>
    survey.run && (plan === undefined || survey.plan === plan) ? [survey.run.state] : [],
  )
  if (states.some(({ issue }) => issue === number)) return undefined
  if (!pull_request) return reason
  const { head } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number })
  const isOwn = head.repo?.full_name === `${github.owner}/${github.repo}`
  return isOwn && states.some((state) => branchesOf(state).includes(head.ref)) ? undefined : reason
}
