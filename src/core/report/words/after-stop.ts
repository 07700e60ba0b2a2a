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
import { labelled, type NextStep, step, tellAgent, wordsBelow } from '../document/next-steps.ts'

export const continueNowText = 'Continue at once, with another key or model, or because the limit was lifted'
/** The usual next step after a stop. */
export const continueStep = (context: ReportContext): NextStep =>
  step('Continue from the last commit', operatorLine(context, 'run'))

/** Reviewers on GitHub already have the pull request. */
export function reviewSteps(context: ReportContext): NextStep[] {
  if (context.surface === 'issue') return [step(`Review ${code(context.workBranch)} commit by commit and merge it`)]
  const logCommand = commandLine('git', 'log', '--oneline', context.workBranch)
  const flags = context.mergesHere ? ['--here'] : []
  return [
    labelled('Read it', step('Review the work, commit by commit', inFolder(context.cd, logCommand))),
    context.hasNoBase
      ? labelled(
          'Branch it',
          step('Give it a branch; the run began on a detached HEAD', operatorLine(context, 'finish')),
        )
      : labelled(
          'Merge it',
          step('Merge it into the branch that it started from', operatorLine(context, 'finish', ...flags)),
        ),
  ]
}

export const failedTaskSteps = (task: string, context: ReportContext): NextStep[] => [
  labelled(
    'Try again',
    step(
      `Try again, and tell the agent what it should know${wordsBelow(context)}`,
      orderAndRun(context, 'retry', task),
    ),
  ),
  labelled('Or skip it', step('Give up the task and continue', orderAndRun(context, 'skip', task))),
  ...unlessIssue(context, () => [
    labelled('See more', step('Read what failed', operatorLine(context, 'log', '--task', task))),
  ]),
]

/** The circuit breaker opened without a failed task: the next job tries once more. */
export const sameFailureSteps = (context: ReportContext): NextStep[] => [
  tellAgent('Tell the next agent what it should know', context),
  step('Try once more', operatorLine(context, 'run')),
  ...unlessIssue(context, () => [step('Read what failed', operatorLine(context, 'log'))]),
]

/** Before the pause is lifted. */
export const stuckTaskSteps = (task: string, context: ReportContext): NextStep[] => [
  step(
    'Try the task again, and tell the agent what it should know',
    ...orderLines(context, [['retry', task], ['resume']]),
  ),
  step('Give up the task and continue', ...orderLines(context, [['skip', task], ['resume']])),
]

/** For a plan that waits for a decision. */
export const planAnswerSteps = (context: ReportContext, by: 'plan-review' | 'consensus'): NextStep[] => [
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

/** `checkout` also works if only the remote has the commit. */
export function approvalSteps(
  { iteration, task, commit }: { iteration: number; task: string; commit: string },
  context: ReportContext,
): NextStep[] {
  const lookCommand =
    context.surface === 'issue'
      ? commandLine('git', 'show', commit)
      : operatorLine(context, 'checkout', String(iteration))
  return [
    step('Accept it and continue', orderAndRun(context, 'approve', commit.slice(0, 12))),
    step('Have it redone, and tell the agent how', orderAndRun(context, 'retry', task)),
    step('Look at it first', lookCommand),
  ]
}

/** The schedule continues a run after a merge; a comment cannot merge. */
export function mergeSteps({ lowest, lines, limit }: Unread, context: ReportContext): NextStep[] {
  const { cd, ...withoutFolder } = context
  const merge = `${commandLine('gh', 'pr', 'merge', lowest, '--merge')} && ${operatorLine(withoutFolder, 'run')}`
  return [
    context.surface === 'issue'
      ? step(`Read and merge the pull request of ${code(lowest)}; the run then continues by itself`)
      : step('Read and merge the lowest pull request, then continue', inFolder(cd, merge)),
    step(
      'Continue without a merge, and allow as many lines again',
      orderAndRun(context, 'set', 'stop-at', String(doubledBudget(limit, lines))),
    ),
  ]
}

export const approvalOrders = (tasks: readonly { task: string }[], context: ReportContext): string[] =>
  orderLines(
    context,
    tasks.slice(0, maxOrdersInLine).map(({ task }) => ['approve', task]),
  )

/** One command line on a terminal; a comment holds one order. */
export const orderLines = (context: ReportContext, orders: Parameters<typeof ordersAndRun>[1]): string[] =>
  context.surface === 'issue'
    ? orders.map(([verb, ...args]) => operatorLine(context, verb, ...args))
    : [ordersAndRun(context, orders)]

/** More orders make a line that is too long to check. */
export const maxOrdersInLine = 5

export const decisionSteps = (tasks: AbandonedTask['tasks'], context: ReportContext): NextStep[] => {
  const allOrders = (verb: 'skip' | 'retry'): string =>
    ordersAndRun(
      context,
      tasks.map(({ task }) => [verb, task]),
    )
  return [
    step('Agree with the agent and continue', allOrders('skip')),
    step('Have them done anyway', allOrders('retry')),
  ]
}

/** Accepting them weakens the run's rules, so it needs a second flag. */
export const redBaselineSteps = (context: ReportContext): NextStep[] => [
  step('Fix the checks on the base branch, commit, then continue', operatorLine(context, 'run')),
  ...ifTerminal(context, () => [
    step('Accept these failures as known and continue', operatorLine(context, 'run', '--known-red', '--change-rules')),
  ]),
  ...unlessIssue(context, () => [step('Show what they printed', operatorLine(context, 'log', '--iteration', '0'))]),
]

/** Only a command line can do this. */
export const ifTerminal = (context: ReportContext, steps: () => NextStep[]): NextStep[] =>
  (context.surface ?? 'terminal') === 'terminal' ? steps() : []

/** A comment cannot show a log. */
export const unlessIssue = (context: ReportContext, steps: () => NextStep[]): NextStep[] =>
  context.surface === 'issue' ? [] : steps()

export const doubledBudget = (budget: number, spent = budget): string => String(Math.ceil((spent + budget) * 100) / 100)
