import type { TaskStatus } from '../../schema/plan.ts'

/** A task's status as the run knows it; the plan's own `status` counts only when a run begins. */
export type StatusOf = (id: string) => TaskStatus
