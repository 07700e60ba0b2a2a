import type { PlanReviewState } from '../../schema/counsel/plan-review.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { judgeAmendments } from '../plan/change/amend.ts'
import { addedByAgentIn, statusIn } from '../run/fold/begin.ts'
import type { Effect, Order, OrderResult } from './obeyed.ts'

type Answer = Extract<OperatorCommand, { kind: 'accept' | 'revise' | 'override' | 'abort' }>

const refused = (why: string): OrderResult => ({ kind: 'refused', why })

type Run = { plan: Plan; state: RunState }

/** A person's answer to what a look at the plan as a whole came to: to the consensus where that waits, else to the review. */
export function answerCounsel(command: Answer, { by }: Pick<Order, 'by'>, run: Run): OrderResult {
  const { plan_review: review, consensus } = run.state.counsel
  const decides = command.kind === 'abort' || command.kind === 'revise'
  if (consensus && (consensus.held !== null || (!review && decides))) return answerConsensus(command, by)
  if (!review) return refused('no review of the plan is waiting for an answer')
  if (command.kind === 'accept') return acceptProposals(command.ids, { by, run, review })
  if (command.kind === 'override' && review.held === null) return refused('nothing keeps the plan from starting')
  return answered({ role: 'plan-review', by, answer: command.kind, ids: [], words: command.why })
}

const answered = (fact: Omit<Extract<Effect, { type: 'counsel_answered' }>, 'type'>): OrderResult => ({
  kind: 'done',
  effects: [{ type: 'counsel_answered', ...fact }],
})

function answerConsensus(command: Answer, by: string): OrderResult {
  if (command.kind === 'accept' && command.ids.length > 0)
    return refused('the consensus about the plan is waiting, and is accepted as a whole: accept')
  const words = command.kind === 'accept' ? '' : command.why
  return answered({ role: 'consensus', by, answer: command.kind, ids: [], words })
}

/** All of them, or none where one does not fit the plan any more. */
function acceptProposals(
  ids: readonly string[],
  { by, run, review }: { by: string; run: Run; review: PlanReviewState },
): OrderResult {
  const open = review.proposals.filter(({ fate }) => fate !== 'taken')
  const unknown = ids.filter((id) => !open.some((one) => one.id === id))
  if (unknown.length > 0)
    return refused(
      `no proposal ${unknown.join(', ')} is open; ${open.map(({ id }) => id).join(', ') || 'none'} ${open.length > 1 ? 'are' : 'is'}`,
    )
  const wanted = open.filter(({ id, fate }) => (ids.length > 0 ? ids.includes(id) : fate === 'open'))
  if (wanted.length === 0 && review.held === null) return refused('no proposal is open')
  const known = { statusOf: statusIn(run.state), byAgent: addedByAgentIn(run.state) }
  let { plan } = run
  for (const { id, amendment } of wanted) {
    const judged = judgeAmendments({ plan, ...known, current: '', amendments: [amendment], trusted: true })
    const [fault] = judged.refused
    if (fault) return refused(`${id} no longer fits the plan: ${fault.why}`)
    plan = judged.plan
  }
  return answered({ role: 'plan-review', by, answer: 'accept', ids: wanted.map(({ id }) => id), words: '' })
}

/** What is so now by such an answer. */
export function answeredInWords({ answer, ids, role }: Extract<Effect, { type: 'counsel_answered' }>): string {
  if (answer === 'revise')
    return role === 'consensus'
      ? 'The next job asks both sides once more, with your words.'
      : 'The next job has the plan reviewed again.'
  if (answer === 'abort') return 'The run is paused, and no task of the plan is started.'
  return ids.length === 0 ? 'The plan may start as it is.' : `The plan now contains ${ids.join(', ')}.`
}
