import type { Unread } from '../../../schema/run/stop-reason.ts'
import type { AbandonedTask } from '../../run/next/human-review.ts'
import { commandLine } from '../../text/command-line.ts'
import {
  code,
  inFolder,
  operatorLine,
  orderAndRun,
  ordersAndRun,
  type ReportContext,
} from '../../text/report-context.ts'
import { labelled, type NextStep, step, tellAgent, wordsBelow } from './next-steps.ts'

export const goOnAtOnce = 'Continue at once, with another key or model, or because the limit was lifted'
/** As almost every stop is followed: nothing has to be decided. */
export const goOn = (context: ReportContext): NextStep =>
  step('Continue from the last commit', operatorLine(context, 'run'))

/** A reviewer on GitHub has the pull request before them. */
export function takeIn(context: ReportContext): NextStep[] {
  if (context.surface === 'issue') return [step(`Review ${code(context.workBranch)} commit by commit and merge it`)]
  const look = commandLine('git', 'log', '--oneline', context.workBranch)
  const here = context.mergesHere ? ['--here'] : []
  return [
    labelled('Read it', step('Review the work, commit by commit', inFolder(context.cd, look))),
    context.hasNoBase
      ? labelled(
          'Branch it',
          step('Give it a branch; the run began on a detached HEAD', operatorLine(context, 'finish')),
        )
      : labelled(
          'Merge it',
          step('Merge it into the branch that it started from', operatorLine(context, 'finish', ...here)),
        ),
  ]
}

export const withFailedTask = (task: string, context: ReportContext): NextStep[] => [
  labelled(
    'Try again',
    step(
      `Try again, and tell the agent what it should know${wordsBelow(context)}`,
      orderAndRun(context, 'retry', task),
    ),
  ),
  labelled('Or skip it', step('Give up the task and continue', orderAndRun(context, 'skip', task))),
  ...offIssue(context, () => [
    labelled('See more', step('Read what failed', operatorLine(context, 'log', '--task', task))),
  ]),
]

/** The circuit breaker opened, and no task has failed for good: the next job tries once more. */
export const afterSameFailures = (context: ReportContext): NextStep[] => [
  tellAgent('Tell the next agent what it should know', context),
  step('Try once more', operatorLine(context, 'run')),
  ...offIssue(context, () => [step('Read what failed', operatorLine(context, 'log'))]),
]

/** What helps before the pause is lifted. */
export const withStuckTask = (task: string, context: ReportContext): NextStep[] => [
  step(
    'Try the task again, and tell the agent what it should know',
    ...eachOrder(context, [['retry', task], ['resume']]),
  ),
  step('Give up the task and continue', ...eachOrder(context, [['skip', task], ['resume']])),
]

/** What a person can do about a plan that is not to be begun as it is. */
export const answerPlan = (context: ReportContext, by: 'plan-review' | 'consensus'): NextStep[] => [
  step(
    by === 'consensus' ? 'Start it, and accept the open issues as risks' : 'Start it with the proposals, or as it is',
    orderAndRun(context, 'accept'),
  ),
  step(
    by === 'consensus'
      ? 'Have them talk once more, and say what matters'
      : 'Have it reviewed again, and say what matters',
    orderAndRun(context, 'revise'),
  ),
  step('Start it despite the findings', orderAndRun(context, 'override')),
  step('Do not start it', operatorLine(context, 'abort')),
]

/** The commit itself may be at the remote alone; `checkout` gives its files wherever it is. */
export function approveOrNot(
  { iteration, task, commit }: { iteration: number; task: string; commit: string },
  context: ReportContext,
): NextStep[] {
  const look =
    context.surface === 'issue'
      ? commandLine('git', 'show', commit)
      : operatorLine(context, 'checkout', String(iteration))
  return [
    step('Accept it and continue', orderAndRun(context, 'approve', commit.slice(0, 12))),
    step('Have it redone, and tell the agent how', orderAndRun(context, 'retry', task)),
    step('Look at it first', look),
  ]
}

/** The schedule continues a run after a merge; a comment cannot merge. */
export function readAndMerge({ lowest, lines, limit }: Unread, context: ReportContext): NextStep[] {
  const { cd, ...inPlace } = context
  const merge = `${commandLine('gh', 'pr', 'merge', lowest, '--merge')} && ${operatorLine(inPlace, 'run')}`
  return [
    context.surface === 'issue'
      ? step(`Read and merge the pull request of ${code(lowest)}; the run then continues by itself`)
      : step('Read and merge the lowest pull request, then continue', inFolder(cd, merge)),
    step(
      'Continue without a merge, and allow as many lines again',
      orderAndRun(context, 'set', 'stop-at', String(asMuchAgain(limit, lines))),
    ),
  ]
}

export const approvals = (tasks: readonly { task: string }[], context: ReportContext): string[] =>
  eachOrder(
    context,
    tasks.slice(0, mostAtOnce).map(({ task }) => ['approve', task]),
  )

/** In a terminal all at once; a comment holds one order. */
export const eachOrder = (context: ReportContext, orders: Parameters<typeof ordersAndRun>[1]): string[] =>
  context.surface === 'issue'
    ? orders.map(([verb, ...args]) => operatorLine(context, verb, ...args))
    : [ordersAndRun(context, orders)]

/** More orders would make a line that nobody reads before typing it. */
export const mostAtOnce = 5

export const decideAtOnce = (tasks: AbandonedTask['tasks'], context: ReportContext): NextStep[] => {
  const each = (verb: 'skip' | 'retry'): string =>
    ordersAndRun(
      context,
      tasks.map(({ task }) => [verb, task]),
    )
  return [step('Agree with the agent and continue', each('skip')), step('Have them done anyway', each('retry'))]
}

/** Accepting them weakens the rules that the run has, and so has to be said twice. */
export const redBaseline = (context: ReportContext): NextStep[] => [
  step('Fix the checks on the base branch, commit, then continue', operatorLine(context, 'run')),
  ...onTerminal(context, () => [
    step('Accept these failures as known and continue', operatorLine(context, 'run', '--known-red', '--change-rules')),
  ]),
  ...offIssue(context, () => [step('Show what they printed', operatorLine(context, 'log', '--iteration', '0'))]),
]

/** Only a command line says it: a workflow's next job has the same key, and its rules are in its file. */
export const onTerminal = (context: ReportContext, steps: () => NextStep[]): NextStep[] =>
  (context.surface ?? 'terminal') === 'terminal' ? steps() : []

/** No comment is answered with a log. */
export const offIssue = (context: ReportContext, steps: () => NextStep[]): NextStep[] =>
  context.surface === 'issue' ? [] : steps()

export const asMuchAgain = (budget: number, spent = budget): string => String(Math.ceil((spent + budget) * 100) / 100)
