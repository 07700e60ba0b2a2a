/** The time that a test allows for a promise of `promisedMs`: ten times as much, since others use the machine. */
export const withSlack = (promisedMs: number): number => 10 * promisedMs
