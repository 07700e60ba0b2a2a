import { z } from 'zod'

/** A commit status as it should stand at the remote: what an effect of the kind `status` holds, as JSON. */
export const CommitStatus = z.object({
  sha: z.string(),
  /** Under which name: `ralph/npm test`, or one that the repository's rules require. */
  context: z.string(),
  state: z.enum(['success', 'failure']),
  description: z.string(),
  target_url: z.string().optional(),
})
export type CommitStatus = z.infer<typeof CommitStatus>
