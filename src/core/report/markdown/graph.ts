import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { HasStatus } from '../../plan/graph/status-of.ts'
import { memoize } from '../../text/memoize.ts'
import { plainLine } from '../../text/one-line.ts'

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
export function taskGraph(plan: Plan, statuses: readonly HasStatus[]): string {
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
  return full.length <= maxText ? full : draw(({ id }) => id)
}

/** Undefined if no task depends on another. */
export const dependencyGraph = (plan: Plan, statuses: readonly HasStatus[]): string | undefined =>
  edgesOf(plan).length === 0 ? undefined : taskGraph(plan, statuses)

const edgesOf = memoize((plan: Plan): readonly string[] => {
  const numbers = new Map(plan.tasks.map(({ id }, number) => [id, number]))
  return plan.tasks.flatMap((task, number) =>
    task.depends_on.filter((id) => numbers.has(id)).map((id) => `  t${numbers.get(id)} --> t${number}`),
  )
})

function mermaid(nodes: readonly string[], edges: readonly string[]): string {
  const lines = nodes.map((node, number) => `  t${number}${node}`)
  return ['```mermaid', 'graph TD', ...lines, ...edges, ...classes.map((line) => `  ${line}`), '```'].join('\n')
}

/** Replaces possible syntax of Mermaid, HTML or the code fence by Mermaid's entities, such as `#35;`. */
const label = (text: string): string =>
  text.replace(/[^\p{Letter}\p{Number}\p{Mark} .,:_/-]/gu, (character) => `#${character.codePointAt(0)};`)
