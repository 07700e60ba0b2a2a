import { type Price, type PriceTable, price } from './prices.ts'

/** For Gemini 3 and later, and for Gemini 2.5 (github.com/iyulab/TokenMeter, release v0.13.0). */
const [searches, earlierSearches] = [14, 35]

const withLong = (short: Price, long: Price): Price => ({ ...short, long: { from: 200_000, price: long } })

const model = (...row: Parameters<typeof price>): Price => ({ ...price(...row), searches })
const earlierModel = (...row: Parameters<typeof price>): Price => ({ ...price(...row), searches: earlierSearches })

/**
 * USD for a million tokens of text, as of 2026-11-28, from copies of ai.google.dev/gemini-api/docs/pricing: Gemini 4
 * (github.com/iyulab/TokenMeter, release v0.17.0), 3.8 Flash at its double price from 2027 on (docs.litellm.ai:
 * github.com/BerriAI/litellm/discussions/39357), 3.6 Flash and 3.5 Flash-Lite (github.com/simonw/llm-prices: data/google.json),
 * all others github.com/anomalyco/models.dev: providers/google/models.
 */
export const geminiPrices: PriceTable = new Map(
  Object.entries({
    'gemini-4-neon': model(3, 15, 0.15),
    'gemini-4-hydrogen': model(1.5, 7.5, 0.075),
    'gemini-3.8-flash': model(1.5, 7.5),
    'gemini-3.6-flash': model(1.5, 7.5),
    'gemini-3.5-flash': model(1.5, 9),
    'gemini-3.5-flash-lite': model(0.3, 2.5),
    'gemini-3.1-pro': withLong(model(2, 12), model(4, 18)),
    'gemini-3.1-pro-preview-customtools': withLong(model(2, 12), model(4, 18)),
    'gemini-3.1-flash-lite': model(0.25, 1.5),
    'gemini-3-pro': withLong(model(2, 12), model(4, 18)),
    'gemini-3-flash': model(0.5, 3),
    'gemini-2.5-pro': withLong(earlierModel(1.25, 10), earlierModel(2.5, 15)),
    'gemini-2.5-flash': earlierModel(0.3, 2.5),
    'gemini-2.5-flash-lite': earlierModel(0.1, 0.4),
    'gemini-2.0-flash': earlierModel(0.1, 0.4, 0.025),
    'gemini-2.0-flash-lite': earlierModel(0.075, 0.3),
  }),
)
