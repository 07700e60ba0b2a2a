import { z } from 'zod'
import { AgentQuestion } from './attempts.ts'

const why = z.string()

/** Two commits that git cannot merge by itself, and how a person does. */
const Conflict = z.object({
  ours: z.string(),
  theirs: z.string(),
  /** The first ones; `total` counts all. */
  files: z.array(z.string()),
  total: z.int(),
  /** An agent can try to merge it, where it is allowed to. */
  agent_may: z.boolean().optional(),
  /** For a shell in a clone, one after the other. */
  commands: z.array(z.string()),
})
export type Conflict = z.infer<typeof Conflict>

/** More changed lines than `stop-at` in pull requests that nobody has merged. */
const Unread = z.object({
  lines: z.int(),
  limit: z.int(),
  /** How many pull requests hold them. */
  parts: z.int(),
  /** The branch of the pull request that can be merged first. */
  lowest: z.string(),
  /** The base when this was found out: a merge would move it. */
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
    /** `limit`: the machine's, and not the user's budget. */
    scope: z.enum(['budget', 'limit']).optional(),
  }),
  z.object({
    kind: z.literal('cost_budget'),
    budget_usd: z.number(),
    spent_usd: z.number().optional(),
    /** What an attempt has cost, the median, where less than that is left. */
    attempt_usd: z.number().optional(),
  }),
  z.object({ kind: z.literal('token_budget'), budget_tokens: z.number(), spent_tokens: z.number() }),
  z.object({
    kind: z.literal('paused'),
    why,
    /** `job`: only that job was ended, and nothing has to be lifted. */
    scope: z.enum(['job', 'run']).optional(),
    /** The task that is stuck, where that is why. */
    task: z.string().optional(),
  }),
  z.object({
    kind: z.literal('human_review'),
    why,
    /** Where a person has to say whether a commit is taken in. */
    approve: z.object({ iteration: z.int(), task: z.string(), commit: z.string() }).optional(),
    /** Where a person has to say whether tasks that were given up are to be done after all: the first ones of `total`. */
    given_up: z
      .object({
        tasks: z.array(z.object({ task: z.string(), iteration: z.int(), why, by: z.literal('ralph').optional() })),
        total: z.int(),
      })
      .optional(),
    /** Where a person has to answer agents, so that others may build on their tasks: the first ones of `total`. */
    asks: z
      .object({
        tasks: z.array(z.object({ task: z.string(), iteration: z.int(), why, question: AgentQuestion.optional() })),
        total: z.int(),
      })
      .optional(),
    /** Where a person has to merge. */
    conflict: Conflict.optional(),
    /** Set if too many changed lines wait for a person to merge them. */
    unread: Unread.optional(),
  }),
  z.object({ kind: z.literal('waiting'), until: z.iso.datetime(), why }),
  z.object({
    kind: z.literal('blocked'),
    by: z.array(why),
    /** Checks that are red before any work, and might be accepted as they are. */
    red: z.array(z.string()).optional(),
    /** A look at the plan as a whole that a person has to answer. */
    counsel: z.enum(['plan-review', 'consensus']).optional(),
  }),
  z.object({
    kind: z.literal('stuck'),
    on: z.array(why),
    /** The failed task to retry or skip; older records do not name it. */
    task: z.string().optional(),
  }),
  z.object({ kind: z.literal('busy'), why }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('failed'), code: z.string(), why }),
])
export type StopReason = z.infer<typeof StopReason>
