import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { PlanReviewAnswer, type PlanReviewState, type Proposal } from '../../schema/counsel/plan-review.ts'
import type { Amendment, Plan } from '../../schema/plan/plan.ts'
import { parseAnswer } from '../handoff/answer.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import type { SpecsOfPlan } from '../spec/specs-of-plan.ts'
import { plural } from '../text/amounts.ts'
import { oneLine } from '../text/one-line.ts'
import { material, planText } from './plan-text.ts'

const longest = 600
/** Of all passes; a plan that needs more is another plan. */
const mostProposals = 30

/** What a reviewer of a plan is told: the plan, the documents that it comes from, and what was proposed before. */
export function planReviewPrompt(given: {
  readonly template: string
  readonly plan: Pick<Plan, 'context' | 'tasks'>
  readonly statusOf: StatusOf
  readonly specs: SpecsOfPlan
  readonly before: Pick<PlanReviewState, 'proposals' | 'words'> | null
}): string {
  const { template, plan, statusOf, specs, before } = given
  const proposed = (before?.proposals ?? []).map(
    ({ id, reason, fate, why }) => `- ${id} (${fate}${why === null ? '' : `: ${why}`}): ${reason}`,
  )
  const words = (before?.words ?? []).map((one) => `- ${one}`)
  const parts = [
    template.trim(),
    `## Plan\n\n${planText(plan, statusOf)}`,
    `## Specifications\n\n${specsText(specs)}`,
    ...(proposed.length === 0
      ? []
      : [`## Proposed Before\n\nDo not propose these again.\n\n${material(proposed.join('\n'), 20_000)}`]),
    ...(words.length === 0 ? [] : [`## What People Say\n\n${material(words.join('\n'), 8_000)}`]),
  ]
  return parts.join('\n\n')
}

function specsText({ files, others }: SpecsOfPlan): string {
  const more =
    others === 0
      ? ''
      : `${plural(others, 'other spec')} in specs/ ${others === 1 ? 'is' : 'are'} not named by this plan: open one only if the plan touches it.`
  if (files.length === 0) return more || 'None was found.'
  const list = material(files.map((path) => `- ${path}`).join('\n'), 8_000)
  return `Read those that the plan is about:\n\n${list}${more && `\n\n${more}`}`
}

export interface PlanReviewReading {
  readonly verdict: PlanReviewAnswer['verdict']
  readonly summary: string
  readonly proposals: readonly Proposal[]
}

/** What a reviewer of a plan answered, its proposals numbered on from those before. */
export function readPlanReview(
  end: AgentEnd,
  before: readonly Pick<Proposal, 'id'>[],
): PlanReviewReading | { readonly why: string } {
  const answer = parseAnswer(PlanReviewAnswer, end)
  if ('why' in answer) return answer
  const { verdict, summary, changes } = answer.value
  const room = Math.max(0, mostProposals - before.length)
  return {
    verdict,
    summary: oneLine(summary, longest),
    proposals: changes.slice(0, room).map(({ lens, reason, ...wish }, at): Proposal => {
      const why = oneLine(reason, longest)
      const amendment: Amendment = { ...wish, reason: why }
      return { id: `P${before.length + at + 1}`, lens, reason: why, amendment, fate: 'open', why: null }
    }),
  }
}
