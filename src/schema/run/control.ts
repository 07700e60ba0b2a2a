import { z } from 'zod'

/** `control.json`: which operator commands took effect, and what still has to go out (docs/design.md#outbox-and-inbox). */
export const Control = z.object({
  schema: z.literal(1),
  /** Commands that took effect and may still be in the inbox: written in the same commit as their effect. */
  consumed: z.array(z.string()),
  /** Orders from before this moment are settled: nothing older is looked at, and no id of it is kept. */
  cursor: z.iso.datetime().nullable().default(null),
  /** Effects on the outside, each under a stable key; delivered by list, compare, create or edit. */
  outbox: z.array(z.object({ key: z.string(), kind: z.string(), body: z.string() })),
})
export type Control = z.infer<typeof Control>
/** One thing that must be to see outside: a reaction, a comment. */
export type Outgoing = Control['outbox'][number]

export const emptyControl: Control = { schema: 1, consumed: [], cursor: null, outbox: [] }
