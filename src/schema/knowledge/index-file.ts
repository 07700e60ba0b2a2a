import { z } from 'zod'
import { Knowledge, KnowledgeId } from './entry.ts'

const { text, by, url, status, hard, iterations, task, supersedes, why, from, said_over, contradicts } = Knowledge.shape

/** `knowledge-index.json`, in the words of the older programs: the source of the rendered page. */
export const IndexFile = z.array(
  z.object({
    memory_ids: z.tuple([KnowledgeId]),
    summary: text,
    /** The newest iteration that taught it; 0 for a person's entry. */
    iteration: z.int(),
    task,
    source_iterations: iterations,
    tags: z.array(z.string()),
    status,
    supersedes,
    source: z.object({ by, url, from }),
    hard,
    why,
    said_over,
    contradicts,
  }),
)
export type IndexFile = z.infer<typeof IndexFile>

/** Counters of the index triggers since its last renewal (docs/memory.md#when-it-is-renewed). */
export const Compaction = z.object({
  /** The newest iteration whose handoff the index knows. */
  through: z.int(),
  iterations: z.int(),
  /** UTF-8 bytes of their handoffs as compact JSON, each with its line feed. */
  bytes: z.int(),
  refused: z.int(),
  /** The iteration before which the last one was refused. */
  refused_at: z.int().nullable(),
  /** Refused parts of the indexer's newest answer, for its next call; empty if it was accepted. */
  refusals: z.array(z.string()).default([]),
  /** Characters of the hard constraints after an agent was asked to merge them; 0 if none was. */
  merge_tried: z.int().default(0),
})
export type Compaction = z.infer<typeof Compaction>

export const nothingToIndex: Compaction = {
  ...{ through: 0, iterations: 0, bytes: 0 },
  ...{ refused: 0, refused_at: null, refusals: [], merge_tried: 0 },
}
