import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { oncePer } from '../../text/once-per.ts'
import { taskIn } from './task-in.ts'

/**
 * What the run knows of each task, by its position in the plan. Every report and decision asks for it, and looking
 * 5,000 records up takes longer than all that is then made of them: so it is done once for each change of a task.
 */
export const recordsOf = (plan: Plan, { tasks }: Pick<RunState, 'tasks'>): readonly TaskState[] =>
  recordsIn(tasks)(plan)

const recordsIn = oncePer((tasks: RunState['tasks']) =>
  oncePer((plan: Plan): readonly TaskState[] => plan.tasks.map(({ id }) => taskIn({ tasks }, id))),
)
