import type { CheckResult, Validation } from '../../../schema/check/check.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { HandedOn } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { signalsInWords, signalsOf } from '../../handoff/agent-claims.ts'
import { formatDuration, plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped-list.ts'
import { shortenMarkdown } from '../../text/markdown/fences.ts'
import { agentLine, agentMarkdown, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code, type ReportContext } from '../../text/report-context.ts'
import { decisiveLines } from '../../validation/decisive-lines.ts'
import { failureSentence, formatterHint, traceLines } from '../../validation/failure-sentence.ts'
import { outputExcerpt } from '../../validation/output-excerpt.ts'
import type { Block } from '../document/block.ts'
import { markdownOf } from '../document/markdown.ts'
import { type Opinion, opinionsOf, type ReportedIteration } from '../facts/job-iterations.ts'
import { shownTasks } from '../facts/task-rows.ts'
import { inMarkdown, media } from '../section/media.ts'
import type { ReportText } from '../section/run-report.ts'
import { headline, nextSteps } from '../section/status.ts'
import { handoffSources } from '../words/handoff-rows.ts'
import { remarks } from '../words/remarks.ts'
import { handedOnText } from '../words/run-sentence.ts'
import { stopSentence } from '../words/stop-sentence.ts'

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
export function jobSummary(
  { run, end, iterations }: JobSummary,
  context: ReportContext & { stateRef: string },
): string {
  const head = headOf({ run, end }, context)
  const room = summaryBytes - bytes(head)
  return `${head}${iterationSections(iterations, { room, stateRef: context.stateRef })}\n`
}

function headOf({ run, end }: Pick<JobSummary, 'run' | 'end'>, context: ReportContext & { stateRef: string }): string {
  const text = textOf(end, context, run)
  if (!run) return markdownOf([{ heading: 'ralph', level: 2 }, ...headline({ text }), ...nextSteps({ text })])
  return inMarkdown(media.summary, { ...run, context, stateRef: context.stateRef, text, tasks: shownTasks(run) })
}

function textOf(end: JobSummary['end'], context: ReportContext, run: JobSummary['run']): ReportText {
  if (end.kind === 'fault') {
    const foreign = (text: string): string => inlineMarkdown(text, 500)
    const details = cappedLines(end.findings.map(foreign), 100)
    return { happened: foreign(end.message), details, next: [], hint: inlineMarkdown(end.hint, 1000) }
  }
  const foreign = (words: string): string => agentLine(words, 500)
  const text = end.kind === 'handed_on' ? handedOnText(end.handed) : stopSentence(end, context, foreign)
  return { ...text, details: [...text.details, ...(run ? remarks(run, foreign, context) : [])] }
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
    const block = `\n\n${markdownOf([iterationBlock(record)])}`
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

const bytes = (text: string): number => new TextEncoder().encode(text).length

const maxHandoffChars = 6_000
const maxOutputChars = 3_000
const maxChecks = 50

/** At most about 100,000 characters. */
export function iterationBlock(record: ReportedIteration): Block {
  const { iteration, task, attempt, outcome, passed, handedOn, why, cost } = record
  const title = [`#${iteration} ${task}`, `attempt ${attempt}`, outcome, ...(cost === '' ? [] : [cost])].join(' · ')
  return {
    title: `${handedOn ? '▶' : passed ? '✓' : '✗'} ${title}`,
    isFolded: true,
    blocks: [
      why === '' ? '' : `Why: ${agentLine(why, 1000)}`,
      ...handoffParts(record),
      ...checkParts(record.validation),
      ...opinionsOf(record).flatMap(opinionParts),
      ...cutParts(record),
    ],
  }
}

function handoffParts({ handoff: stored }: ReportedIteration): Block[] {
  if (!stored) return []
  const { source, handoff } = stored
  const signals = signalsOf({ handoff, handoffSource: source })
  const freeform = shortenMarkdown(agentMarkdown(handoff.freeform), maxHandoffChars)
  return [
    `**Handoff** (${handoffSources[source]}): ${agentLine(handoff.summary, 500)}`,
    ...(freeform.trim() === '' || handoff.freeform === handoff.summary ? [] : [freeform]),
    ...(signals ? [`Its agent says: ${signalsInWords(signals, (text) => agentLine(text, 300))}.`] : []),
  ]
}

function checkParts(validation: Validation | null): Block[] {
  if (!validation) return []
  const shown = validation.checks.slice(0, maxChecks)
  const more = validation.checks.length - shown.length
  const failed = shown.filter(({ passed }) => !passed).slice(0, 10)
  return [
    {
      head: ['Check', 'Result', '>Time'],
      rows: shown.map((check) => [agentLine(check.name, 100), verdict(check), formatDuration(check.duration_ms)]),
    },
    more > 0 ? `And ${plural(more, 'more check')}.` : '',
    ...traceParts(shown),
    ...failed.flatMap((check) => [`${agentLine(check.name, 200)}:`, ...linesOf(check)]),
  ]
}

/** The decisive lines, and the whole output folded if it is longer. */
function linesOf(check: CheckResult): Block[] {
  const lines = decisiveLines(check).join('\n')
  const output = outputExcerpt(check, maxOutputChars)
  const isWhole = output.trim() === lines.trim()
  return [
    { code: lines || '(nothing)' },
    { title: 'What it printed', isFolded: true, blocks: isWhole ? [] : [{ code: output }] },
  ]
}

function traceParts(checks: readonly CheckResult[]): Block[] {
  const list = checks.flatMap((check) =>
    traceLines(check).map((what) => `${agentLine(check.name, 200)} ${agentLine(what, 700)}.`),
  )
  return [{ list }, list.length > 0 && checks.some(({ changed }) => changed) ? formatterHint : '']
}

function verdict(result: CheckResult): string {
  const { passed, flaky, timed_out, exit_code } = result
  if (passed) return flaky ? '✓ flaky: it failed first' : '✓ passed'
  if (result.elsewhere) return `✗ ${agentLine(failureSentence(result), 200)}`
  if (timed_out) return '✗ timed out'
  return exit_code === null ? '✗ ended by a signal' : `✗ exit code ${exit_code}`
}

function opinionParts({ name, verdict, summary, why, findings }: Opinion): Block[] {
  const title = `**${agentLine(name, 45)}**${verdict === null ? '' : ` (${verdict})`}`
  if (why !== null) return [`${title}: none: ${agentLine(why, 500)}`]
  const rows = findings.map(({ severity, place, text }) => [severity, agentLine(place, 200), agentLine(text, 600)])
  return [`${title}: ${agentLine(summary, 1_000)}`, { head: ['Weight', 'Where', 'Finding'], rows }]
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
