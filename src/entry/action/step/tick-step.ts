import { type StateSurvey, surveyStates } from '../../../adapter/git/state/survey-states.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import { readDefaultBranch } from '../../../adapter/github/client/tracking-context.ts'
import { checkMerge } from '../../../adapter/github/pulls/merge-complete.ts'
import { waitingOrders } from '../../../adapter/github/tracker/waiting-orders.ts'
import { readNewestRuns, startUnlessPending } from '../../../adapter/github/workflow/start-next-job.ts'
import { checkHolderLife } from '../../../adapter/github/workflow/workflow-liveness.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { settings } from '../../../core/config/table/settings.ts'
import { RalphError } from '../../../core/error/error.ts'
import { leastOf } from '../../../core/order/may-order.ts'
import { knownPrefixes } from '../../../core/ref/state-paths.ts'
import { type DueVerdict, due } from '../../../core/run/lease/due.ts'
import { needsNoTick } from '../../../core/run/lease/watchdog-rest.ts'
import { branchesOf } from '../../../core/run/next/slices.ts'
import { watchdogFile } from '../../../core/scaffold/watchdog-text.ts'
import { inlineMarkdown } from '../../../core/text/markdown/neutral-markdown.ts'
import { plainLine } from '../../../core/text/one-line.ts'
import { errorExitCode, errorText } from '../../project/error-text.ts'
import { apiClient, ownLogin } from '../context/api-client.ts'
import { inputValue } from '../context/inputs.ts'
import { setOutput, writeSummary } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import { withRemoteStore } from '../context/without-checkout.ts'
import { reviewPayload } from '../issue/comment-event.ts'
import { mergeIsDue } from './merge-when-complete.ts'
import { byReview, type PlanDue, queueDue } from './tick-queue.ts'

type Run = StateSurvey & { readonly run: NonNullable<StateSurvey['run']> }
type Judged = Run & {
  readonly verdict: DueVerdict
  readonly noOrderWaits: boolean
  /** Complete, but only a later tick can finish it. */
  readonly needsTick?: boolean
}

/** Prints the due runs and starts their workflow if configured, without a checkout or a commit, and with five calls of the API if nothing is due. In a job of a review only the run of its pull request counts. Returns the exit code. */
export async function tickStep(step: StepContext): Promise<number> {
  const lines: string[] = []
  const out = (text: string): void => {
    lines.push(text.trim())
    step.out(text)
  }
  const context = { ...step, out }
  const warn = (text: string): void => {
    lines.push(text)
    annotate.warning(text)
  }
  try {
    const github = apiClient(context)
    if (!github) throw tokenMissing()
    const runs = await selectRuns(await readRuns(github, context, warn), context)
    const withMergeVerdicts = await addMergeVerdicts(github, await judgeRuns(github, runs, { context, warn }), {
      context,
      warn,
    })
    const { queued, maySleep, takenOut } = await queueDue(github, withMergeVerdicts, { context, warn })
    const judged = withMergeVerdicts.map((survey) =>
      takenOut.has(survey.plan) ? { ...survey, verdict: removedFromQueue } : survey,
    )
    for (const { plan, verdict } of judged) {
      context.out(`${plainLine(plan, 100)}: ${verdict.due ? 'due' : 'not due'}, ${plainLine(verdict.why, 300)}.\n`)
    }
    if (judged.length === 0) context.out(`${nothingToLookAt(context)}\n`)
    const dueNow = judged.filter(({ verdict }) => verdict.due)
    const duePlans: PlanDue[] = [...dueNow.map((run) => ({ plan: fileOf(run), name: run.plan })), ...queued]
    setOutput('due-plans', JSON.stringify(duePlans))
    setOutput('next-at', nextAt(judged))
    await startWorkflows(github, duePlans, { context, warn })
    if (maySleep) await sleepIfUnneeded(github, judged, { context, warn })
    await writeSummary(`${lines.map((line) => `- ${inlineMarkdown(line, 500)}`).join('\n')}\n`)
    return 0
  } catch (error) {
    annotate.error(errorText(error))
    return errorExitCode(error)
  }
}

const removedFromQueue: DueVerdict = { due: false, why: 'its file is no longer in the queue', at: null }

interface TickContext {
  readonly context: StepContext
  readonly warn: (text: string) => void
}

/** Warns about runs whose state cannot be read. */
async function readRuns(github: GitHub, context: StepContext, warn: TickContext['warn']): Promise<Run[]> {
  const prefixes = knownPrefixes(inputValue(settings['state-ref'], context.inputs.flags['state-ref']))
  const surveys = await withRemoteStore(context, github, (store) => surveyStates({ store, prefixes }))
  for (const { plan, fault } of surveys)
    if (fault) warn(`the state of ${plainLine(plan, 100)} cannot be read: ${fault}`)
  return surveys.filter((survey): survey is Run => survey.run !== undefined)
}

/** All runs, or the one whose pull request was reviewed. */
async function selectRuns(runs: readonly Run[], context: StepContext): Promise<readonly Run[]> {
  const review = await reviewPayload(context)
  if (review === 'other') return runs
  return runs.filter((one) => review !== undefined && branchesOf(one.run.state).includes(review.pull_request.head.ref))
}

const nothingToLookAt = (context: StepContext): string =>
  byReview(context)
    ? 'The reviewed pull request does not belong to a run.'
    : 'No run has been started in this repository.'

/** Reads comments and reviews only if they could change the verdict; for a complete run only after a review. */
async function judgeRuns(github: GitHub, runs: readonly Run[], { context, warn }: TickContext): Promise<Judged[]> {
  const { inputs, now } = context
  const input = (name: 'command-permission' | 'command-bots') => inputValue(settings[name], inputs.flags[name])
  const orders = waitingOrders({
    github,
    self: await ownLogin(context, github),
    minStanding: leastOf(input('command-permission')),
    bots: input('command-bots'),
    now,
    warn,
  })
  const withoutOrders = await Promise.all(
    runs.map(async (survey): Promise<Judged> => {
      const { state, control } = survey.run
      const waiting = survey.inbox.filter((id) => !control.consumed.includes(id)).length
      const life = await checkHolderLife(github, state.lease)
      return {
        ...survey,
        verdict: due({ state, orders: waiting, now: now(), life, base: context.checkout }),
        noOrderWaits: false,
      }
    }),
  )
  const resting = withoutOrders.filter(
    ({ verdict, run }) => !verdict.due && !run.state.lease && (byReview(context) || !isDone(run)),
  )
  const { counts, isComplete } = await orders(
    resting.map((survey) => {
      const { state, control } = survey.run
      return {
        plan: survey.plan,
        branches: branchesOf(survey.run.state),
        issue: state.issue,
        started: state.started,
        control,
      }
    }),
  )
  return withoutOrders.map((survey) => {
    const waiting = counts.get(survey.plan) ?? 0
    if (waiting === 0) return { ...survey, noOrderWaits: isComplete && counts.has(survey.plan) }
    return { ...survey, verdict: due({ state: survey.run.state, orders: waiting, now: now() }) }
  })
}

/** A complete run with `on-complete: merge` is due when it may be merged; while its checks run, it needs the watchdog. */
async function addMergeVerdicts(
  github: GitHub,
  runs: readonly Judged[],
  { context, warn }: TickContext,
): Promise<Judged[]> {
  const self = runs.some(({ run }) => mergeIsDue(run.state)) ? await ownLogin(context, github) : ''
  return Promise.all(
    runs.map(async (survey): Promise<Judged> => {
      const { state } = survey.run
      if (survey.verdict.due || !mergeIsDue(state)) return survey
      const mergeCheck = await checkMerge(github, { branch: state.work_branch, tip: state.work }, self).catch(
        (error: unknown) => {
          if (!(error instanceof RalphError)) throw error
          warn(`could not find out whether ${survey.plan} may be merged: ${error.message} ${error.hint}`)
          return undefined
        },
      )
      if (mergeCheck === undefined) return { ...survey, needsTick: true }
      if (mergeCheck.kind !== 'open') return survey
      const { number, verdict } = mergeCheck
      if (verdict.kind === 'merge') {
        return {
          ...survey,
          verdict: { due: true, why: `its required checks have passed, so #${number} is merged now` },
        }
      }
      const reason = `it is complete, and #${number} is not merged: ${verdict.why}`
      return { ...survey, verdict: { due: false, why: reason, at: null }, needsTick: verdict.kind === 'wait' }
    }),
  )
}

async function startWorkflows(github: GitHub, runs: readonly PlanDue[], { context, warn }: TickContext): Promise<void> {
  const workflow = inputValue(stepInputs.dispatch, context.inputs.flags['dispatch'])
  if (workflow === undefined || runs.length === 0) return
  // A review's job has no branch; the workflow that it starts is on the default one.
  const branch = context.checkout.branch ?? (await readDefaultBranch(github))
  if (branch === undefined) return warn(`${workflow} could not be started: GitHub did not name the default branch`)
  for (const run of runs) {
    const self = context.checkout.holder.run_id
    const next = await startUnlessPending(github, { workflow, branch, chain: 0, plan: run.plan, self })
    if (next.kind === 'started') context.out(`${run.name}: ${workflow} was started.\n`)
    else if (next.kind === 'pending') context.out(`${run.name}: its next job is already waiting: ${next.url}\n`)
    else warn(`${run.name} is due, but ${workflow} could not be started: ${next.why}`)
  }
}

/** Disables the watchdog; the next job of a run enables it. */
async function sleepIfUnneeded(github: GitHub, runs: readonly Judged[], { context, warn }: TickContext): Promise<void> {
  const now = context.now()
  const needsNoWatchdog = ({ run: { state }, verdict, noOrderWaits, needsTick = false }: Judged): boolean =>
    needsNoTick({ state, verdict, noOrderWaits, awaitsMerge: needsTick }, now)
  if (context.runner.workflow !== watchdogFile || !runs.every(needsNoWatchdog)) return
  try {
    if (await jobIsUnderWay(github, context)) return
    const parameters = { workflow_id: watchdogFile }
    await github.request('PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable', parameters)
    setOutput('asleep', 'true')
    const reason = runs.every(({ run }) => isDone(run))
      ? 'Every run is complete'
      : 'Every run is complete or has waited for a person for a day'
    context.out(`${reason}: ${watchdogFile} is disabled until the next job of a run.\n`)
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    if (error.code !== 'GITHUB_NOT_FOUND') warn(`${watchdogFile} could not be disabled: ${error.message} ${error.hint}`)
  }
}

/** A job that has written nothing yet relies on this watchdog. A job that waits for a reviewer belongs to a complete run. */
async function jobIsUnderWay(github: GitHub, context: StepContext): Promise<boolean> {
  const workflow = inputValue(stepInputs.dispatch, context.inputs.flags['dispatch'])
  if (workflow === undefined) return false
  const runs = await readNewestRuns(github, { workflow, self: context.checkout.holder.run_id })
  return runs?.some(({ status }) => status !== 'completed' && status !== 'waiting') ?? false
}

const isDone = ({ state }: Run['run']): boolean => state.lease === null && state.stop?.kind === 'complete'

/** Older states lack it. */
const fileOf = ({ run }: Run): string => run.state.plan_file ?? 'plan.json'

function nextAt(runs: readonly Judged[]): string {
  const times = runs.flatMap(({ verdict }) => (verdict.due || verdict.at === null ? [] : [verdict.at]))
  return times.length === 0 ? '' : new Date(Math.min(...times)).toISOString()
}

const tokenMissing = (): RalphError =>
  new RalphError({
    code: 'TOKEN_MISSING',
    message: '`tick` needs `github-token` to read the repository and its comments.',
    hint: 'Pass `github-token` to the step; the workflow that `ralph init` writes does.',
  })
