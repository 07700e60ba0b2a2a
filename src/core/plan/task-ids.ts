import type { Plan } from '../../schema/plan.ts'
import { oncePer } from '../once-per.ts'

/** Ids of a plan's tasks. */
export const taskIds: (plan: Plan) => ReadonlySet<string> = oncePer(({ tasks }) => new Set(tasks.map(({ id }) => id)))
