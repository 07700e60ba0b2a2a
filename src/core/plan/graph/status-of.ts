import type { TaskStatus } from '../../../schema/plan/plan.ts'

/** A task's status in the run; the plan's `status` counts only when a run begins. */
export type StatusOf = (id: string) => TaskStatus

export interface HasStatus {
  readonly status: TaskStatus
}
