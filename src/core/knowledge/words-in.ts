import { inlineMarkdown } from '../text/markdown/neutral-markdown.ts'
import { folded } from './entry.ts'

const longest = 5000

/** Whether a text holds these words, in whatever spacing and case; also as Markdown that was made harmless on the way. */
export function wordsIn(text: string): (words: string) => boolean {
  const whole = folded(text)
  return (words) => whole.includes(folded(words)) || whole.includes(folded(inlineMarkdown(words, longest)))
}
