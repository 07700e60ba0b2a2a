import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { type ReadPlan, readPlan } from '../../core/plan/format/formats.ts'
import type { CommandContext, Typed } from './context.ts'
import { readOptionsHere } from './read-options-here.ts'

/** The plan file that a command names, by its operand or by `--plan`. Throws RalphError PLAN_MISSING. */
export async function readHere(
  context: CommandContext,
  { values, operands }: Typed,
  usage: string,
): Promise<ReadPlan & { file: string }> {
  const file = operands[0] ?? (typeof values['plan'] === 'string' ? values['plan'] : 'plan.json')
  const bytes = await readFile(resolve(context.cwd, file)).catch((error: Error) => {
    throw new RalphError({
      code: 'PLAN_MISSING',
      message: `${file} cannot be read: ${error.message}`,
      hint: `Name the plan file: ${usage}`,
    })
  })
  return { ...readPlan({ from: 'file', file, bytes, options: await readOptionsHere(context, values) }), file }
}
