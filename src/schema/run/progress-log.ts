import { z } from 'zod'

const text = z.string()

/** One successful iteration; every list and text is cut to a bound when written. */
export const ProgressEntry = z.object({
  task_id: text,
  iteration: z.int(),
  timestamp: z.iso.datetime(),
  summary: text,
  title: text,
  files_changed: z.array(z.object({ path: text, action: z.enum(['created', 'modified', 'deleted']) })),
  /** Number of changed files; `files_changed` lists at most 50. */
  files_total: z.int(),
  tests_added: z.array(z.object({ file: text, test_names: z.array(text) })),
  design_decisions: z.array(text),
  constraints: z.array(z.object({ constraint: text, impact: text })),
  deviations: z.array(z.object({ planned: text, actual: text, reason: text })),
  bugs: z.array(z.object({ description: text, resolution: text, resolved: z.boolean() })),
  fully_complete: z.boolean(),
})
export type ProgressEntry = z.infer<typeof ProgressEntry>

/** `progress-log.json`: counts and the newest entries, newest first. Generated; the engine decides nothing by it. */
export const ProgressLog = z.object({
  generated_at: z.iso.datetime(),
  plan_summary: z.object({
    total_tasks: z.int(),
    completed: z.int(),
    /** Includes those in progress. */
    pending: z.int(),
    failed: z.int(),
    skipped: z.int(),
    given_up: z.int().default(0),
  }),
  entries: z.array(ProgressEntry),
})
export type ProgressLog = z.infer<typeof ProgressLog>
