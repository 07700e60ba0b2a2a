import type { TaskStatus } from '../../../schema/plan/plan.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { untouchedTask } from './begin.ts'

/** Status of a task as the run knows it; a task without a record is pending. */
export const statusIn =
  (state: RunState) =>
  (id: string): TaskStatus =>
    Object.hasOwn(state.tasks, id) ? (state.tasks[id]?.status ?? 'pending') : 'pending'

export const taskIn = (state: Pick<RunState, 'tasks'>, id: string): TaskState =>
  (Object.hasOwn(state.tasks, id) ? state.tasks[id] : undefined) ?? untouchedTask
