import { type ReadPlan, readPlan } from '../../../src/core/plan/format/formats.ts'
import { Plan, type Task, type TaskStatus } from '../../../src/schema/plan/plan.ts'

type Sketch = Partial<Task> & { id: string }

/** A plan from sketches of tasks, with texts that no lint rule minds. */
export function makePlan(tasks: readonly Sketch[], fields: Partial<Plan> = {}): Plan {
  const filled = tasks.map((task) => ({
    title: `Title of ${task.id}`,
    description: `What ${task.id} is about.`,
    acceptance_criteria: ['It works.'],
    ...task,
  }))
  return Plan.parse({ ...fields, tasks: filled })
}

/** `'A:B,C D'`: A depends on B and C, D on nothing. */
export function sketch(text: string): Plan {
  return makePlan(
    text.split(' ').map((entry) => {
      const [id = '', dependencies = ''] = entry.split(':')
      return { id, depends_on: dependencies === '' ? [] : dependencies.split(',') }
    }),
  )
}

export function statuses(known: Record<string, TaskStatus>): (id: string) => TaskStatus {
  return (id) => (Object.hasOwn(known, id) ? (known[id] ?? 'pending') : 'pending')
}

export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** What is read from a file of this name. */
export const planIn = (bytes: Uint8Array, file = 'plan.json'): ReadPlan => readPlan({ file, bytes })
