import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import { readEnabledPasses, readTemplate } from '../../app/job/from-base.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { judgePlan, type ProposedPlan } from '../../core/propose/judge-plan.ts'
import { mostSource, planPrompt } from '../../core/propose/plan-prompt.ts'
import type { PlanSource } from '../../core/propose/plan-source.ts'
import { proposedPlanText } from '../../core/report/terminal/proposed-plan.ts'
import { thousands } from '../../core/text/amounts.ts'
import { planProposalSchema } from '../../schema/agent/proposal.ts'
import { installed } from '../installed.ts'
import type { BaseFiles } from '../project/base-files.ts'
import { type CommandContext, lookOf } from '../project/context.ts'
import type { KeptAnswer } from './kept-answer.ts'
import { callsBudget, proposeHere } from './propose-here.ts'

type Repository = BaseFiles['repository']

const filesOf = (toplevel: string) => ({
  base: trustedFilesIn(toplevel),
  embedded: trustedFilesIn(installed('templates')),
})

/** What an agent is asked for a draft. */
export async function draftPrompt(toplevel: string, source: PlanSource): Promise<string> {
  return planPrompt({ template: await readTemplate(filesOf(toplevel), 'plan-create'), source })
}

/**
 * A plan that an agent drafts from a source, kept until somebody takes it. `again`: the command that asks once more. Throws
 * RalphError as `proposeHere` does.
 */
export async function draftPlan(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  request: {
    repository: Repository
    settings: Settings
    source: PlanSource
    again: string
    fresh: boolean
    freshFlag: string
  },
): Promise<{ proposed: ProposedPlan; kept: KeptAnswer }> {
  const { repository, settings, source, again, fresh, freshFlag } = request
  const prompt = await draftPrompt(repository.toplevel, source)
  if (source.text.length > mostSource) context.out(`${cutNote(source)}\n`)
  const { value, kept } = await proposeHere(context, {
    ...{ repository, settings, flags, prompt, fresh, freshFlag, budgetUsd: callsBudget(flags, settings) },
    pass: 'plan',
    task: `a plan of ${source.shown}`,
    schema: planProposalSchema(),
    judge: (end) => judgePlan(end, source),
    refused: `Say more clearly what you want, or split it; ${betterAnswer(settings)}. To ask again: \`${again}\`.`,
    lend: new Map(source.file === undefined ? [] : [[source.file, source.text]]),
  })
  return { proposed: value, kept }
}

/** The draft as a person is shown it, with what a run of it will probably cost. */
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
  const about = { name: proposed.plan.name ?? shown, costBudgetUsd: settings['cost-budget'], settings: calls }
  return proposedPlanText(proposed, about, lookOf(context))
}

const betterAnswer = ({ agent }: Pick<Settings, 'agent'>): string =>
  agent === 'command'
    ? 'a command answers in the file $RALPH_HANDOFF_FILE (docs/agents.md)'
    : 'another model may do better (--model)'

const cutNote = ({ shown, text, file }: PlanSource): string =>
  `${shown} has ${thousands(text.length)} characters; the prompt includes the first ${thousands(mostSource)}${file === undefined ? '' : ', and the agent can read the file itself'}.`
