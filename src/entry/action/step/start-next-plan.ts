import type { GitHub } from '../../../adapter/github/client/client.ts'
import { startNextJob } from '../../../adapter/github/workflow/start-next-job.ts'
import { RalphError } from '../../../core/error/error.ts'
import { type QueueOutcome, queueOutcomeText } from '../../../core/report/words/queue-goes-on.ts'
import type { StepContext } from '../context/step-context.ts'
import { nextOfJob, queueOfJob, whyIdle } from '../issue/plan-of-job.ts'

/**
 * Where the plan of this job has ended, starts the workflow for the next one of its queue. Said either way, never a
 * reason to fail: what is not started here the watchdog starts. Returns what the job's summary says of it.
 */
export async function startNextPlan(
  github: GitHub,
  context: StepContext,
  { after, warn }: { after: string; warn: (text: string) => void },
): Promise<QueueOutcome | undefined> {
  const { workflow, checkout } = context.runner
  const warned = (one: QueueOutcome): QueueOutcome => {
    warn(`${one.before}${one.file ?? ''}${one.after ?? ''}`)
    return one
  }
  const said = (one: QueueOutcome): QueueOutcome => {
    context.out(`${queueOutcomeText(one)}\n`)
    return one
  }
  try {
    const here = await queueOfJob(context)
    const next = await nextOfJob(here, context)
    if (next.kind === 'empty') return said({ before: `the queue is done: ${whyIdle(here, next)}` })
    const { path: file } = next.row
    if ('fault' in next)
      return warned({ before: 'the queue stops at ', file, after: `: ${next.fault.message} ${next.fault.hint}` })
    if (next.kind !== 'begin' && next.kind !== 'continue') return said({ before: whyIdle(here, next) })
    if (next.row.name === after || workflow === '' || checkout.branch === null) return undefined
    const fault = await startNextJob(github, { workflow, branch: checkout.branch, chain: 0, plan: file })
    return fault === undefined
      ? said({ before: 'the next plan of the queue was started: ', file, after: ` (${workflow})` })
      : warned({
          before: 'the next plan of the queue, ',
          file,
          after: `, could not be started; the watchdog will: ${fault}`,
        })
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const { message, hint } = error
    return warned({
      before: `the queue could not be read, so its next plan waits for the watchdog: ${message} ${hint}`,
    })
  }
}
