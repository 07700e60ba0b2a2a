import type { About } from '../../schema/run/control.ts'
import type { EventOf } from '../../schema/run/event.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'

type Without<E> = E extends unknown ? Omit<E, 'at'> : never
export type Effect = Without<
  EventOf<
    | 'pause'
    | 'resume'
    | 'setting_changed'
    | 'rules_changed'
    | 'skip_task'
    | 'task_reopened'
    | 'note'
    | 'attempt_approved'
    | 'review_answered'
    | 'unchanged_accepted'
    | 'attempt_rejected'
    | 'undo_ordered'
    | 'follow_up_added'
    | 'remembered'
    | 'forgotten'
    | 'counsel_answered'
  >
>

/** What still keeps an order from having its effect. */
export type Unmet =
  /** A person must first decide about task `on`, which may be the same task. */
  | { readonly kind: 'task'; readonly task: string; readonly on: string; readonly status: string }
  | { readonly kind: 'stop'; readonly reason: StopReason }

export type OrderResult =
  /** `answer`: Markdown for the person who ordered; `known`: the entry that already says it. */
  | { kind: 'done'; effects: readonly Effect[]; answer?: string; known?: string; unmet?: Unmet }
  /** Ends the job and leaves nothing that the next job would have to lift. */
  | { kind: 'stop'; why: string }
  | { kind: 'refused'; why: string }

export const refused = (why: string): OrderResult => ({ kind: 'refused', why })

export interface Order {
  readonly id: string
  readonly by: string
  readonly about?: About | undefined
}
