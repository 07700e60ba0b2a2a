import { z } from 'zod'
import { NoticeEvent } from './channel.ts'

/** The notification: the body of a `webhook`, the standard input of a `command`. */
export const Notice = z.object({
  schema: z.literal(1),
  /** The same in every retry and from every job, so a receiver can drop duplicates. */
  id: z.string(),
  event: NoticeEvent,
  at: z.iso.datetime(),
  plan: z.string(),
  run: z.string(),
  /** `owner/name`; null outside of GitHub. */
  repository: z.string().nullable(),
  task: z.string().nullable(),
  iteration: z.int(),
  message: z.string(),
  details: z.array(z.string()),
  next: z.array(z.object({ does: z.string(), commands: z.array(z.string()) })),
  /** Number of done tasks, and of all tasks. */
  done: z.int(),
  tasks: z.int(),
  spent_usd: z.number(),
  /** A page with more; null if there is none. */
  url: z.string().nullable(),
})
export type Notice = z.infer<typeof Notice>
