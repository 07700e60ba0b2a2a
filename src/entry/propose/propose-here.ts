import { mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { agents } from '../../adapter/agent/agents.ts'
import { secretsOfLogins } from '../../adapter/agent/logins.ts'
import { removeFolder, temporaryFolder } from '../../adapter/disk/process-directory.ts'
import { remoteAt } from '../../adapter/git/remote/remote.ts'
import { openStore } from '../../adapter/git/store/store.ts'
import { writeCommitFiles } from '../../adapter/git/workspace/write-files.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import { terminalProgress } from '../../adapter/log/terminal.ts'
import { secretValues } from '../../adapter/process/secret-values.ts'
import { type ProposalRequest, type ProposalResult, propose } from '../../app/calls/propose.ts'
import { readInstructions } from '../../app/job/from-base.ts'
import type { Ports } from '../../app/job/ports.ts'
import { requireConfinement } from '../../app/job/surroundings.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { endInWords } from '../../core/handoff/answer.ts'
import { money } from '../../core/setting/setting.ts'
import { formatLimit, formatUtc, plural, usageInWords } from '../../core/text/amounts.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { visible } from '../../core/text/visible.ts'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { refuseUnready } from '../doctor/before-run.ts'
import type { BaseFiles } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { type Flag, settingFlags } from '../project/flags.ts'
import { refuseIdleAgent } from '../project/idle-flags.ts'
import { engineHome } from '../project/project.ts'
import { confinedAt, confinementHere } from '../wire/confinement-here.ts'
import { watchesOf } from '../wire/runners.ts'
import { type KeptAnswer, keptAnswerTo } from './kept-answer.ts'

/** USD for all calls: an answer costs cents, and this stops one that runs wild. */
const defaultBudgetUsd = 2

/** The flags of every command that asks an agent before there is a run. */
export const callsFlags: Readonly<Record<string, Flag>> = {
  fresh: { help: 'ask again, even if an earlier answer has not been used yet', toggle: true },
  budget: {
    help: `the most that all calls together may cost, in USD; default ${defaultBudgetUsd}, or cost-budget if that is less`,
    example: '1.50',
  },
  ...settingFlags('agent', 'agent-command', 'model', 'max-turns', 'min-confinement'),
}

/** Throws RalphError USAGE. */
export function callsBudget({ budget }: Readonly<Record<string, unknown>>, settings: Settings): number {
  if (budget === undefined) return Math.min(defaultBudgetUsd, settings['cost-budget'])
  const read = money(budget)
  if ('value' in read) return read.value
  throw new RalphError({
    code: 'USAGE',
    message: `--budget: expected ${read.expected}, got ${plainLine(String(budget), 80)}.`,
    hint: 'Write it as --budget 1.50',
  })
}

/** A question to an agent, its settings, and files to add to its workspace. */
export interface ProposalQuestion<T>
  extends Pick<ProposalRequest<T>, 'pass' | 'task' | 'prompt' | 'schema' | 'judge' | 'budgetUsd'> {
  readonly repository: BaseFiles['repository']
  readonly settings: Settings
  readonly flags: Readonly<Record<string, unknown>>
  readonly extraFiles: ReadonlyMap<string, string>
  /** Advice to the person if no answer met the rules. */
  readonly refusedHint: string
  /** Asks again even if an answer is kept. */
  readonly fresh: boolean
  readonly freshFlag?: string
}

export interface ProposalAnswer<T> {
  readonly value: T
  readonly keptAnswer: KeptAnswer
}

/** Uses a kept answer if there is one. Throws RalphError NOT_READY, PROPOSAL_REFUSED or PROPOSAL_FAILED. */
export async function proposeHere<T extends object>(
  context: CommandContext,
  question: ProposalQuestion<T>,
): Promise<ProposalAnswer<T>> {
  const { repository, settings, prompt, judge, fresh } = question
  const { agent, model } = settings
  refuseIdleAgent(question.flags, settings)
  const keptAnswer = keptAnswerTo(context, [prompt, agent, settings['agent-command'], model, repository.head])
  const lostCalls = await keptAnswer.takeLostCalls()
  if (lostCalls)
    context.out(
      `! ralph was killed during a call for this, begun at ${formatUtc(lostCalls.at)}: what it cost is unknown (at most ${formatLimit(lostCalls.mostUsd)}).\n`,
    )
  const saved = fresh ? undefined : await keptAnswer.read()
  const judged = saved && judge(saved.end)
  if (saved && judged && !('faults' in judged)) {
    context.out(
      `Using the answer of ${formatUtc(saved.at)}, which was not used yet; no call is made (${question.freshFlag ?? '--fresh'} asks again).\n`,
    )
    return { value: judged, keptAnswer }
  }
  await refuseUnready(undefined, context, question.flags)
  const { pass, task, schema, budgetUsd } = question
  const result = await withReadingAgent(context, question, async ({ workspace, systemPrompt, ...ports }) => {
    const endCalls = await keptAnswer.markCalls(budgetUsd)
    const request = {
      ...{ pass, task, schema, budgetUsd, prompt, judge, model, workspace, systemPrompt },
      maxTurns: settings['max-turns'],
    }
    return propose(ports, request, context.cancelled).finally(endCalls)
  })
  context.out(`Cost: ${usageInWords(result.usage)}, ${plural(result.calls, 'call')}.\n`)
  if (result.kind !== 'proposed') throw proposalError(result, question)
  if (result.answer.kind === 'finished') await keptAnswer.keep(result.answer)
  return { value: result.value, keptAnswer }
}

function proposalError(
  result: Exclude<ProposalResult<object>, { kind: 'proposed' }>,
  { task, refusedHint }: Pick<ProposalQuestion<object>, 'task' | 'refusedHint'>,
): RalphError {
  if (result.kind === 'refused')
    return new RalphError({
      code: 'PROPOSAL_REFUSED',
      message: `${plural(result.calls, 'answer')} for ${task}, and the last one still breaks the rules; nothing was written.`,
      hint: refusedHint,
      findings: result.faults.slice(0, 50).map((fault) => plainLine(fault, 400)),
    })
  if (result.kind === 'meddled')
    return new RalphError({
      code: 'PROPOSAL_FAILED',
      message: `The agent changed files that it must not change: ${result.outside
        .slice(0, 5)
        .map((path) => plainLine(path, 200))
        .join('; ')}. Nothing was written.`,
      hint: 'Look at these files. `ralph doctor` says how agents are confined here.',
    })
  const cancelled = result.end.kind === 'cancelled'
  return new RalphError({
    code: 'PROPOSAL_FAILED',
    ...(cancelled && { exit: 'interrupted' as const }),
    message: cancelled
      ? 'Interrupted; nothing was written.'
      : `The agent gave no answer: ${withMessage(result.end)}. Nothing was written.`,
    hint: cancelled
      ? 'The same command asks again.'
      : 'Fix what it names, then run the same command again. `ralph doctor` checks the agent.',
  })
}

function withMessage(end: AgentEnd): string {
  if (end.kind === 'finished') return 'it finished without one'
  const message = plainLine(visible('message' in end ? end.message : 'tail' in end ? end.tail : ''), 500)
  return message === '' ? endInWords(end) : `${endInWords(end)}: ${message.replace(/\.$/, '')}`
}

/** An agent that answers a question about the repository before there is a run. */
interface ReadingAgent extends Pick<Ports, 'agent' | 'show' | 'redact'> {
  /** A temporary copy of the newest commit with the extra files; removed afterwards with everything in it. */
  readonly workspace: string
  readonly systemPrompt: string
}

/** Confined as in a run, outside of the user's own tree. Throws RalphError CONFINEMENT_BELOW_MINIMUM. */
async function withReadingAgent<T>(
  context: CommandContext,
  {
    repository,
    settings,
    extraFiles,
  }: Pick<BaseFiles, 'repository'> & { settings: Settings; extraFiles: ReadonlyMap<string, string> },
  use: (reader: ReadingAgent) => Promise<T>,
): Promise<T> {
  const { env, cancelled, out, color, isTty, now, columns } = context
  const kind = agents[settings.agent]
  kind.refuse(settings)
  const redact = redactor([...secretValues(env), ...secretsOfLogins(env)])
  const { show } = terminalProgress({ write: out, color, isTty, now, redact, columns: () => columns })
  const home = await realpath(temporaryFolder('propose'))
  try {
    const place = { repository, home, agents: join(engineHome(env), 'agents') }
    const confinement = await confinementHere(context, settings, place)
    requireConfinement(
      { confinement: confinedAt(confinement, settings, { context, shape: 'own machine' }), show },
      { settings },
    )
    const workspace = join(home, 'workspace')
    await copyOfHead(context, { repository, home, workspace })
    for (const [path, text] of extraFiles) await writeExtraFile(workspace, path, text)
    const tmp = join(home, 'process')
    await mkdir(tmp, { mode: 0o700 })
    const watches = watchesOf({ repository }, context, { level: confinement.report.level, engine: [] })
    const note = (text: string): void => show({ kind: 'note', text })
    const agent = kind.create(settings, {
      ...{ environment: env, tmp, programs: place.agents, confinement, watched: watches.all, cancelled, note },
    })
    const systemPrompt = await readInstructions({ base: trustedFilesIn(repository.toplevel) }, { settings })
    return await use({ agent, show, redact, workspace, systemPrompt })
  } finally {
    await removeFolder(home)
  }
}

async function copyOfHead(
  { env }: CommandContext,
  { repository, home, workspace }: Pick<BaseFiles, 'repository'> & { home: string; workspace: string },
): Promise<void> {
  const store = await openStore({ home, repository, remote: repository.commonDir, env })
  try {
    const destination = { commit: repository.head, directory: workspace, stateDir: join(home, 'checkout') }
    await writeCommitFiles({ store, remote: remoteAt({ store }) }, destination)
  } finally {
    await store.close()
  }
}

/** The user's current file replaces the committed one. A committed folder that is a link is not followed. */
async function writeExtraFile(workspace: string, path: string, text: string): Promise<void> {
  const folder = dirname(join(workspace, path))
  await mkdir(folder, { recursive: true })
  if (!`${await realpath(folder)}${sep}`.startsWith(`${workspace}${sep}`)) return
  await rm(join(workspace, path), { recursive: true, force: true })
  await writeFile(join(workspace, path), text)
}
