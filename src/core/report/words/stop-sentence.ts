import type { Conflict, StopReason } from '../../../schema/run/stop-reason.ts'
import type { GivenUp } from '../../run/next/given-up.ts'
import { formatDuration, formatUsd, formatUtc, fromNow, plural } from '../../text/amounts.ts'
import { assertNever } from '../../text/assert-never.ts'
import { cappedLines } from '../../text/capped.ts'
import { plainLine, quote, some } from '../../text/one-line.ts'
import { code, commandSpan, lineSpan, operatorCommand, type ReportContext } from '../../text/report-context.ts'

export interface StopText {
  /** One sentence of what happened. */
  readonly happened: string
  /** The single reasons where there are several; at most 20, the last one then counts the rest. */
  readonly details: readonly string[]
  /** What to do next, with the exact command in a code span. */
  readonly next: string
}

/** Makes text that is not ours harmless for the medium it goes to. */
export type Neutralise = (text: string) => string

type Words<K extends StopReason['kind']> = (
  reason: Extract<StopReason, { kind: K }>,
  context: ReportContext,
  foreign: Neutralise,
) => { happened: string; details?: readonly string[]; next: string }

const words: { [K in StopReason['kind']]: Words<K> } = {
  complete: (_reason, at) => ({
    happened: 'Every task in the plan is done or skipped.',
    next: `Review ${code(at.workBranch)} commit by commit (${commandSpan('git', 'log', '--oneline', at.workBranch)}) and merge it.`,
  }),
  iteration_limit: ({ scope, limit }, at) =>
    scope === 'job'
      ? {
          happened: `This job has used its ${plural(limit, 'iteration')}; work remains.`,
          next: `${operatorCommand(at, 'run', ...(at.surface === 'issue' ? [] : ['--max-iterations', String(limit)]))} makes up to ${limit} more.`,
        }
      : {
          happened: `The run has used the ${plural(limit, 'iteration')} that it is allowed; work remains.`,
          next: `${operatorCommand(at, 'budget', `${2 * limit}iter`)} allows as many more${thenRun(at)}.`,
        },
  time_budget: ({ budget_ms, scope }, at) => ({
    happened:
      scope === 'limit'
        ? `The job ended before the machine's limit of ${formatDuration(budget_ms)}; work remains.`
        : `The job's time budget of ${formatDuration(budget_ms)} is used up; work remains.`,
    next: `${operatorCommand(at, 'run')} continues from the last commit.`,
  }),
  cost_budget: ({ budget_usd, spent_usd }, at) => ({
    happened: `The run's cost budget of ${formatUsd(budget_usd)} is used up; work remains.`,
    next: `The budget covers the whole run; to allow as much again: ${operatorCommand(at, 'budget', `${asMuchAgain(budget_usd, spent_usd)}usd`)}${thenRun(at)}.`,
  }),
  paused: ({ why, scope }, at, foreign) =>
    scope === 'job'
      ? { happened: `The job was stopped: ${foreign(why)}`, next: `To go on: ${operatorCommand(at, 'run')}.` }
      : {
          happened: `The run is paused: ${foreign(why)}`,
          next: `To go on: ${operatorCommand(at, 'resume')}${thenRun(at)}.`,
        },
  human_review: ({ why, approve, given_up, conflict }, at, foreign) => {
    if (given_up) return decideGivenUp(why, given_up, { at, foreign })
    if (conflict) return mergeByHand(why, conflict, { at, foreign })
    return {
      happened: `A person is ${approve ? 'asked to review the work' : 'needed'}: ${foreign(why)}`,
      next: approve
        ? approveOrNot(approve, at)
        : `When that is fixed, ${operatorCommand(at, 'run')} continues from the last commit.`,
    }
  },
  waiting: ({ until, why }, at, foreign) => ({
    happened: `Waiting until ${fromNow(until, at.now)}: ${foreign(why)}`,
    next: `After that time ${operatorCommand(at, 'run')} continues; a job that starts earlier ends at once and costs nothing.${atOnce(at)}`,
  }),
  blocked: ({ by, red }, at, foreign) => ({
    happened: 'No task can be started:',
    details: listed(by, foreign),
    next: red ? redBaseline(at) : `Fix the problems above, then ${operatorCommand(at, 'run')}.`,
  }),
  stuck: ({ on, task = 'TASK' }, at, foreign) => ({
    happened: 'The run is stuck: more attempts without help would only cost money:',
    details: listed(on, foreign),
    next:
      `Read the failures with ${operatorCommand(at, 'log')}. Then help with ${operatorCommand(at, 'hint', '…')} and ` +
      `${operatorCommand(at, 'retry', task)}, or give up the task with ${operatorCommand(at, 'skip', task)}${thenRun(at)}.`,
  }),
  busy: ({ why }, at, foreign) => ({
    happened: `Another job is running: ${foreign(why)}`,
    next: `Nothing was changed. ${operatorCommand(at, 'status')} shows its progress.`,
  }),
  cancelled: (_reason, at) => ({
    happened:
      'The job was cancelled. The iteration in progress was rolled back and does not count as a failure of its task.',
    next: `${operatorCommand(at, 'run')} continues from the last commit.`,
  }),
  failed: ({ code: fault, why }, at, foreign) => ({
    happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
    next: `What was committed is safe. When the cause is fixed, ${operatorCommand(at, 'run')} continues from the last commit.`,
  }),
}

/**
 * Why a job ended and what to do next, in words for people. Reasons may quote the agent or a provider: they pass
 * through `foreign`, by default one plain line of at most 500 characters; Markdown needs its own.
 */
export function stopSentence(
  reason: StopReason,
  context: ReportContext,
  foreign: Neutralise = (text) => plainLine(text, 500),
): StopText {
  const write = words[reason.kind] as Words<StopReason['kind']>
  const text = write(reason, context, foreign)
  return { happened: ended(text.happened), details: text.details ?? [], next: text.next }
}

/** The same as one block of plain text: sentence, list, next step. */
export const stopLines = ({ happened, details, next }: StopText): string[] => [
  happened,
  ...details.map((detail) => `  - ${detail}`),
  `Next: ${next}`,
]

/** The commit itself may be at the remote alone; `checkout` gives its files wherever it is. */
function approveOrNot(
  { iteration, task, commit }: { iteration: number; task: string; commit: string },
  at: ReportContext,
) {
  const look =
    at.surface === 'issue' ? commandSpan('git', 'show', commit) : operatorCommand(at, 'checkout', String(iteration))
  return (
    `Review it with ${look}. To accept it: ${operatorCommand(at, 'approve', commit.slice(0, 12))}; ` +
    `to have it redone: ${operatorCommand(at, 'retry', task, '…')}${thenRun(at)}.`
  )
}

function mergeByHand(
  why: string,
  { files, total, commands }: Conflict,
  { at, foreign }: { at: ReportContext; foreign: Neutralise },
): ReturnType<Words<'human_review'>> {
  return {
    happened: foreign(why),
    details: cappedLines(
      files.map((file) => foreign(`conflict in ${file}`)),
      files.length,
      total,
    ),
    next: `Nothing is lost or overwritten. In a clone, run: ${commands.map(lineSpan).join(', ')}. Then ${operatorCommand(at, 'run')}.`,
  }
}

function decideGivenUp(
  why: string,
  { tasks, total }: GivenUp,
  { at, foreign }: { at: ReportContext; foreign: Neutralise },
): ReturnType<Words<'human_review'>> {
  const said = tasks.map((one) => {
    const choices = `${operatorCommand(at, 'skip', one.task)} confirms, ${operatorCommand(at, 'retry', one.task)} reopens it`
    return `${givenUpInWords(one, foreign)} (${choices})`
  })
  return {
    happened: `A person is needed: ${foreign(why)}:`,
    details: cappedLines(said, said.length, total),
    next: `Decide on each of these tasks${thenRun(at)}.`,
  }
}

/** Accepting them weakens the rules that the run has, and so has to be said twice. */
function redBaseline(at: ReportContext): string {
  const read =
    at.surface === 'issue' ? '' : ` ${operatorCommand(at, 'log', '--iteration', '0')} shows what they printed.`
  const accept =
    (at.surface ?? 'terminal') === 'terminal'
      ? ` To go on with these failures as known ones: ${operatorCommand(at, 'run', '--known-red', '--change-rules')}.`
      : ''
  return `Mend the checks on the base branch, commit, then ${operatorCommand(at, 'run')}.${read}${accept}`
}

/** Only a command line says it: a workflow's next job has the same key. */
const atOnce = (at: ReportContext): string =>
  (at.surface ?? 'terminal') === 'terminal'
    ? ` With another key or model, or where the limit is lifted: ${operatorCommand(at, 'run', '--now')}.`
    : ''

/** A comment starts the next job by itself; on a laptop somebody has to. */
const thenRun = (at: ReportContext): string => (at.surface === 'issue' ? '' : `, then ${operatorCommand(at, 'run')}`)

const asMuchAgain = (budget: number, spent = budget): string => String(Math.ceil((spent + budget) * 100) / 100)

const ended = (sentence: string): string => (/[.:!?…]$/.test(sentence) ? sentence : `${sentence}.`)

const listed = (reasons: readonly string[], foreign: Neutralise): string[] => cappedLines(reasons.map(foreign), 20)

/** `B was given up by the agent of iteration 3: it is not needed`, without a full stop. */
export function givenUpInWords(
  { task, iteration, why }: GivenUp['tasks'][number],
  foreign: (text: string) => string,
): string {
  const by = iteration === 0 ? 'was given up' : `was given up by the agent of iteration ${iteration}`
  return `${task} ${by}${why === '' ? '' : `: ${foreign(why)}`}`
}

/** The reason in a few words; `stop-sentence.ts` has the long form. */
export function stopInWords(reason: StopReason): string {
  switch (reason.kind) {
    case 'complete':
      return 'complete'
    case 'iteration_limit':
      return `limit of ${plural(reason.limit, 'iteration')} a ${reason.scope}`
    case 'time_budget':
      return reason.scope === 'limit'
        ? `the job's limit of ${formatDuration(reason.budget_ms)} is near`
        : `time budget of ${formatDuration(reason.budget_ms)} used up`
    case 'cost_budget':
      return `cost budget of ${formatUsd(reason.budget_usd)} used up`
    case 'paused':
      return `${reason.scope === 'job' ? 'stopped' : 'paused'}: ${quote(reason.why)}`
    case 'human_review':
      return `a person is needed: ${quote(reason.why)}`
    case 'waiting':
      return `waiting until ${formatUtc(reason.until)}: ${quote(reason.why)}`
    case 'blocked':
      return `blocked: ${some(reason.by)}`
    case 'stuck':
      return `stuck: ${some(reason.on)}`
    case 'busy':
      return `another job is running: ${quote(reason.why)}`
    case 'cancelled':
      return 'cancelled'
    case 'failed':
      return `failed (${quote(reason.code)}): ${quote(reason.why)}`
    default:
      return assertNever(reason)
  }
}
