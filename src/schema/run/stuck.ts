import { z } from 'zod'

/** By what attempts at a task show that more of them do not help (docs/steering.md#when-a-task-is-stuck). */
export const StuckSign = z.enum(['said_stuck', 'same_failure', 'no_changes', 'in_turns'])
export type StuckSign = z.infer<typeof StuckSign>

const facts = {
  /** Of the newest attempt that it rests on. */
  iteration: z.int(),
  sign: StuckSign,
  /** Failed iterations, oldest first. */
  rests_on: z.array(z.int()),
  /** The same in words, with the newest failure. */
  why: z.string(),
  /** What was done about it: the task fails now and a person is told; the run waits; the task is given up. */
  action: z.enum(['ask', 'pause', 'skip']),
  /** Retries that the task had left. */
  retries_left: z.int(),
}

/** What the record of a task keeps of it, until a person has decided or the task got on. */
export const Stuck = z.object(facts)
export type Stuck = z.infer<typeof Stuck>

/** More attempts at a task would only cost money. */
export const StuckDetected = z.object({
  type: z.literal('stuck_detected'),
  at: z.iso.datetime(),
  task: z.string(),
  ...facts,
})
