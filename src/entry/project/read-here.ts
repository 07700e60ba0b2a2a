import { RalphError } from '../../core/error/error.ts'
import type { ReadPlan } from '../../core/plan/format/formats.ts'
import type { CommandContext, TypedArguments } from './context.ts'
import { unreadableReason } from './error-text.ts'
import { readPlanAt } from './plan-file.ts'
import { locatePlan } from './plan-here.ts'

/** The plan that a command names, by its operand or by `--plan`. Throws RalphError PLAN_MISSING. */
export async function readHere(
  context: CommandContext,
  { values, operands }: TypedArguments,
  usage: string,
): Promise<ReadPlan & { file: string; faults: readonly string[] }> {
  const { file, path, reading, faults } = await locatePlan(context, values, operands[0])
  const read = await readPlanAt(path, file, reading).catch((error: NodeJS.ErrnoException | RalphError) => {
    if (error instanceof RalphError) throw error
    throw new RalphError({
      code: 'PLAN_MISSING',
      message: `${file} cannot be read: ${unreadableReason(error)}`,
      hint: `Name the plan file: ${usage}`,
    })
  })
  return { ...read, file, faults }
}
