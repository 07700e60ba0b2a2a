import type { Task } from '../../../schema/plan/plan.ts'
import type { Part } from '../../../schema/run/attempts.ts'
import type { TaskState } from '../../../schema/run/run-state.ts'
import type { Settings } from '../../config/table/settings.ts'
import type { AgentClaims } from '../../handoff/agent-claims.ts'
import { isReserved } from '../../plan/graph/milestones.ts'
import { commitsOf } from '../fold/task-commits.ts'

interface At {
  readonly task: Pick<Task, 'id' | 'max_continuations'>
  readonly record: TaskState
  readonly account: AgentClaims
  readonly settings: Pick<Settings, 'incomplete' | 'max-continuations'>
}

/** A merge of the base is taken in as a whole: what is left of it is no longer to be seen afterwards. */
const saysOpen = ({ task, account }: At): boolean => account.complete === false && !isReserved(task.id)

/** What the commit of an attempt that passed its checks is of its task; undefined where it is all of it, or the last. */
export function partOf(request: At): Part | undefined {
  const { task, record, account, settings } = request
  if (settings.incomplete !== 'continue' || !saysOpen(request)) return undefined
  const before = commitsOf(record).length
  const most = task.max_continuations ?? settings['max-continuations']
  return { number: before + 1, left: [...account.left], final: before >= most }
}

/** Why the agent's own account fails the attempt, whatever the checks would say; undefined where it does not. */
export function failedByAccount(request: At): { cause: 'stuck' | 'incomplete'; why: string } | undefined {
  const { account, settings } = request
  if (account.stuck !== undefined) return { cause: 'stuck', why: `the agent is stuck: ${account.stuck}` }
  if (settings.incomplete !== 'fail' || !saysOpen(request)) return undefined
  return { cause: 'incomplete', why: incompleteInWords(account.left) }
}

/** Whether an attempt without a change may pass: parts of the task are done, and its agent says that these are all. */
export const closesTask = ({ record, account }: Pick<At, 'record' | 'account'>): boolean =>
  account.complete === true && commitsOf(record).length > 0

export const incompleteInWords = (left: readonly string[]): string =>
  `the agent says that the task is not complete${left.length === 0 ? '' : `: ${left.join('; ')}`}`
