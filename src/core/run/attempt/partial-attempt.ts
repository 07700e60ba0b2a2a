import type { Task } from '../../../schema/plan/plan.ts'
import type { Part } from '../../../schema/run/attempts.ts'
import type { TaskState } from '../../../schema/run/run-state.ts'
import type { Settings } from '../../config/table/settings.ts'
import type { AgentClaims } from '../../handoff/agent-claims.ts'
import { isReserved } from '../../plan/graph/milestones.ts'
import { commitsOf } from '../fold/task-commits.ts'

interface PartRequest {
  readonly task: Pick<Task, 'id' | 'max_continuations'>
  readonly record: TaskState
  readonly account: AgentClaims
  readonly settings: Pick<Settings, 'incomplete' | 'max-continuations'>
}

/** A merge of the base has no parts: later nobody could see what is left of it. */
const saysIncomplete = ({ task, account }: PartRequest): boolean => account.complete === false && !isReserved(task.id)

/** The part that the commit of a passed attempt is; undefined if it completes its task. */
export function partOf(request: PartRequest): Part | undefined {
  const { task, record, account, settings } = request
  if (settings.incomplete !== 'continue' || !saysIncomplete(request)) return undefined
  const earlierParts = commitsOf(record).length
  const maxContinuations = task.max_continuations ?? settings['max-continuations']
  return { number: earlierParts + 1, left: [...account.left], final: earlierParts >= maxContinuations }
}

export function failedByAccount(request: PartRequest): { cause: 'stuck' | 'incomplete'; why: string } | undefined {
  const { account, settings } = request
  if (account.stuck !== undefined) return { cause: 'stuck', why: `the agent is stuck: ${account.stuck}` }
  if (settings.incomplete !== 'fail' || !saysIncomplete(request)) return undefined
  return { cause: 'incomplete', why: incompleteInWords(account.left) }
}

/** True if an attempt without a change may pass: parts of the task are done, and its agent says that these are all. */
export const closesTask = ({ record, account }: Pick<PartRequest, 'record' | 'account'>): boolean =>
  account.complete === true && commitsOf(record).length > 0

export const incompleteInWords = (left: readonly string[]): string =>
  `the agent says that the task is not complete${left.length === 0 ? '' : `: ${left.join('; ')}`}`
