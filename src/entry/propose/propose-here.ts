import { type ProposalRequest, type ProposalResult, propose } from '../../app/propose.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { endInWords } from '../../core/handoff/answer.ts'
import { money } from '../../core/setting/setting.ts'
import { formatLimit, formatUtc, plural, usageInWords } from '../../core/text/amounts.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { visible } from '../../core/text/visible.ts'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { refuseUnready } from '../doctor/before-run.ts'
import type { BaseFiles } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { type Flag, settingFlags } from '../project/flags.ts'
import { type KeptAnswer, keptAnswer } from './kept-answer.ts'
import { withReader } from './with-reader.ts'

/** USD for all calls, where nobody says otherwise: an answer costs cents, and this stops one that runs wild. */
const usualBudget = 2

/** The flags of every command that asks an agent before there is a run. */
export const callsFlags: Readonly<Record<string, Flag>> = {
  fresh: { help: 'ask again, even if an earlier answer has not been used yet', toggle: true },
  budget: {
    help: `the most that all calls together may cost, in USD; default ${usualBudget}, or cost-budget if that is less`,
    example: '1.50',
  },
  ...settingFlags('agent', 'agent-command', 'model', 'max-turns', 'min-confinement'),
}

/** Throws RalphError USAGE. */
export function callsBudget({ budget }: Readonly<Record<string, unknown>>, settings: Settings): number {
  if (budget === undefined) return Math.min(usualBudget, settings['cost-budget'])
  const read = money(budget)
  if ('value' in read) return read.value
  throw new RalphError({
    code: 'USAGE',
    message: `--budget: expected ${read.expected}, got ${plainLine(String(budget), 80)}.`,
    hint: 'Write it as --budget 1.50',
  })
}

/** What is asked, by which settings, and what lies beside the project for it. */
export interface ProposalQuestion<T>
  extends Pick<ProposalRequest<T>, 'pass' | 'task' | 'prompt' | 'schema' | 'judge' | 'budgetUsd'> {
  readonly repository: BaseFiles['repository']
  readonly settings: Settings
  readonly flags: Readonly<Record<string, unknown>>
  readonly lend: ReadonlyMap<string, string>
  /** What a person can do where no answer met the rules. */
  readonly refused: string
  /** Ask again although an answer is kept. */
  readonly fresh: boolean
  /** The flag that says so; `--fresh` by default. */
  readonly freshFlag?: string
}

export interface ProposalAnswer<T> {
  readonly value: T
  readonly kept: KeptAnswer
}

/**
 * The answer to a question, kept until somebody takes it: from before, else by asking. Says what it cost. Throws
 * RalphError NOT_READY before anything is spent, PROPOSAL_REFUSED or PROPOSAL_FAILED after it.
 */
export async function proposeHere<T extends object>(
  context: CommandContext,
  question: ProposalQuestion<T>,
): Promise<ProposalAnswer<T>> {
  const { repository, settings, prompt, judge, fresh } = question
  const { agent, model } = settings
  const kept = keptAnswer(context, [prompt, agent, settings['agent-command'], model, repository.head])
  const lost = await kept.lost()
  if (lost)
    context.out(
      `! ralph was killed during a call for this, begun at ${formatUtc(lost.at)}: what it cost is unknown (at most ${formatLimit(lost.mostUsd)}).\n`,
    )
  const before = fresh ? undefined : await kept.read()
  const known = before && judge(before.end)
  if (before && known && !('faults' in known)) {
    context.out(
      `Using the answer of ${formatUtc(before.at)}, which was not used yet; no call is made (${question.freshFlag ?? '--fresh'} asks again).\n`,
    )
    return { value: known, kept }
  }
  await refuseUnready(undefined, context, question.flags)
  const { pass, task, schema, budgetUsd } = question
  const found = await withReader(context, question, async ({ workspace, systemPrompt, ...ports }) => {
    const ended = await kept.asking(budgetUsd)
    const request = {
      ...{ pass, task, schema, budgetUsd, prompt, judge, model, workspace, systemPrompt },
      maxTurns: settings['max-turns'],
    }
    return propose(ports, request, context.cancelled).finally(ended)
  })
  context.out(`Cost: ${usageInWords(found.usage)}, ${plural(found.calls, 'call')}.\n`)
  if (found.kind !== 'proposed') throw failure(found, question)
  if (found.answer.kind === 'finished') await kept.keep(found.answer)
  return { value: found.value, kept }
}

function failure(
  found: Exclude<ProposalResult<object>, { kind: 'proposed' }>,
  { task, refused }: Pick<ProposalQuestion<object>, 'task' | 'refused'>,
): RalphError {
  if (found.kind === 'refused')
    return new RalphError({
      code: 'PROPOSAL_REFUSED',
      message: `${plural(found.calls, 'answer')} for ${task}, and the last one still breaks the rules; nothing was written.`,
      hint: refused,
      findings: found.faults.slice(0, 50).map((fault) => plainLine(fault, 400)),
    })
  if (found.kind === 'meddled')
    return new RalphError({
      code: 'PROPOSAL_FAILED',
      message: `The agent changed files that it must not change: ${found.outside
        .slice(0, 5)
        .map((one) => plainLine(one, 200))
        .join('; ')}. Nothing was written.`,
      hint: 'Look at these files. `ralph doctor` says how agents are confined here.',
    })
  const cancelled = found.end.kind === 'cancelled'
  return new RalphError({
    code: 'PROPOSAL_FAILED',
    ...(cancelled && { exit: 'interrupted' as const }),
    message: cancelled
      ? 'Interrupted; nothing was written.'
      : `The agent gave no answer: ${withMessage(found.end)}. Nothing was written.`,
    hint: cancelled
      ? 'The same command asks again.'
      : 'Fix what it names, then run the same command again. `ralph doctor` checks the agent.',
  })
}

function withMessage(end: AgentEnd): string {
  if (end.kind === 'finished') return 'it finished without one'
  const said = plainLine(visible('message' in end ? end.message : 'tail' in end ? end.tail : ''), 500)
  return said === '' ? endInWords(end) : `${endInWords(end)}: ${said.replace(/\.$/, '')}`
}
