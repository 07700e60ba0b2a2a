import type { TaskStatus } from '../../../schema/plan/plan.ts'

/** A task's status as the run knows it; the plan's own `status` counts only when a run begins. */
export type StatusOf = (id: string) => TaskStatus

/** What can be counted or chosen by its status: a task of a plan, its record in a run, its row in a report. */
export interface HasStatus {
  readonly status: TaskStatus
}
