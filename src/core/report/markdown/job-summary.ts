import type { Plan } from '../../../schema/plan/plan.ts'
import type { HandedOn } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { cappedLines } from '../../text/capped.ts'
import { inlineMarkdown } from '../../text/markdown/inline-markdown.ts'
import { code, type ReportContext, shortOid } from '../../text/report-context.ts'
import type { ReportedIteration } from '../facts/job-iterations.ts'
import { receiptOf } from '../facts/receipt.ts'
import { countsInWords, shownTasks } from '../facts/task-rows.ts'
import { markdownTable } from '../terminal/task-table.ts'
import { nextMarkdown } from '../words/next-steps.ts'
import { receiptMarkdown } from '../words/receipt-text.ts'
import { remarks } from '../words/remarks.ts'
import { handedOnText } from '../words/run-sentence.ts'
import { type StopText, stopSentence } from '../words/stop-sentence.ts'
import { taskGraph } from './graph.ts'
import { iterationBlock } from './iteration-block.ts'

/** Above 1 MiB the platform drops the whole summary of a step (platform 23). */
export const summaryBytes = 900 * 1024

export interface JobSummary {
  readonly run: { readonly plan: Plan; readonly state: RunState } | null
  /** Why the job ended; a fault where it could not end in order. */
  readonly end:
    | StopReason
    | { readonly kind: 'handed_on'; readonly handed: HandedOn }
    | { readonly kind: 'fault'; readonly message: string; readonly hint: string; readonly findings: readonly string[] }
  readonly iterations: readonly ReportedIteration[]
}

/**
 * The summary of a workflow's step in GitHub's Markdown: what happened, what to do, the tasks, the graph, the cost and
 * each iteration of this job, folded. Never above 900 KiB: the oldest iterations are left out first, and it says so.
 */
export function jobSummary(job: JobSummary, context: ReportContext & { stateRef: string }): string {
  const { happened, details, next } = sentence(job, context)
  const head = [
    `## ${job.run ? `ralph: ${inlineMarkdown(job.run.plan.project ?? job.run.state.plan, 100)}` : 'ralph'}`,
    `**${happened}**`,
    ...(details.length > 0 ? [list(details)] : []),
    next,
    ...(job.run ? runSections(job.run, context) : []),
  ].join('\n\n')
  return `${head}${iterationSections(job.iterations, { room: summaryBytes - bytes(head), stateRef: context.stateRef })}\n`
}

function sentence({ end, run }: JobSummary, context: ReportContext): Omit<StopText, 'next'> & { next: string } {
  const foreign = (text: string): string => inlineMarkdown(text, 500)
  if (end.kind === 'fault') {
    return {
      happened: foreign(end.message),
      details: cappedLines(end.findings.map(foreign), 100),
      next: inlineMarkdown(end.hint, 1000),
    }
  }
  const text = end.kind === 'handed_on' ? handedOnText(end.handed) : stopSentence(end, context, foreign)
  return {
    ...text,
    next: nextMarkdown(text.next),
    details: [...text.details, ...(run ? remarks(run, foreign, context) : [])],
  }
}

function runSections(
  { plan, state }: NonNullable<JobSummary['run']>,
  context: ReportContext & { stateRef: string },
): string[] {
  const records = recordsOf(plan, state)
  const { rows, omitted } = shownTasks({ plan, state })
  return [
    `### Tasks: ${countsInWords(records)}`,
    markdownTable(rows),
    ...(omitted ? [omitted] : []),
    `Work is on ${code(state.work_branch)} at ${code(shortOid(state.work))}; everything else is on ${code(context.stateRef)}.`,
    '### Dependencies',
    taskGraph(plan, records),
    '### Receipt',
    receiptMarkdown(receiptOf(state, Date.parse(state.updated))),
  ]
}

function iterationSections(
  iterations: readonly ReportedIteration[],
  { room, stateRef }: { room: number; stateRef: string },
): string {
  if (iterations.length === 0) return ''
  const heading = '\n\n### Iterations of this job'
  // Room for the sentence about what is left out.
  let left = room - bytes(heading) - 500
  const blocks: string[] = []
  for (const record of [...iterations].reverse()) {
    const block = `\n\n${iterationBlock(record)}`
    left -= bytes(block)
    if (left < 0) break
    blocks.unshift(block)
  }
  const omitted = iterations.length - blocks.length
  const first = iterations[0]?.iteration ?? 0
  const folder = code('iterations/')
  const said = `Not shown here: the ${omitted} before, from iteration ${first} on; they are in ${folder} of ${code(stateRef)}.`
  return `${heading}${omitted > 0 ? `\n\n${said}` : ''}${blocks.join('')}`
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const bytes = (text: string): number => new TextEncoder().encode(text).length
