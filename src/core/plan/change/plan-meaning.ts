import type { Plan, Task } from '../../../schema/plan/plan.ts'

/**
 * A text that is equal for two plans unless a person changed one: without statuses, attempts and ticks, which a run
 * writes into the document.
 */
export const meaningOf = (plan: Plan): string =>
  JSON.stringify({ ...plan, tasks: plan.tasks.map(({ status: _, retry_count: __, ...task }) => taskMeaning(task)) })

const taskMeaning = (task: Omit<Task, 'status' | 'retry_count'>) => ({
  ...task,
  description: withoutTicks(task.description),
})

/** Clears every box of a list. */
export const withoutTicks = (text: string): string =>
  text.replace(/^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)(?:\[[xX]\]|\(done\) )/gm, (whole, mark) =>
    whole.endsWith(']') ? `${mark}[ ]` : mark,
  )
