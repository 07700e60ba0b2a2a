import { z } from 'zod'

const at = z.iso.datetime()

/** A run of another program goes on as this one: its numbers go on, too, and what its newest iterations left. */
export const RunImported = z.object({
  type: z.literal('run_imported'),
  at,
  from: z.string(),
  /** SHA-256 of all that was read: the same folder is not imported twice. */
  digest: z.string(),
  /** The newest number that was given out there. */
  iteration: z.int(),
  /** Newest first. */
  recent: z.array(z.object({ iteration: z.int(), task: z.string(), summary: z.string() })),
  /** What the triggers of the index counted there. */
  compaction: z.object({ through: z.int(), iterations: z.int(), bytes: z.int() }),
})
