import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import { readTemplate } from '../../app/job/from-base.ts'
import { agentFacts } from '../../core/agent/agents.ts'
import type { Detection } from '../../core/detect/detect.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { agentsMdFile, agentsMdImport } from '../../core/knowledge/agents-block.ts'
import { writeJson } from '../../core/plan/format/json/sparse.ts'
import { judgeSetUp, type ProposedSetUp, setUpPrompt } from '../../core/propose/set-up.ts'
import { nextStepLines, step } from '../../core/report/document/next-steps.ts'
import { detectedLines } from '../../core/report/terminal/init-text.ts'
import { proposedSetUpText } from '../../core/report/terminal/proposed-plan.ts'
import { setUpProposalSchema } from '../../schema/agent/proposal.ts'
import { installedPath } from '../installed-program.ts'
import { type CommandContext, textStyleOf } from '../project/context.ts'
import { refuseInvalid } from '../project/project.ts'
import { settingSources } from '../project/setting-sources.ts'
import { callsBudget, proposeHere } from '../propose/propose-here.ts'
import { repeatedCommand } from '../propose/repeated-command.ts'
import { askWrite, OnlyShown } from './ask.ts'
import { type ProposedFiles, plannedFile } from './planned-files.ts'

type Flags = Readonly<Record<string, unknown>>

export interface AcceptedSetUp extends ProposedFiles, Pick<ProposedSetUp, 'setup' | 'checks'> {
  /** Call it after writing: the kept answer is then deleted. */
  forgetAnswer(): Promise<void>
}

/** `ralph init --ai`. Returns the exit code if nobody accepts the proposal; then nothing is written. */
export async function proposeSetUp(
  context: CommandContext,
  {
    detection,
    flags,
    interactive,
    planFile,
  }: { detection: Detection; flags: Flags; interactive: boolean; planFile: string },
): Promise<AcceptedSetUp | number> {
  const { base, file, before } = await settingSources(context, flags)
  refuseInvalid([...file.findings, ...before.findings], file.name)
  const { repository } = base
  const { settings } = before
  const { toplevel } = repository
  const detected = detectedLines(detection)
  const detectedCommands = detection.projects.flatMap(({ setup, checks }) => [
    ...setup,
    ...checks.map(({ run }) => run),
  ])
  const files = { base: trustedFilesIn(toplevel), embedded: trustedFilesIn(installedPath('templates')) }
  const prompt = setUpPrompt({ template: await readTemplate(files, 'init-ai'), detected })
  if (flags['dry-run'] === true) {
    context.out(`No agent was called. This is what it would be told:\n\n${prompt}\n\n`)
    throw new OnlyShown()
  }
  const { value, keptAnswer } = await proposeHere(context, {
    ...{ repository, settings, flags, fresh: flags['fresh'] === true, budgetUsd: callsBudget(flags, settings) },
    pass: 'init',
    task: 'a proposal for this repository',
    prompt,
    schema: setUpProposalSchema(),
    judge: (end) => judgeSetUp(end, detectedCommands),
    extraFiles: new Map(),
    refusedHint: `Another model may do better (--model). To ask again: \`${repeatedCommand(['init'], flags)}\`. Without --ai, init writes what it finds by rules.`,
  })
  const path = agentFacts[settings.agent].instructions ?? agentsMdFile
  const isNew = async (file: string): Promise<boolean> => (await plannedFile(toplevel, file, '')).before === undefined
  const newPlan = await isNew(planFile)
  // Instructions for agents of every maker are written only once.
  const imports = path !== agentsMdFile && !(await isNew(agentsMdFile))
  const instructions =
    value.instructions === ''
      ? undefined
      : {
          ...{ path, isNew: await isNew(path) },
          text: imports ? `${agentsMdImport}\n\n${value.instructions}` : value.instructions,
        }
  const shown = {
    instructions,
    planFile: newPlan ? planFile : undefined,
    costBudgetUsd: settings['cost-budget'],
  }
  context.out(`\n${proposedSetUpText(value, shown, textStyleOf(context)).join('\n')}\n\n`)
  if (!interactive && flags['yes'] !== true) {
    const steps = [
      step(
        'Write exactly this without another call (it is kept for a day)',
        repeatedCommand(['init'], flags, ['--yes']),
      ),
    ]
    context.out('Nothing was written: without a terminal, you cannot be asked.\n')
    context.out(`${nextStepLines(steps, textStyleOf(context)).join('\n')}\n`)
    return exits.person.code
  }
  if (interactive && !(await askWrite('the repository'))) {
    await keptAnswer.forget()
    context.out('Nothing was written.\n')
    return exits.person.code
  }
  return {
    ...{ setup: value.setup, checks: value.checks, forgetAnswer: keptAnswer.forget },
    planText: newPlan ? writeJson(value.plan.plan) : undefined,
    instructions: instructions?.isNew ? { path, text: `${instructions.text}\n` } : undefined,
  }
}
