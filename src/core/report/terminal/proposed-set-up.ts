import type { ProposedCommand, ProposedSetUp } from '../../propose/set-up.ts'
import type { Look } from '../../text/display-width.ts'
import { indentedLine, plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { proposedPlanText } from './proposed-plan.ts'

/** All that an agent proposes for a repository, lines without their newline. Commands stand there as they would be run, whole. */
export function proposedSetUpText(
  { setup, checks, instructions, plan }: ProposedSetUp,
  given: {
    readonly instructionsFile: string | undefined
    readonly planFile: string | undefined
    readonly costBudgetUsd: number
  },
  look: Look,
): string[] {
  const paint = painter(look.color)
  const commands = (kind: string, list: readonly ProposedCommand[]): string[] =>
    list.flatMap(({ run, why }) => [`  ${kind}: ${run}`, `      ${plainLine(why, 300)}`])
  const { instructionsFile: file, planFile, costBudgetUsd } = given
  const added = [...commands('set-up', setup), ...commands('check', checks)]
  return [
    paint('Proposed commands, besides those that were found', 'bold'),
    ...(added.length === 0 ? ['  none'] : added),
    ...(file === undefined || instructions === ''
      ? []
      : ['', paint(file, 'bold'), ...instructions.split('\n').map((line) => `  | ${indentedLine(line)}`)]),
    ...(planFile === undefined
      ? []
      : [
          '',
          paint(planFile, 'bold'),
          ...proposedPlanText(plan, { name: plan.plan.name ?? 'plan', costBudgetUsd }, look),
        ]),
  ]
}
