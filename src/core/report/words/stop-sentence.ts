import type { TaskState } from '../../../schema/run/run-state.ts'
import type { Conflict, StopReason } from '../../../schema/run/stop-reason.ts'
import { meetsLimitOfJob } from '../../run/lease/due.ts'
import type { AbandonedTask } from '../../run/next/human-review.ts'
import { unreadInWords } from '../../run/next/unread.ts'
import {
  formatDuration,
  formatLimit,
  formatTokens,
  formatUsd,
  formatUtc,
  fromNow,
  plural,
  tokenAmount,
} from '../../text/amounts.ts'
import { assertNever } from '../../text/assert-never.ts'
import { cappedLines } from '../../text/capped-list.ts'
import { firstThree, plainLine, quote } from '../../text/one-line.ts'
import { operatorCommand, operatorLine, orderAndRun, type ReportContext } from '../../text/report-context.ts'
import { type NextStep, step } from '../document/next-steps.ts'
import {
  approvalOrders,
  approvalSteps,
  continueNowText,
  continueStep,
  decisionSteps,
  doubledBudget,
  failedTaskSteps,
  ifTerminal,
  maxOrdersInLine,
  mergeSteps,
  planAnswerSteps,
  redBaselineSteps,
  reviewSteps,
  sameFailureSteps,
  stuckTaskSteps,
  unlessIssue,
} from './after-stop.ts'
import { askInWords, questionSteps } from './question-words.ts'

export interface StopText {
  /** One sentence. */
  readonly happened: string
  /** The reasons if there are several; at most 20, the last line then counts the others. */
  readonly details: readonly string[]
  /** Most likely step first; at most three. */
  readonly next: readonly NextStep[]
}

/** Makes foreign text harmless for its medium. */
export type Neutralise = (text: string) => string

type Words<K extends StopReason['kind']> = (
  reason: Extract<StopReason, { kind: K }>,
  context: ReportContext,
  foreign: Neutralise,
) => { happened: string; details?: readonly string[]; next: readonly NextStep[] }

/** The rest of a budget may be too small for one more attempt. */
function budgetEnd(context: {
  budget_usd: number
  spent_usd?: number | undefined
  attempt_usd?: number | undefined
}): string {
  const budget = `The run's cost budget of ${formatLimit(context.budget_usd)}`
  if (context.attempt_usd === undefined || context.spent_usd === undefined) return `${budget} is used up`
  return `${budget} has ${formatUsd(context.budget_usd - context.spent_usd)} left, and the median attempt costs ${formatUsd(context.attempt_usd)}`
}

const words: { [K in StopReason['kind']]: Words<K> } = {
  complete: (_reason, context) => ({
    happened: 'Every task in the plan is done or skipped.',
    next: reviewSteps(context),
  }),
  iteration_limit: ({ scope, limit }, context) =>
    scope === 'job'
      ? {
          happened: `This job has used its ${plural(limit, 'iteration')}; work remains.`,
          next: [
            step(
              `Run up to ${plural(limit, 'more iteration')}`,
              operatorLine(context, 'run', ...(context.surface === 'issue' ? [] : ['--max-iterations', String(limit)])),
            ),
          ],
        }
      : {
          happened: `The run has used the ${plural(limit, 'iteration')} that it is allowed; work remains.`,
          next: [step('Allow that many more', orderAndRun(context, 'budget', `${2 * limit}iter`))],
        },
  time_budget: ({ budget_ms, scope }, context) => ({
    happened:
      scope === 'limit'
        ? `The job ended before the machine's limit of ${formatDuration(budget_ms)}; work remains.`
        : `The job's time budget of ${formatDuration(budget_ms)} is used up; work remains.`,
    next: [continueStep(context)],
  }),
  cost_budget: ({ budget_usd, spent_usd, attempt_usd }, context) => ({
    happened: `${budgetEnd({ budget_usd, spent_usd, attempt_usd })}; work remains.`,
    next: [
      step(
        'Allow as much again (the budget is for the whole run)',
        orderAndRun(context, 'budget', `${doubledBudget(budget_usd, spent_usd)}usd`),
      ),
    ],
  }),
  token_budget: ({ budget_tokens, spent_tokens }, context) => ({
    happened: `The run's token budget of ${formatTokens(budget_tokens)} is used up; work remains.`,
    next: [
      step(
        'Allow as many again (the budget is for the whole run)',
        orderAndRun(context, 'budget', `${tokenAmount(budget_tokens + spent_tokens)}tok`),
      ),
    ],
  }),
  paused: ({ why, scope, task }, context, foreign) =>
    scope === 'job'
      ? { happened: `The job was stopped: ${foreign(why)}`, next: [step('Continue', operatorLine(context, 'run'))] }
      : {
          happened: `The run is paused: ${foreign(why)}`,
          next: [
            ...(task === undefined ? [] : stuckTaskSteps(task, context)),
            step('Continue', orderAndRun(context, 'resume')),
          ],
        },
  human_review: ({ why, approve, given_up, asks, conflict, unread }, context, foreign) => {
    if (approve) return { happened: `Waiting for approval: ${foreign(why)}`, next: approvalSteps(approve, context) }
    if (asks) return answerAgents(why, asks, { context, foreign })
    if (given_up) return decideGivenUp(why, given_up, { context, foreign })
    if (conflict) return mergeByHand(why, conflict, { context, foreign })
    if (unread) return { happened: `A person is needed: ${unreadInWords(unread)}`, next: mergeSteps(unread, context) }
    return {
      happened: `A person is needed: ${foreign(why)}`,
      next: [step('When that is fixed, continue from the last commit', operatorLine(context, 'run'))],
    }
  },
  waiting: ({ until, why }, context, foreign) => ({
    happened: `Waiting until ${fromNow(until, context.now)}: ${foreign(why)}`,
    next: [
      step(
        'After that time, continue (a job that starts earlier ends at once and costs nothing)',
        operatorLine(context, 'run'),
      ),
      ...ifTerminal(context, () => [step(continueNowText, operatorLine(context, 'run', '--now'))]),
    ],
  }),
  blocked: ({ by, red, counsel }, context, foreign) => ({
    happened: 'No task can be started.',
    details: listed(by, foreign),
    next: counsel
      ? planAnswerSteps(context, counsel)
      : red
        ? redBaselineSteps(context)
        : [step('Fix the problems above, then continue', operatorLine(context, 'run'))],
  }),
  stuck: ({ on, task }, context, foreign) => ({
    happened: 'The run is stuck; more attempts without help would only cost money.',
    details: listed(on, foreign),
    next: task === undefined ? sameFailureSteps(context) : failedTaskSteps(task, context),
  }),
  busy: ({ why }, context, foreign) => ({
    happened: `Another job is running: ${foreign(why)}`,
    next: [step("Nothing was changed; to see that job's progress", operatorLine(context, 'status'))],
  }),
  cancelled: (_reason, context) => ({
    happened:
      'The job was cancelled. If an iteration was in progress, it was rolled back and does not count against its task.',
    next: [continueStep(context)],
  }),
  failed: ({ code: fault, why }, context, foreign) => ({
    happened: `The job failed (${foreign(fault)}): ${foreign(why)}`,
    next: [
      step(
        'What was committed is safe. When the cause is fixed, continue from the last commit',
        operatorLine(context, 'run'),
      ),
    ],
  }),
}

/** `All 7 tasks are done: 7 commits, each with its checks passed.` */
export function completeSentence(
  tasks: readonly Pick<TaskState, 'status' | 'commit' | 'parts'>[],
  { isChecked }: { isChecked: boolean },
): string {
  const done = tasks.filter(({ status }) => status === 'done').length
  const commits = tasks.reduce((sum, { commit, parts }) => sum + (commit === null ? 0 : 1 + parts.length), 0)
  const summary =
    done === tasks.length
      ? `All ${plural(done, 'task')} are done`
      : `${done} of ${plural(tasks.length, 'task')} are done, and no other is left`
  const proof = commits === 0 || !isChecked ? '' : `, ${commits === 1 ? 'with' : 'each with'} its checks passed`
  return `${done === 1 && tasks.length === 1 ? 'The task is done' : summary}: ${plural(commits, 'commit')}${proof}.`
}

const times: readonly string[] = ['never', 'once', 'twice', 'three times', 'four times', 'five times']
const timesInWords = (count: number): string => times[count] ?? `${count} times`

/** `Stopped: INDEX-07 failed in the same way three times.` */
export function stuckSentence(
  task: string,
  { stuck, failed_attempts }: Pick<TaskState, 'stuck' | 'failed_attempts'>,
): string {
  const count = timesInWords(stuck?.rests_on.length ?? failed_attempts)
  const signInWords = {
    said_stuck: 'is stuck: its agents say that they cannot go on',
    same_failure: `failed in the same way ${count}`,
    no_changes: `is stuck: its agents changed nothing, ${count}`,
    in_turns: 'fails in the same two ways in turn',
  }
  return `Stopped: ${task} ${stuck ? signInWords[stuck.sign] : `failed ${count}`}.`
}

/** Why a job ended and what to do next. `foreign` neutralises quoted text, for plain text by default. */
export function stopSentence(
  reason: StopReason,
  context: ReportContext,
  foreign: Neutralise = (text) => plainLine(text, 500),
): StopText {
  const write = words[reason.kind] as Words<StopReason['kind']>
  const text = write(reason, context, foreign)
  const next = context.nextJob !== undefined && meetsLimitOfJob(reason) ? [step(context.nextJob)] : text.next
  return { happened: endSentence(text.happened), details: text.details ?? [], next }
}

function mergeByHand(
  reason: string,
  { files, total, commands, agent_may = false }: Conflict,
  { context, foreign }: { context: ReportContext; foreign: Neutralise },
): ReturnType<Words<'human_review'>> {
  return {
    happened: foreign(reason),
    details: cappedLines(
      files.map((file) => foreign(`conflict in ${file}`)),
      files.length,
      total,
    ),
    next: [
      ...(agent_may
        ? ifTerminal(context, () => [
            step('Have an agent resolve it as the next task', operatorLine(context, 'run', '--base-conflict', 'task')),
          ])
        : []),
      step(
        'Merge in a clone: after `git merge`, resolve the conflicts and run `git commit -a --no-edit`. Nothing is lost or overwritten in the meantime',
        ...commands,
        operatorLine(context, 'run'),
      ),
    ],
  }
}

/** Everybody can read an agent's question with its task. */
function answerAgents(
  reason: string,
  { tasks, total }: NonNullable<(StopReason & { kind: 'human_review' })['asks']>,
  { context, foreign }: { context: ReportContext; foreign: Neutralise },
): ReturnType<Words<'human_review'>> {
  const questions = tasks.map((ask) => askInWords(ask, foreign))
  const question = tasks.find(({ question }) => question)
  if (question) {
    const happened = endSentence(`A person is needed: ${foreign(reason)}`)
    return {
      happened,
      details: cappedLines(questions, questions.length, total),
      next: questionSteps(question, context),
    }
  }
  const [first] = tasks
  return {
    happened: endSentence(`A person is needed: ${foreign(reason)}`),
    details: cappedLines(questions, questions.length, total),
    next: [
      step(
        total === 1 ? 'Approve it and continue' : 'Approve each of them and continue',
        ...approvalOrders(tasks, context),
      ),
      ...(first
        ? [step('Have it done again, and tell the agent how', orderAndRun(context, 'undo', String(first.iteration)))]
        : []),
      ...(first
        ? unlessIssue(context, () => [
            step('Look at it first', operatorLine(context, 'checkout', String(first.iteration))),
          ])
        : []),
    ],
  }
}

function decideGivenUp(
  reason: string,
  { tasks, total }: AbandonedTask,
  { context, foreign }: { context: ReportContext; foreign: Neutralise },
): ReturnType<Words<'human_review'>> {
  const givenUpTexts = tasks.map((task) => {
    const choices = `${operatorCommand(context, 'skip', task.task)} confirms, ${operatorCommand(context, 'retry', task.task)} reopens it`
    return `${givenUpInWords(task, foreign)} (${choices})`
  })
  return {
    happened: endSentence(`A person is needed: ${foreign(reason)}`),
    details: cappedLines(givenUpTexts, givenUpTexts.length, total),
    next: [
      context.surface === 'issue'
        ? step('Decide on each of these tasks')
        : step('Decide on each of these tasks, then continue', operatorLine(context, 'run')),
      ...(total > maxOrdersInLine ? [] : unlessIssue(context, () => decisionSteps(tasks, context))),
    ],
  }
}

const endSentence = (sentence: string): string => (/[.:!?…]$/.test(sentence) ? sentence : `${sentence}.`)

const listed = (reasons: readonly string[], foreign: Neutralise): string[] => cappedLines(reasons.map(foreign), 20)

/** `B was given up by the agent of iteration 3: it is not needed`, without a full stop. */
export function givenUpInWords(
  { task, iteration, why, by: who }: AbandonedTask['tasks'][number],
  foreign: (text: string) => string,
): string {
  const origin = who === 'ralph' ? ` after iteration ${iteration}` : ` by the agent of iteration ${iteration}`
  const by = `was given up${iteration === 0 ? '' : origin}`
  return `${task} ${by}${why === '' ? '' : `: ${foreign(why)}`}`
}

/** A few words; `stop-sentence.ts` has the long form. */
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
      return reason.attempt_usd === undefined
        ? `cost budget of ${formatLimit(reason.budget_usd)} used up`
        : `cost budget of ${formatLimit(reason.budget_usd)} too small for another attempt`
    case 'token_budget':
      return `token budget of ${formatTokens(reason.budget_tokens)} used up`
    case 'paused':
      return `${reason.scope === 'job' ? 'stopped' : 'paused'}: ${quote(reason.why)}`
    case 'human_review':
      return reason.approve
        ? `waiting for approval of ${quote(reason.approve.task)}, iteration ${reason.approve.iteration}`
        : `a person is needed: ${quote(reason.why)}`
    case 'waiting':
      return `waiting until ${formatUtc(reason.until)}: ${quote(reason.why)}`
    case 'blocked':
      return `blocked: ${firstThree(reason.by)}`
    case 'stuck':
      return `stuck: ${firstThree(reason.on)}`
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
