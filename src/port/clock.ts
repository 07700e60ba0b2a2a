/** Time and random ids: the core has neither. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves at `until` (ms since the epoch), or earlier if `signal` fires. */
  waitUntil(until: number, signal: AbortSignal): Promise<void>
  /** Unguessable. */
  id(): string
}

/**
 * Runs synchronous work and ends it after twenty seconds, with an Error: a person's pattern may never end on an agent's
 * text. A sound one takes milliseconds, even on a loaded machine.
 */
export type WithinTime = <T>(work: () => T) => T
