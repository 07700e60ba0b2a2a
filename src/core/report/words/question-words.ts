import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import { plainLine } from '../../text/one-line.ts'
import { operatorCommand, orderAndRun, type ReportContext } from '../../text/report-context.ts'
import type { UnchangedTask } from '../facts/task-rows.ts'
import { type NextStep, step } from './next-steps.ts'

/** What an agent that changed nothing asks, in one or two sentences; `foreign` makes its words harmless. */
export function questionInWords(
  { kind, why, evidence, options = [], verify, person }: AgentQuestion,
  foreign: (text: string) => string,
): string {
  const offered = options.map((option, index) => ` ${index + 1}: ${foreign(option.replace(/\.$/, ''))}.`)
  if (kind === 'question') return `Its agent asks: ${foreign(why)}${offered.join('')}`
  const shown = evidence === '' ? [] : [`It names as evidence: ${foreign(evidence)}`]
  const said = [`Its agent says that nothing is left to change: ${foreign(why)}`, ...shown]
  if (verify) said.push('A verifier is asked before a person.')
  if (person !== undefined) said.push(`A person decides, since ${foreign(person)}`)
  return said.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}

/** How a person answers, the most likely first. */
export function answerQuestion(
  { task, question }: { readonly task: string; readonly question?: AgentQuestion | undefined },
  at: ReportContext,
): NextStep[] {
  const answer =
    at.surface === 'issue'
      ? step(`Answer: a comment that begins with ${operatorCommand(at, 'answer', task)}, with your words after it`)
      : step('Answer, and have it tried again', orderAndRun(at, 'answer', task))
  const agree = step('Agree that nothing is to be changed', orderAndRun(at, 'answer', task, 'done'))
  const offered = (question?.options ?? []).map((option, index) =>
    step(`Answer “${plainLine(option, 80)}”`, orderAndRun(at, 'answer', task, String(index + 1))),
  )
  return [
    ...(question?.kind === 'no_change' ? [agree] : []),
    ...offered,
    answer,
    step('Give up the task and continue', orderAndRun(at, 'skip', task)),
  ]
}

export const acceptedInWords = (
  { by, why, verified }: Pick<EventOf<'unchanged_accepted'>, 'by' | 'why' | 'verified'>,
  foreign: (text: string) => string,
): string => `done without a change, as ${verified ? 'a verifier' : foreign(by)} agreed: ${foreign(why)}`

/** A task that is done though nothing was changed: who agreed, and why. */
export function unchangedInWords(
  { task, iteration, by, verified, why }: UnchangedTask,
  foreign: (text: string) => string,
): string {
  const who = verified ? 'a verifying model agreed, and no person was asked' : `${foreign(by)} agreed`
  return `${task} is done without a change (iteration ${iteration}; ${who}): ${foreign(why)}`
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
