/** What ended an agent call, from structured fields of the stream and the process, never from quoted text (DESIGN §4). */
export type AgentEnd =
  | { kind: 'finished'; structured: unknown; text: string }
  /** The process ended well and gave no answer. */
  | { kind: 'no_result'; tail: string }
  | { kind: 'error'; what: 'turns' | 'budget' | 'structured_output' | 'refused' | 'disk' | 'other'; message: string }
  | { kind: 'usage_limit'; until: string | null; message: string }
  | { kind: 'overloaded'; message: string }
  | { kind: 'billing'; message: string }
  | { kind: 'auth'; message: string }
  | { kind: 'crashed'; exitCode: number | null; signal: string | null; tail: string }
  | { kind: 'timed_out'; limit: 'wall' | 'idle'; afterMs: number }
  | { kind: 'cancelled' }
