import type { ProposedPlan } from '../../propose/judge-plan.ts'
import type { ProposedCommand, ProposedSetUp } from '../../propose/set-up.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { fitLines, type TextStyle } from '../../text/display-width.ts'
import { indentedLine, plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { partLines } from '../document/terminal.ts'
import type { CallSettings } from '../facts/calls-ahead.ts'
import { firstForecast } from '../facts/forecast.ts'
import { planGraph } from '../facts/plan-graph.ts'
import { forecastLines } from '../words/forecast-text.ts'
import { planTree } from './plan-tree.ts'

/**
 * A proposed plan in full, lines without their newline: its graph, tasks, goals, probable cost and open questions. All
 * text is an agent's.
 */
export function proposedPlanText(
  { plan, goals, questions, remarks }: ProposedPlan,
  {
    name,
    ...costs
  }: { readonly name: string; readonly costBudgetUsd: number; readonly settings?: CallSettings | undefined },
  look: TextStyle,
): string[] {
  const paint = painter(look.color)
  const part = (title: string, lines: readonly string[]): string[] => fitLines(partLines(title, lines, paint), look)
  const graph = planGraph(plan, { name, source: 'draft', statusOf: () => 'pending' })
  return [
    ...planTree(graph, look),
    ...part('Tasks', plan.tasks.flatMap(taskLines)),
    ...part('What every task is told', textLines(plan.context ?? '')),
    ...part(
      'Goals',
      goals.map(({ id, text, tasks }) => `${id}  ${plainLine(text, 200)} (${cappedRow(tasks, 8)})`),
    ),
    ...part('Forecast', forecastLines(firstForecast(plan, costs))),
    ...part('Open questions', questions.map(item)),
    ...part('Please check', remarks.map(item)),
  ]
}

const item = (text: string): string => `- ${plainLine(text, 500)}`

const textLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [plainLine(line, 4_000)]))

const taskLines = ({
  id,
  title,
  description,
  acceptance_criteria,
}: ProposedPlan['plan']['tasks'][number]): string[] => [
  `${id}  ${plainLine(title, 200)}`,
  ...textLines(description).map((line) => `    ${line}`),
  ...acceptance_criteria.map((criterion) => `    - ${plainLine(criterion, 4_000)}`),
]

/** A proposed set-up, lines without their newline. Commands are whole, as they would run. */
export function proposedSetUpText(
  { setup, checks, plan }: ProposedSetUp,
  proposal: {
    /** Existing instructions stay unchanged; then the text is only for a person to copy. */
    readonly instructions: { readonly path: string; readonly text: string; readonly isNew: boolean } | undefined
    readonly planFile: string | undefined
    readonly costBudgetUsd: number
  },
  look: TextStyle,
): string[] {
  const paint = painter(look.color)
  const commands = (kind: string, list: readonly ProposedCommand[]): string[] =>
    list.flatMap(({ run, why }) => [`  ${kind}: ${run}`, `      ${plainLine(why, 300)}`])
  const { instructions, planFile, costBudgetUsd } = proposal
  const added = [...commands('set-up', setup), ...commands('check', checks)]
  return [
    paint('Proposed commands, in addition to the detected ones', 'bold'),
    ...(added.length === 0 ? ['  none'] : added),
    ...(instructions === undefined
      ? []
      : [
          '',
          paint(instructions.path, 'bold') +
            (instructions.isNew
              ? ''
              : ': exists already and stays unchanged; here is what the agent would add, for you to copy'),
          ...instructions.text.split('\n').map((line) => `  | ${indentedLine(line)}`),
        ]),
    ...(planFile === undefined
      ? []
      : [
          '',
          paint(planFile, 'bold'),
          ...proposedPlanText(plan, { name: plan.plan.name ?? 'plan', costBudgetUsd }, look),
        ]),
  ]
}
