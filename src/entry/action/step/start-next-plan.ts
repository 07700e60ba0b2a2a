import type { GitHub } from '../../../adapter/github/client/client.ts'
import { startNextJob } from '../../../adapter/github/workflow/start-next-job.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { StepContext } from '../context/step-context.ts'
import { nextThatReads, queueOfJob, whyIdle } from '../issue/plan-of-job.ts'

/**
 * Where the plan of this job has ended, starts the workflow for the next one of its queue. Said either way, never a
 * reason to fail: what is not started here the watchdog starts. Returns what the job's summary says of it.
 */
export async function startNextPlan(
  github: GitHub,
  context: StepContext,
  { after, warn }: { after: string; warn: (text: string) => void },
): Promise<string | undefined> {
  const { workflow, checkout } = context.runner
  const warned = (text: string): string => {
    warn(text)
    return sentence(text)
  }
  const said = (text: string): string => {
    context.out(`${sentence(text)}\n`)
    return sentence(text)
  }
  try {
    const here = await queueOfJob(context)
    const next = await nextThatReads(here, context)
    if ('fault' in next) return warned(`the queue stops at ${next.row.path}: ${next.fault.message} ${next.fault.hint}`)
    if (next.kind === 'empty') return said(`the queue is done: ${whyIdle(here, next)}`)
    if (next.kind !== 'begin' && next.kind !== 'continue') return said(whyIdle(here, next))
    if (next.row.name === after || workflow === '' || checkout.branch === null) return undefined
    const job = { workflow, branch: checkout.branch, chain: 0, plan: next.row.path }
    const fault = await startNextJob(github, job)
    return fault === undefined
      ? said(`the next plan of the queue was started: ${next.row.path} (${workflow})`)
      : warned(`the next plan of the queue, ${next.row.path}, could not be started; the watchdog will: ${fault}`)
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    return warned(
      `the queue could not be read, so its next plan waits for the watchdog: ${error.message} ${error.hint}`,
    )
  }
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
