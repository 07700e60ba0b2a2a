import type { PassResult } from '../../../schema/agent/pass.ts'
import type { CheckResult, Validation } from '../../../schema/check/check.ts'
import { signalsInWords, signalsOf } from '../../handoff/signals.ts'
import { placeOf } from '../../review/read-review.ts'
import { formatDuration, plural } from '../../text/amounts.ts'
import { fenced, shortenMarkdown } from '../../text/markdown/fences.ts'
import { inlineMarkdown, markdownCell } from '../../text/markdown/inline-markdown.ts'
import { neutralMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { failureSentence, formatterHint, traces } from '../../validation/failure-sentence.ts'
import { outputExcerpt } from '../../validation/output-excerpt.ts'
import type { ReportedIteration } from '../facts/job-iterations.ts'

const longestHandoff = 6_000
const longestOutput = 3_000
const mostChecks = 50

/** One iteration as a folded block of at most some 100,000 characters. */
export function iterationBlock(record: ReportedIteration): string {
  const { iteration, task, attempt, outcome, passed, why, cost } = record
  const title = [`#${iteration} ${task}`, `attempt ${attempt}`, outcome, ...(cost === '' ? [] : [cost])].join(' · ')
  const parts = [
    `<details>\n<summary>${passed ? '✓' : '✗'} ${title}</summary>`,
    ...(why === '' ? [] : [`Why: ${inlineMarkdown(why, 1000)}`]),
    ...handoffParts(record),
    ...checkParts(record.validation),
    ...reviewParts(record),
    ...record.passes.flatMap(passParts),
    ...cutParts(record),
    '</details>',
  ]
  return parts.join('\n\n')
}

const words = {
  structured: 'as the agent answered',
  result_text: "from the agent's last output",
  extracted: 'extracted from what the agent said',
  synthetic: 'synthetic: the agent left none',
  engine: 'by ralph: no agent was asked',
}

function handoffParts({ handoff: stored }: ReportedIteration): string[] {
  if (!stored) return []
  const { source, handoff } = stored
  const signals = signalsOf({ handoff, handoffSource: source })
  const freeform = shortenMarkdown(neutralMarkdown(handoff.freeform), longestHandoff)
  return [
    `**Handoff** (${words[source]}): ${inlineMarkdown(handoff.summary, 500)}`,
    ...(freeform.trim() === '' || handoff.freeform === handoff.summary ? [] : [freeform]),
    ...(signals ? [`Its agent says: ${signalsInWords(signals, (text) => inlineMarkdown(text, 300))}.`] : []),
  ]
}

function checkParts(validation: Validation | null): string[] {
  if (!validation || validation.checks.length === 0) return []
  const shown = validation.checks.slice(0, mostChecks)
  const rows = shown.map(
    (check) => `| ${markdownCell(check.name)} | ${verdict(check)} | ${formatDuration(check.duration_ms)} |`,
  )
  const more = validation.checks.length - shown.length
  const failed = shown.filter(({ passed }) => !passed).slice(0, 10)
  return [
    ['| Check | Result | Time |', '| --- | --- | ---: |', ...rows].join('\n'),
    ...(more > 0 ? [`And ${plural(more, 'more check')}.`] : []),
    ...traceParts(shown),
    ...failed.map(
      (check) =>
        `${inlineMarkdown(check.name, 200)} printed:\n\n${fenced(outputExcerpt(check, longestOutput) || '(nothing)')}`,
    ),
  ]
}

function traceParts(checks: readonly CheckResult[]): string[] {
  const lines = checks.flatMap((check) =>
    traces(check).map((what) => `- ${inlineMarkdown(check.name, 200)} ${inlineMarkdown(what, 700)}.`),
  )
  if (lines.length === 0) return []
  const hint = checks.some(({ changed }) => changed) ? `\n\n${formatterHint}` : ''
  return [`${lines.join('\n')}${hint}`]
}

function verdict(result: CheckResult): string {
  const { passed, flaky, timed_out, exit_code } = result
  if (passed) return flaky ? '✓ flaky: it failed first' : '✓ passed'
  if (result.elsewhere) return `✗ ${inlineMarkdown(failureSentence(result), 200)}`
  if (timed_out) return '✗ timed out'
  return exit_code === null ? '✗ ended by a signal' : `✗ exit code ${exit_code}`
}

function reviewParts({ review: reviewed }: ReportedIteration): string[] {
  if (!reviewed) return []
  if (!reviewed.review) return [`**Review**: none: ${inlineMarkdown(reviewed.why ?? '', 500)}`]
  const { verdict, summary, findings } = reviewed.review
  const rows = findings.map((finding) => {
    const cells = [finding.severity, markdownCell(placeOf(finding), 200), markdownCell(finding.text, 600)]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `**Review** (${verdict}): ${inlineMarkdown(summary, 1_000)}`,
    ...(rows.length === 0 ? [] : [['| Weight | Where | Finding |', '| --- | --- | --- |', ...rows].join('\n')]),
  ]
}

function passParts({ name, issues, summary, why }: PassResult): string[] {
  const title = `**Pass ${inlineMarkdown(name, 40)}**`
  if (why !== null) return [`${title}: none: ${inlineMarkdown(why, 500)}`]
  const rows = issues.map(({ severity, file, description }) => {
    const cells = [severity, markdownCell(file ?? '', 200), markdownCell(description, 600)]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `${title}: ${inlineMarkdown(summary, 1_000)}`,
    ...(rows.length === 0 ? [] : [['| Weight | Where | Finding |', '| --- | --- | --- |', ...rows].join('\n')]),
  ]
}

function cutParts({ cuts }: ReportedIteration): string[] {
  if (cuts.length === 0) return []
  const each = cuts.map(({ section, from_chars, to_chars }) =>
    to_chars === 0
      ? `${section} (all ${from_chars} characters)`
      : `${section} (${from_chars} → ${to_chars} characters)`,
  )
  return [`Cut from its prompt to stay within the budget: ${each.map((text) => inlineMarkdown(text, 200)).join(', ')}.`]
}
