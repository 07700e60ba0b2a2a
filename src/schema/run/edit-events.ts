import { z } from 'zod'
import { RefusedEdit } from '../plan/finding.ts'
import { TaskStatus } from '../plan/plan.ts'

const at = z.iso.datetime()

/** A file that people edit while a job works, and that cannot be used as it is: the run continues with its former content. */
export const UnusableEdit = z.object({
  /** As people named it. */
  file: z.string(),
  kind: z.enum(['plan', 'settings']),
  /** Tells one edit of the file from another. */
  print: z.string(),
  /** The first fault with its place and remedy; null if the file is gone. */
  fault: z.string().nullable(),
  /** How many faults it has. */
  total: z.int(),
})
export type UnusableEdit = z.infer<typeof UnusableEdit>

/** A person's edit during a job that cannot be used; stated once for each edit. */
export const EditUnusable = z.object({ type: z.literal('edit_unusable'), at, ...UnusableEdit.shape })

/** The file can be used again. Of a plan, `plan_changed` says what was adopted. */
export const EditMended = z.object({
  type: z.literal('edit_mended'),
  at,
  file: z.string(),
  kind: UnusableEdit.shape.kind,
})

/** What of a person's edit of the plan the run adopted. */
export const PlanChanged = z.object({
  type: z.literal('plan_changed'),
  at,
  plan_source: z.string(),
  added: z.array(z.object({ id: z.string(), status: TaskStatus })),
  removed: z.array(z.string()),
  modified: z.array(z.string()),
  /** Parts of the edit that are not taken over. */
  refused: z.array(RefusedEdit).optional(),
})

/** Of a run that an older program began; null: a setting names the format from now on. */
export const PlanFormatRecorded = z.object({
  type: z.literal('plan_format_recorded'),
  at,
  format: z.string().nullable(),
})
