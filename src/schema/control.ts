import { z } from 'zod'

/** `control.json`: what came in from operators and what still has to go out (DESIGN §5 "outbox", "inbox"). */
export const Control = z.object({
  schema: z.literal(1),
  /** Every command with an id up to the cursor was consumed; `consumed` lists those above it. */
  cursor: z.string(),
  consumed: z.array(z.string()),
  hints: z.array(z.object({ id: z.string(), at: z.iso.datetime(), by: z.string(), text: z.string() })),
  /** Effects on the outside, each under a stable key; delivered by list, compare, create or edit. */
  outbox: z.array(z.object({ key: z.string(), kind: z.string(), body: z.string() })),
})
export type Control = z.infer<typeof Control>

export const emptyControl: Control = { schema: 1, cursor: '', consumed: [], hints: [], outbox: [] }
