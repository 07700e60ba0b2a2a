import { z } from 'zod'

/** Ids become file names, trailers and prompt text, so only a harmless alphabet is allowed (issue 2; DESIGN §2). */
export const taskIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

export const TaskId = z
  .string()
  .regex(taskIdPattern, 'expected an id such as TASK-001 (letters, digits, . _ -; at most 64)')
  .refine(
    (id) => !id.includes('..') && !id.toLowerCase().endsWith('.lock'),
    'an id may not hold ".." or end in ".lock"',
  )

export const TaskStatus = z.enum(['pending', 'in_progress', 'done', 'failed', 'skipped'])
export type TaskStatus = z.infer<typeof TaskStatus>

export const Strategy = z.enum(['strict', 'lenient', 'tests_only'])
export type Strategy = z.infer<typeof Strategy>

const text = z.string()
const texts = z.array(text).default([])

/** One unit of work. Field names are the seed's (README "Task Fields"); `model` and `allowed_tools` are ours. */
export const Task = z.object({
  id: TaskId,
  title: text.min(1),
  description: text.default(''),
  status: TaskStatus.default('pending'),
  order: z.number().optional(),
  skills: texts,
  needs_docs: z.boolean().default(false),
  libraries: texts,
  acceptance_criteria: texts,
  depends_on: z.array(TaskId).default([]),
  max_turns: z.int().positive().optional(),
  retry_count: z.int().nonnegative().default(0),
  /** Retries after the first attempt: 2 means three attempts in all. */
  max_retries: z.int().nonnegative().default(2),
  model: text.min(1).optional(),
  /** The only tools that this task's agent may use, such as `Edit` or `Bash(npm test)`. */
  allowed_tools: z.array(text.min(1)).min(1).optional(),
  /** Where the agent works, from the top of the repository. */
  working_directory: text.optional(),
  /** What the agent may change: paths, directories or globs; empty means everything. */
  paths: texts,
})
export type Task = z.infer<typeof Task>

/** `plan.json`: the seed's format. `max_iterations` bounds the run; a flag bounds the job (DESIGN §8). */
export const Plan = z.object({
  name: TaskId.optional(),
  project: text.optional(),
  branch: text.min(1).optional(),
  max_iterations: z.int().positive().optional(),
  validation_strategy: Strategy.optional(),
  tasks: z.array(Task).min(1, 'a plan needs at least one task'),
})
export type Plan = z.infer<typeof Plan>

/** What an agent may ask to change in the plan (seed §1.7); judged one by one in `core/plan/amend.ts`. */
export const Amendment = z.object({
  action: z.enum(['add', 'modify', 'remove']),
  reason: text.default(''),
  task_id: text.optional(),
  task: z.record(text, z.unknown()).optional(),
  changes: z.record(text, z.unknown()).optional(),
  after: text.optional(),
})
export type Amendment = z.infer<typeof Amendment>
