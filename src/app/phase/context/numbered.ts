import type { Task } from '../../../schema/plan/plan.ts'
import type { Prepared } from '../../../schema/run/dossier.ts'
import type { Ledger } from '../../job/ledger.ts'

/** An attempt that has been numbered. */
export type NumberedAttempt = Pick<Prepared, 'iteration' | 'task' | 'attempt' | 'start'>

/** The task as the plan has it now: a post may have changed it since it was chosen. */
export const taskNow = ({ plan }: Pick<Ledger, 'plan'>, task: Task): Task =>
  plan.tasks.find(({ id }) => id === task.id) ?? task
