import { oneLine } from '../text/one-line.ts'

const maxItems = 20
const maxItemChars = 2_000

/** People's notes to the agents of a plan: `plans/shop.md` → `plans/shop.feedback.md`. */
export const feedbackPath = (planFile: string): string => `${planFile.replace(/\.[^./]+$/, '')}.feedback.md`

/** The items below `## Pending`, one a line. They count until a person moves them to `## Processed`. */
export function pendingFeedback(text: string): string[] {
  const items: string[] = []
  let isPending = false
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
    const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1]
    if (heading !== undefined) isPending = /^pending\b/i.test(heading.trim())
    else if (isPending && /^\s*[-*]\s+\S/.test(line)) items.push(line.replace(/^\s*[-*]\s+(?:\[[ xX]\]\s*)?/, ''))
    else if (isPending && line.trim() !== '') items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
    .map((item) => oneLine(item, maxItemChars))
    .filter((item) => item !== '')
    .slice(0, maxItems)
}
