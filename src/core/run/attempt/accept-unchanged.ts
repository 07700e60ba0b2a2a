import type { JudgedCriterion } from '../../../schema/check/criterion.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { Settings } from '../../config/table/settings.ts'
import { isReserved } from '../../plan/graph/milestones.ts'
import { oneLine } from '../../text/one-line.ts'
import { taskIn } from '../fold/begin.ts'
import { commitsOf } from '../fold/task-commits.ts'

/** One task in this many may be done without a change and without a person. */
const tasksPerAcceptance = 5

/** Undefined if the checks and a verifier may decide (docs/design.md#done-without-a-change). */
export function whyPersonDecides(
  state: Pick<RunState, 'tasks' | 'work'>,
  { task, settings }: { task: Task; settings: Pick<Settings, 'no-change' | 'approval'> },
): string | undefined {
  if (settings['no-change'] === 'ask') return '`no-change` is `ask`'
  if (settings.approval === 'iteration') return '`approval` is `iteration`'
  if (task.acceptance_criteria.length === 0) return 'the task states no acceptance criteria'
  // A test from the task's own commits only proves what its agents wrote.
  if (commitsOf(taskIn(state, task.id)).length > 0) return 'the task has commits of its own'
  const tasks = Object.entries(state.tasks).filter(([id]) => !isReserved(id))
  const accepted = tasks.flatMap(([, { unchanged }]) => (unchanged?.verified ? [unchanged] : []))
  if (accepted.some(({ work }) => work === state.work))
    return 'nothing has landed since another task was accepted without a change'
  if ((accepted.length + 1) * tasksPerAcceptance > tasks.length)
    return 'at most a fifth of the plan is accepted without a person'
  return undefined
}

export function whyUnproven(levels: readonly JudgedCriterion[]): string | undefined {
  const unproven = levels.filter(({ level }) => level !== 'ran')
  const [first] = unproven
  if (levels.length === 0) return 'no test ran for its criteria'
  if (!first) return undefined
  const others = unproven.length === 1 ? '' : `, and ${unproven.length - 1} more`
  return `no test ran for "${oneLine(first.criterion, 200)}" (${first.why ?? first.level})${others}`
}

const maxCriteria = 20

export const criteriaInWords = (levels: readonly JudgedCriterion[]): string[] =>
  levels.slice(0, maxCriteria).map(({ criterion, citation, check }) => {
    const test = citation?.kind === 'test' ? `${citation.file}: ${citation.title}` : ''
    return oneLine(`${criterion}: ${test}, run by ${check ?? 'a check'}`, 500)
  })
