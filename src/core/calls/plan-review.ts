import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { PlanReviewAnswer, type PlanReviewState, type Proposal } from '../../schema/counsel/plan-review.ts'
import type { Amendment, Plan } from '../../schema/plan/plan.ts'
import { parseAnswer } from '../handoff/answer.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import type { SpecsOfPlan } from '../spec/specs-of-plan.ts'
import { plural } from '../text/amounts.ts'
import { oneLine } from '../text/one-line.ts'
import { material, planText } from './plan-text.ts'

const maxTextChars = 600
/** Over all passes. */
const maxProposals = 30

/** The prompt of a plan's reviewer: the plan, its specifications and earlier proposals. */
export function planReviewPrompt(request: {
  readonly template: string
  readonly plan: Pick<Plan, 'context' | 'tasks'>
  readonly statusOf: StatusOf
  readonly specs: SpecsOfPlan
  readonly before: Pick<PlanReviewState, 'proposals' | 'words'> | null
}): string {
  const { template, plan, statusOf, specs, before } = request
  const proposed = (before?.proposals ?? []).map(
    ({ id, reason, fate, why }) => `- ${id} (${fate}${why === null ? '' : `: ${why}`}): ${reason}`,
  )
  const words = (before?.words ?? []).map((one) => `- ${one}`)
  const sections = [
    template.trim(),
    `## Plan\n\n${planText(plan, statusOf)}`,
    `## Specifications\n\n${specsText(specs)}`,
    ...(proposed.length === 0
      ? []
      : [`## Proposed Before\n\nDo not propose these again.\n\n${material(proposed.join('\n'), 20_000)}`]),
    ...(words.length === 0 ? [] : [`## What People Say\n\n${material(words.join('\n'), 8_000)}`]),
  ]
  return sections.join('\n\n')
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

interface PlanReviewReading {
  readonly verdict: PlanReviewAnswer['verdict']
  readonly summary: string
  readonly proposals: readonly Proposal[]
}

/** Numbers new proposals after the earlier ones. */
export function readPlanReview(
  end: AgentEnd,
  before: readonly Pick<Proposal, 'id'>[],
): PlanReviewReading | { readonly why: string } {
  const answer = parseAnswer(PlanReviewAnswer, end)
  if ('why' in answer) return answer
  const { verdict, summary, changes } = answer.value
  const room = Math.max(0, maxProposals - before.length)
  return {
    verdict,
    summary: oneLine(summary, maxTextChars),
    proposals: changes.slice(0, room).map(({ lens, reason, ...wish }, index): Proposal => {
      const why = oneLine(reason, maxTextChars)
      const amendment: Amendment = { ...wish, reason: why }
      return { id: `P${before.length + index + 1}`, lens, reason: why, amendment, fate: 'open', why: null }
    }),
  }
}
