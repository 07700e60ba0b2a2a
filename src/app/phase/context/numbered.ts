import type { Task } from '../../../schema/plan/plan.ts'
import type { Prepared } from '../../../schema/run/dossier.ts'
import type { Ledger } from '../../job/ledger.ts'

export type NumberedAttempt = Pick<Prepared, 'iteration' | 'task' | 'attempt' | 'start'>

/** The task in its current form: a post may have changed it. */
export const taskNow = ({ plan }: Pick<Ledger, 'plan'>, task: Task): Task =>
  plan.tasks.find(({ id }) => id === task.id) ?? task
