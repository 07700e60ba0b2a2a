import type { About } from '../../schema/run/about.ts'
import type { RunEvent } from '../../schema/run/event.ts'

/** An operator's order, and how many attempts had ended when it was obeyed. */
export interface RecordedOrder {
  readonly after: number
  readonly id: string
  readonly at: string
  readonly by: string
  readonly text: string
  readonly about?: About
}

const ends: readonly RunEvent['type'][] = [
  'attempt_succeeded',
  'attempt_held',
  'attempt_failed',
  'attempt_interrupted',
  'undo_done',
  'undo_failed',
]

/** Whether an attempt has come to its end: what a replay counts to give each order its place. */
export const endsAttempt = ({ type }: RunEvent): boolean => ends.includes(type)

/** What operators ordered in the recorded job, with the place that each order had in it. */
export function recordedOrders(events: readonly RunEvent[]): RecordedOrder[] {
  let after = 0
  return events.flatMap((event) => {
    if (endsAttempt(event)) after += 1
    if (event.type !== 'command_taken') return []
    const { id, at, by, text, about } = event
    return [{ after, id, at, by, text, ...(about && { about }) }]
  })
}
