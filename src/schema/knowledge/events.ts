import { z } from 'zod'
import { Knowledge, KnowledgeId } from './entry.ts'

const at = z.iso.datetime()

/** A person's words become an entry; they take the place of those that it supersedes. */
export const Remembered = z.object({
  type: z.literal('remembered'),
  at,
  id: KnowledgeId,
  text: z.string(),
  by: z.string(),
  url: z.string().nullable(),
  supersedes: z.array(KnowledgeId).optional(),
})

/** A person withdraws an entry. */
export const Forgotten = z.object({
  type: z.literal('forgotten'),
  at,
  id: KnowledgeId,
  by: z.string(),
  why: z.string(),
  /** Entries that it had replaced and that count again. */
  restores: z.array(KnowledgeId).optional(),
})

/** Where operations on the index came from. */
const source = z.enum(['handoffs', 'indexer', 'context_post'])

/** Verified operations were applied: each entry as it is now, new ones and those whose status or sources changed. */
export const KnowledgeChanged = z.object({
  type: z.literal('knowledge_changed'),
  at,
  source,
  /** Why the index was due, as `core/knowledge/trigger.ts` names it. */
  trigger: z.string(),
  /** The newest iteration whose handoff was looked at. */
  through: z.int(),
  entries: z.array(Knowledge),
  /** Operations of the same answer that were left out, each with its reason: the index is then due again. */
  refused: z.array(z.string()).optional(),
  /** The iteration before which that answer was given; only with `refused`. */
  refused_at: z.int().optional(),
  /** Constraints that do not bind every prompt, since their handoff already has as many hard ones as one may have. */
  softened: z.array(KnowledgeId).optional(),
  /** What an agent said of entries by number and was not followed, in sentences. */
  ignored: z.array(z.string()).optional(),
  /** Statements of a handoff that were not recorded, since it lists more than an index takes of one. */
  left_out: z.int().optional(),
  /** New entries that are too long and lack the end of their statement; the handoff has it. */
  shortened: z.int().optional(),
})

/** The old index was kept: the operations were malformed, or what came of them broke a rule. */
export const KnowledgeRefused = z.object({
  type: z.literal('knowledge_refused'),
  at,
  source,
  trigger: z.string(),
  /** The iteration before which it was tried. */
  iteration: z.int(),
  why: z.array(z.string()),
})

/** A new plan begins with what an older one knew. */
export const KnowledgeInherited = z.object({
  type: z.literal('knowledge_inherited'),
  at,
  from: z.string(),
  entries: z.array(Knowledge),
  /** Entries that count there and did not fit here. */
  left_out: z.int().optional(),
})

/** The part of AGENTS.md that the engine keeps is out of date: renewing it is a task of the engine's own. */
export const AgentsMdDue = z.object({
  type: z.literal('agents_md_due'),
  at,
  task: z.string(),
  /** Entries of the index in it. */
  entries: z.int(),
})

/** The task is given up: the checks, a guard or a person did not want that commit. */
export const AgentsMdEnded = z.object({ type: z.literal('agents_md_ended'), at, task: z.string(), why: z.string() })

/** The file is not touched. */
export const AgentsMdLeft = z.object({ type: z.literal('agents_md_left'), at, why: z.string() })
