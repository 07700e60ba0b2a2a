import { z } from 'zod'
import { RefusedEdit } from '../plan/finding.ts'
import { TaskStatus } from '../plan/plan.ts'

const at = z.iso.datetime()

/** A file that people edit during a job, and that cannot be used: the run continues with its last content. */
export const UnusableEdit = z.object({
  file: z.string(),
  kind: z.enum(['plan', 'settings']),
  /** The digest of this edit. */
  print: z.string(),
  /** The first fault with its place and remedy; null if the file is gone. */
  fault: z.string().nullable(),
  total: z.int(),
})
export type UnusableEdit = z.infer<typeof UnusableEdit>

/** An unusable edit by a person during a job; written once for each edit. */
export const EditUnusable = z.object({ type: z.literal('edit_unusable'), at, ...UnusableEdit.shape })

/** The file can be used again. For a plan, `plan_changed` says what was adopted. */
export const EditMended = z.object({
  type: z.literal('edit_mended'),
  at,
  file: z.string(),
  kind: UnusableEdit.shape.kind,
})

/** What the run adopted from a person's edit of the plan. */
export const PlanChanged = z.object({
  type: z.literal('plan_changed'),
  at,
  plan_source: z.string(),
  added: z.array(z.object({ id: z.string(), status: TaskStatus })),
  removed: z.array(z.string()),
  modified: z.array(z.string()),
  refused: z.array(RefusedEdit).optional(),
})

/** For a run of an older version; null: a setting names the format from now on. */
export const PlanFormatRecorded = z.object({
  type: z.literal('plan_format_recorded'),
  at,
  format: z.string().nullable(),
})
