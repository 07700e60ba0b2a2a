import type { Amendment, Plan } from '../../../schema/plan/plan.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { type AmendmentContext, amendmentRules, applyAmendment } from './amendment-rules.ts'
import { markAdded } from './persons-task.ts'

/** The first three are judged, the others refused (docs/design.md#amendments). */
const maxAmendments = 3

export interface JudgedAmendments {
  readonly plan: Plan
  readonly accepted: Amendment[]
  readonly refused: { amendment: Amendment; why: string }[]
}

/**
 * Applies an agent's amendments in order, each judged on the plan as amended so far, so that a bad one does not affect
 * others (failure model A15). `current`: the task just attempted. Unless `trusted`, a removed task stays in the plan as
 * given up. `why` ends the sentence "refused because …".
 */
export function judgeAmendments(wish: {
  plan: Plan
  statusOf: StatusOf
  current: string
  amendments: readonly Amendment[]
  trusted: boolean
  /** True for tasks that an agent added; agents may only add to all others. */
  byAgent: (id: string) => boolean
  /** True if these amendments may rewrite people's tasks; `trusted` by default. */
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
    const result = index < maxAmendments ? judge(amendment, plan, context) : tooManyReason(index)
    if (typeof result === 'string') refused.push({ amendment, why: result })
    else {
      if (amendment.action === 'remove' && !trusted) givenUp.add(String(amendment.task_id))
      else plan = result
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
  return applyAmendment(withInherited(amendment, plan, context), plan)
}

/** An agent's new task gets the permissions and the milestone of the task that the agent worked on. */
function withInherited(amendment: Amendment, plan: Plan, { current }: AmendmentContext): Amendment {
  const currentTask = plan.tasks.find(({ id }) => id === current)
  if (amendment.action !== 'add' || currentTask === undefined) return amendment
  const { paths, milestone } = currentTask
  return {
    ...amendment,
    task: { ...amendment.task, ...(paths.length > 0 && { paths }), ...(milestone !== undefined && { milestone }) },
  }
}

function tooManyReason(index: number): string {
  return `one iteration may change the plan at most ${maxAmendments} times, and this is change ${index + 1}`
}
