import { PromptFacts } from '../../schema/run/prompt-facts.ts'
import type { Section } from './section.ts'

/** What is kept of a prompt beside its text: where each section came from. */
export const promptFacts = (sections: readonly Section[]): PromptFacts => ({
  schema: 1,
  sections: sections.map(({ name, source }) => ({ name, source })),
})

/** Undefined for a text that is none, or that an older program did not write. */
export function readPromptFacts(stored: string | undefined): PromptFacts | undefined {
  try {
    return stored === undefined ? undefined : PromptFacts.safeParse(JSON.parse(stored)).data
  } catch {
    return undefined
  }
}
