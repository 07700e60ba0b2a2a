import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import { plainLine } from '../../text/one-line.ts'
import { operatorCommand, orderAndRun, type ReportContext } from '../../text/report-context.ts'
import { type NextStep, step } from '../document/next-steps.ts'
import type { UnchangedTask } from '../facts/task-rows.ts'

/** One or two sentences; `foreign` neutralises the agent's words. */
export function questionInWords(
  { kind, why, evidence, options = [], verify, person }: AgentQuestion,
  foreign: (text: string) => string,
): string {
  const optionTexts = options.map((option, index) => ` ${index + 1}: ${foreign(option.replace(/\.$/, ''))}.`)
  if (kind === 'question') return `Its agent asks: ${foreign(why)}${optionTexts.join('')}`
  const evidenceText = evidence === '' ? [] : [`It names as evidence: ${foreign(evidence)}`]
  const sentences = [`Its agent says that nothing is left to change: ${foreign(why)}`, ...evidenceText]
  if (verify) sentences.push('A verifier is asked before a person.')
  if (person !== undefined) sentences.push(`A person decides, since ${foreign(person)}`)
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}

/** Most likely answer first. */
export function questionSteps(
  { task, question }: { readonly task: string; readonly question?: AgentQuestion | undefined },
  context: ReportContext,
): NextStep[] {
  const answer =
    context.surface === 'issue'
      ? step(`Answer: a comment that begins with ${operatorCommand(context, 'answer', task)}, with your words after it`)
      : step('Answer, and have it tried again', orderAndRun(context, 'answer', task))
  const agree = step('Agree that nothing is to be changed', orderAndRun(context, 'answer', task, 'done'))
  const optionSteps = (question?.options ?? []).map((option, index) =>
    step(`Answer “${plainLine(option, 80)}”`, orderAndRun(context, 'answer', task, String(index + 1))),
  )
  return [
    ...(question?.kind === 'no_change' ? [agree] : []),
    ...optionSteps,
    answer,
    step('Give up the task and continue', orderAndRun(context, 'skip', task)),
  ]
}

export const acceptedInWords = (
  { by, why, verified }: Pick<EventOf<'unchanged_accepted'>, 'by' | 'why' | 'verified'>,
  foreign: (text: string) => string,
): string => `done without a change, as ${verified ? 'a verifier' : foreign(by)} agreed: ${foreign(why)}`

/** Who agreed, and why. */
export function unchangedInWords(
  { task, iteration, by, verified, why }: UnchangedTask,
  foreign: (text: string) => string,
): string {
  const agreement = verified ? 'a verifying model agreed, and no person was asked' : `${foreign(by)} agreed`
  return `${task} is done without a change (iteration ${iteration}; ${agreement}): ${foreign(why)}`
}

interface Ask {
  readonly task: string
  readonly iteration: number
  readonly why: string
  readonly question?: AgentQuestion | undefined
}

export const askInWords = ({ task, iteration, why, question }: Ask, foreign: (text: string) => string): string =>
  question
    ? `${task} (iteration ${iteration}) changed nothing. ${questionInWords(question, foreign)}`
    : `${task} (iteration ${iteration}): ${foreign(why)}`
