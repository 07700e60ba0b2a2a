import { z } from 'zod'

/** What a reviewer wrote at one line. */
export const Remark = z.object({
  /** Where it is answered: an id as that of an order. */
  thread: z.string(),
  path: z.string(),
  /** As it was in `commit`; null for a whole file. */
  line: z.int().nullable(),
  commit: z.string(),
  text: z.string(),
  url: z.string(),
})
export type Remark = z.infer<typeof Remark>

/** Where an order was written, and what a reviewer's words are about. */
export const About = z.object({
  /** Page of the words. */
  url: z.string(),
  /** The commit that a review speaks of; null for an order of any other kind. */
  commit: z.string().nullable(),
  remarks: z.array(Remark),
})
export type About = z.infer<typeof About>
