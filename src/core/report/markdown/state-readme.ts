import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { formatUtc } from '../../text/amounts.ts'
import { inlineMarkdown } from '../../text/markdown/inline-markdown.ts'
import { code, commandSpan, operatorCommand, type ReportContext, shortOid } from '../../text/report-context.ts'
import { forecast } from '../facts/forecast.ts'
import { costBudgetOf, receiptOf } from '../facts/receipt.ts'
import { rowsInState } from '../facts/task-rows.ts'
import { markdownTable } from '../terminal/task-table.ts'
import { forecastSentence } from '../words/forecast-text.ts'
import { receiptMarkdown } from '../words/receipt-text.ts'
import { ruleLines } from '../words/rules-text.ts'
import { runSentence } from '../words/run-sentence.ts'
import { taskGraph } from './graph.ts'

const files = `| File | What it is |
| --- | --- |
| [\`run.json\`](run.json) | The state of the run: statuses, counters, lease. It is the fold of the events in \`log/\`. |
| \`tasks.json\` | Of a plan of more than 200 tasks: every task as it was when they were last gathered. What \`run.json\` says of a task counts before it. |
| [\`plan.json\`](plan.json) | The plan as amended. This one counts; the source file is where it came from. |
| \`control.json\` | Which operator commands took effect, and what still has to be told to the outside. |
| \`log/\` | Every fact of the run, one JSON object a line; only ever added to. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.md\`, \`.json\` | What the agents learned about the project, where the run keeps such an index. |
| [\`progress-log.md\`](progress-log.md), \`.json\` | The newest successful iterations in detail. |`

/**
 * `README.md` of the state ref: the run for people, in GitHub's Markdown. It is rewritten with every state commit, so
 * it stays below 200,000 bytes whatever the plan: at most 300 rows (100 of a longer table), 150 nodes and 20 reasons, each text cut.
 */
export function stateReadme(run: { plan: Plan; state: RunState }, context: Omit<ReportContext, 'now'>): string {
  const { plan, state } = run
  const at: ReportContext = { ...context, now: null }
  const { rows, omitted } = rowsInState(run)
  const { happened, details, next } = runSentence(run, at, (text) => inlineMarkdown(text, 500))
  const written = Date.parse(state.updated)
  const ahead = forecastSentence(forecast(run, { now: written, costBudgetUsd: costBudgetOf(state, null) }))
  const rules = ruleLines(state.rules).map((line) => inlineMarkdown(line, 500))
  const sections = [
    `# Run of the plan ${titleOf(plan, state)}`,
    `**${happened}**`,
    ...(details.length > 0 ? [list(details)] : []),
    next,
    asOf(state),
    '## Tasks',
    markdownTable(rows),
    ...(omitted ? [omitted] : []),
    '## Dependencies',
    taskGraph(plan, recordsOf(plan, state)),
    '## Cost',
    receiptMarkdown(receiptOf(state, written)),
    ...(ahead === null ? [] : [ahead]),
    ...(rules.length === 0 ? [] : ['## Rules', rulesIntroduction, list(rules)]),
    '## How to go on',
    list(howTo(at)),
    '## What the files here are',
    files,
    'Nothing here is meant to be edited by hand: the program writes it, and this branch is never merged.',
  ]
  return `${sections.join('\n\n')}\n`
}

const rulesIntroduction =
  'The run was begun with these, and goes on with them; all else is as by default. What weakens them has to be said.'

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const titleOf = ({ project }: Plan, { plan }: RunState): string =>
  project === undefined ? plan : `${inlineMarkdown(project, 100)} (${plan})`

function asOf({ updated, iteration, work_branch, work }: RunState): string {
  const after = iteration === 0 ? 'before the first iteration' : `after iteration ${iteration}`
  return `As of ${formatUtc(updated)}, ${after}. Work is on ${code(work_branch)} at ${code(shortOid(work))}.`
}

const howTo = (at: ReportContext): string[] => [
  `Go on: ${operatorCommand(at, 'run')}`,
  `Tell the agent something: ${operatorCommand(at, 'hint', '…')}`,
  `Stop before the next iteration, and go on later: ${operatorCommand(at, 'pause')}, ${operatorCommand(at, 'resume')}`,
  `Give a task up, or try a failed one again: ${operatorCommand(at, 'skip', 'TASK')}, ${operatorCommand(at, 'retry', 'TASK')}`,
  `Take the commit of an iteration back: ${operatorCommand(at, 'undo', 'ITERATION')}`,
  `See the work: ${commandSpan('git', 'log', '--oneline', at.workBranch)}`,
]
