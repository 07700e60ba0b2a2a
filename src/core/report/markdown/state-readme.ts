import type { Plan, TaskStatus } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { recordsOf, statusIn, taskIn } from '../../run/fold/begin.ts'
import { formatUtc } from '../../text/amounts.ts'
import { agentLine, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code, commandSpan, operatorCommand, type ReportContext, shortOid } from '../../text/report-context.ts'
import type { CallSettings } from '../facts/calls-ahead.ts'
import { forecast } from '../facts/forecast.ts'
import { costBudgetOf, receiptOf } from '../facts/receipt.ts'
import { rowsInState } from '../facts/task-rows.ts'
import { markdownTable } from '../terminal/task-table.ts'
import { forecastSentence } from '../words/forecast-text.ts'
import { nextMarkdown } from '../words/next-steps.ts'
import { receiptMarkdown } from '../words/receipt-text.ts'
import { ruleLines } from '../words/rules-text.ts'
import { runSentence } from '../words/run-sentence.ts'
import { attemptsGantt } from './gantt.ts'
import { dependencyGraph } from './graph.ts'

const files = `| File | What it is |
| --- | --- |
| [\`run.json\`](run.json) | The state of the run: statuses, counters, lease. It follows from the events in \`log/\`. |
| \`tasks.json\` | For a plan of more than 200 tasks: every task as of the last snapshot. \`run.json\` overrides it. |
| [\`plan.json\`](plan.json) | The plan with all amendments. This file counts; the source file was only the start. |
| \`control.json\` | Which orders took effect, and which posts are still due. |
| \`log/\` | Every event of the run, one JSON object per line; append-only. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.json\` | What people want remembered and what agents learned. \`run.json\` takes precedence over it. |
| \`knowledge-index.md\` | The same as text, without outdated entries. |
| [\`badge.svg\`](badge.svg), [\`progress.svg\`](progress.svg) | The run's progress as pictures, for a README. |
| [\`progress-log.md\`](progress-log.md), \`.json\` | The newest successful iterations in detail. |`

/**
 * `README.md` of the state ref, for people. Every state commit rewrites it, so it stays below 200,000 bytes for any
 * plan: at most 300 rows (100 of a longer table), 150 nodes and 20 reasons, with bounded texts.
 */
export function stateReadme(
  run: { plan: Plan; state: RunState },
  context: Omit<ReportContext, 'now'> & { readonly settings?: CallSettings | undefined },
): string {
  const { plan, state } = run
  const reportContext: ReportContext = { ...context, now: null }
  const { rows, omitted } = rowsInState(run)
  const { happened, details, next } = runSentence(run, reportContext, (text) => agentLine(text, 500))
  const updated = Date.parse(state.updated)
  const forecastText = forecastSentence(
    forecast(run, { now: updated, costBudgetUsd: costBudgetOf(state, null), settings: context.settings }),
  )
  const rules = ruleLines(state.rules).map((line) => inlineMarkdown(line, 500))
  const sections = [
    `# Run of plan ${titleOf(plan, state)}`,
    `**${happened}**`,
    ...(details.length > 0 ? [list(details)] : []),
    nextMarkdown(next),
    '![Progress](progress.svg)',
    asOf(state),
    '## Tasks',
    markdownTable(rows),
    ...(omitted ? [omitted] : []),
    ...titled('## Dependencies', dependencyGraph(plan, recordsOf(plan, state))),
    ...titled('## Newest attempts', attemptsGantt(state)),
    '## Cost',
    receiptMarkdown(receiptOf(state, updated)),
    ...(forecastText === null ? [] : [forecastText]),
    ...(rules.length === 0 ? [] : ['## Rules', rulesIntroduction, list(rules)]),
    '## How to continue',
    list(howTo(run, reportContext)),
    '## Files on this branch',
    files,
    'Do not edit these files by hand: ralph writes them, and this branch is never merged.',
  ]
  return `${sections.join('\n\n')}\n`
}

const titled = (title: string, content: string | undefined): string[] => (content === undefined ? [] : [title, content])

const rulesIntroduction =
  'The run was started with these settings and keeps them; all others have their defaults. Weakening one needs an explicit change.'

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const titleOf = ({ project }: Plan, { plan }: RunState): string =>
  project === undefined ? plan : `${inlineMarkdown(project, 100)} (${plan})`

function asOf({ updated, iteration, work_branch, work }: RunState): string {
  const moment = iteration === 0 ? 'before the first iteration' : `after iteration ${iteration}`
  return `As of ${formatUtc(updated)}, ${moment}. Work is on ${code(work_branch)} at ${code(shortOid(work))}.`
}

function howTo({ plan, state }: { plan: Plan; state: RunState }, context: ReportContext): string[] {
  const statusOf = statusIn(state)
  const first = (...statuses: readonly TaskStatus[]) => plan.tasks.find(({ id }) => statuses.includes(statusOf(id)))
  const [open, failed] = [first('pending'), first('failed', 'given_up', 'skipped')]
  const records = plan.tasks.map(({ id }) => taskIn(state, id))
  const newest = Math.max(
    ...records.map(({ status, commit, iteration }) => (status === 'done' && commit !== null && iteration) || 0),
  )
  return [
    `Continue: ${operatorCommand(context, 'run')}`,
    `Give the agent a hint: ${operatorCommand(context, 'hint')}`,
    `Pause before the next iteration, and resume later: ${operatorCommand(context, 'pause')}, ${operatorCommand(context, 'resume')}`,
    ...(open ? [`Give up a task, such as the next one: ${operatorCommand(context, 'skip', open.id)}`] : []),
    ...(failed ? [`Try a task again: ${operatorCommand(context, 'retry', failed.id)}`] : []),
    ...(newest > 0
      ? [`Revert the work of a task, such as the newest: ${operatorCommand(context, 'undo', String(newest))}`]
      : []),
    `See the work: ${commandSpan('git', 'log', '--oneline', context.workBranch)}`,
  ]
}
