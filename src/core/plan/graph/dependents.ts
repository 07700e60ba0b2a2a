import type { Plan } from '../../../schema/plan/plan.ts'
import type { StatusOf } from './status-of.ts'

/** Done tasks that build on `task`, directly or through others, in the plan's order. Linear. */
export function doneDependents(plan: Plan, statusOf: StatusOf, task: string): string[] {
  const waiting = new Map<string, string[]>()
  for (const { id, depends_on } of plan.tasks) {
    for (const on of depends_on) {
      const known = waiting.get(on)
      if (known) known.push(id)
      else waiting.set(on, [id])
    }
  }
  const found = new Set<string>()
  const queue = [task]
  for (const id of queue) {
    for (const next of waiting.get(id) ?? []) {
      if (found.has(next) || next === task) continue
      found.add(next)
      queue.push(next)
    }
  }
  return plan.tasks.map(({ id }) => id).filter((id) => found.has(id) && statusOf(id) === 'done')
}
