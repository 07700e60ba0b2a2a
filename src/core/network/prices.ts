/** USD for a million tokens. */
export interface Price {
  readonly input: number
  readonly output: number
  readonly cacheRead: number
  /** What is kept for five minutes, and for an hour. */
  readonly cacheWrite: number
  readonly cacheWriteHour: number
  /** All tokens of a request whose prompt has more tokens than this cost more. */
  readonly long?: { readonly from: number; readonly price: Price }
}

/** Writes to the cache cost 1.25 and 2 times the input, reads a tenth of it where nothing else stands. */
const price = (input: number, output: number, cacheRead = input / 10): Price => ({
  ...{ input, output, cacheRead, cacheWrite: input * 1.25, cacheWriteHour: input * 2 },
})

const longSonnet = { ...price(3, 15), long: { from: 200_000, price: price(6, 22.5) } }

/**
 * What models cost, by their names without a date. As of 2026-11-27, from platform.claude.com/docs/en/about-claude/pricing and the
 * pages of the models there; what is read from the cache with Opus 5.5 and Sonnet 5.5, and both rows of Haiku 5.5, from others who
 * copied that page (docs.rs/synaps/0.10.2, module pricing).
 */
const prices = new Map<string, Price>(
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

/** Of a model that nobody here knows. */
const dearest = [...prices.values()].reduce((a, b) => (b.output > a.output ? b : a))

export type PriceTable = ReadonlyMap<string, Price>

/** Prices that the table lacks or has wrong: `NAME=INPUT/OUTPUT`, then, if they are others than usual, `/CACHE READ/CACHE WRITE`. */
export const ownPrice = /^([^\s=]+)\s*=\s*(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?)?$/

/** The setting `model-prices`. */
export const ownPrices = (lines: readonly string[]): PriceTable =>
  new Map(
    lines.flatMap((line) => {
      const [, name = '', input, output, read, write] = ownPrice.exec(line) ?? []
      if (input === undefined || output === undefined) return []
      const usual = price(Number(input), Number(output))
      const cacheRead = read === undefined ? usual.cacheRead : Number(read)
      const written = write !== undefined && { cacheWrite: Number(write), cacheWriteHour: Number(write) }
      return [[name, { ...usual, cacheRead, ...written }]]
    }),
  )

/**
 * The price of a model; the dearest of all if it is unknown. `names`: as the request and the answer call it; the dearer counts. One's
 * `own` prices outrank the table.
 */
export function priceOf(names: readonly string[], own: PriceTable = new Map()): Price {
  const told = names.flatMap((name) => own.get(name) ?? own.get(undated(name)) ?? [])
  const listed = told.length > 0 ? told : names.flatMap((name) => prices.get(undated(name)) ?? [])
  return listed.length === 0 ? dearest : listed.reduce((a, b) => (b.output > a.output ? b : a))
}

const undated = (name: string): string => name.replace(/(?:[-@]\d{8}|-latest|\[1m\])+$/, '')

/** BilledTokens as a provider bills them. */
export interface BilledTokens {
  readonly input: number
  readonly output: number
  readonly cacheRead: number
  readonly cacheWrite: number
  readonly cacheWriteHour: number
  /** Searches of the web that the provider made. */
  readonly searches: number
}

export const noTokens: BilledTokens = {
  ...{ input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cacheWriteHour: 0, searches: 0 },
}

export const sumOf = ({ input, output, cacheRead, cacheWrite, cacheWriteHour }: BilledTokens): number =>
  input + output + cacheRead + cacheWrite + cacheWriteHour

const searchUsd = 10 / 1000

/** `factor`: of a faster or a regional answer, which costs a multiple. */
export function costOf(tokens: BilledTokens, { long, ...short }: Price, factor = 1): number {
  const prompt = tokens.input + tokens.cacheRead + tokens.cacheWrite + tokens.cacheWriteHour
  const each = long && prompt > long.from ? long.price : short
  const million =
    tokens.input * each.input +
    tokens.output * each.output +
    tokens.cacheRead * each.cacheRead +
    tokens.cacheWrite * each.cacheWrite +
    tokens.cacheWriteHour * each.cacheWriteHour
  return (million / 1_000_000) * factor + tokens.searches * searchUsd
}
