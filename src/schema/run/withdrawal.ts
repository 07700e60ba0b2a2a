import { z } from 'zod'

/** Why a person did not let an attempt stand that had passed its checks: `withdrawn.json` of its iteration. */
export const Withdrawal = z.object({
  /** `dependent`: its task is open again since what it builds on was undone; its changes are still there. */
  what: z.enum(['rejected', 'undone', 'dependent']),
  by: z.string(),
  why: z.string(),
})
export type Withdrawal = z.infer<typeof Withdrawal>
