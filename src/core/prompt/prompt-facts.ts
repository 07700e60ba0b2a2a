import { type MeasuredPrompt, PromptFacts } from '../../schema/run/prompt-facts.ts'
import { tryRead } from '../text/try-read.ts'

/** Stored beside a prompt: where each section came from, and how its budget was counted. */
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

/** Undefined for invalid or older files. */
export const readPromptFacts = (stored: string | undefined): PromptFacts | undefined =>
  tryRead(() => (stored === undefined ? undefined : PromptFacts.safeParse(JSON.parse(stored)).data))

/** Assumed until calls report their tokens. */
export const defaultCharsPerToken = 4
const [minRatio, maxRatio] = [2, 6]
/** Prompts that differ by less are not compared: the agent's program adds a varying number of tokens. */
const minCharsApart = 2_000
const minPairs = 3

interface CharsPerToken {
  readonly ratio: number
  /** Calls that it was measured from; 0 if it is assumed. */
  readonly calls: number
}

/**
 * Measures characters per token. Each first request also holds the program's own instructions and tools, so only
 * differences between prompts count: the median slope of all pairs (Theil and Sen), from 2 to 6.
 */
export function charsPerToken(measured: readonly MeasuredPrompt[]): CharsPerToken {
  const slopes = measured.flatMap((prompt, index) =>
    measured.slice(index + 1).flatMap((otherPrompt) => {
      const [chars, tokens] = [prompt.chars - otherPrompt.chars, prompt.tokens - otherPrompt.tokens]
      return Math.abs(chars) < minCharsApart ? [] : [tokens / chars]
    }),
  )
  const slope = median(slopes)
  if (slopes.length < minPairs || slope <= 0) return { ratio: defaultCharsPerToken, calls: 0 }
  const ratio = Math.min(maxRatio, Math.max(minRatio, 1 / slope))
  return { ratio: Math.round(ratio * 100) / 100, calls: measured.length }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
