import { exits } from '../../core/error/codes/exit-codes.ts'
import { refuseUnready } from '../doctor/before-run.ts'
import { runFlagGroups, runFlags } from '../help/run-flags.ts'
import { openFileOrState } from '../open/plan-of-state.ts'
import type { Command } from '../project/context.ts'
import { groupedHelp } from '../project/flags.ts'
import { runAndReport } from '../run/carry-out.ts'
import { translateSeedFlags } from '../run/seed-flags.ts'

/** The options that most people need, each in a few words. All others are in `ralph run --help --all`. */
const brief: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'The work': {
    plan: 'the plan',
    validate: 'a check that every commit must pass; repeat it for more',
    setup: 'prepares a workspace, once',
    agent: 'claude, or command: any program',
    model: "the agent's model; default: its own",
    fresh: 'start a new run instead of continuing',
  },
  'The limits': {
    'cost-budget': 'for the whole run',
    'time-budget': 'start no attempt after this time',
    'max-iterations': 'attempts in this job',
  },
  'The care': {
    review: 'a second agent reviews each change; default: off',
    approval: 'each commit waits for you; default: off',
    'human-review': 'wait when an agent asks for a person; default: only tell',
    'known-red': 'accept checks that failed before the run',
  },
  'The place': {
    remote: 'where the branches are kept; default: this repository',
    'on-complete': 'what happens to a complete run on GitHub',
    'dry-run': 'say what would happen, and change nothing',
    verbose: 'also rules, confinement and ids (--json: everything, for programs)',
  },
}

const count = Object.values(runFlags).filter(({ removed }) => removed === undefined).length

/** `ralph run --help`, at most 30 lines of at most 100 columns. */
export const runHelp = `Runs a plan, or goes on where it stopped. Each attempt ends in one checked commit, or in none.

Usage: ralph run [options]           Every option can also stand in .github/ralph.yml.

${groupedHelp(
  Object.fromEntries(
    Object.entries(brief).map(([group, rows]) => [
      group,
      Object.fromEntries(Object.entries(rows).map(([name, help]) => [name, { ...runFlags[name], help }])),
    ]),
  ),
).replace(/\n\n/g, '\n')}

All ${count} options: ralph run --help --all     One of them: ralph help cost-budget
It ends with 0 done, 1 stuck, 2 out of budget, 3 waits for you, 4 waits for a limit.`

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
    if (!values['dry-run']) return runAndReport(project, opened.context, opened.flags, { assertReady: refuseUnready })
    const { dryRun } = await import('../run/dry-run.ts')
    return dryRun(project, opened.context, opened.flags)
  },
}
