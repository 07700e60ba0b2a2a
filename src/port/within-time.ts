/**
 * Does work that never waits, and ends it where it takes longer than two seconds: patterns of a person that meet text of
 * an agent can take for ever. Throws what the work throws, and an Error where it was ended.
 */
export type WithinTime = <T>(work: () => T) => T
