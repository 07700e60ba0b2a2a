import { z } from 'zod'

/** Ids become file names, trailers and prompt text, so only a harmless alphabet is allowed (docs/design.md#words). */
export const taskIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

export const TaskId = z
  .string()
  .regex(taskIdPattern, 'expected an id such as TASK-001 (letters, digits, . _ -; at most 64)')
  .refine(
    (id) => !id.includes('..') && !id.toLowerCase().endsWith('.lock'),
    'an id may not contain ".." or end in ".lock"',
  )

export const TaskStatus = z.enum(['pending', 'in_progress', 'done', 'failed', 'skipped', 'given_up'])
export type TaskStatus = z.infer<typeof TaskStatus>

export const Strategy = z.enum(['strict', 'lenient', 'tests_only'])
export type Strategy = z.infer<typeof Strategy>

const text = z.string()
const texts = z.array(text).default([])

/** One unit of work. The format is older than ralph (docs/design.md#the-programs-before); `model` and `allowed_tools` are new. */
export const Task = z.object({
  id: TaskId.describe('letters, digits, . _ -; at most 64; unique'),
  title: text.min(1).describe('one line: what is to be done'),
  description: text.default('').describe('what the agent is asked to do'),
  status: TaskStatus.default('pending').describe('read when a run starts'),
  order: z.number().optional().describe('among tasks that can start, the lowest number goes first'),
  skills: texts.describe('files .ralph/skills/<name>.md that go into the prompt'),
  needs_docs: z.boolean().default(false).describe('the agent first does research on the libraries'),
  libraries: texts.describe('what the agent should research first'),
  acceptance_criteria: texts.describe('how the agent knows that it is done'),
  depends_on: z.array(TaskId).default([]).describe('ids of tasks that must be done before'),
  milestone: TaskId.optional().describe('tasks of one milestone are done in a row and get their own pull request'),
  max_turns: z.int().positive().optional().describe('turns of one agent call'),
  retry_count: z.int().nonnegative().default(0).describe('failed attempts already made'),
  /** 2 means three attempts in all. */
  max_retries: z.int().nonnegative().default(2).describe('attempts after the first one'),
  /** Attempts after a part: 3 means four commits in all. */
  max_continuations: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'how many attempts may continue the task after its agent said that it is not complete; default: the setting max-continuations',
    ),
  model: text.min(1).optional().describe("for this task's agent calls"),
  allowed_tools: z.array(text.min(1)).min(1).optional().describe('the only tools that the agent may use, such as Edit'),
  working_directory: text.optional().describe('where the agent works, from the top of the repository'),
  paths: texts.describe('what the agent may change: files, directories or globs; empty: everything'),
})
export type Task = z.infer<typeof Task>

/** `plan.json`. `max_iterations` bounds the run; the flag `max-iterations` bounds the job (docs/design.md#settings). */
export const Plan = z.object({
  name: TaskId.optional().describe("names the run's branches; default: the file's name"),
  project: text.optional().describe('shown in reports'),
  branch: text.min(1).optional().describe('the work branch; default ralph/work/<name>'),
  max_iterations: z.int().positive().optional().describe('limits the whole run'),
  validation_strategy: Strategy.optional().describe(
    'lenient: lint failures are only reported; tests_only: lint is not run',
  ),
  context: text.optional().describe('what every agent is told in addition to its task'),
  /** A command, or an object as in the setting `validate`; `core/validation/checks.ts` judges it. */
  checks: z
    .array(z.union([text.min(1), z.record(text, z.unknown())]))
    .optional()
    .describe('what every iteration must pass, like the setting validate'),
  tasks: z.array(Task).min(1, 'a plan needs at least one task'),
})
export type Plan = z.infer<typeof Plan>

/** What an agent may ask to change in the plan (docs/design.md#amendments); judged one by one in `core/plan/amend.ts`. */
export const Amendment = z.object({
  action: z.enum(['add', 'modify', 'remove']),
  reason: text.default(''),
  task_id: text.optional(),
  task: z.record(text, z.unknown()).optional(),
  changes: z.record(text, z.unknown()).optional(),
  after: text.optional(),
})
export type Amendment = z.infer<typeof Amendment>

/** Stays inside its folder: no absolute path, no `..`, no backslash, nothing below a `.git`. */
export const relativePath = z
  .string()
  .min(1)
  .refine(
    (path) =>
      !/^[/]|^[a-z]:|[\\\0]/i.test(path) && !path.split('/').some((name) => ['', '.', '..', '.git'].includes(name)),
    'expected a relative path without "..", "." and ".git"',
  )
