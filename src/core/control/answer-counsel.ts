import type { PlanReviewState } from '../../schema/counsel/plan-review.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { judgeAmendments } from '../plan/change/amend.ts'
import { addedByAgentIn, statusIn } from '../run/fold/begin.ts'
import { type Effect, type Order, type OrderResult, refused } from './order-result.ts'

type Answer = Extract<OperatorCommand, { kind: 'accept' | 'revise' | 'override' | 'abort' }>

type Run = { plan: Plan; state: RunState }

/** Answers the consensus if it waits, else the plan review. */
export function answerCounsel(command: Answer, { by }: Pick<Order, 'by'>, run: Run): OrderResult {
  const { plan_review: review, consensus } = run.state.counsel
  const decides = command.kind === 'abort' || command.kind === 'revise'
  if (consensus && (consensus.held !== null || (!review && decides))) return answerConsensus(command, by)
  if (!review) return refused('no review of the plan is waiting for an answer')
  if (command.kind === 'accept') return acceptProposals(command.ids, { by, run, review })
  if (command.kind === 'override' && review.held === null) return refused('nothing keeps the plan from starting')
  return counselAnswered({ role: 'plan-review', by, answer: command.kind, ids: [], words: command.why })
}

const counselAnswered = (fact: Omit<Extract<Effect, { type: 'counsel_answered' }>, 'type'>): OrderResult => ({
  kind: 'done',
  effects: [{ type: 'counsel_answered', ...fact }],
})

function answerConsensus(command: Answer, by: string): OrderResult {
  if (command.kind === 'accept' && command.ids.length > 0)
    return refused('the consensus about the plan is waiting, and is accepted as a whole: accept')
  const words = command.kind === 'accept' ? '' : command.why
  return counselAnswered({ role: 'consensus', by, answer: command.kind, ids: [], words })
}

/** Accepts all of them, or none if one no longer fits the plan. */
function acceptProposals(
  ids: readonly string[],
  { by, run, review }: { by: string; run: Run; review: PlanReviewState },
): OrderResult {
  const open = review.proposals.filter(({ fate }) => fate !== 'taken')
  const unknownIds = ids.filter((id) => !open.some((one) => one.id === id))
  if (unknownIds.length > 0)
    return refused(
      `no proposal ${unknownIds.join(', ')} is open; ${open.map(({ id }) => id).join(', ') || 'none'} ${open.length > 1 ? 'are' : 'is'}`,
    )
  const accepted = open.filter(({ id, fate }) => (ids.length > 0 ? ids.includes(id) : fate === 'open'))
  if (accepted.length === 0 && review.held === null) return refused('no proposal is open')
  const planFacts = { statusOf: statusIn(run.state), byAgent: addedByAgentIn(run.state) }
  let { plan } = run
  for (const { id, amendment } of accepted) {
    const judged = judgeAmendments({ plan, ...planFacts, current: '', amendments: [amendment], trusted: true })
    const [fault] = judged.refused
    if (fault) return refused(`${id} no longer fits the plan: ${fault.why}`)
    plan = judged.plan
  }
  return counselAnswered({ role: 'plan-review', by, answer: 'accept', ids: accepted.map(({ id }) => id), words: '' })
}

export function counselAnswerInWords({ answer, ids, role }: Extract<Effect, { type: 'counsel_answered' }>): string {
  if (answer === 'revise')
    return role === 'consensus'
      ? 'The next job asks both sides once more, with your words.'
      : 'The next job has the plan reviewed again.'
  if (answer === 'abort') return 'The run is paused, and no task of the plan is started.'
  return ids.length === 0 ? 'The plan may start as it is.' : `The plan now contains ${ids.join(', ')}.`
}
