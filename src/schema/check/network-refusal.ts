import { z } from 'zod'

/** A refused connection out of a confined network: `host:port`, the reason, and the line that would allow it. */
export const NetworkRefusal = z.object({ target: z.string(), why: z.string(), line: z.string().optional() })
export type NetworkRefusal = z.infer<typeof NetworkRefusal>
