import { type MeasuredPrompt, PromptFacts } from '../../schema/run/prompt-facts.ts'

/** What is kept of a prompt beside its text: where each section came from, and what its budget was counted by. */
export const promptFacts = (
  sections: readonly { readonly name: string; readonly source: string }[],
  {
    ratio,
    calls,
    entries,
    indexEntries,
  }: CharsPerToken & {
    readonly entries: readonly string[]
    readonly indexEntries: number
  },
): PromptFacts => ({
  schema: 1,
  sections: sections.map(({ name, source }) => ({ name, source })),
  entries: [...entries],
  index_entries: indexEntries,
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

/** What is taken for a token until calls say otherwise. */
export const usualChars = 4
const [fewest, most] = [2, 6]
/** Two prompts that differ by less say too little: the program around them takes tokens, too, and not always as many. */
const leastApart = 2_000
const leastPairs = 3

interface CharsPerToken {
  readonly ratio: number
  /** Calls that it comes from; 0 where it is assumed. */
  readonly calls: number
}

/**
 * Characters to a token by what calls reported. A first request holds the prompt and what the agent's program puts around it, its
 * instructions and tools; that share is the same in each, so only what longer prompts have more of counts: the median slope between
 * each two of them (Theil and Sen), from 2 to 6. Pure.
 */
export function charsPerToken(measured: readonly MeasuredPrompt[]): CharsPerToken {
  const slopes = measured.flatMap((one, at) =>
    measured.slice(at + 1).flatMap((other) => {
      const [chars, tokens] = [one.chars - other.chars, one.tokens - other.tokens]
      return Math.abs(chars) < leastApart ? [] : [tokens / chars]
    }),
  )
  const slope = median(slopes)
  if (slopes.length < leastPairs || slope <= 0) return { ratio: usualChars, calls: 0 }
  const ratio = Math.min(most, Math.max(fewest, 1 / slope))
  return { ratio: Math.round(ratio * 100) / 100, calls: measured.length }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
