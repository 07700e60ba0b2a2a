import { join, posix, relative, resolve, sep } from 'node:path'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { planNameOf, planText } from '../../core/propose/judge-plan.ts'
import { nextStepLines, step } from '../../core/report/document/next-steps.ts'
import { difference } from '../../core/report/terminal/init-text.ts'
import { commandLine, commitLine, flagWords } from '../../core/text/command-line.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { insidePath } from '../../core/text/paths.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { askReplace, askWrite, Cancelled } from '../init/ask.ts'
import { plannedFile, writePlanned } from '../init/planned-files.ts'
import { type Command, type CommandContext, isInteractive, textStyleOf } from '../project/context.ts'
import { configFlag, type Flag, flagHelp } from '../project/flags.ts'
import { refuseInvalid } from '../project/project.ts'
import { settingSources } from '../project/setting-sources.ts'
import { draftPlan, draftPrompt, draftText } from '../propose/draft-plan.ts'
import { callsFlags } from '../propose/propose-here.ts'
import { readSource } from '../propose/read-source.ts'
import { repeatedCommand } from '../propose/repeated-command.ts'

const flags: Readonly<Record<string, Flag>> = {
  from: {
    help: 'what the plan should do: a spec or another file of the repository, an issue, or a text in quotes',
    example: 'specs/search/SPEC.md',
  },
  to: { help: 'the file to write, .json or .md; default plan.json', example: 'plans/search.json' },
  yes: { help: 'ask nothing: write the plan if it passes every rule', toggle: true },
  force: { help: 'replace the file if it exists', toggle: true },
  'dry-run': { help: 'print what the agent would be told, without calling it', toggle: true },
  ...callsFlags,
  ...configFlag,
}

export const planCreateCommand: Command = {
  help: `Lets an agent make a plan from a spec, a text or an issue. The plan is checked against rules and shown with its graph
and its probable cost. It is written only after you agree. While the spec has open questions, no agent is called.
A plan that breaks a rule is sent back at most twice.

Usage: ralph plan create --from=SPEC|TEXT|ISSUE [options]

Examples:
  ralph plan create --from specs/search/SPEC.md
  ralph plan create --from search --to plans/search.md --yes
  ralph plan create --from "Add a --json flag to the list command" --budget 0.50
  ralph plan create --from "#12" --dry-run

Options:
${flagHelp(flags)}`,
  flags,
  run: async (context, { values }) => {
    if (typeof values['from'] !== 'string')
      throw usage(
        '--from is missing.',
        'Say what the plan should do: a spec, a file, an issue (#12), or a text in quotes.',
      )
    try {
      return await createPlan(context, { ...values, from: values['from'] })
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error
      context.out('Nothing was written. For a day, the same command shows this plan again without another call.\n')
      return exits.interrupted.code
    }
  },
}

type Values = Readonly<Record<string, unknown>> & { readonly from: string }

async function createPlan(context: CommandContext, values: Values): Promise<number> {
  const { base, file, before } = await settingSources(context, values)
  refuseInvalid([...file.findings, ...before.findings], file.name)
  const { repository } = base
  const { settings } = before
  const source = await readSource(context, repository, values.from)
  const interactive = isInteractive(context) && values['yes'] !== true
  const { path, shown } = targetIn(context, repository.toplevel, values['to'])
  const { before: existing } = await plannedFile(repository.toplevel, path, '')
  const force = values['force'] === true
  if (existing !== undefined && !interactive && !force && !values['dry-run']) throw targetExists(shown)
  if (values['dry-run']) return dryRun(context, await draftPrompt(repository.toplevel, source))
  const retryCommand = repeatedCommand(['plan', 'create'], values)
  const { proposed, keptAnswer } = await draftPlan(context, values, {
    repository,
    settings,
    source,
    retryCommand,
    fresh: values['fresh'] === true,
    freshFlag: '--fresh',
  })
  const plan = nameByFile(proposed.plan, path)
  context.out(
    `\n${(await draftText(context, { proposed: { ...proposed, plan }, shown, repository, settings })).join('\n')}\n\n`,
  )
  if (!interactive && values['yes'] !== true) return reportNotWritten(context, { values, shown })
  const after = planText(plan, path)
  if (interactive && !(await confirmWrite(context, { shown, existing, after }))) {
    await keptAnswer.forget()
    context.out('Nothing was written.\n')
    return exits.person.code
  }
  // Somebody may have written the file during the agent's call.
  const planned = await plannedFile(repository.toplevel, path, after)
  await writePlanned(repository.toplevel, [planned], context, { force: force || interactive, interactive: false })
  await keptAnswer.forget()
  context.out(`\n${nextSteps(context, { shown, name: plan.name ?? shown }).join('\n')}\n`)
  return 0
}

function confirmWrite(
  context: CommandContext,
  { shown, existing, after }: { shown: string; existing: string | undefined; after: string },
): Promise<boolean> {
  if (existing === undefined) return askWrite(shown)
  context.out(`${difference({ path: shown, before: existing, after }, context).join('\n')}\n`)
  return askReplace(shown)
}

function dryRun(context: CommandContext, prompt: string): number {
  context.out(
    `No agent was called. This is what it would be told; it would have read-only tools in a copy of the newest commit:\n\n${prompt}\n`,
  )
  return 0
}

function reportNotWritten(context: CommandContext, { values, shown }: { values: Values; shown: string }): number {
  const retryCommand = repeatedCommand(['plan', 'create'], { ...values, to: shown }, ['--yes'])
  const steps = [step('Write exactly this plan without another call (it is kept for a day)', retryCommand)]
  context.out('Nothing was written: without a terminal, you cannot be asked.\n')
  context.out(`${nextStepLines(steps, textStyleOf(context)).join('\n')}\n`)
  return exits.person.code
}

function nextSteps(context: CommandContext, { shown, name }: { shown: string; name: string }): string[] {
  const commit = commitLine(`Plan ${plainLine(name, 60)}`, [shown])
  const steps = [
    step('Edit it as you like, then check it', commandLine('ralph', 'plan', 'lint', shown)),
    step('Commit it and start', `${commit} && ${commandLine('ralph', 'run', ...flagWords('plan', shown))}`),
  ]
  return nextStepLines(steps, textStyleOf(context))
}

/** `path` starts at the top of the repository, `shown` at the current folder. */
function targetIn({ cwd }: CommandContext, toplevel: string, to: unknown): { path: string; shown: string } {
  const target = to === undefined ? join(toplevel, 'plan.json') : resolve(cwd, String(to))
  const path = insidePath(relative(toplevel, target).split(sep).join('/'))
  if (path !== undefined && /[^/]\.(?:json|md)$/i.test(path)) return { path, shown: relative(cwd, target) }
  throw usage(
    `--to ${plainLine(String(to), 200)} is not a .json or .md file inside the repository.`,
    'Name one such as plans/search.json.',
  )
}

/** The file names the plan, without the number that orders a queue; `plan.json` gives no name. */
function nameByFile(plan: Plan, path: string): Plan {
  const stem = posix.parse(path).name.replace(/^\d+[-_]/, '')
  return stem === 'plan' ? plan : { ...plan, ...planNameOf(stem) }
}

const usage = (message: string, hint: string): RalphError =>
  new RalphError({ code: 'USAGE', message: `plan create: ${message}`, hint })

const targetExists = (path: string): RalphError =>
  new RalphError({
    code: 'PLAN_TARGET',
    message: `${plainLine(path, 200)} exists already; no agent was called and nothing was written.`,
  })
