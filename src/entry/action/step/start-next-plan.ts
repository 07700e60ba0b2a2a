import type { GitHub } from '../../../adapter/github/client/client.ts'
import { startNextJob } from '../../../adapter/github/workflow/start-next-job.ts'
import { RalphError } from '../../../core/error/error.ts'
import { type QueueOutcome, queueOutcomeText } from '../../../core/report/words/queue-words.ts'
import type { StepContext } from '../context/step-context.ts'
import { findNextPlan, openJobQueue, whyIdle } from '../issue/plan-of-job.ts'

/** Starts the workflow for the queue's next plan if this job's plan has ended. Reports it; never fails, since the watchdog tries again. Returns the text for the job's summary. */
export async function startNextPlan(
  github: GitHub,
  context: StepContext,
  { after, warn }: { after: string; warn: (text: string) => void },
): Promise<QueueOutcome | undefined> {
  const { workflow, checkout } = context.runner
  const warnAndReturn = (text: QueueOutcome): QueueOutcome => {
    warn(`${text.before}${text.file ?? ''}${text.after ?? ''}`)
    return text
  }
  const printAndReturn = (text: QueueOutcome): QueueOutcome => {
    context.out(`${queueOutcomeText(text)}\n`)
    return text
  }
  try {
    const queue = await openJobQueue(context)
    const next = await findNextPlan(queue, context)
    if (next.kind === 'empty') return printAndReturn({ before: `the queue is done: ${whyIdle(queue, next)}` })
    const { path: file } = next.row
    if ('fault' in next)
      return warnAndReturn({ before: 'the queue stops at ', file, after: `: ${next.fault.message} ${next.fault.hint}` })
    if (next.kind !== 'begin' && next.kind !== 'continue') return printAndReturn({ before: whyIdle(queue, next) })
    if (next.row.name === after || workflow === '' || checkout.branch === null) return undefined
    const fault = await startNextJob(github, { workflow, branch: checkout.branch, chain: 0, plan: file })
    return fault === undefined
      ? printAndReturn({ before: 'the next plan of the queue was started: ', file, after: ` (${workflow})` })
      : warnAndReturn({
          before: 'the next plan of the queue, ',
          file,
          after: `, could not be started; the watchdog will: ${fault}`,
        })
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const { message, hint } = error
    return warnAndReturn({
      before: `the queue could not be read, so its next plan waits for the watchdog: ${message} ${hint}`,
    })
  }
}
