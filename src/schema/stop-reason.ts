import { z } from 'zod'

const why = z.string()

/** Why a job ended; each has an exit code (DESIGN §8) and a sentence (`core/report/stop-sentence.ts`). */
export const StopReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('complete') }),
  z.object({ kind: z.literal('iteration_limit'), scope: z.enum(['job', 'run']), limit: z.int() }),
  z.object({ kind: z.literal('time_budget'), budget_ms: z.number() }),
  z.object({ kind: z.literal('cost_budget'), budget_usd: z.number(), spent_usd: z.number().optional() }),
  z.object({ kind: z.literal('paused'), why }),
  z.object({
    kind: z.literal('human_review'),
    why,
    /** Where a person has to say whether a commit is taken in. */
    approve: z.object({ iteration: z.int(), task: z.string(), commit: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('waiting'), until: z.iso.datetime(), why }),
  z.object({ kind: z.literal('blocked'), by: z.array(why) }),
  z.object({ kind: z.literal('stuck'), on: z.array(why) }),
  z.object({ kind: z.literal('busy'), why }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('failed'), code: z.string(), why }),
])
export type StopReason = z.infer<typeof StopReason>
