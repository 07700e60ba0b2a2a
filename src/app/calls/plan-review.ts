import { callTable } from '../../core/calls/call-table.ts'
import { planReviewPrompt, readPlanReview } from '../../core/calls/plan-review.ts'
import { judgeAmendments } from '../../core/plan/change/amend.ts'
import { addedByAgentIn, statusIn } from '../../core/run/fold/begin.ts'
import { specIndex, specsOfPlan } from '../../core/spec/specs-of-plan.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { Proposal } from '../../schema/counsel/plan-review.ts'
import { amendPlan } from '../job/amend-plan.ts'
import { readTemplate } from '../job/from-base.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { CounselRoleCall, EndedCounsel } from './counsel-role.ts'

/** What speaks against the plan before its first task. */
export const planReview: CounselRoleCall = {
  gather: (ports, { settings }, { ledger: { plan, state }, counsel }) => {
    return {
      row: callTable['plan-review'],
      model: settings['call-models']['plan-review'] ?? settings.model,
      does: `reviews the plan (pass ${counsel.round}), before`,
      gather: async () => {
        const index = await ports.base.read(specIndex)
        const paths = await ports.workBranch.filesBelow(state.base, 'specs')
        return {
          prompt: planReviewPrompt({
            template: await readTemplate(ports, 'plan-review'),
            plan,
            statusOf: statusIn(state),
            specs: specsOfPlan({ name: state.plan, context: plan.context, tasks: plan.tasks }, { index, paths }),
            before: state.counsel.plan_review,
          }),
        }
      },
    }
  },
  take: applyPlanReview,
}

/** Proposals wait for a person; a gate applies those that the rules allow. */
function applyPlanReview(ledger: Ledger, { settings }: JobSettings, { counsel, end, called }: EndedCounsel): void {
  const { round } = counsel
  const answer = 'why' in end ? end : readPlanReview(end, ledger.state.counsel.plan_review?.proposals ?? [])
  const gate = settings['plan-review'] === 'gate'
  if ('why' in answer) {
    called?.(answer.why)
    const held = gate ? `the review of the plan gave no usable answer: ${answer.why}` : null
    const emptyReview = { verdict: null, summary: answer.why, done: true, held, proposals: [] }
    ledger.record({ type: 'plan_reviewed', round, ...emptyReview })
    return
  }
  const { verdict, summary } = answer
  called?.(`${verdict}, ${answer.proposals.length} proposed: ${summary}`)
  const proposals = gate ? answer.proposals.map((one) => applyProposal(ledger, settings, one)) : [...answer.proposals]
  const isLast = answer.proposals.length === 0 || round >= settings['plan-review-passes']
  const held = gate && isLast && verdict === 'not_ready' ? `the plan is not ready to start: ${summary}` : null
  ledger.record({ type: 'plan_reviewed', round, verdict, summary, done: isLast, held, proposals })
}

function applyProposal(ledger: Ledger, settings: JobSettings['settings'], proposal: Proposal): Proposal {
  const { plan, state } = ledger
  const trusted = settings.amendments === 'trusted'
  // With the gate, a person lets the review change the plan before any task is done.
  const amendment = { current: '', amendments: [proposal.amendment], trusted, mayRewrite: true }
  const planFacts = { plan, statusOf: statusIn(state), byAgent: addedByAgentIn(state) }
  const [fault] = judgeAmendments({ ...planFacts, ...amendment }).refused
  amendPlan(ledger, { iteration: state.iteration, ...amendment })
  return fault ? { ...proposal, fate: 'refused', why: oneLine(fault.why, 500) } : { ...proposal, fate: 'taken' }
}
