import { z } from 'zod'
import { Knowledge, KnowledgeId } from './entry.ts'

const at = z.iso.datetime()

/** A person's statement becomes an entry and replaces those that it supersedes. */
export const Remembered = z.object({
  type: z.literal('remembered'),
  at,
  id: KnowledgeId,
  text: z.string(),
  by: z.string(),
  url: z.string().nullable(),
  supersedes: z.array(KnowledgeId).optional(),
})

export const Forgotten = z.object({
  type: z.literal('forgotten'),
  at,
  id: KnowledgeId,
  by: z.string(),
  why: z.string(),
  /** Entries that it had replaced and that count again. */
  restores: z.array(KnowledgeId).optional(),
})

const source = z.enum(['handoffs', 'indexer', 'context_post'])

/** Operations were applied; `entries`: new entries, and those with a new status or source. */
export const KnowledgeChanged = z.object({
  type: z.literal('knowledge_changed'),
  at,
  source,
  /** Why the index was due, as `core/knowledge/trigger.ts` names it. */
  trigger: z.string(),
  /** The newest iteration whose handoff was read. */
  through: z.int(),
  entries: z.array(Knowledge),
  /** Operations of the same answer that were left out, with the reason; the index is then due again. */
  refused: z.array(z.string()).optional(),
  /** The iteration before which that answer was given; only with `refused`. */
  refused_at: z.int().optional(),
  /** Constraints that are not in every prompt, since their handoff already has the maximum of hard ones. */
  softened: z.array(KnowledgeId).optional(),
  /** An agent's statements about entries, by number, that were not applied. */
  ignored: z.array(z.string()).optional(),
  /** Statements of a handoff beyond the maximum for one handoff. */
  left_out: z.int().optional(),
  /** New entries that were cut to the maximum; the handoff has the whole text. */
  shortened: z.int().optional(),
})

/** The old index stays: the operations were malformed, or their result broke a rule. */
export const KnowledgeRefused = z.object({
  type: z.literal('knowledge_refused'),
  at,
  source,
  trigger: z.string(),
  /** The iteration before which it was tried. */
  iteration: z.int(),
  why: z.array(z.string()),
})

/** A new plan starts with the knowledge of an older one. */
export const KnowledgeInherited = z.object({
  type: z.literal('knowledge_inherited'),
  at,
  from: z.string(),
  entries: z.array(Knowledge),
  /** Active entries there that did not fit. */
  left_out: z.int().optional(),
})

/** The engine's part of AGENTS.md is out of date; a task of the engine's own renews it. */
export const AgentsMdDue = z.object({
  type: z.literal('agents_md_due'),
  at,
  task: z.string(),
  entries: z.int(),
})

/** The task is given up: the checks, a guard or a person refused the commit. */
export const AgentsMdEnded = z.object({ type: z.literal('agents_md_ended'), at, task: z.string(), why: z.string() })

/** The file stays as a person has it. */
export const AgentsMdLeft = z.object({ type: z.literal('agents_md_left'), at, why: z.string() })
