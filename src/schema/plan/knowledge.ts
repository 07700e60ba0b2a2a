import { z } from 'zod'

/** The kinds of knowledge, most binding first (docs/design.md#knowledge). */
export const knowledgeTypes = ['constraint', 'decision', 'unresolved', 'gotcha', 'pattern'] as const
export type KnowledgeType = (typeof knowledgeTypes)[number]

/** One entry of the knowledge index; its id is `K-<type>-<slug>`. */
export const Knowledge = z.object({
  id: z.string().regex(/^K-(?:constraint|decision|unresolved|gotcha|pattern)-[a-z0-9-]+$/),
  text: z.string(),
  /** The person who said so. */
  by: z.string(),
  /** Page of the words; null where they were said on a laptop. */
  url: z.string().nullable(),
})
export type Knowledge = z.infer<typeof Knowledge>
