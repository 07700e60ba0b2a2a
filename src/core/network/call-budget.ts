import { formatTokens, formatUsd } from '../text/amounts.ts'

export interface Spending {
  readonly usd: number
  readonly tokens: number
}

/** The money and tokens of one call, for all of its requests. */
export interface CallBudget {
  /** `wait`: together with current requests it could exceed a limit. */
  admit(reserved: Spending): 'go' | 'wait' | 'spent'
  /** `spent`: the cost of the request, or its maximum if the answer did not state it. */
  settle(reserved: Spending, spent: Spending): void
  spent(): Spending
}

/** A single request may exceed a limit, because its cost is known only at its end; several together may not. */
export function callBudget(limit: { readonly usd: number; readonly tokens?: number | undefined }): CallBudget {
  const limits = { usd: limit.usd, tokens: limit.tokens ?? Number.POSITIVE_INFINITY }
  let spent: Spending = { usd: 0, tokens: 0 }
  let reserved: Spending = { usd: 0, tokens: 0 }
  let running = 0
  return {
    admit(more) {
      if (spent.usd >= limits.usd || spent.tokens >= limits.tokens) return 'spent'
      const total = plus(plus(spent, reserved), more)
      if (running > 0 && (total.usd > limits.usd || total.tokens > limits.tokens)) return 'wait'
      running += 1
      reserved = plus(reserved, more)
      return 'go'
    },
    settle(reservation, cost) {
      running -= 1
      reserved = plus(reserved, { usd: -reservation.usd, tokens: -reservation.tokens })
      spent = plus(spent, cost)
    },
    spent: () => spent,
  }
}

const plus = (a: Spending, b: Spending): Spending => ({ usd: a.usd + b.usd, tokens: a.tokens + b.tokens })

/** Names the reached limit. */
export const spentInWords = (spent: Spending, limit: { usd: number; tokens?: number | undefined }): string =>
  spent.usd >= limit.usd
    ? `this call has spent its budget: ${spent.usd.toFixed(2)} of ${formatUsd(limit.usd)}`
    : `this call has spent its budget: ${formatTokens(spent.tokens)} of ${formatTokens(limit.tokens ?? 0)} tokens`
