import { thousands } from '../text/amounts.ts'
import { startOf } from '../text/excerpt.ts'
import { longestText } from './read-command.ts'

/** The order as long as one may be, and the sentence that says how much of its text was left out. */
export function cutOrder(order: string, { isLonger }: { isLonger: boolean }): { text: string; cut?: string } {
  if (order.length <= longestText) return { text: order }
  const more = `${isLonger ? 'at least ' : ''}${thousands(order.length - longestText)}`
  const cut = `Its text was cut to ${thousands(longestText)} characters; ${more} more were left out.`
  return { text: startOf(order, longestText).trimEnd(), cut }
}
