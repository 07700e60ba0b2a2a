import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { HasStatus } from '../../plan/graph/status-of.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { agentLine, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { memoize } from '../../text/memoize.ts'
import { plainLine } from '../../text/one-line.ts'
import { statusColour } from '../../text/paint.ts'
import { shortOid } from '../../text/report-context.ts'
import type { Block, Table } from '../document/block.ts'
import {
  attemptsCell,
  commitsInWords,
  costCell,
  countsInWords,
  statusInWords,
  statusMark,
  type TaskRow,
  timeCell,
} from '../facts/task-rows.ts'
import type { RunReport } from './run-report.ts'

/** For GitHub. A title cannot start a line, mention anybody or hide anything. `repositoryUrl` makes commits links. */
export const taskTable = (rows: readonly TaskRow[], repositoryUrl?: string): Table =>
  tableOf(rows, {
    titleOf: ({ title, isAgents }) => (isAgents ? agentLine : inlineMarkdown)(title, 100),
    commitOf: (commit) => {
      const short = `\`${shortOid(commit)}\``
      return repositoryUrl === undefined ? short : `[${short}](${repositoryUrl}/commit/${commit})`
    },
  })

/** Ids are never cut, since people copy them. */
export const terminalTaskTable = (rows: readonly TaskRow[]): Table =>
  tableOf(rows, { titleOf: ({ title }) => plainLine(title, 200), commitOf: shortOid })

const tableOf = (
  rows: readonly TaskRow[],
  cells: { titleOf: (row: TaskRow) => string; commitOf: (commit: string) => string },
): Table => ({
  head: ['Task', 'Title', 'Status', '>Attempts', '>Cost', '>Time', 'Commit'],
  rows: rows.map((row) => [
    row.id,
    cells.titleOf(row),
    `${statusMark[row.status]} ${statusInWords(row)}`,
    attemptsCell(row),
    costCell(row),
    timeCell(row),
    `${row.commit ? cells.commitOf(row.commit) : ''}${commitsInWords(row)}`,
  ]),
  clipped: 1,
  optional: 3,
  colours: rows.map(({ status }) => statusColour[status]),
})

export const taskRowsOf = ({ tasks: { rows, omitted }, repositoryUrl }: RunReport): Block[] => [
  taskTable(rows, repositoryUrl),
  omitted ?? '',
]

export const tasks = (report: RunReport): Block[] => [
  { title: countsInWords(recordsOf(report.plan, report.state)), blocks: taskRowsOf(report) },
]

export const dependencies = ({ plan, state }: RunReport): Block[] => [
  { title: 'Dependencies', blocks: dependencyGraph(plan, recordsOf(plan, state)) },
]

export const newestAttempts = ({ state }: RunReport): Block[] => [
  { title: 'Newest attempts', blocks: attemptsGantt(state) },
]

const maxTasks = 150
/** Mermaid draws at most 500 edges and 50,000 characters. */
const maxEdges = 500
const maxText = 45_000

const classes = [
  'classDef done fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
  'classDef failed fill:#ffebe9,stroke:#cf222e,color:#1f2328',
  'classDef in_progress fill:#fff8c5,stroke:#9a6700,color:#1f2328',
  'classDef skipped fill:#eaeef2,stroke:#6e7781,color:#57606a,stroke-dasharray:4',
  'classDef given_up fill:#fbefff,stroke:#8250df,color:#1f2328,stroke-dasharray:4',
  'classDef pending fill:#ffffff,stroke:#6e7781,color:#1f2328',
]

/**
 * The tasks as a Mermaid graph, or a sentence if it would be too large. `statuses` by position in the plan. Nodes are
 * numbered, so that no id or title is Mermaid syntax.
 */
export function taskGraph(plan: Plan, statuses: readonly HasStatus[]): Block {
  const edges = edgesOf(plan)
  if (plan.tasks.length > maxTasks || edges.length > maxEdges) {
    return `A graph of ${plan.tasks.length} tasks and ${edges.length} dependencies would not be readable, so it is not shown.`
  }
  const draw = (text: (task: Task) => string): string =>
    mermaid(
      plan.tasks.map((task, index) => `["${label(text(task))}"]:::${statuses[index]?.status ?? 'pending'}`),
      edges,
    )
  const full = draw(({ id, title }) => `${id}: ${plainLine(title, 40)}`)
  return { code: full.length <= maxText ? full : draw(({ id }) => id), language: 'mermaid' }
}

export const dependencyGraph = (plan: Plan, statuses: readonly HasStatus[]): Block[] =>
  edgesOf(plan).length === 0 ? [] : [taskGraph(plan, statuses)]

const edgesOf = memoize((plan: Plan): readonly string[] => {
  const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]))
  return plan.tasks.flatMap((task, number) =>
    task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`),
  )
})

function mermaid(nodes: readonly string[], edges: readonly string[]): string {
  const lines = nodes.map((node, number) => `  t${number}${node}`)
  return ['graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`)].join('\n')
}

/** Replaces possible syntax of Mermaid, HTML or the code fence by Mermaid's entities, such as `#35;`. */
const label = (text: string): string =>
  text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`)

const barKinds = { passed: 'done', failed: 'crit', interrupted: 'active' } as const

/** The newest attempts as a Mermaid Gantt chart, with a section for each task. Task ids contain no Mermaid syntax. */
export function attemptsGantt({ timeline }: Pick<RunState, 'timeline'>): Block[] {
  const [first] = timeline
  const last = timeline.at(-1)
  if (!first || !last) return []
  const isLong = Date.parse(last.ended) - Date.parse(first.started) > 86_400_000
  const sections = new Map<string, string[]>()
  for (const { iteration, task, started, ended, outcome } of timeline) {
    const from = Date.parse(started)
    // Mermaid does not draw a bar of no width.
    const to = Math.max(Date.parse(ended), from + 1000)
    const bar = `  ${iteration} ${outcome} :${barKinds[outcome]}, i${iteration}, ${from}, ${to}`
    sections.set(task, [...(sections.get(task) ?? []), bar])
  }
  const rows = [...sections].flatMap(([task, bars]) => [`  section ${task}`, ...bars])
  const axis = isLong ? '%m-%d %H:%M' : '%H:%M'
  return [{ code: ['gantt', '  dateFormat x', `  axisFormat ${axis}`, ...rows].join('\n'), language: 'mermaid' }]
}
