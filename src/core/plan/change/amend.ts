import type { Amendment, Plan } from '../../../schema/plan/plan.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { type AmendmentContext, amendmentRules, applyAmendment } from './amendment-rules.ts'
import { markAdded } from './persons-task.ts'

/** The first three count and each further one is refused (docs/design.md#amendments). */
const maxAmendments = 3

export interface JudgedAmendments {
  readonly plan: Plan
  readonly accepted: Amendment[]
  readonly refused: { amendment: Amendment; why: string }[]
}

/**
 * What an agent's wishes make of the plan: applied in order, each judged on the plan as amended so far, so that one
 * bad wish costs no other (failure model A15). `current` is the id of the task that was just attempted, `statusOf` the
 * run's own record. What is to be removed stays in the plan as given up, unless agents are `trusted`. `why` is the end of the sentence "refused because …".
 */
export function judgeAmendments(wish: {
  plan: Plan
  statusOf: StatusOf
  current: string
  amendments: readonly Amendment[]
  /** Whether a removal by an agent counts as it is. */
  trusted: boolean
  /** Whether an agent added the task; all others are people's, and an agent only adds to them. */
  byAgent: (id: string) => boolean
  /** Whether a person lets these amendments rewrite people's tasks, too; as `trusted` unless it says otherwise. */
  mayRewrite?: boolean
}): JudgedAmendments {
  const { current, trusted, mayRewrite = trusted } = wish
  const givenUp = new Set<string>()
  const statusOf: StatusOf = (id) => (givenUp.has(id) ? 'given_up' : wish.statusOf(id))
  const added = new Set<string>()
  const isPersons = (id: string): boolean => !mayRewrite && !wish.byAgent(id) && !added.has(id)
  const context: AmendmentContext = { statusOf, current, trusted, isPersons, original: wish.plan }
  const accepted: Amendment[] = []
  const refused: JudgedAmendments['refused'] = []
  let { plan } = wish
  for (const [index, amendment] of wish.amendments.entries()) {
    const outcome = index < maxAmendments ? judge(amendment, plan, context) : tooMany(index)
    if (typeof outcome === 'string') refused.push({ amendment, why: outcome })
    else {
      if (amendment.action === 'remove' && !trusted) givenUp.add(String(amendment.task_id))
      else plan = outcome
      if (amendment.action === 'add') added.add(String(amendment.task?.['id']))
      accepted.push(amendment)
    }
  }
  return { plan, accepted, refused }
}

function judge(amendment: Amendment, plan: Plan, context: AmendmentContext): Plan | string {
  for (const rule of amendmentRules) {
    const why = rule(amendment, plan, context)
    if (why !== undefined) return why
  }
  const task = plan.tasks.find(({ id }) => id === amendment.task_id)
  if (amendment.action === 'modify' && task && context.isPersons(task.id))
    return applyAmendment(markAdded(task, amendment), plan)
  return applyAmendment(inheriting(amendment, plan, context), plan)
}

/** A task that an agent adds may do what the task that it worked on may do, and no more; it is for the same milestone. */
function inheriting(amendment: Amendment, plan: Plan, { current }: AmendmentContext): Amendment {
  const own = plan.tasks.find(({ id }) => id === current)
  if (amendment.action !== 'add' || own === undefined) return amendment
  const { paths, milestone } = own
  return {
    ...amendment,
    task: { ...amendment.task, ...(paths.length > 0 && { paths }), ...(milestone !== undefined && { milestone }) },
  }
}

function tooMany(index: number): string {
  return `one iteration may change the plan at most ${maxAmendments} times, and this is change ${index + 1}`
}
