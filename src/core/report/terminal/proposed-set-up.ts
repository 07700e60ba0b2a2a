import type { ProposedCommand, ProposedSetUp } from '../../propose/set-up.ts'
import type { TextStyle } from '../../text/display-width.ts'
import { indentedLine, plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { proposedPlanText } from './proposed-plan.ts'

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
