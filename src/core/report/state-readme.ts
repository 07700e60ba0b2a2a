import type { Plan } from '../../schema/plan.ts'
import type { RunState } from '../../schema/run-state.ts'
import { costLines } from './cost-lines.ts'
import { taskGraph } from './graph.ts'
import { inlineMarkdown } from './inline-markdown.ts'
import { formatUtc } from './moment.ts'
import { code, operatorCommand, type ReportContext, shortOid } from './report-context.ts'
import { runSentence } from './run-sentence.ts'
import { shownRows, wholeTable } from './shown-rows.ts'
import type { StopText } from './stop-sentence.ts'
import { countsInWords, type TaskRow, taskRows } from './task-rows.ts'
import { markdownTable } from './task-table.ts'

/** Rewritten with every state commit, so it must not grow with the plan. */
export const readmeCapBytes = 200_000

const files = `| File | What it is |
| --- | --- |
| [\`run.json\`](run.json) | The state of the run: statuses, counters, lease. It is the fold of the events in \`log/\`. |
| [\`plan.json\`](plan.json) | The plan as amended. This one counts; the source file is where it came from. |
| \`control.json\` | Which operator commands took effect, and what still has to be told to the outside. |
| \`log/\` | Every fact of the run, one JSON object a line; only ever added to. |
| \`iterations/\` | For each iteration its prompt, handoff, check results and agent record. |
| \`knowledge-index.md\`, \`.json\` | What the agents learned about the project, where the run keeps such an index. |
| [\`progress-log.md\`](progress-log.md), \`.json\` | The newest successful iterations in detail. |`

/** `README.md` of the state ref: the run for people, in GitHub's Markdown, at most 200,000 bytes. */
export function stateReadme(run: { plan: Plan; state: RunState }, context: Omit<ReportContext, 'now'>): string {
  const rows = taskRows(run.plan, run.state)
  const text = runSentence(run, { ...context, now: null }, foreignText)
  const noGraph = 'The graph is left out: this page would be too large.'
  const details = [
    { limit: wholeTable, graph: taskGraph(run.plan, rows) },
    { limit: wholeTable, graph: noGraph },
    { limit: 60, graph: noGraph },
  ]
  for (const detail of details) {
    const written = page(run, context, { text, rows, ...detail })
    if (bytesOf(written) <= readmeCapBytes) return written
  }
  return page(run, context, { text, rows: [], limit: 0, graph: `${countsInWords(rows)}. ${noGraph}` })
}

const foreignText = (text: string): string => inlineMarkdown(text, 500)

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

interface Parts {
  readonly text: StopText
  readonly rows: readonly TaskRow[]
  readonly limit: number
  readonly graph: string
}

function page(run: { plan: Plan; state: RunState }, context: Omit<ReportContext, 'now'>, parts: Parts): string {
  const { plan, state } = run
  const { happened, details, next } = parts.text
  const shown = shownRows(parts.rows, parts.limit)
  const name = plan.project === undefined ? state.plan : `${inlineMarkdown(plan.project, 100)} (${state.plan})`
  const sections = [
    `# Run of the plan ${name}`,
    `**${happened}**`,
    ...(details.length > 0 ? [details.map((detail) => `- ${detail}`).join('\n')] : []),
    next,
    `As of ${formatUtc(state.updated)}, after ${state.iteration === 0 ? 'no iteration' : `iteration ${state.iteration}`}.` +
      ` Work is on ${code(state.work_branch)} at ${code(shortOid(state.work))}.`,
    '## Tasks',
    ...(shown.rows.length > 0 ? [markdownTable(shown.rows)] : []),
    ...(shown.omitted ? [shown.omitted] : []),
    '## Dependencies',
    parts.graph,
    '## Cost',
    costLines(state)
      .map((line) => `- ${line}`)
      .join('\n'),
    '## How to go on',
    howTo({ ...context, now: null }),
    '## What the files here are',
    files,
    'Nothing here is meant to be edited by hand: the program writes it, and this branch is never merged.',
  ]
  return `${sections.join('\n\n')}\n`
}

const howTo = (at: ReportContext): string =>
  [
    `- Go on: ${operatorCommand(at, 'run')}`,
    `- Tell the agent something: ${operatorCommand(at, 'hint', '"…"')}`,
    `- Stop before the next iteration, and go on later: ${operatorCommand(at, 'pause')}, ${operatorCommand(at, 'resume')}`,
    `- Give a task up, or try a failed one again: ${operatorCommand(at, 'skip', 'TASK')}, ${operatorCommand(at, 'retry', 'TASK')}`,
    `- See the work: ${code(`git log --oneline ${at.workBranch}`)}`,
  ].join('\n')
