import { z } from 'zod'
import { CheckResult } from './check.ts'

/** What the job of the checks says of a commit. Hostile: they run what an agent wrote. */
export const ChecksReport = z.object({
  schema: z.literal(1),
  nonce: z.string(),
  /** The tree or commit that they ran on. */
  tree: z.string(),
  /** Why they could not be begun. */
  unready: z.string().nullable(),
  results: z.array(CheckResult.omit({ log_file: true })).max(1000),
})
export type ChecksReport = z.infer<typeof ChecksReport>
