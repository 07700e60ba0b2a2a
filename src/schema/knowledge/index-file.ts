import { z } from 'zod'
import { Knowledge, KnowledgeId } from './entry.ts'

const { text, by, url, status, hard, iterations, task, supersedes, why, from } = Knowledge.shape

/**
 * `knowledge-index.json`: an array, an element for each entry, in the words of the older programs. It is the source;
 * the page is rendered from it.
 */
export const IndexFile = z.array(
  z.object({
    memory_ids: z.tuple([KnowledgeId]),
    summary: text,
    /** The newest of the iterations that taught it; 0 for what people said. */
    iteration: z.int(),
    task,
    source_iterations: iterations,
    tags: z.array(z.string()),
    status,
    supersedes,
    source: z.object({ by, url, from }),
    hard,
    why,
  }),
)
export type IndexFile = z.infer<typeof IndexFile>
