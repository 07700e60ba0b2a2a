/** Time and chance, so that the core has neither. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves at `until` (ms since the epoch) or when `signal` fires, whichever comes first. */
  waitUntil(until: number, signal: AbortSignal): Promise<void>
  /** A new unguessable id. */
  id(): string
}
