import { z } from 'zod'

/** How GitHub says that a job or a step ended. */
export const WorkflowOutcome = z.enum(['success', 'failure', 'cancelled', 'skipped'])
export type WorkflowOutcome = z.infer<typeof WorkflowOutcome>

const outputs = z.record(z.string(), z.string()).default({})

/** `toJSON(steps)`; `conclusion` is what `continue-on-error` makes of the outcome, and says nothing of the commit. */
export const StepsContext = z.record(z.string(), z.object({ outcome: WorkflowOutcome, outputs }))
/** `toJSON(needs)`. */
export const NeedsContext = z.record(z.string(), z.object({ result: WorkflowOutcome, outputs }))
