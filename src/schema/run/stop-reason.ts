import { z } from 'zod'
import { AgentQuestion } from './attempts.ts'

const why = z.string()

/** Two commits that git cannot merge, and the commands for a person. */
const Conflict = z.object({
  ours: z.string(),
  theirs: z.string(),
  /** The first ones; `total` counts all. */
  files: z.array(z.string()),
  total: z.int(),
  /** The settings allow an agent to try it. */
  agent_may: z.boolean().optional(),
  /** For a shell in a clone, one after the other. */
  commands: z.array(z.string()),
})
export type Conflict = z.infer<typeof Conflict>

/** More changed lines than `stop-at` in pull requests that nobody has merged. */
const Unread = z.object({
  lines: z.int(),
  limit: z.int(),
  parts: z.int(),
  /** The branch of the pull request that can be merged first. */
  lowest: z.string(),
  /** The base at that time: a merge would move it. */
  base: z.string(),
})
export type Unread = z.infer<typeof Unread>

/** Why a job ended; each has an exit code (docs/errors.md#exit-codes) and a sentence (`core/report/stop-sentence.ts`). */
export const StopReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('complete') }),
  z.object({ kind: z.literal('iteration_limit'), scope: z.enum(['job', 'run']), limit: z.int() }),
  z.object({
    kind: z.literal('time_budget'),
    budget_ms: z.number(),
    /** `limit`: the machine's limit, not the user's budget. */
    scope: z.enum(['budget', 'limit']).optional(),
  }),
  z.object({
    kind: z.literal('cost_budget'),
    budget_usd: z.number(),
    spent_usd: z.number().optional(),
    /** Median cost of an attempt, if less than that is left. */
    attempt_usd: z.number().optional(),
  }),
  z.object({ kind: z.literal('token_budget'), budget_tokens: z.number(), spent_tokens: z.number() }),
  z.object({
    kind: z.literal('paused'),
    why,
    /** `job`: only that job ended, and nothing has to be lifted. */
    scope: z.enum(['job', 'run']).optional(),
    /** The stuck task, if that is the reason. */
    task: z.string().optional(),
  }),
  z.object({
    kind: z.literal('human_review'),
    why,
    /** A person must approve a commit. */
    approve: z.object({ iteration: z.int(), task: z.string(), commit: z.string() }).optional(),
    /** A person must decide about given up tasks: the first ones of `total`. */
    given_up: z
      .object({
        tasks: z.array(z.object({ task: z.string(), iteration: z.int(), why, by: z.literal('ralph').optional() })),
        total: z.int(),
      })
      .optional(),
    /** A person must answer agents before others build on their tasks: the first ones of `total`. */
    asks: z
      .object({
        tasks: z.array(z.object({ task: z.string(), iteration: z.int(), why, question: AgentQuestion.optional() })),
        total: z.int(),
      })
      .optional(),
    conflict: Conflict.optional(),
    /** Set if too many changed lines wait for a person to merge them. */
    unread: Unread.optional(),
  }),
  z.object({ kind: z.literal('waiting'), until: z.iso.datetime(), why }),
  z.object({
    kind: z.literal('blocked'),
    by: z.array(why),
    /** Checks that fail before any work, and may be accepted. */
    red: z.array(z.string()).optional(),
    /** A review of the plan that a person must answer. */
    counsel: z.enum(['plan-review', 'consensus']).optional(),
  }),
  z.object({
    kind: z.literal('stuck'),
    on: z.array(why),
    /** The failed task to retry or skip; missing in older records. */
    task: z.string().optional(),
  }),
  z.object({ kind: z.literal('busy'), why }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('failed'), code: z.string(), why }),
])
export type StopReason = z.infer<typeof StopReason>
