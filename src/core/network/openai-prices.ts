import { type Price, type PriceTable, price } from './prices.ts'

/** Above 272,000 input tokens, input and cache cost twice as much, output 1.5 times. */
const withLong = (short: Price): Price => ({
  ...short,
  long: { from: 272_000, price: price(short.input * 2, short.output * 1.5, short.cacheRead * 2) },
})

/** Models without a separate price for cache reads. */
const uncached = (input: number, output: number): Price => price(input, output, input)

/**
 * USD for a million tokens, as of 2026-11-28. From developers.openai.com/api/docs/models (model pages): GPT-6 Luna, GPT-6.2 Sol
 * and GPT-5.6; from copies: GPT-6 Astra (github.com/anuran-roy/unified-llm-pricing: data/pricing.json), GPT-6 Sol
 * (github.com/merefield/codexometer, release v0.18.4), GPT-6.1 Sol (github.com/amine123max/Codex-Manager, release 0.4.7), GPT-6.1
 * Terra (github.com/TheKrush/PromptFuel, release v1.0.24), GPT-6.2 Astra (github.com/iyulab/TokenMeter, release v0.17.0); older
 * ones from github.com/anomalyco/models.dev: providers/openai/models.
 */
export const openaiPrices: PriceTable = new Map(
  Object.entries({
    'gpt-6.2-astra': withLong(price(8, 40, 0.4)),
    'gpt-6.2-sol': withLong(price(2, 10, 0.1)),
    'gpt-6.1-sol': withLong(price(2, 10, 0.1)),
    'gpt-6.1-terra': withLong(price(1, 5, 0.05)),
    'gpt-6-astra': withLong(price(10, 50)),
    'gpt-6-sol': withLong(price(2, 10)),
    'gpt-6-luna': withLong(price(0.1, 0.5)),
    'gpt-5.6': withLong(price(4, 20)),
    'gpt-5.6-sol': withLong(price(4, 20)),
    'gpt-5.6-terra': withLong(price(2, 12)),
    'gpt-5.6-luna': withLong(price(0.2, 1.2)),
    'gpt-5.5': withLong(price(5, 30)),
    'gpt-5.5-pro': withLong(uncached(30, 180)),
    'gpt-5.4': withLong(price(2.5, 15)),
    'gpt-5.4-mini': price(0.75, 4.5),
    'gpt-5.4-nano': price(0.2, 1.25),
    'gpt-5.4-pro': withLong(uncached(30, 180)),
    'gpt-5.3-codex': price(1.75, 14),
    'gpt-5.3-chat': price(1.75, 14),
    'gpt-5.2': price(1.75, 14),
    'gpt-5.2-chat': price(1.75, 14),
    'gpt-5.2-codex': price(1.75, 14),
    'gpt-5.2-pro': uncached(21, 168),
    'gpt-5.1': price(1.25, 10),
    'gpt-5.1-chat': price(1.25, 10),
    'gpt-5.1-codex': price(1.25, 10),
    'gpt-5.1-codex-max': price(1.25, 10),
    'gpt-5.1-codex-mini': price(0.25, 2),
    'gpt-5': price(1.25, 10),
    'gpt-5-chat': price(1.25, 10),
    'gpt-5-codex': price(1.25, 10),
    'gpt-5-mini': price(0.25, 2),
    'gpt-5-nano': price(0.05, 0.4),
    'gpt-5-pro': uncached(15, 120),
    'gpt-4.1': price(2, 8, 0.5),
    'gpt-4.1-mini': price(0.4, 1.6, 0.1),
    'gpt-4.1-nano': price(0.1, 0.4, 0.025),
    'gpt-4o': price(2.5, 10, 1.25),
    'gpt-4o-2024-05-13': uncached(5, 15),
    'gpt-4o-mini': price(0.15, 0.6, 0.075),
    'o4-mini': price(1.1, 4.4, 0.275),
    'o4-mini-deep-research': price(2, 8, 0.5),
    o3: price(2, 8, 0.5),
    'o3-mini': price(1.1, 4.4, 0.55),
    'o3-deep-research': price(10, 40, 2.5),
    'o3-pro': uncached(20, 80),
    o1: price(15, 60, 7.5),
    'o1-pro': uncached(150, 600),
  }),
)
