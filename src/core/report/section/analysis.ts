import { lowestFirst } from '../../calls/evidence.ts'
import { confinementInWords } from '../../confinement/words.ts'
import { refusalsInWords } from '../../network/judge-target.ts'
import { formatDuration, formatMinutes, formatTokens, formatUsd, plural, thousands } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped-list.ts'
import { sparkline, type TextStyle } from '../../text/display-width.ts'
import { agentLine } from '../../text/markdown/neutral-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import type { Block, Table } from '../document/block.ts'
import { markdownOf } from '../document/markdown.ts'
import { documentLines } from '../document/terminal.ts'
import { acceptanceBar, type ReviewSummary, type RunAnalysis } from '../facts/run-analysis.ts'
import { statusWord } from '../facts/task-rows.ts'
import { evidenceFor } from '../words/counsel-words.ts'
import { unchangedInWords } from '../words/question-words.ts'
import { roleInWords } from '../words/receipt-text.ts'
import { setUpInWords } from '../words/remarks.ts'

const maxRows = 40

/** `demo: 8 attempts in 25s of runner time for 0.29 USD; 7 of 7 tasks done`. */
const titleOf = ({ plan, attempts, time_ms, total_usd, tasks, unchanged }: RunAnalysis): string =>
  `${plan}: ${plural(attempts.all, 'attempt')} in ${formatMinutes(time_ms.runner)} of runner time for ` +
  `${formatUsd(total_usd)}; ${tasks.done} of ${tasks.total} tasks done` +
  (unchanged.length === 0 ? '' : ` (${unchanged.length} without a change)`)

/** Makes text harmless for a medium. */
type Inert = Readonly<Record<'line' | 'cell', (text: string) => string>>

/** For a terminal, lines without their newline. */
export const analysisText = (analysis: RunAnalysis, look: TextStyle): string[] =>
  documentLines(
    analysisBlocks(analysis, { line: (text) => plainLine(text, 1_000), cell: (text) => plainLine(text, 60) }),
    look,
  )

export const analysisMarkdown = (analysis: RunAnalysis): string =>
  markdownOf(analysisBlocks(analysis, { line: (text) => agentLine(text, 1_000), cell: (text) => agentLine(text, 100) }))

const analysisBlocks = (analysis: RunAnalysis, { line, cell }: Inert): Block[] => [
  { heading: line(titleOf(analysis)), level: 2 },
  ...analysisParts(analysis).map(({ title, table = { head: [], rows: [] }, lines = [] }) => ({
    title,
    blocks: [{ ...table, rows: table.rows.map((row) => row.map(cell)) }, { list: lines.map(line) }],
  })),
]

/** Texts are foreign. */
interface AnalysisPart {
  readonly title: string
  readonly table?: Table
  readonly lines?: readonly string[]
}

const analysisParts = (analysis: RunAnalysis): AnalysisPart[] => [
  barPart(analysis),
  { title: 'Done without a change', lines: analysis.unchanged.map((task) => unchangedInWords(task, plainText)) },
  attemptsPart(analysis),
  roleCostPart(analysis),
  phasesPart(analysis),
  taskCostPart(analysis),
  {
    title: 'Set-up',
    lines: cappedLines(
      analysis.set_ups.map((setUp) => `Iteration ${setUp.iteration}: ${setUpInWords(setUp, plainText)}.`),
      maxRows,
    ),
  },
  { title: 'Confinement', lines: analysis.confined === null ? [] : [`${confinementInWords(analysis.confined)}.`] },
  { title: 'Network', lines: cappedLines(refusalsInWords(analysis.network_refused, plainText), maxRows) },
  evidencePart(analysis),
  checksPart(analysis),
  { title: 'Reviews', lines: reviewSummaryLines(analysis.reviews) },
  handoffsPart(analysis),
  promptsPart(analysis),
]

const plainText = (text: string): string => plainLine(text, 500)

const barPart = (analysis: RunAnalysis): AnalysisPart => ({
  title: 'Acceptance bar',
  table: {
    head: ['', 'Demand', 'Found'],
    rows: acceptanceBar(analysis).map(({ name, passed, found }) => [passed ? '✓' : '✗', name, found]),
  },
})

function attemptsPart({
  attempts: { all, passed, failed, interrupted },
  retries,
  usd,
  ...causes
}: RunAnalysis): AnalysisPart {
  const causeCounts = [...Object.entries(causes.failures), ...Object.entries(causes.interruptions)]
  const reasons = causeCounts.map(([cause, count]) => `${cause.replaceAll('_', ' ')} ${count}`).join(', ')
  return {
    title: 'Attempts',
    lines: [
      `${all}: ${passed} passed (${formatUsd(usd.passed)}), ${failed} failed (${formatUsd(usd.failed)}), ` +
        `${interrupted} interrupted (${formatUsd(usd.interrupted)}); ${plural(retries, 'retry', 'retries')}.`,
      ...(reasons === '' ? [] : [`Why the other attempts ended: ${reasons}.`]),
    ],
  }
}

const roleCostPart = ({ roles }: RunAnalysis): AnalysisPart => ({
  title: 'Money by role',
  table: {
    head: ['Role', '>Calls', '>Cost', '>Tokens'],
    rows: roles.map(({ role, calls, usd, tokens, unknown }) => [
      roleInWords(role),
      calls === null ? '' : `${calls}${unknown ? ` (cost of ${unknown} unknown)` : ''}`,
      formatUsd(usd),
      formatTokens(tokens),
    ]),
  },
})

function phasesPart({ time_ms: { runner, ...phase } }: RunAnalysis): AnalysisPart {
  const names = {
    agents: 'agents',
    checks: 'checks of the attempts',
    baseline: 'baseline, with set-up',
    rest: 'other: git, start-up, waiting',
  }
  const share = (ms: number): string => (runner === 0 ? '' : `${Math.round((ms / runner) * 100)} %`)
  return {
    title: 'Runner time by phase',
    table: {
      head: ['Phase', '>Time', '>Share'],
      rows: (Object.keys(names) as (keyof typeof names)[]).map((key) => [
        names[key],
        formatDuration(phase[key]),
        share(phase[key]),
      ]),
    },
  }
}

/** Less than an amount shows. */
const minShownUsd = 0.005

function taskCostPart({ by_task, apart_usd }: RunAnalysis): AnalysisPart {
  const dearest = [...by_task].sort((a, b) => b.usd - a.usd || b.all_ms - a.all_ms).slice(0, maxRows)
  const rows = by_task.length > maxRows ? dearest : by_task
  return {
    title: 'Time and money by task',
    table: {
      head: ['Task', 'Status', '>Attempts', '>Cost', '>Agent', '>Checks', '>In all'],
      rows: rows.map(({ id, status, attempts: tried, usd, agent_ms, checks_ms, all_ms }) => [
        id,
        statusWord[status],
        String(tried),
        formatUsd(usd),
        formatDuration(agent_ms),
        formatDuration(checks_ms),
        formatDuration(all_ms),
      ]),
    },
    lines: [
      ...(by_task.length > maxRows
        ? [`The most expensive ${maxRows} of ${by_task.length}; --json lists all of them.`]
        : []),
      ...(apart_usd >= minShownUsd
        ? [
            `${formatUsd(apart_usd)} more belongs to no task: calls about the plan as a whole, or tasks that were removed from it.`,
          ]
        : []),
    ],
  }
}

function evidencePart({ evidence: record }: RunAnalysis): AnalysisPart {
  const all = record === null ? [] : lowestFirst(record.criteria)
  const rows = all.slice(0, maxRows)
  return {
    title: 'Evidence for the acceptance criteria',
    table: {
      head: ['Level', 'Task', 'Criterion', 'Citation'],
      rows: rows.map((criterion) => [criterion.level, criterion.task, criterion.criterion, evidenceFor(criterion)]),
    },
    lines: all.length > maxRows ? [`The first ${maxRows} of ${all.length}; --json lists all of them.`] : [],
  }
}

const checksPart = ({ checks: all }: RunAnalysis): AnalysisPart => ({
  title: 'Checks, most failures first',
  table: {
    head: ['Check', '>Runs', '>Failed', '>Flaky', '>Time', '>Each'],
    rows: all.map(({ name, runs, failed, flaky, duration_ms }) => [
      name,
      String(runs),
      String(failed),
      String(flaky),
      formatDuration(duration_ms),
      formatDuration(duration_ms / runs),
    ]),
  },
})

const origins = {
  structured: 'by the agent',
  result_text: "in the agent's text",
  extracted: 'by a small model',
  synthetic: 'made by ralph',
}

/** Empty if there was no review. */
function reviewSummaryLines({ all, ship, revise, none, findings, usd }: ReviewSummary): string[] {
  if (all === 0) return []
  const verdicts = [`${ship} ship`, `${revise} revise`, ...(none === 0 ? [] : [`${none} without an answer`])].join(', ')
  return [`${plural(all, 'review')}: ${verdicts}; ${plural(findings, 'finding')}, ${formatUsd(usd)}.`]
}

function handoffsPart({ handoffs: all }: RunAnalysis): AnalysisPart {
  if (all.length === 0) return { title: 'Handoffs' }
  const lengths = all.flatMap(({ chars }) => chars ?? []).sort((a, b) => a - b)
  const sources = (Object.keys(origins) as (keyof typeof origins)[]).flatMap((source) => {
    const count = all.filter((handoff) => handoff.source === source).length
    return count === 0 ? [] : `${count} ${origins[source]}`
  })
  return {
    title: 'Handoffs of passed attempts',
    lines: [`${sources.join(', ')}.`, `Narrative: ${spread(lengths)} characters.`],
  }
}

function promptsPart({ prompts: all, cuts }: RunAnalysis): AnalysisPart {
  const [first] = all
  if (!first) return { title: 'Prompts' }
  const largest = all.reduce(
    (largestSoFar, prompt) => (prompt.tokens > largestSoFar.tokens ? prompt : largestSoFar),
    first,
  )
  const tokens = all.map((prompt) => prompt.tokens)
  return {
    title: 'Prompts',
    lines: [
      `Estimated tokens over time: ${sparkline(tokens, 40)}`,
      `${spread([...tokens].sort((a, b) => a - b))} tokens; the largest: #${largest.iteration}, ${largest.task}.`,
      ...(cuts.length === 0 ? ['Nothing was shortened to fit the budget.'] : []),
      ...cuts.map(
        ({ section, times, chars }) =>
          `Shortened to fit the budget: ${section}, ${plural(times, 'time')}, ${thousands(chars)} characters in total.`,
      ),
    ],
  }
}

/** `120 to 400, median 230`, of sorted numbers. */
function spread(sorted: readonly number[]): string {
  const [smallest = 0] = sorted
  const largest = sorted.at(-1) ?? 0
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const number = (value: number): string => thousands(value)
  return smallest === largest ? number(largest) : `${number(smallest)} to ${number(largest)}, median ${number(middle)}`
}
