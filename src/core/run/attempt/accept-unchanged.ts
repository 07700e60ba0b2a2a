import type { JudgedCriterion } from '../../../schema/check/criterion.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { Settings } from '../../config/table/settings.ts'
import { isReserved } from '../../plan/graph/milestones.ts'
import { oneLine } from '../../text/one-line.ts'
import { taskIn } from '../fold/begin.ts'
import { commitsOf } from '../fold/task-commits.ts'

/** At most one task in so many is done without a change and without a person. */
const tasksForOne = 5

/**
 * Why a person has to agree that this task needs no change, whatever the checks report; undefined if its checks and a
 * verifier may decide (docs/design.md#done-without-a-change).
 */
export function whyPersonDecides(
  state: Pick<RunState, 'tasks' | 'work'>,
  { task, settings }: { task: Task; settings: Pick<Settings, 'no-change' | 'approval'> },
): string | undefined {
  if (settings['no-change'] === 'ask') return '`no-change` is `ask`'
  if (settings.approval === 'iteration') return '`approval` is `iteration`'
  if (task.acceptance_criteria.length === 0) return 'the task states no acceptance criteria'
  // A test that its own commits brought shows only what its agents wrote.
  if (commitsOf(taskIn(state, task.id)).length > 0) return 'the task has commits of its own'
  const tasks = Object.entries(state.tasks).filter(([id]) => !isReserved(id))
  const accepted = tasks.flatMap(([, { unchanged }]) => (unchanged?.verified ? [unchanged] : []))
  if (accepted.some(({ work }) => work === state.work))
    return 'nothing has landed since another task was accepted without a change'
  if ((accepted.length + 1) * tasksForOne > tasks.length)
    return 'at most a fifth of the plan is accepted without a person'
  return undefined
}

/** Why the checks do not show that the criteria are met; undefined if a test of each one ran and passed. */
export function whyNotShown(levels: readonly JudgedCriterion[]): string | undefined {
  const open = levels.filter(({ level }) => level !== 'ran')
  const [first] = open
  if (levels.length === 0) return 'no test ran for its criteria'
  if (!first) return undefined
  const others = open.length === 1 ? '' : `, and ${open.length - 1} more`
  return `no test ran for "${oneLine(first.criterion, 200)}" (${first.why ?? first.level})${others}`
}

const maxShown = 20

/** What ran for each criterion, a line each. */
export const shownInWords = (levels: readonly JudgedCriterion[]): string[] =>
  levels.slice(0, maxShown).map(({ criterion, citation, check }) => {
    const test = citation?.kind === 'test' ? `${citation.file}: ${citation.title}` : ''
    return oneLine(`${criterion}: ${test}, run by ${check ?? 'a check'}`, 500)
  })
