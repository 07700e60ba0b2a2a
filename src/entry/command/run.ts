import { exits } from '../../core/error/codes/exit-codes.ts'
import { refuseUnready } from '../doctor/before-run.ts'
import { runFlagGroups, runFlags } from '../help/run-flags.ts'
import { runHelp } from '../help/run-help.ts'
import { openFileOrState } from '../open/plan-of-state.ts'
import type { Command } from '../project/context.ts'
import { groupedHelp } from '../project/flags.ts'
import { carryOut } from '../run/carry-out.ts'
import { translateSeedFlags } from '../run/seed-flags.ts'

export const runCommand: Command = {
  help: runHelp,
  fullHelp: `Runs a plan, one validated commit per iteration. Your working tree, index and branch are never touched.

Usage: ralph run [options]

Examples:
  ralph run --plan plan.json --validate "npm test" --validate "eslint ."
  ralph run --setup "npm ci" --validate "npm test" --max-iterations 5 --cost-budget 20
  ralph run --queue --branch-prefix feat/
  ralph run --dry-run

${groupedHelp(runFlagGroups)}

To turn off a flag that takes no value, add =false, such as --known-red=false. This also overrides a variable.

Exit codes:
${Object.values(exits)
  .map(({ code, means }) => `  ${String(code).padEnd(4)}${means}`)
  .join('\n')}`,
  flags: runFlags,
  run: async (context, { values: typed }) => {
    const { values: translated, notes } = translateSeedFlags(typed)
    for (const line of notes) context.err(`${line}\n`)
    const { queue, once, ...values } = translated
    if (queue === true || once === true) {
      const { runQueue } = await import('../run/run-queue.ts')
      return runQueue(context, values, { once: once === true })
    }
    const { project, ...opened } = await openFileOrState(context, values)
    if (!values['dry-run']) return carryOut(project, opened.context, opened.flags, { assertReady: refuseUnready })
    const { dryRun } = await import('../run/dry-run.ts')
    return dryRun(project, opened.context, opened.flags)
  },
}
