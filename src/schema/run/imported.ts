import { z } from 'zod'

const at = z.iso.datetime()

/** A run of another program continues as this one, with its numbers and the results of its newest iterations. */
export const RunImported = z.object({
  type: z.literal('run_imported'),
  at,
  from: z.string(),
  /** SHA-256 of everything that was read: the same folder is not imported twice. */
  digest: z.string(),
  iteration: z.int(),
  /** Newest first. */
  recent: z.array(z.object({ iteration: z.int(), task: z.string(), summary: z.string() })),
  /** Counters of the index triggers there. */
  compaction: z.object({ through: z.int(), iterations: z.int(), bytes: z.int() }),
})
