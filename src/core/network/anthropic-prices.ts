import { type PriceTable, price } from './prices.ts'

const longSonnet = { ...price(3, 15), long: { from: 200_000, price: price(6, 22.5) } }

/**
 * By model names without a date. As of 2026-11-27, from platform.claude.com/docs/en/about-claude/pricing and its model pages.
 * Cache reads of Opus 5.5 and Sonnet 5.5, and both rows of Haiku 5.5, from a copy (docs.rs/synaps/0.10.2, module pricing).
 */
export const anthropicPrices: PriceTable = new Map(
  Object.entries({
    'claude-fable-5-1': price(10, 50, 0.25),
    'claude-mythos-5-1': price(10, 50, 0.25),
    'claude-fable-5': price(10, 50),
    'claude-mythos-5': price(10, 50),
    'claude-opus-5-5': price(4, 20, 0.2),
    'claude-opus-5': price(5, 25),
    'claude-opus-4-8': price(5, 25),
    'claude-opus-4-7': price(5, 25),
    'claude-opus-4-6': price(5, 25),
    'claude-opus-4-5': price(5, 25),
    'claude-opus-4-1': price(15, 75),
    'claude-opus-4-0': price(15, 75),
    'claude-opus-4': price(15, 75),
    'claude-sonnet-5-5': price(2, 10, 0.1),
    'claude-sonnet-5': price(2, 10),
    'claude-sonnet-4-6': price(3, 15),
    'claude-sonnet-4-5': longSonnet,
    'claude-sonnet-4-0': longSonnet,
    'claude-sonnet-4': longSonnet,
    'claude-3-7-sonnet': price(3, 15),
    'claude-3-5-sonnet': price(3, 15),
    'claude-haiku-5-5': { ...price(0.1, 0.5), long: { from: 100_000, price: price(0.5, 2.5) } },
    'claude-haiku-4-5': price(1, 5),
    'claude-3-5-haiku': price(0.8, 4),
    'claude-3-haiku': price(0.25, 1.25),
    'claude-3-opus': price(15, 75),
  }),
)
