import { readdir } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { select } from '@clack/prompts'
import type { Settings } from '../../core/config/table/settings.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { type ProposedPlan, planNameOf, planText } from '../../core/propose/judge-plan.ts'
import { nextStepLines, step } from '../../core/report/document/next-steps.ts'
import { formatUsd } from '../../core/text/amounts.ts'
import { oneLine, plainLine } from '../../core/text/one-line.ts'
import { insidePath } from '../../core/text/paths.ts'
import { Plan } from '../../schema/plan/plan.ts'
import { orderCommand } from '../command/operator.ts'
import { refuseUnready } from '../doctor/before-run.ts'
import { runFlags } from '../help/run-flags.ts'
import { askOrCancel, Cancelled } from '../init/ask.ts'
import { plannedFile, writePlanned } from '../init/planned-files.ts'
import { withPlanText } from '../open/plan-of-state.ts'
import type { BaseFiles } from '../project/base-files.ts'
import { type Command, type CommandContext, isInteractive, textStyleOf } from '../project/context.ts'
import { type Flag, flagHelp } from '../project/flags.ts'
import { refuseIdleFlags } from '../project/idle-flags.ts'
import { askText } from '../project/order-input.ts'
import { openProject, refuseInvalid } from '../project/project.ts'
import { openSettings } from '../project/setting-sources.ts'
import { draftPlan, draftText } from '../propose/draft-plan.ts'
import type { KeptAnswer } from '../propose/kept-answer.ts'
import { callsBudget, callsFlags } from '../propose/propose-here.ts'
import { readSource } from '../propose/read-source.ts'
import { repeatedCommand } from '../propose/repeated-command.ts'
import { runAndReport } from '../run/carry-out.ts'
import { storedRuns } from '../wire/runs-here.ts'
import { editPlan } from './edit-plan.ts'
import { setUpIfNew } from './set-up-if-new.ts'
import { chooseStart } from './start-choice.ts'

type Flags = Readonly<Record<string, unknown>>
type NamedPlan = Plan & { readonly name: string }

const ownFlags: Readonly<Record<string, Flag>> = {
  yes: { help: 'ask nothing: run the plan if it passes every rule', toggle: true },
  save: { help: 'also write the plan to a file, .json or .md, which the run then follows', example: 'plans/search.md' },
  'as-is': { help: 'make one task of the sentence, without calling an agent for a plan', toggle: true },
  redraft: {
    help: 'ask the agent again, even if an earlier draft has not been used yet',
    toggle: true,
    notWith: ['as-is'],
  },
  budget: { ...(callsFlags['budget'] as Flag), notWith: ['as-is'] },
}

/** A new run begins, so flags that choose a plan or a queue are left out. */
const planFlags = ['plan', 'queue', 'once', 'fresh', 'dry-run', 'format', 'plan-tag', 'plan-scope', 'loop', 'create-pr']
const flagsOfRun = Object.fromEntries(Object.entries(runFlags).filter(([name]) => !planFlags.includes(name)))

export const startCommand: Command = {
  help: `Drafts a plan from a sentence, shows it to you, and runs it. You need no plan file: the plan is kept with the run.

Usage: ralph start TEXT|SPEC|ISSUE [options]

Examples:
  ralph start "Add a search command to the CLI"
  ralph start "Fix the off-by-one in truncate" --as-is
  ralph start specs/search/SPEC.md --save plans/search.md
  ralph start "Add a --json flag" --yes --budget 0.50

Options:
${flagHelp(ownFlags)}

It also takes the options of \`ralph run\`, such as --validate and --cost-budget.`,
  flags: { ...flagsOfRun, ...ownFlags },
  operands: 1,
  run: async (context, { values, operands: [typed = ''] }) => {
    const asks = typed.trim() === '' && isInteractive(context)
    const text = asks ? (await askText({ question: 'What should be done?', optional: false })).join(' ') : typed
    if (text.trim() === '')
      throw new RalphError({
        code: 'USAGE',
        message: 'start: what should be done?',
        hint: 'Say it in quotes: ralph start "Add a search command to the CLI"',
      })
    let hint = ''
    try {
      const interactive = isInteractive(context) && values['yes'] !== true
      const choice = await chooseStart(context, values, { text, interactive })
      if (choice.kind === 'add') return await addTo(choice.plan, context, text)
      hint = ` ${comeBackHint(values, text)}`
      return await startRun(context, values, { text, interactive })
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error
      context.out(`Nothing runs.${hint}\n`)
      return exits.interrupted.code
    }
  },
}

const addTo = (plan: string, context: CommandContext, text: string): Promise<number> =>
  orderCommand('add').run(context, { values: { plan }, operands: [text] })

async function startRun(
  context: CommandContext,
  values: Flags,
  { text, interactive }: { text: string; interactive: boolean },
): Promise<number> {
  const { base, file, before } = await openSettings(context, values)
  refuseInvalid([...file.findings, ...before.findings], file.name)
  const { repository } = base
  const { settings } = before
  refuseIdleFlags(before, { format: null, isQueued: false, inWorkflow: false })
  const target = values['save'] === undefined ? undefined : saveTarget(context, repository.toplevel, values['save'])
  const hasFile = Object.keys(file.values).length > 0
  const setUp = await setUpIfNew(context, settings, { interactive, hasFile })
  const draft = await makeDraft(context, values, { repository, settings, text })
  const plan = await agreeOnPlan(context, values, { draft, interactive, repository, settings, text })
  if (plan === undefined) return exits.person.code
  await setUp?.()
  const opened = await placePlan(context, values, { plan, target, toplevel: repository.toplevel })
  await draft.keptAnswer?.forget()
  const project = await openProject(opened.context, opened.flags)
  return runAndReport(project, opened.context, opened.flags, { assertReady: refuseUnready, planShown: true })
}

interface Draft {
  readonly proposed: ProposedPlan & { readonly plan: NamedPlan }
  /** Undefined if no agent was asked. */
  readonly keptAnswer: KeptAnswer | undefined
}

async function makeDraft(
  context: CommandContext,
  values: Flags,
  { repository, settings, text }: { repository: BaseFiles['repository']; settings: Settings; text: string },
): Promise<Draft> {
  // `--plan NAME` has to mean the run, so its name must be free among files and folders too.
  const names = [
    ...(await storedRuns(context, values)).map(({ plan }) => plan),
    ...(await readdir(repository.toplevel)),
    ...(await readdir(context.cwd)),
  ]
  if (values['as-is'] === true) {
    const title = oneLine(text, 80)
    const task = { id: 'TASK', title, ...(title !== text && { description: text }) }
    const plan = withFreeName(Plan.parse({ tasks: [task] }), text, names)
    return { proposed: { plan, goals: [], questions: [], remarks: [] }, keptAnswer: undefined }
  }
  const source = await readSource(context, repository, text)
  const retryCommand = repeatedCommand(['start', text], values)
  context.out(`Drafting a plan; it may cost up to ${formatUsd(callsBudget(values, settings))} (--budget).\n`)
  const request = {
    repository,
    settings,
    source,
    retryCommand,
    fresh: values['redraft'] === true,
    freshFlag: '--redraft',
  }
  const { proposed, keptAnswer } = await draftPlan(context, values, request)
  return { proposed: { ...proposed, plan: withFreeName(proposed.plan, text, names) }, keptAnswer }
}

function withFreeName(plan: Plan, text: string, takenNames: readonly string[]): NamedPlan {
  const name = plan.name ?? planNameOf(oneLine(text, 40)).name ?? 'start'
  const numbered = Array.from({ length: takenNames.length + 1 }, (_, index) => `${name}-${index + 2}`)
  return { ...plan, name: [name, ...numbered].find((candidate) => !takenNames.includes(candidate)) ?? name }
}

/** The plan that a person accepted; undefined if nothing shall run, which is then printed. */
async function agreeOnPlan(
  context: CommandContext,
  values: Flags,
  request: {
    draft: Draft
    interactive: boolean
    repository: BaseFiles['repository']
    settings: Settings
    text: string
  },
): Promise<NamedPlan | undefined> {
  const { draft, interactive, repository, settings, text } = request
  let { proposed } = draft
  const show = async (): Promise<void> =>
    context.out(
      `\n${(await draftText(context, { proposed, shown: proposed.plan.name, repository, settings })).join('\n')}\n\n`,
    )
  await show()
  if (values['yes'] === true) return proposed.plan
  if (!interactive) {
    context.out('Nothing runs: without a terminal, you cannot be asked.\n')
    const steps = [step('Run exactly this plan', repeatedCommand(['start', text], values, ['--yes']))]
    context.out(`${nextStepLines(steps, textStyleOf(context)).join('\n')}\n`)
    return undefined
  }
  for (;;) {
    const answer = await askRun()
    if (answer === 'run') return proposed.plan
    if (answer === 'no') {
      context.out(`Nothing runs. ${comeBackHint(values, text)}\n`)
      return undefined
    }
    const plan = await editPlan(context, proposed.plan)
    if (plan === undefined) continue
    proposed = { ...proposed, plan }
    await show()
  }
}

const comeBackHint = (values: Flags, text: string): string =>
  values['as-is'] === true
    ? `To come back: \`${repeatedCommand(['start', text], values)}\`.`
    : `The draft is kept for a day, and this shows it again without a call: \`${repeatedCommand(['start', text], { ...values, redraft: undefined })}\`.`

/** Writes the plan to the requested file, or keeps it with the run. */
async function placePlan(
  context: CommandContext,
  values: Flags,
  { plan, target, toplevel }: { plan: NamedPlan; target: string | undefined; toplevel: string },
): Promise<{ context: CommandContext; flags: Flags }> {
  if (target === undefined) return withPlanText(context, values, plan)
  const file = await plannedFile(toplevel, target, planText(plan, target))
  await writePlanned(toplevel, [file], context, { force: false, interactive: isInteractive(context) })
  return { context, flags: { ...values, plan: relative(context.cwd, resolve(toplevel, target)) } }
}

/** From the top of the repository. */
function saveTarget({ cwd }: CommandContext, toplevel: string, save: unknown): string {
  const path = insidePath(
    relative(toplevel, resolve(cwd, String(save)))
      .split(sep)
      .join('/'),
  )
  if (path !== undefined && /[^/]\.(?:json|md)$/i.test(path)) return path
  throw new RalphError({
    code: 'USAGE',
    message: `start: --save ${plainLine(String(save), 200)} is not a .json or .md file inside the repository.`,
    hint: 'Name one such as plans/search.md.',
  })
}

type RunAnswer = 'run' | 'edit' | 'no'

/** About a plan that was just shown. Throws Cancelled. */
const askRun = (): Promise<RunAnswer> =>
  askOrCancel((prompt) =>
    select<RunAnswer>({
      ...prompt,
      message: 'Run it?',
      options: [
        { value: 'run', label: 'Yes, run it' },
        { value: 'edit', label: 'Edit it first' },
        { value: 'no', label: 'No, not now' },
      ],
    }),
  )
