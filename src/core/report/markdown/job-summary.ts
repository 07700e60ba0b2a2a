import type { PassResult } from '../../../schema/agent/pass.ts'
import type { CheckResult, Validation } from '../../../schema/check/check.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { HandedOn } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { placeOf } from '../../calls/review.ts'
import { signalsInWords, signalsOf } from '../../handoff/agent-claims.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { formatDuration, plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped.ts'
import { fenced, shortenMarkdown } from '../../text/markdown/fences.ts'
import { agentCell, agentLine, agentMarkdown, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code, type ReportContext, shortOid } from '../../text/report-context.ts'
import { decisiveLines } from '../../validation/decisive-lines.ts'
import { failureSentence, formatterHint, traceLines } from '../../validation/failure-sentence.ts'
import { outputExcerpt } from '../../validation/output-excerpt.ts'
import type { ReportedIteration } from '../facts/job-iterations.ts'
import { receiptOf } from '../facts/receipt.ts'
import { countsInWords, shownTasks } from '../facts/task-rows.ts'
import { markdownTable } from '../terminal/task-table.ts'
import { nextMarkdown } from '../words/next-steps.ts'
import { receiptMarkdown } from '../words/receipt-text.ts'
import { remarks } from '../words/remarks.ts'
import { handedOnText } from '../words/run-sentence.ts'
import { type StopText, stopSentence } from '../words/stop-sentence.ts'
import { attemptsGantt } from './gantt.ts'
import { dependencyGraph } from './graph.ts'

/** Above 1 MiB the platform drops a step's whole summary (platform 23). */
export const summaryBytes = 900 * 1024

export interface JobSummary {
  readonly run: { readonly plan: Plan; readonly state: RunState } | null
  /** `fault` if the job could not end in order. */
  readonly end:
    | StopReason
    | { readonly kind: 'handed_on'; readonly handed: HandedOn }
    | { readonly kind: 'fault'; readonly message: string; readonly hint: string; readonly findings: readonly string[] }
  readonly iterations: readonly ReportedIteration[]
}

/**
 * The summary of a workflow's step: what happened, what to do, the tasks, the graph, the cost, and each iteration of
 * this job, folded. At most 900 KiB: older iterations are omitted first.
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
  const foreignToAgents = (words: string): string => agentLine(words, 500)
  const text = end.kind === 'handed_on' ? handedOnText(end.handed) : stopSentence(end, context, foreignToAgents)
  return {
    ...text,
    next: nextMarkdown(text.next),
    details: [...text.details, ...(run ? remarks(run, foreignToAgents, context) : [])],
  }
}

function runSections(
  { plan, state }: NonNullable<JobSummary['run']>,
  context: ReportContext & { stateRef: string },
): string[] {
  const records = recordsOf(plan, state)
  const { rows, omitted } = shownTasks({ plan, state })
  const gantt = attemptsGantt(state)
  const graph = dependencyGraph(plan, records)
  return [
    `### ${countsInWords(records)}`,
    markdownTable(rows),
    ...(omitted ? [omitted] : []),
    `Work is on ${code(state.work_branch)} at ${code(shortOid(state.work))}; everything else is on ${code(context.stateRef)}.`,
    ...(graph === undefined ? [] : ['### Dependencies', graph]),
    ...(gantt === undefined ? [] : ['### Newest attempts', gantt]),
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
  // Room for the sentence about omitted iterations.
  let remaining = room - bytes(heading) - 500
  const blocks: string[] = []
  for (const record of [...iterations].reverse()) {
    const block = `\n\n${iterationBlock(record)}`
    remaining -= bytes(block)
    if (remaining < 0) break
    blocks.unshift(block)
  }
  const omitted = iterations.length - blocks.length
  const first = iterations[0]?.iteration ?? 0
  const folder = code('iterations/')
  const omission = `Not shown here: the ${omitted} before, from iteration ${first}; see ${folder} of ${code(stateRef)}.`
  return `${heading}${omitted > 0 ? `\n\n${omission}` : ''}${blocks.join('')}`
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const bytes = (text: string): number => new TextEncoder().encode(text).length

const maxHandoffChars = 6_000
const maxOutputChars = 3_000
const maxChecks = 50

/** A folded block of at most about 100,000 characters. */
export function iterationBlock(record: ReportedIteration): string {
  const { iteration, task, attempt, outcome, passed, handedOn, why, cost } = record
  const title = [`#${iteration} ${task}`, `attempt ${attempt}`, outcome, ...(cost === '' ? [] : [cost])].join(' · ')
  const sections = [
    `<details>\n<summary>${handedOn ? '▶' : passed ? '✓' : '✗'} ${title}</summary>`,
    ...(why === '' ? [] : [`Why: ${agentLine(why, 1000)}`]),
    ...handoffParts(record),
    ...checkParts(record.validation),
    ...reviewParts(record),
    ...record.passes.flatMap(passParts),
    ...cutParts(record),
    '</details>',
  ]
  return sections.join('\n\n')
}

const words = {
  structured: 'as the agent answered',
  result_text: "from the agent's last output",
  extracted: "extracted from the agent's output",
  synthetic: 'synthetic: the agent left none',
  engine: 'by ralph: no agent was asked',
}

function handoffParts({ handoff: stored }: ReportedIteration): string[] {
  if (!stored) return []
  const { source, handoff } = stored
  const signals = signalsOf({ handoff, handoffSource: source })
  const freeform = shortenMarkdown(agentMarkdown(handoff.freeform), maxHandoffChars)
  return [
    `**Handoff** (${words[source]}): ${agentLine(handoff.summary, 500)}`,
    ...(freeform.trim() === '' || handoff.freeform === handoff.summary ? [] : [freeform]),
    ...(signals ? [`Its agent says: ${signalsInWords(signals, (text) => agentLine(text, 300))}.`] : []),
  ]
}

function checkParts(validation: Validation | null): string[] {
  if (!validation || validation.checks.length === 0) return []
  const shown = validation.checks.slice(0, maxChecks)
  const rows = shown.map(
    (check) => `| ${agentCell(check.name)} | ${verdict(check)} | ${formatDuration(check.duration_ms)} |`,
  )
  const more = validation.checks.length - shown.length
  const failed = shown.filter(({ passed }) => !passed).slice(0, 10)
  return [
    ['| Check | Result | Time |', '| --- | --- | ---: |', ...rows].join('\n'),
    ...(more > 0 ? [`And ${plural(more, 'more check')}.`] : []),
    ...traceParts(shown),
    ...failed.map((check) => `${agentLine(check.name, 200)}:\n\n${linesOf(check)}`),
  ]
}

/** The decisive lines, and the whole output folded if it is longer. */
function linesOf(check: CheckResult): string {
  const lines = decisiveLines(check).join('\n')
  const output = outputExcerpt(check, maxOutputChars)
  const rest = output.trim() === lines.trim() ? '' : `\n\n${folded('What it printed', fenced(output))}`
  return `${fenced(lines || '(nothing)')}${rest}`
}

const folded = (title: string, content: string): string =>
  `<details><summary>${title}</summary>\n\n${content}\n\n</details>`

function traceParts(checks: readonly CheckResult[]): string[] {
  const lines = checks.flatMap((check) =>
    traceLines(check).map((what) => `- ${agentLine(check.name, 200)} ${agentLine(what, 700)}.`),
  )
  if (lines.length === 0) return []
  const hint = checks.some(({ changed }) => changed) ? `\n\n${formatterHint}` : ''
  return [`${lines.join('\n')}${hint}`]
}

function verdict(result: CheckResult): string {
  const { passed, flaky, timed_out, exit_code } = result
  if (passed) return flaky ? '✓ flaky: it failed first' : '✓ passed'
  if (result.elsewhere) return `✗ ${agentLine(failureSentence(result), 200)}`
  if (timed_out) return '✗ timed out'
  return exit_code === null ? '✗ ended by a signal' : `✗ exit code ${exit_code}`
}

function reviewParts({ review: call }: ReportedIteration): string[] {
  if (!call) return []
  if (!call.review) return [`**Review**: none: ${agentLine(call.why ?? '', 500)}`]
  const { verdict, summary, findings } = call.review
  const rows = findings.map((finding) => {
    const cells = [finding.severity, agentCell(placeOf(finding), 200), agentCell(finding.text, 600)]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `**Review** (${verdict}): ${agentLine(summary, 1_000)}`,
    ...(rows.length === 0 ? [] : [['| Weight | Where | Finding |', '| --- | --- | --- |', ...rows].join('\n')]),
  ]
}

function passParts({ name, issues, summary, why }: PassResult): string[] {
  const title = `**Pass ${agentLine(name, 40)}**`
  if (why !== null) return [`${title}: none: ${agentLine(why, 500)}`]
  const rows = issues.map(({ severity, file, description }) => {
    const cells = [severity, agentCell(file ?? '', 200), agentCell(description, 600)]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `${title}: ${agentLine(summary, 1_000)}`,
    ...(rows.length === 0 ? [] : [['| Weight | Where | Finding |', '| --- | --- | --- |', ...rows].join('\n')]),
  ]
}

function cutParts({ cuts }: ReportedIteration): string[] {
  if (cuts.length === 0) return []
  const cutTexts = cuts.map(({ section, from_chars, to_chars }) =>
    to_chars === 0
      ? `${section} (all ${from_chars} characters)`
      : `${section} (${from_chars} → ${to_chars} characters)`,
  )
  return [`Cut from its prompt to stay within the budget: ${cutTexts.map((text) => agentLine(text, 200)).join(', ')}.`]
}
