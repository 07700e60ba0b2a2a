import type { GitHub } from '../../../adapter/github/client/client.ts'
import { readNewestRuns } from '../../../adapter/github/workflow/start-next-job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { beginVerdict } from '../../../core/queue/begin-due.ts'
import type { QueueRow } from '../../../core/queue/queue.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { type LocalQueue, openQueue } from '../../wire/queue-here.ts'
import { inputValue } from '../context/inputs.ts'
import type { StepContext } from '../context/step-context.ts'
import { atBase } from '../context/without-checkout.ts'
import { findNextPlan, hasBegun, whyIdle } from '../issue/plan-of-job.ts'

/** A plan whose workflow must be started. */
export interface PlanDue {
  readonly plan: string
  readonly name: string
}

interface SurveyedRun {
  readonly plan: string
  readonly run: { readonly state: RunState }
}

interface TickContext {
  readonly context: StepContext
  readonly warn: (text: string) => void
}

export const byReview = ({ env }: StepContext): boolean => env['GITHUB_EVENT_NAME'] === 'pull_request_review'

interface QueueDue {
  readonly queued: readonly PlanDue[]
  /** The queue does not need the watchdog. */
  readonly maySleep: boolean
  /** Plans whose file was removed: a job for them would fail. */
  readonly takenOut: ReadonlySet<string>
}

const nothingQueued: QueueDue = { queued: [], maySleep: true, takenOut: new Set() }

/** The queue's next plan if it is due, by the base's folders and the surveyed states. A fault only stops the queue. */
export async function queueDue(
  github: GitHub,
  surveyed: readonly SurveyedRun[],
  { context, warn }: TickContext,
): Promise<QueueDue> {
  const states = surveyed.map(({ run }) => run.state)
  const isOver = ({ lease, stop }: RunState): boolean => lease === null && stop?.kind === 'complete'
  // A queue that has not begun counts only if no run is going on.
  if (byReview(context) || !(states.some(({ queue }) => queue !== null) || states.every(isOver))) return nothingQueued
  try {
    const base = await atBase(context)
    const runs = new Map(surveyed.map(({ plan, run }) => [plan, run.state]))
    const localQueue = await openQueue(base, base.inputs.flags, { runs })
    if (!hasBegun(localQueue) && localQueue.settings.queue === undefined) return nothingQueued
    const takenOut = new Set(localQueue.queue.takenOut)
    const nothingDue: QueueDue = { queued: [], maySleep: false, takenOut }
    for (const finding of localQueue.queue.findings) warn(finding)
    if (localQueue.queue.findings.length > 0) return nothingDue
    const next = await findNextPlan(localQueue, base)
    if (next.kind === 'begin') {
      const due = await beginIfDue(github, localQueue, { row: next.row, context, warn })
      return due === undefined ? nothingDue : { ...nothingDue, queued: [due] }
    }
    if ('fault' in next) {
      warn(`the queue stops at ${next.row.path}: ${next.fault.message} ${next.fault.hint}`)
      return nothingDue
    }
    context.out(`Queue: ${next.kind === 'continue' ? `${next.row.name} is running` : whyIdle(localQueue, next)}.\n`)
    return { ...nothingQueued, takenOut }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    warn(`the queue could not be read: ${error.message} ${error.hint}`)
    return nothingQueued
  }
}

async function beginIfDue(
  github: GitHub,
  localQueue: LocalQueue,
  { row: { name, path: plan }, context, warn }: TickContext & { row: QueueRow },
): Promise<PlanDue | undefined> {
  const workflow = inputValue(stepInputs.dispatch, context.inputs.flags['dispatch'])
  const self = context.checkout.holder.run_id
  const runs = workflow === undefined ? undefined : await readNewestRuns(github, { workflow, self })
  const lastUpdate = Math.max(0, ...[...localQueue.runs.values()].map(({ updated }) => Date.parse(updated)))
  const verdict = beginVerdict({ hasBegun: hasBegun(localQueue), lastWrite: lastUpdate, runs })
  if (verdict.due) {
    context.out(`Queue: ${name} comes next.\n`)
    return { plan, name }
  }
  const waitingText = `${name} comes next and is not started: ${verdict.why}`
  if (verdict.needsPerson) warn(`${waitingText}; look at them under Actions, then start ${workflow} by hand`)
  else context.out(`Queue: ${waitingText}.\n`)
  return undefined
}
