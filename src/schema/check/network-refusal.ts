import { z } from 'zod'

/** Somebody inside a network of its own wanted to go where they may not: `host:port`, why, and the line that would allow it. */
export const NetworkRefusal = z.object({ target: z.string(), why: z.string(), line: z.string().optional() })
export type NetworkRefusal = z.infer<typeof NetworkRefusal>
