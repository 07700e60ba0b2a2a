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

/** In characters: an entry is a sentence or two. */
export const longestEntry = 500

/** Never removed or rewritten: it is superseded or deprecated (docs/design.md#knowledge). */
export const Knowledge = z.object({
  id: KnowledgeId,
  text: z.string(),
  /** The person who said it; null if an agent learned it. */
  by: z.string().nullable(),
  /** The page of the statement; null on a laptop, or from an agent. */
  url: z.string().nullable(),
  status: z.enum(['active', 'superseded', 'deprecated']).default('active'),
  /** For a constraint learned by an agent: every prompt includes it. A person's constraint always is hard. */
  hard: z.boolean().default(false),
  /** The iterations that taught it, oldest first; none for a person's entry. */
  iterations: z.array(z.int()).default([]),
  task: z.string().nullable().default(null),
  supersedes: z.array(KnowledgeId).default([]),
  why: z.string().nullable().default(null),
  /** The plan that it was inherited from. */
  from: z.string().nullable().default(null),
  /** An agent's claim that this hard constraint no longer holds. It counts until a person withdraws it. */
  said_over: z.object({ iteration: z.int(), why: z.string() }).nullable().default(null),
  /** Older entries that this one contradicts, according to an agent or the indexer. */
  contradicts: z.array(KnowledgeId).default([]),
})
export type Knowledge = z.infer<typeof Knowledge>
