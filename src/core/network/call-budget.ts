import { formatTokens, formatUsd } from '../text/amounts.ts'

export interface Spending {
  readonly usd: number
  readonly tokens: number
}

/** The money and the tokens of one call, of which each request takes its part. */
export interface CallBudget {
  /** `wait`: others are under way, and with this one they could pass a limit together. */
  admit(reserved: Spending): 'go' | 'wait' | 'spent'
  /** What the request cost, or would have at most if its answer did not say so. */
  settle(reserved: Spending, spent: Spending): void
  spent(): Spending
}

/**
 * A request alone may pass a limit: what it costs is known only at its end. Several together may not: then each waits for the others.
 * Without `tokens` nothing limits these.
 */
export function callBudget(limit: { readonly usd: number; readonly tokens?: number | undefined }): CallBudget {
  const most = { usd: limit.usd, tokens: limit.tokens ?? Number.POSITIVE_INFINITY }
  let spent: Spending = { usd: 0, tokens: 0 }
  let reserved: Spending = { usd: 0, tokens: 0 }
  let underWay = 0
  return {
    admit(more) {
      if (spent.usd >= most.usd || spent.tokens >= most.tokens) return 'spent'
      const all = plus(plus(spent, reserved), more)
      if (underWay > 0 && (all.usd > most.usd || all.tokens > most.tokens)) return 'wait'
      underWay += 1
      reserved = plus(reserved, more)
      return 'go'
    },
    settle(was, now) {
      underWay -= 1
      reserved = plus(reserved, { usd: -was.usd, tokens: -was.tokens })
      spent = plus(spent, now)
    },
    spent: () => spent,
  }
}

const plus = (a: Spending, b: Spending): Spending => ({ usd: a.usd + b.usd, tokens: a.tokens + b.tokens })

/** Which limit is reached, with what was spent. */
export const spentInWords = (spent: Spending, limit: { usd: number; tokens?: number | undefined }): string =>
  spent.usd >= limit.usd
    ? `this call has spent its budget: ${spent.usd.toFixed(2)} of ${formatUsd(limit.usd)}`
    : `this call has spent its budget: ${formatTokens(spent.tokens)} of ${formatTokens(limit.tokens ?? 0)} tokens`
