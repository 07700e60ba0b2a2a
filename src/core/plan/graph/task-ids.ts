import type { Plan } from '../../../schema/plan/plan.ts'
import { oncePer } from '../../text/once-per.ts'

/** Ids of a plan's tasks. */
export const taskIds: (plan: Plan) => ReadonlySet<string> = oncePer(({ tasks }) => new Set(tasks.map(({ id }) => id)))
