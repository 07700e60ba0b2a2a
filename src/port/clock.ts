/** Time and chance, so that the core has neither. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves at `until` (ms since the epoch) or when `signal` fires, whichever comes first. */
  waitUntil(until: number, signal: AbortSignal): Promise<void>
  /** A new unguessable id. */
  id(): string
}

/**
 * Does work that never waits, and ends it where it takes longer than two seconds: patterns of a person that meet text of
 * an agent can take for ever. Throws what the work throws, and an Error where it was ended.
 */
export type WithinTime = <T>(work: () => T) => T
