import { z } from 'zod'

/** The kinds of knowledge, most binding first (docs/design.md#knowledge). */
export const knowledgeTypes = ['constraint', 'decision', 'unresolved', 'gotcha', 'pattern'] as const
export type KnowledgeType = (typeof knowledgeTypes)[number]

/** `K-<type>-<slug>`. */
export const KnowledgeId = z
  .string()
  .max(160)
  .regex(
    /^K-(?:constraint|decision|unresolved|gotcha|pattern)-[a-z0-9-]+$/,
    'expected an id such as K-gotcha-slow-tests',
  )

/** An entry is a sentence or two, never a document; in characters. */
export const longestEntry = 500

/**
 * One entry of the knowledge index (docs/design.md#knowledge). It is never removed and its words never change: another
 * entry supersedes it, or it is deprecated. What an entry of an older program lacks is the default.
 */
export const Knowledge = z.object({
  id: KnowledgeId,
  text: z.string(),
  /** The person who said so; null where an agent learned it. */
  by: z.string().nullable(),
  /** Page of the words; null where they were said on a laptop, or by an agent. */
  url: z.string().nullable(),
  status: z.enum(['active', 'superseded', 'deprecated']).default('active'),
  /** Of a constraint that an agent learned: no prompt leaves it out. Each constraint of a person's is hard anyway. */
  hard: z.boolean().default(false),
  /** The iterations that taught it, oldest first; none for a person's. */
  iterations: z.array(z.int()).default([]),
  /** The task of the newest of them. */
  task: z.string().nullable().default(null),
  /** Ids of the entries that it takes the place of. */
  supersedes: z.array(KnowledgeId).default([]),
  /** Why it does not count any more. */
  why: z.string().nullable().default(null),
  /** The plan that it was inherited from. */
  from: z.string().nullable().default(null),
  /** An agent that says that this hard constraint no longer holds. It counts until a person withdraws it. */
  said_over: z.object({ iteration: z.int(), why: z.string() }).nullable().default(null),
  /** Older entries that this one contradicts, as an agent or the indexer says. */
  contradicts: z.array(KnowledgeId).default([]),
})
export type Knowledge = z.infer<typeof Knowledge>
