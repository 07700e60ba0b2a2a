/** To end what runs, to write the state and to publish it. */
const longestMarginMs = 60_000

/** How long after its start a job ends by itself, given when its machine would end it (failure model P4). */
export const lastMoment = (jobLimitMs: number): number => jobLimitMs - Math.min(longestMarginMs, jobLimitMs / 10)
