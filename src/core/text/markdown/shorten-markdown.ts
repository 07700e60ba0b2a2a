import { cutMiddle } from '../excerpt.ts'
import { closeFence, openFence } from './fences.ts'

/**
 * `excerpt` for Markdown: a code block that the cut runs through is closed before the marker and opened again after
 * it, so that what follows the text stays outside. Never longer than `maxChars`; empty where nothing sensible fits.
 */
export function shortenMarkdown(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const longestFence = Math.max(0, ...Array.from(text.matchAll(/`{3,}|~{3,}/g), ([run]) => run.length))
  const mendings = longestFence === 0 ? 0 : 3 * (longestFence + 1)
  const cut = cutMiddle(text, maxChars - mendings)
  if (cut === undefined) return ''
  const reopened = openFence(text.slice(0, cut.tailFrom))
  const parts = [closeFence(cut.head), cut.marker, reopened, cut.tail]
  return closeFence(parts.filter((part) => part !== undefined && part !== '').join('\n'))
}
