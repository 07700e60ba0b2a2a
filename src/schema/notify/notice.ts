import { z } from 'zod'
import { NoticeEvent } from './channel.ts'

/** What a channel is told: the body of a `webhook`, the standard input of a `command`. */
export const Notice = z.object({
  schema: z.literal(1),
  /** The same in every try and from every job; whoever reads it twice may drop the second. */
  id: z.string(),
  event: NoticeEvent,
  at: z.iso.datetime(),
  plan: z.string(),
  run: z.string(),
  /** `owner/name`; null outside of GitHub. */
  repository: z.string().nullable(),
  task: z.string().nullable(),
  iteration: z.int(),
  /** One sentence of what happened. */
  message: z.string(),
  details: z.array(z.string()),
  /** What a person can do, the most likely first. */
  next: z.array(z.object({ does: z.string(), commands: z.array(z.string()) })),
  /** Tasks that are done, and all of them. */
  done: z.int(),
  tasks: z.int(),
  spent_usd: z.number(),
  /** Where more is to see; null where nothing has an address. */
  url: z.string().nullable(),
})
export type Notice = z.infer<typeof Notice>
