/** The money of one call, of which each request takes its part. */
export interface CallBudget {
  /** `wait`: others are under way, and with this one they could pass the limit together. */
  admit(reservedUsd: number): 'go' | 'wait' | 'spent'
  /** What the request cost, or would have at most if its answer did not say so. */
  settle(reservedUsd: number, spentUsd: number): void
  spentUsd(): number
}

/**
 * A request alone may pass the limit: its cost is known only at its end. Several together may not: then each waits for the others.
 */
export function callBudget(limitUsd: number): CallBudget {
  let spent = 0
  let reserved = 0
  let underWay = 0
  return {
    admit(usd) {
      if (spent >= limitUsd) return 'spent'
      if (underWay > 0 && spent + reserved + usd > limitUsd) return 'wait'
      underWay += 1
      reserved += usd
      return 'go'
    },
    settle(reservedUsd, spentUsd) {
      underWay -= 1
      reserved -= reservedUsd
      spent += spentUsd
    },
    spentUsd: () => spent,
  }
}
