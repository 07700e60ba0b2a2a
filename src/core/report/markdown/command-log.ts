import type { RunState } from '../../../schema/run/run-state.ts'
import { inlineMarkdown } from '../../text/markdown/inline-markdown.ts'
import { formatUtc } from '../../text/moment.ts'
import { typedOrder } from '../words/typed-order.ts'

/** The newest orders, newest first: who gave each, and what became of it. */
export function commandLog({ commands }: RunState): string {
  if (commands.length === 0) return 'Nobody has ordered anything. `/ralph help` lists what can be ordered.'
  return commands
    .map(({ at, by, text, refused }) => {
      const fate = refused === null ? 'done' : `not done: ${inlineMarkdown(refused, 200)}`
      return `- ${formatUtc(at)} ${inlineMarkdown(by, 60)}: ${typedOrder(text, 120)} — ${fate}`
    })
    .join('\n')
}
