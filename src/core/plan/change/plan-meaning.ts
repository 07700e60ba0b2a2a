import type { Plan, Task } from '../../../schema/plan/plan.ts'

/**
 * What a plan says, as a text that is the same for two plans where no person has changed anything: without statuses, attempts and
 * ticks, which a run writes into the document itself.
 */
export const meaningOf = (plan: Plan): string =>
  JSON.stringify({ ...plan, tasks: plan.tasks.map(({ status: _, retry_count: __, ...task }) => meant(task)) })

const meant = (task: Omit<Task, 'status' | 'retry_count'>) => ({ ...task, description: withoutTicks(task.description) })

/** A text with every box of a list empty. */
export const withoutTicks = (text: string): string =>
  text.replace(/^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)(?:\[[xX]\]|\(done\) )/gm, (whole, mark) =>
    whole.endsWith(']') ? `${mark}[ ]` : mark,
  )
