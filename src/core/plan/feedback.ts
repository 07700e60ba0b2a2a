import { oneLine } from '../text/one-line.ts'

const mostItems = 20
const longest = 2_000

/** Where people leave words for the agents of a plan: `plans/shop.md` → `plans/shop.feedback.md`. */
export const feedbackPath = (planFile: string): string => `${planFile.replace(/\.[^./]+$/, '')}.feedback.md`

/** The items below `## Pending`, a line each: they count until a person moves them to `## Processed`. */
export function pendingFeedback(text: string): string[] {
  const items: string[] = []
  let pending = false
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
    const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1]
    if (heading !== undefined) pending = /^pending\b/i.test(heading.trim())
    else if (pending && /^\s*[-*]\s+\S/.test(line)) items.push(line.replace(/^\s*[-*]\s+(?:\[[ xX]\]\s*)?/, ''))
    else if (pending && line.trim() !== '') items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
    .map((one) => oneLine(one, longest))
    .filter((one) => one !== '')
    .slice(0, mostItems)
}
