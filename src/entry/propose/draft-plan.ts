import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import { readEnabledPasses, readTemplate } from '../../app/job/from-base.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { judgePlan, type ProposedPlan } from '../../core/propose/judge-plan.ts'
import { maxSourceChars, planPrompt } from '../../core/propose/plan-prompt.ts'
import type { PlanSource } from '../../core/propose/plan-source.ts'
import { proposedPlanText } from '../../core/report/terminal/proposed-plan.ts'
import { thousands } from '../../core/text/amounts.ts'
import { planProposalSchema } from '../../schema/agent/proposal.ts'
import { installedPath } from '../installed-program.ts'
import type { BaseFiles } from '../project/base-files.ts'
import { type CommandContext, textStyleOf } from '../project/context.ts'
import type { KeptAnswer } from './kept-answer.ts'
import { callsBudget, proposeHere } from './propose-here.ts'

type Repository = BaseFiles['repository']

const filesOf = (toplevel: string) => ({
  base: trustedFilesIn(toplevel),
  embedded: trustedFilesIn(installedPath('templates')),
})

export async function draftPrompt(toplevel: string, source: PlanSource): Promise<string> {
  return planPrompt({ template: await readTemplate(filesOf(toplevel), 'plan-create'), source })
}

/** The draft is kept until somebody accepts it. Throws RalphError as `proposeHere` does. */
export async function draftPlan(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  request: {
    repository: Repository
    settings: Settings
    source: PlanSource
    retryCommand: string
    fresh: boolean
    freshFlag: string
  },
): Promise<{ proposed: ProposedPlan; keptAnswer: KeptAnswer }> {
  const { repository, settings, source, retryCommand, fresh, freshFlag } = request
  const prompt = await draftPrompt(repository.toplevel, source)
  if (source.text.length > maxSourceChars) context.out(`${cutNote(source)}\n`)
  const { value, keptAnswer } = await proposeHere(context, {
    ...{ repository, settings, flags, prompt, fresh, freshFlag, budgetUsd: callsBudget(flags, settings) },
    pass: 'plan',
    task: `a plan of ${source.shown}`,
    schema: planProposalSchema(),
    judge: (end) => judgePlan(end, source),
    refusedHint: `Say more clearly what you want, or split it; ${betterAnswer(settings)}. To ask again: \`${retryCommand}\`.`,
    extraFiles: new Map(source.file === undefined ? [] : [[source.file, source.text]]),
  })
  return { proposed: value, keptAnswer }
}

/** The draft with the probable cost of a run. */
export async function draftText(
  context: CommandContext,
  {
    proposed,
    shown,
    repository,
    settings,
  }: {
    proposed: ProposedPlan
    shown: string
    repository: Repository
    settings: Settings
  },
): Promise<string[]> {
  const calls = { ...settings, passes: await readEnabledPasses(filesOf(repository.toplevel), { settings }) }
  const details = { name: proposed.plan.name ?? shown, costBudgetUsd: settings['cost-budget'], settings: calls }
  return proposedPlanText(proposed, details, textStyleOf(context))
}

const betterAnswer = ({ agent }: Pick<Settings, 'agent'>): string =>
  agent === 'command'
    ? 'a command answers in the file $RALPH_HANDOFF_FILE (docs/agents.md)'
    : 'another model may do better (--model)'

const cutNote = ({ shown, text, file }: PlanSource): string =>
  `${shown} has ${thousands(text.length)} characters; the prompt includes the first ${thousands(maxSourceChars)}${file === undefined ? '' : ', and the agent can read the file itself'}.`
