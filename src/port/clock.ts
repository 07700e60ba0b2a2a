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
 * Does work that never waits, and ends it if it takes longer than twenty seconds: patterns of a person that meet text of
 * an agent can take for ever. The bound is far above what a loaded machine makes of a sound one, which takes milliseconds. Throws what the work throws, and an Error where it was ended.
 */
export type WithinTime = <T>(work: () => T) => T
