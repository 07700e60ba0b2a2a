import type { GitHub } from '../../../adapter/github/client/client.ts'
import { newestRuns } from '../../../adapter/github/workflow/start-next-job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { beginVerdict } from '../../../core/queue/begin-due.ts'
import type { QueueRow } from '../../../core/queue/queue.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { type LocalQueue, openQueue } from '../../wire/queue-here.ts'
import { inputValue } from '../context/inputs.ts'
import type { StepContext } from '../context/step-context.ts'
import { atBase } from '../context/without-checkout.ts'
import { hasBegun, nextOfJob, whyIdle } from '../issue/plan-of-job.ts'

/** A plan whose workflow is to be started, as a job names it. */
export interface PlanDue {
  readonly plan: string
  readonly name: string
}

interface Looked {
  readonly plan: string
  readonly run: { readonly state: RunState }
}

interface Here {
  readonly context: StepContext
  readonly warn: (text: string) => void
}

export const byReview = ({ env }: StepContext): boolean => env['GITHUB_EVENT_NAME'] === 'pull_request_review'

interface QueueDue {
  readonly queued: readonly PlanDue[]
  /** For all that the queue knows, the watchdog may go to sleep. */
  readonly mayRest: boolean
  /** Plans whose file a person has taken out: a job for one of them would only fail. */
  readonly takenOut: ReadonlySet<string>
}

const nothing: QueueDue = { queued: [], mayRest: true, takenOut: new Set() }

/**
 * The next plan of a queue, where it is due, by the folders of the base and the states that were just looked at. What
 * cannot be read holds up the queue alone.
 */
export async function queueDue(github: GitHub, looked: readonly Looked[], { context, warn }: Here): Promise<QueueDue> {
  const states = looked.map(({ run }) => run.state)
  const isOver = ({ lease, stop }: RunState): boolean => lease === null && stop?.kind === 'complete'
  // One that has not begun is looked for where nothing else is going on.
  if (byReview(context) || !(states.some(({ queue }) => queue !== null) || states.every(isOver))) return nothing
  try {
    const base = await atBase(context)
    const runs = new Map(looked.map(({ plan, run }) => [plan, run.state]))
    const here = await openQueue(base, base.inputs.flags, { runs })
    if (!hasBegun(here) && here.settings.queue === undefined) return nothing
    const takenOut = new Set(here.queue.takenOut)
    const nothingDue: QueueDue = { queued: [], mayRest: false, takenOut }
    for (const finding of here.queue.findings) warn(finding)
    if (here.queue.findings.length > 0) return nothingDue
    const next = await nextOfJob(here, base)
    if (next.kind === 'begin') {
      const due = await beginning(github, here, { row: next.row, context, warn })
      return due === undefined ? nothingDue : { ...nothingDue, queued: [due] }
    }
    if ('fault' in next) {
      warn(`the queue stops at ${next.row.path}: ${next.fault.message} ${next.fault.hint}`)
      return nothingDue
    }
    context.out(`Queue: ${next.kind === 'continue' ? `${next.row.name} is running` : whyIdle(here, next)}.\n`)
    return { ...nothing, takenOut }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    warn(`the queue could not be read: ${error.message} ${error.hint}`)
    return nothing
  }
}

async function beginning(
  github: GitHub,
  here: LocalQueue,
  { row: { name, path: plan }, context, warn }: Here & { row: QueueRow },
): Promise<PlanDue | undefined> {
  const workflow = inputValue(stepInputs.dispatch, context.inputs.flags['dispatch'])
  const self = context.checkout.holder.run_id
  const runs = workflow === undefined ? undefined : await newestRuns(github, { workflow, self })
  const written = Math.max(0, ...[...here.runs.values()].map(({ updated }) => Date.parse(updated)))
  const verdict = beginVerdict({ hasBegun: hasBegun(here), lastWrite: written, runs })
  if (verdict.due) {
    context.out(`Queue: ${name} comes next.\n`)
    return { plan, name }
  }
  const waits = `${name} comes next and is not started: ${verdict.why}`
  if (verdict.needsPerson) warn(`${waits}; look at them under Actions, then start ${workflow} by hand`)
  else context.out(`Queue: ${waits}.\n`)
  return undefined
}
