import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { judgeAmendments } from '../plan/change/amend.ts'
import { statusIn } from '../run/fold/begin.ts'
import type { Effect, Obeyed, Order } from './obeyed.ts'

type Answer = Extract<OperatorCommand, { kind: 'accept' | 'revise' | 'override' | 'abort' }>

const refused = (why: string): Obeyed => ({ kind: 'refused', why })

/** A person's answer to what a look at the plan as a whole came to. */
export function answerCounsel(
  command: Answer,
  { by }: Pick<Order, 'by'>,
  { plan, state }: { plan: Plan; state: RunState },
): Obeyed {
  const { plan_review: review } = state.counsel
  if (!review) return refused('no look at the plan waits for an answer')
  const fact = { type: 'counsel_answered', role: 'plan-review', by, answer: command.kind } as const
  if (command.kind !== 'accept') {
    if (command.kind === 'override' && review.held === null) return refused('nothing keeps the plan from being begun')
    return { kind: 'done', effects: [{ ...fact, ids: [], words: command.why }] }
  }
  const open = review.proposals.filter(({ fate }) => fate !== 'taken')
  const unknown = command.ids.filter((id) => !open.some((one) => one.id === id))
  if (unknown.length > 0)
    return refused(`no proposal ${unknown.join(', ')} is open; ${open.map(({ id }) => id).join(', ') || 'none'} is`)
  const wanted =
    command.ids.length > 0
      ? open.filter(({ id }) => command.ids.includes(id))
      : open.filter(({ fate }) => fate === 'open')
  if (wanted.length === 0 && review.held === null) return refused('no proposal is open')
  let next = plan
  for (const { id, amendment } of wanted) {
    const judged = judgeAmendments({
      plan: next,
      statusOf: statusIn(state),
      current: '',
      amendments: [amendment],
      trusted: true,
    })
    const [fault] = judged.refused
    if (fault) return refused(`${id} does not fit the plan any more: ${fault.why}`)
    next = judged.plan
  }
  return { kind: 'done', effects: [{ ...fact, ids: wanted.map(({ id }) => id), words: '' }] }
}

/** What is so now by such an answer. */
export function answeredInWords({ answer, ids }: Extract<Effect, { type: 'counsel_answered' }>): string {
  if (answer === 'revise') return 'The next job has the plan looked at once more.'
  if (answer === 'abort') return 'The run is paused, and nothing of the plan is begun.'
  return ids.length === 0 ? 'The plan may be begun as it is.' : `The plan holds ${ids.join(', ')} now.`
}
