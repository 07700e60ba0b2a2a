import { type StateSurvey, surveyStates } from '../../../adapter/git/state/survey-states.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import { defaultBranch } from '../../../adapter/github/client/tracking-context.ts'
import { lookAtMerge } from '../../../adapter/github/pulls/merge-complete.ts'
import { waitingOrders } from '../../../adapter/github/tracker/waiting-orders.ts'
import { newestRuns, startUnlessPending } from '../../../adapter/github/workflow/start-next-job.ts'
import { lifeOfHolder } from '../../../adapter/github/workflow/workflow-liveness.ts'
import { annotate } from '../../../adapter/log/actions-log.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { settings } from '../../../core/config/table/settings.ts'
import { RalphError } from '../../../core/error/error.ts'
import { minStandingsOf } from '../../../core/order/may-order.ts'
import { knownPrefixes } from '../../../core/ref/state-paths.ts'
import { type DueVerdict, dueVerdict } from '../../../core/run/lease/due.ts'
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
  /** Complete, and something is still to be done that only another look can find out. */
  readonly awake?: boolean
}

/**
 * Says which runs are due, and starts their workflow where it is told to: without a checkout, without a commit, and
 * with five calls of the API where nothing is. In a job that a review started only the run of its pull request counts.
 * Returns the exit code.
 */
export async function tickStep(given: StepContext): Promise<number> {
  const said: string[] = []
  const out = (text: string): void => {
    said.push(text.trim())
    given.out(text)
  }
  const context = { ...given, out }
  const warn = (text: string): void => {
    said.push(text)
    annotate.warning(text)
  }
  try {
    const github = apiClient(context)
    if (!github) throw tokenMissing()
    const runs = await meant(await readable(github, context, warn), context)
    const all = await withMerges(github, await judge(github, runs, { context, warn }), { context, warn })
    const { queued, mayRest, takenOut } = await queueDue(github, all, { context, warn })
    const judged = all.map((one) => (takenOut.has(one.plan) ? { ...one, verdict: withoutFile } : one))
    for (const { plan, verdict } of judged) {
      context.out(`${plainLine(plan, 100)}: ${verdict.due ? 'due' : 'not due'}, ${plainLine(verdict.why, 300)}.\n`)
    }
    if (judged.length === 0) context.out(`${nothingToLookAt(context)}\n`)
    const dueNow = judged.filter(({ verdict }) => verdict.due)
    const wanted: PlanDue[] = [...dueNow.map((run) => ({ plan: fileOf(run), name: run.plan })), ...queued]
    setOutput('due-plans', JSON.stringify(wanted))
    setOutput('next-at', nextAt(judged))
    await start(github, wanted, { context, warn })
    if (mayRest) await restIfNoRunNeedsIt(github, judged, { context, warn })
    await writeSummary(`${said.map((line) => `- ${inlineMarkdown(line, 500)}`).join('\n')}\n`)
    return 0
  } catch (error) {
    annotate.error(errorText(error))
    return errorExitCode(error)
  }
}

const withoutFile: DueVerdict = { due: false, why: 'its file is no longer in the queue', at: null }

interface Here {
  readonly context: StepContext
  readonly warn: (text: string) => void
}

/** The runs whose state can be read; of the others a warning says why. */
async function readable(github: GitHub, context: StepContext, warn: Here['warn']): Promise<Run[]> {
  const prefixes = knownPrefixes(inputValue(settings['state-ref'], context.inputs.flags['state-ref']))
  const found = await withRemoteStore(context, github, (store) => surveyStates({ store, prefixes }))
  for (const { plan, fault } of found) if (fault) warn(`the state of ${plainLine(plan, 100)} cannot be read: ${fault}`)
  return found.filter((one): one is Run => one.run !== undefined)
}

/** All of them, or the one whose pull request was reviewed. */
async function meant(runs: readonly Run[], context: StepContext): Promise<readonly Run[]> {
  const review = await reviewPayload(context)
  if (review === 'other') return runs
  return runs.filter((one) => review !== undefined && branchesOf(one.run.state).includes(review.pull_request.head.ref))
}

const nothingToLookAt = (context: StepContext): string =>
  byReview(context)
    ? 'The reviewed pull request does not belong to a run.'
    : 'No run has been started in this repository.'

/** Comments and reviews are only looked at where they could change the answer: of a complete run where one was just written. */
async function judge(github: GitHub, runs: readonly Run[], { context, warn }: Here): Promise<Judged[]> {
  const { inputs, now } = context
  const input = (name: 'command-permission' | 'command-bots') => inputValue(settings[name], inputs.flags[name])
  const orders = waitingOrders({
    github,
    self: await ownLogin(context, github),
    least: minStandingsOf(input('command-permission')),
    bots: input('command-bots'),
    now,
    warn,
  })
  const first = await Promise.all(
    runs.map(async (one): Promise<Judged> => {
      const { state, control } = one.run
      const waiting = one.inbox.filter((id) => !control.consumed.includes(id)).length
      const life = await lifeOfHolder(github, state.lease)
      return {
        ...one,
        verdict: dueVerdict({ state, orders: waiting, now: now(), life, base: context.checkout }),
        noOrderWaits: false,
      }
    }),
  )
  const resting = first.filter(
    ({ verdict, run }) => !verdict.due && !run.state.lease && (byReview(context) || !isDone(run)),
  )
  const { counts, complete } = await orders(
    resting.map((one) => {
      const { state, control } = one.run
      return {
        plan: one.plan,
        branches: branchesOf(one.run.state),
        issue: state.issue,
        started: state.started,
        control,
      }
    }),
  )
  return first.map((one) => {
    const waiting = counts.get(one.plan) ?? 0
    if (waiting === 0) return { ...one, noOrderWaits: complete && counts.has(one.plan) }
    return { ...one, verdict: dueVerdict({ state: one.run.state, orders: waiting, now: now() }) }
  })
}

/** A complete run that is to be merged is due as soon as it may be; while its checks are under way, it is not at rest. */
async function withMerges(github: GitHub, runs: readonly Judged[], { context, warn }: Here): Promise<Judged[]> {
  const self = runs.some(({ run }) => mergeIsDue(run.state)) ? await ownLogin(context, github) : ''
  return Promise.all(
    runs.map(async (one): Promise<Judged> => {
      const { state } = one.run
      if (one.verdict.due || !mergeIsDue(state)) return one
      const look = await lookAtMerge(github, { branch: state.work_branch, tip: state.work }, self).catch(
        (error: unknown) => {
          if (!(error instanceof RalphError)) throw error
          warn(`could not find out whether ${one.plan} may be merged: ${error.message} ${error.hint}`)
          return undefined
        },
      )
      if (look === undefined) return { ...one, awake: true }
      if (look.kind !== 'open') return one
      const { number, verdict } = look
      if (verdict.kind === 'merge') {
        return { ...one, verdict: { due: true, why: `its required checks have passed, so #${number} is merged now` } }
      }
      const why = `it is complete, and #${number} is not merged: ${verdict.why}`
      return { ...one, verdict: { due: false, why, at: null }, awake: verdict.kind === 'wait' }
    }),
  )
}

async function start(github: GitHub, runs: readonly PlanDue[], { context, warn }: Here): Promise<void> {
  const workflow = inputValue(stepInputs.dispatch, context.inputs.flags['dispatch'])
  if (workflow === undefined || runs.length === 0) return
  // A review's job stands on no branch, and the workflow that it starts is on the default one.
  const branch = context.checkout.branch ?? (await defaultBranch(github))
  if (branch === undefined) return warn(`${workflow} could not be started: GitHub did not name the default branch`)
  for (const run of runs) {
    const self = context.checkout.holder.run_id
    const next = await startUnlessPending(github, { workflow, branch, chain: 0, plan: run.plan, self })
    if (next.kind === 'started') context.out(`${run.name}: ${workflow} was started.\n`)
    else if (next.kind === 'pending') context.out(`${run.name}: its next job is already waiting: ${next.url}\n`)
    else warn(`${run.name} is due, but ${workflow} could not be started: ${next.why}`)
  }
}

/** The watchdog goes to sleep by itself; the next job that begins or goes on with a run wakes it. */
async function restIfNoRunNeedsIt(github: GitHub, runs: readonly Judged[], { context, warn }: Here): Promise<void> {
  const now = context.now()
  const rests = ({ run: { state }, verdict, noOrderWaits, awake = false }: Judged): boolean =>
    needsNoTick({ state, verdict, noOrderWaits, awaitsMerge: awake }, now)
  if (context.runner.workflow !== watchdogFile || !runs.every(rests)) return
  try {
    if (await jobIsUnderWay(github, context)) return
    const at = { workflow_id: watchdogFile }
    await github.request('PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable', at)
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

/** One that has written nothing yet: it found this watchdog on, and may still be lost. What waits for a reviewer is complete. */
async function jobIsUnderWay(github: GitHub, context: StepContext): Promise<boolean> {
  const workflow = inputValue(stepInputs.dispatch, context.inputs.flags['dispatch'])
  if (workflow === undefined) return false
  const runs = await newestRuns(github, { workflow, self: context.checkout.holder.run_id })
  return runs?.some(({ status }) => status !== 'completed' && status !== 'waiting') ?? false
}

const isDone = ({ state }: Run['run']): boolean => state.lease === null && state.stop?.kind === 'complete'

/** States of older programs do not say it. */
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
