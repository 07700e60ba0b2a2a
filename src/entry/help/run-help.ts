import { groupedHelp } from '../project/flags.ts'
import { runFlags } from './run-flags.ts'

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
