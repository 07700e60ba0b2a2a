import { exits } from '../../core/error/codes/exit-codes.ts'
import { Cancelled, OnlyShown, usageError } from '../init/ask.ts'
import { setUpBmad } from '../init/set-up-bmad.ts'
import { setUpProject } from '../init/set-up-project.ts'
import { unfoldExample } from '../init/unfold-example.ts'
import { writeSkills } from '../init/write-skills.ts'
import { type Command, isInteractive } from '../project/context.ts'
import { type Flag, flagHelp, flagsOnlyWith, settingFlags } from '../project/flags.ts'
import { callsFlags } from '../propose/propose-here.ts'

const { agent: _agent, 'agent-command': _command, ...callsOnly } = callsFlags

const flags: Readonly<Record<string, Flag>> = {
  ...settingFlags('plan', 'setup', 'validate', 'no-checks', 'cost-budget'),
  yes: { help: 'ask nothing: use the detected settings and the flags', toggle: true },
  force: { help: 'replace files that differ, after showing the changes', toggle: true },
  'no-workflow': { help: 'do not write a workflow for GitHub Actions', toggle: true, notWith: ['one-job', 'action'] },
  action: {
    help: 'the repository of the action, at a full commit; default: the one this program was cloned from',
    example: 'OWNER/REPO@SHA',
  },
  inline: {
    help: '',
    toggle: true,
    removed:
      'Omit it for split jobs that call our workflow (its input `runs-on` chooses your own runners), or use --one-job, also for GitHub Enterprise Server.',
  },
  'one-job': {
    help: 'write a workflow with one job that has all permissions and runs several iterations: for an agent that you trust, and for GitHub Enterprise Server',
    toggle: true,
  },
  queue: {
    help: 'set up a queue of plans: those in plans/pending/ are run one after the other (docs/queue.md)',
    toggle: true,
  },
  'dry-run': {
    help: 'show what would be written, or with --ai what the agent would be told; write and call nothing',
    toggle: true,
  },
  'no-baseline': { help: 'do not run set-up and checks at the end', toggle: true },
  ai: {
    help: 'let an agent propose more checks, what agents should know, and a first plan; you see them before anything is written',
    toggle: true,
  },
  ...settingFlags('agent', 'agent-command'),
  ...flagsOnlyWith('ai', callsOnly),
  skills: {
    help: 'write three skills for Claude Code into .claude/skills (ralph-spec, ralph-plan, ralph-spec-to-plan), and nothing else',
    toggle: true,
    notWith: ['ai', 'bmad', 'example', 'queue', 'setup', 'validate', 'plan', 'one-job', 'action'],
  },
  bmad: {
    help: 'set up for a folder of BMAD documents: asks for scope, gates, limits, branch and instructions, and writes the command /ralph for Claude Code',
    toggle: true,
    notWith: ['ai', 'example', 'queue', 'one-job', 'action'],
  },
  ...flagsOnlyWith('bmad', settingFlags('plan-scope', 'run-iterations', 'stuck-after', 'branch-prefix')),
  instructions: {
    help: 'with --bmad: instructions for every agent, written to .ralph/principles.md',
    example: '"Small commits."',
    onlyWith: 'bmad',
  },
  example: {
    help: 'write a small example project to an empty folder instead',
    toggle: true,
    notWith: ['ai', 'plan', 'queue'],
  },
}

export const initCommand: Command = {
  help: `Finds out how this repository is set up and checked, and writes plan.json with an example, .github/ralph.yml and
.github/workflows/ralph.yml. On a terminal it asks three questions. Nothing is overwritten without asking. At the end it
checks everything that a run needs and runs your checks once. It exits with 1 if they fail, and with 3 if there are none.

Usage: ralph init [options]
       ralph init --example [FOLDER]
       ralph init --bmad [options]

Examples:
  ralph init
  ralph init --yes --no-workflow
  ralph init --one-job --action octo/ralph@0123456789abcdef0123456789abcdef01234567
  ralph init --setup "npm ci" --validate "npm test" --validate "npm run lint" --cost-budget 25
  ralph init --ai --budget 1
  ralph init --skills
  ralph init --example my-first-run

Options:
${flagHelp(flags)}`,
  flags,
  operands: 1,
  run: async (context, { values, operands }) => {
    const interactive = isInteractive(context) && values['yes'] !== true
    const dryRun = values['dry-run'] === true
    try {
      if (values['example'] === true && dryRun)
        throw usageError('--example writes into an empty folder: it has no --dry-run')
      if (values['example'] === true) return await unfoldExample(context, operands[0] ?? '.', values)
      if (values['skills'] === true)
        return await writeSkills(context, { force: values['force'] === true, interactive, dryRun })
      if (values['bmad'] === true) return await setUpBmad(context, values, interactive)
      return await setUpProject(context, values, interactive)
    } catch (error) {
      if (!(error instanceof OnlyShown || error instanceof Cancelled)) throw error
      context.out(nothingWritten(error, values['ai'] === true))
      return error instanceof OnlyShown ? 0 : exits.interrupted.code
    }
  },
}

const nothingWritten = (reason: OnlyShown | Cancelled, calledAgent: boolean): string =>
  reason instanceof Cancelled && calledAgent
    ? 'Nothing was written. For a day, the same command shows this proposal again without another call.\n'
    : 'Nothing was written.\n'
