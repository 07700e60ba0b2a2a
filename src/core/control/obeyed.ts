import type { About } from '../../schema/run/control.ts'
import type { EventOf } from '../../schema/run/event.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'

type Without<E> = E extends unknown ? Omit<E, 'at'> : never
/** The facts that an order may become. */
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

/** What keeps an order from having its effect by itself. */
export type Unmet =
  /** No attempt is made at this task before a person decides about the other one, which may be the same. */
  | { readonly kind: 'task'; readonly task: string; readonly on: string; readonly status: string }
  | { readonly kind: 'stop'; readonly reason: StopReason }

export type OrderResult =
  /** `answer`: what whoever ordered it wants to read, in Markdown of ours; `known`: the entry that says it already. */
  | { kind: 'done'; effects: readonly Effect[]; answer?: string; known?: string; unmet?: Unmet }
  /** Ends the job, and leaves nothing behind that the next one would have to lift. */
  | { kind: 'stop'; why: string }
  | { kind: 'refused'; why: string }

/** Who ordered it, and where. */
export interface Order {
  readonly id: string
  readonly by: string
  readonly about?: About | undefined
}
