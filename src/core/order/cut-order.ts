import { thousands } from '../text/amounts.ts'
import { startOf } from '../text/excerpt.ts'
import { maxOrderChars } from './read-command.ts'

/** Shortens an order to its maximum length; `cut` says how much of its text was left out. */
export function cutOrder(order: string, { isLonger }: { isLonger: boolean }): { text: string; cut?: string } {
  if (order.length <= maxOrderChars) return { text: order }
  const more = `${isLonger ? 'at least ' : ''}${thousands(order.length - maxOrderChars)}`
  const cut = `Its text was cut to ${thousands(maxOrderChars)} characters; ${more} more were left out.`
  return { text: startOf(order, maxOrderChars).trimEnd(), cut }
}
