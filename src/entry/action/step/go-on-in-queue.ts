import type { GitHub } from '../../../adapter/github/client/client.ts'
import { startNextJob } from '../../../adapter/github/workflow/start-next-job.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { StepContext } from '../context/step-context.ts'
import { nextThatReads, queueOfJob, whyIdle } from '../issue/plan-of-job.ts'

/**
 * Where the plan of this job has ended, starts the workflow for the next one of its queue. Said either way, never a
 * reason to fail: what is not started here the watchdog starts.
 */
export async function goOnInQueue(
  github: GitHub,
  context: StepContext,
  { after, warn }: { after: string; warn: (text: string) => void },
): Promise<void> {
  const { workflow, checkout } = context.runner
  try {
    const here = await queueOfJob(context)
    const next = await nextThatReads(here, context)
    if ('fault' in next) return warn(`the queue stops at ${next.row.path}: ${next.fault.message} ${next.fault.hint}`)
    if (next.kind === 'empty') return context.out(`The queue is done: ${whyIdle(here, next)}.\n`)
    if (next.row.name === after) return
    if (next.kind !== 'begin' && next.kind !== 'continue') return context.out(`${sentence(whyIdle(here, next))}\n`)
    if (workflow === '' || checkout.branch === null) return
    const job = { workflow, branch: checkout.branch, chain: 0, plan: next.row.path }
    const fault = await startNextJob(github, job)
    if (fault === undefined) context.out(`The next plan of the queue was started: ${next.row.path} (${workflow}).\n`)
    else warn(`the next plan of the queue, ${next.row.path}, could not be started; the watchdog will: ${fault}`)
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    warn(`the queue could not be read, so its next plan waits for the watchdog: ${error.message} ${error.hint}`)
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
