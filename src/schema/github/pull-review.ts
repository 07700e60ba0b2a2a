import { z } from 'zod'

/** A review as it should stand on a pull request: what an effect of the kind `review` holds, as JSON. */
export const PullReview = z.object({
  sha: z.string(),
  /** The branch whose pull request shows the commit. */
  branch: z.string(),
  at: z.iso.datetime(),
  body: z.string(),
  comments: z.array(z.object({ path: z.string(), line: z.int(), body: z.string() })),
})
export type PullReview = z.infer<typeof PullReview>
