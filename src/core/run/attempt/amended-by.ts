import type { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { unfinished } from '../../handoff/agent-claims.ts'
import { judgeAmendments } from '../../plan/change/amend.ts'
import { startOf } from '../../text/excerpt.ts'
import { oneLine } from '../../text/one-line.ts'
import { addedByAgentIn, statusIn } from '../fold/begin.ts'
import { maxReasonChars } from '../fold/commit-fate.ts'

/** The plan if the attempt passes its checks. */
export interface Amended {
  readonly plan: Plan
  readonly givenUp: ReadonlyMap<string, string>
  /** Lines about unfinished work and refused wishes. */
  readonly left: string[]
}

const maxLeftLines = 5
const maxLineChars = 200

/** Predicts the amendments of a handoff, so that the attempt's commit can already contain them. */
export function amendedBy(
  { plan, state }: { plan: Plan; state: RunState },
  attempt: { task: string; handoff: Handoff; source: HandoffSource; isPart: boolean; trusted: boolean },
): Amended {
  const { task, handoff, source, isPart, trusted } = attempt
  const statusOf = statusIn(state)
  const judged = judgeAmendments({
    plan,
    statusOf: (id) => (id === task ? (isPart ? 'pending' : 'done') : statusOf(id)),
    current: task,
    amendments: handoff.plan_amendments ?? [],
    trusted,
    byAgent: addedByAgentIn(state),
  })
  const removed = judged.accepted.filter(({ action }) => action === 'remove' && !trusted)
  const refused = judged.refused.flatMap(({ amendment, why }) =>
    amendment.action === 'add'
      ? [`a new task “${String(amendment.task?.['title'] ?? '')}”, refused because ${why}`]
      : [],
  )
  const open = isPart || source === 'synthetic' ? [] : [...unfinished(handoff), ...refused]
  return {
    plan: judged.plan,
    givenUp: new Map(removed.map(({ task_id, reason }) => [String(task_id), startOf(reason, maxReasonChars)])),
    left: open.slice(0, maxLeftLines).map((line) => oneLine(line, maxLineChars)),
  }
}
