import { z } from 'zod'

/** Stays inside the working directory: no absolute path, no `..`. */
const relativePath = z
  .string()
  .min(1)
  .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), 'expected a relative path without ".."')

/** One step; its fields take effect in the order in which they stand here. */
export const CassetteStep = z.strictObject({
  wait_ms: z.int().nonnegative().optional(),
  say: z.string().optional(),
  tool: z.strictObject({ name: z.string(), target: z.string() }).optional(),
  write: z.strictObject({ path: relativePath, content: z.string() }).optional(),
  remove: relativePath.optional(),
  /** Ends the call here, with this exit code and without a result. */
  exit: z.int().min(0).max(255).optional(),
  /** Says and does nothing more until it is killed. */
  hang: z.literal(true).optional(),
})
export type CassetteStep = z.infer<typeof CassetteStep>

export const Recording = z.strictObject({
  task: z.string(),
  attempt: z.int().positive(),
  steps: z.array(CassetteStep),
  /** The answer; without it the call ends well and hands nothing over. Checked by the engine, like any agent's. */
  handoff: z.record(z.string(), z.unknown()).optional(),
  /** A failed call, in the words of the CLI's result line. */
  error: z
    .strictObject({
      subtype: z.string().default('success'),
      api_error_status: z.int().optional(),
      result: z.string().default(''),
    })
    .optional(),
  usage: z
    .strictObject({
      usd: z.number().nonnegative().default(0),
      turns: z.int().nonnegative().default(1),
      input_tokens: z.int().nonnegative().default(0),
      output_tokens: z.int().nonnegative().default(0),
    })
    .prefault({}),
  /** Lives on this long after its result. */
  linger_ms: z.int().nonnegative().default(0),
})
export type Recording = z.infer<typeof Recording>

/** What the replay agent plays: agent calls by task and attempt, for the demo and for tests. */
export const Cassette = z.strictObject({
  cassette: z.literal(1),
  model: z.string().default('replay'),
  recordings: z.array(Recording),
})
export type Cassette = z.infer<typeof Cassette>
