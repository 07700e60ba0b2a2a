import { PromptFacts } from '../../schema/run/prompt-facts.ts'
import type { CharsPerToken } from './chars-per-token.ts'

/** What is kept of a prompt beside its text: where each section came from, and what its budget was counted by. */
export const promptFacts = (
  sections: readonly { readonly name: string; readonly source: string }[],
  { ratio, calls }: CharsPerToken,
): PromptFacts => ({
  schema: 1,
  sections: sections.map(({ name, source }) => ({ name, source })),
  chars_per_token: ratio,
  measured_calls: calls,
})

/** Undefined for a text that is none, or that an older program did not write. */
export function readPromptFacts(stored: string | undefined): PromptFacts | undefined {
  try {
    return stored === undefined ? undefined : PromptFacts.safeParse(JSON.parse(stored)).data
  } catch {
    return undefined
  }
}
