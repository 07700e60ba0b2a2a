import type { AgentQuestion } from '../../../../schema/run/attempts.ts'
import type { RunState } from '../../../../schema/run/run-state.ts'
import { heldCommits } from '../../../run/fold/open-attempts.ts'
import { openAsks } from '../../../run/next/human-review.ts'
import { redParts } from '../../../run/next/slices.ts'
import { pushInClone, resolveInClone } from '../../../run/next/stack-conflict.ts'
import { clock, clockSeenFrom, plural, tokenAmount } from '../../../text/amounts.ts'
import { cappedRow } from '../../../text/capped-list.ts'
import { oneLine, plainLine } from '../../../text/one-line.ts'
import { operatorLine, orderAndRun, shortOid } from '../../../text/report-context.ts'
import { doubledBudget } from '../../words/after-stop.ts'
import { failedCard } from './failed-card.ts'
import { type Action, type Card, card, type FirstInput, failing, needsPerson } from './first-screen.ts'

const maxFailed = 3
const maxQuestions = 10

/** Cards that need a person: failed checks, questions, an approval, the stop, criteria to try, then waiting orders. */
export function cardsOf(input: FirstInput): Card[] {
  const urgent = [...failedCards(input), ...questionCards(input), ...approvalCards(input), ...givenUpCards(input)]
  return [
    ...urgent,
    ...(urgent.length === 0 ? stopCards(input) : []),
    ...conflictCards(input),
    ...redPullCards(input),
    ...untestedCards(input),
    ...orderCards(input),
  ]
}

function failedCards(input: FirstInput): Card[] {
  const { state, status } = input
  const stuck = state.paused?.task ?? (state.stop?.kind === 'stuck' ? state.stop.task : undefined)
  const failed = status.tasks.filter((task) => task.status === 'failed').map(({ id }) => id)
  const tasks = [...new Set([...(stuck === undefined ? [] : [stuck]), ...failed])]
  const more = tasks.length - maxFailed
  const shown = tasks.slice(0, maxFailed).map((task) => failedCard(task, input))
  if (more <= 0) return shown
  const names = tasks.slice(maxFailed, maxFailed + 5).join(', ')
  return [
    ...shown,
    card({
      id: 'failed more',
      badge: failing('Failed'),
      title: `${plural(more, 'more task')} failed`,
      text: [`${names}${more > 5 ? ', …' : ''}: the view Tasks lists them.`],
    }),
  ]
}

/** One card for each distinct question. */
function questionCards({ state, context }: FirstInput): Card[] {
  const asksByQuestion = new Map<string, RunState['asks']>()
  for (const ask of openAsks(state)) {
    const key = `${ask.question?.kind ?? 'work'} ${ask.question?.why ?? ask.why}`
    asksByQuestion.set(key, [...(asksByQuestion.get(key) ?? []), ask])
  }
  return [...asksByQuestion.values()].slice(0, maxQuestions).flatMap((asks) => {
    const [ask] = asks
    if (!ask) return []
    const tasks = asks.map(({ task }) => task).join(', ')
    const { task, iteration, question } = ask
    return card({
      id: `question ${task} ${iteration}`,
      badge: needsPerson('Question'),
      meta: `${tasks}, iteration ${iteration}`,
      title: oneLine(question?.why ?? ask.why, 300),
      text: question ? questionText(question) : [lookRequest],
      ask: question ? 'Your answer' : null,
      actions: question ? answerActions(task, question, context) : approvalActions(task, context),
      iteration,
    })
  })
}

const lookRequest = 'The commit passed its checks. Nothing is built on it before you have looked.'

const questionText = ({ kind, evidence }: AgentQuestion): string[] =>
  kind === 'question'
    ? ['Its agent changed nothing and waits for your answer.']
    : [
        'Its agent says that nothing is left to change.',
        ...(evidence === '' ? [] : [`It names as evidence: ${oneLine(evidence, 400)}`]),
      ]

function answerActions(task: string, { kind, options = [] }: AgentQuestion, context: FirstInput['context']): Action[] {
  const optionActions = options.map((option, index) => ({
    label: oneLine(option, 80),
    command: orderAndRun(context, 'answer', task, String(index + 1)),
    order: `answer ${task} ${index + 1}`,
  }))
  const agree: Action = {
    label: 'Agree: nothing is to be changed',
    command: orderAndRun(context, 'answer', task, 'done'),
    order: `answer ${task} done`,
  }
  return [
    ...optionActions,
    { label: 'Answer', command: orderAndRun(context, 'answer', task), order: `answer ${task}` },
    ...(kind === 'no_change' ? [agree] : []),
    { label: 'Skip the task', command: orderAndRun(context, 'skip', task), order: `skip ${task}` },
  ]
}

const approvalActions = (task: string, context: FirstInput['context']): Action[] => [
  { label: 'Approve', command: orderAndRun(context, 'approve', task), order: `approve ${task}` },
  { label: 'Do it again', command: orderAndRun(context, 'retry', task), order: `retry ${task}` },
]

function approvalCards({ state, context }: FirstInput): Card[] {
  return heldCommits(state).map(({ task, commit, iteration, summary, approved_before }) => {
    const short = shortOid(commit)
    return card({
      id: `approval ${commit}`,
      badge: needsPerson('Approval'),
      meta: `${task}, iteration ${iteration}`,
      title: oneLine(summary, 300),
      text: [
        state.awaiting ? 'It passed its checks; nothing else is begun before you decide.' : 'It passed its checks.',
        ...(approved_before === undefined
          ? []
          : [`What landed meanwhile changed it: you approved ${shortOid(approved_before)}.`]),
      ],
      iteration,
      approves: commit,
      actions: [
        { label: `Approve ${short}`, command: orderAndRun(context, 'approve', short), order: `approve ${commit}` },
        { label: 'Reject it and try again', command: orderAndRun(context, 'retry', task), order: `retry ${task}` },
        { label: 'See its files', command: operatorLine(context, 'checkout', String(iteration)), order: null },
      ],
    })
  })
}

function givenUpCards({ status, state, context }: FirstInput): Card[] {
  const tasks = status.tasks.filter((task) => task.status === 'given_up')
  return tasks.slice(0, maxFailed).map(({ id, title }) => {
    const { iteration = 0, why = '' } = state.tasks[id]?.given_up ?? {}
    return card({
      id: `given up ${id}`,
      badge: needsPerson('Given up'),
      meta: `${id}${iteration === 0 ? '' : `, iteration ${iteration}`}`,
      title,
      text: why === '' ? [] : [oneLine(why, 400)],
      iteration: iteration === 0 ? null : iteration,
      ask: 'What should the next agent know?',
      actions: [
        { label: 'Try again', command: orderAndRun(context, 'retry', id), order: `retry ${id}` },
        { label: 'Leave it out', command: orderAndRun(context, 'skip', id), order: `skip ${id}` },
      ],
    })
  })
}

/** For a stop that no task caused: a budget, a pause, a conflict, an ended job. */
function stopCards(input: FirstInput): Card[] {
  const { status, state, context } = input
  const { standing, next_steps, sentence, details } = status
  if (standing === 'at_work' || standing === 'complete') return []
  const orders = ordersAfterStop(input)
  const begun = status.iteration > 0
  return [
    card({
      id: `stopped ${standing}`,
      badge:
        standing === 'waiting'
          ? { sign: '·', word: 'Waits by itself', tone: 'dim' }
          : needsPerson(begun ? 'To go on' : 'To begin'),
      meta: clockSeenFrom(state.updated, context.now),
      title: sentence,
      text: details.slice(0, 3),
      actions: next_steps.flatMap(({ does, commands }, index) =>
        commands.map((command) => ({ label: does, command, order: orders[index] ?? null })),
      ),
    }),
  ]
}

/** A dashboard's orders for the next steps; null if only the shown command can do it. */
function ordersAfterStop({ status, state: { stop, paused } }: FirstInput): readonly (string | null)[] {
  if (status.standing === 'paused' && paused) return ['resume']
  if (stop?.kind === 'cost_budget') return [`budget ${doubledBudget(stop.budget_usd, stop.spent_usd)}usd`]
  if (stop?.kind === 'token_budget') return [`budget ${tokenAmount(stop.budget_tokens + stop.spent_tokens)}tok`]
  const unread = stop?.kind === 'human_review' ? stop.unread : undefined
  return unread ? [null, `set stop-at ${doubledBudget(unread.limit, unread.lines)}`] : []
}

/** A person resolves it in a clone; no order can. */
function conflictCards({ state }: FirstInput): Card[] {
  const { stack_conflict: conflict } = state
  if (!conflict) return []
  const { branch, onto_branch, paths, total, base } = conflict
  const { get, push } = resolveInClone(state, conflict)
  return [
    card({
      id: `conflict ${branch} ${base}`,
      badge: needsPerson('Conflict'),
      meta: plainLine(branch, 100),
      title: `${plainLine(onto_branch, 100)} conflicts with this pull request`,
      text: [
        `A pull request below it was merged. Both changed ${cappedRow(
          paths.map((path) => plainLine(path, 100)),
          5,
          total,
        )}.`,
        'The run continues above it. Edit the files between the two commands; the next job takes your push from there.',
      ],
      actions: [
        { label: 'Get the conflict', command: get, order: null },
        { label: 'Push what you resolved', command: push, order: null },
      ],
    }),
  ]
}

const redPullCards = ({ state }: FirstInput): Card[] =>
  redParts(state).map(({ branch, tip, red, said }) => {
    const names = plainLine(red?.join(', ') ?? '', 100)
    return card({
      id: `red ${branch} ${tip}`,
      badge: failing('Failed'),
      meta: `${plainLine(branch, 100)}, ${shortOid(tip)}`,
      title: `${names} ${red?.length === 1 ? 'fails' : 'fail'} on ${plainLine(branch, 100)}`,
      text: [
        'It is red since the base was merged into it; the newest commits of the run pass.',
        'Merge it together with the ones above it, or commit what mends it between the two commands; the next job takes your push from there.',
      ],
      evidence: said.slice(0, 1).flatMap(({ name, lines }) => [name, ...lines]),
      actions: [
        { label: 'Get it', command: pushInClone(state, branch).get, order: null },
        { label: 'Push what mends it', command: pushInClone(state, branch).push, order: null },
      ],
    })
  })

/** Criteria without a test, which a person can try. */
function untestedCards({ evidence, status, views, context }: FirstInput): Card[] {
  if (!evidence || status.standing !== 'complete') return []
  const open = evidence.criteria.filter(({ level }) => level !== 'ran')
  const last = views.findLast(({ outcome, commit }) => outcome === 'succeeded' && commit !== null)
  if (open.length === 0 || !last) return []
  const tasks = [...new Set(open.map(({ task }) => task))]
  const shown = open.slice(0, 4).map(({ task, criterion }) => `${task}: ${oneLine(criterion, 160)}`)
  return [
    card({
      id: 'to try',
      badge: needsPerson('To try'),
      meta: `${tasks.slice(0, 3).join(', ')}${tasks.length > 3 ? `, ${tasks.length - 3} more` : ''}`,
      title:
        open.length === 1 ? 'One criterion that no check can show' : `${open.length} criteria that no check can show`,
      text: [
        ...shown,
        ...(open.length > shown.length ? [`${open.length - shown.length} more are listed under Evidence.`] : []),
      ],
      actions: [
        { label: 'Get a copy', command: operatorLine(context, 'checkout', String(last.iteration)), order: null },
      ],
      iteration: last.iteration,
    }),
  ]
}

function orderCards({ status, context }: FirstInput): Card[] {
  return status.orders.map(({ id, by, text, at }) =>
    card({
      id: `order ${id}`,
      badge: { sign: '▸', word: 'On its way', tone: 'act' },
      meta: `ordered by ${plainLine(by, 60)}${at === '' ? '' : `, ${clock(at)}`}`,
      title: oneLine(text, 300),
      text: ['A running job picks it up within a minute; then this card goes.'],
      actions: [{ label: 'Withdraw', command: operatorLine(context, 'orders', 'withdraw', id), order: null }],
      withdraw: id,
    }),
  )
}
