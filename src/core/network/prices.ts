/** USD for a million tokens. */
export interface Price {
  readonly input: number
  readonly output: number
  readonly cacheRead: number
  /** Writes that are kept for five minutes, and for an hour. */
  readonly cacheWrite: number
  readonly cacheWriteHour: number
  /** For all tokens of a request with a longer prompt. */
  readonly long?: { readonly from: number; readonly price: Price }
  /** USD for a thousand web searches. */
  readonly searches: number
}

/** With Anthropic and OpenAI (platform.claude.com/docs/en/about-claude/pricing; community.openai.com/t/search-web-using-openai-api/1363698). */
const usualSearchPrice = 10

/** Cache writes cost 1.25 and 2 times the input, reads a tenth by default. */
export const price = (input: number, output: number, cacheRead = input / 10): Price => ({
  ...{ input, output, cacheRead, cacheWrite: input * 1.25, cacheWriteHour: input * 2 },
  searches: usualSearchPrice,
})

export type PriceTable = ReadonlyMap<string, Price>

/** `NAME=INPUT/OUTPUT`, optionally `/CACHE READ/CACHE WRITE`. */
export const priceOverride =
  /^([^\s=]+)\s*=\s*(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?)?$/

export const readPriceOverrides = (lines: readonly string[]): PriceTable =>
  new Map(
    lines.flatMap((line) => {
      const [, name = '', input, output, read, write] = priceOverride.exec(line) ?? []
      if (input === undefined || output === undefined) return []
      const usual = price(Number(input), Number(output))
      const cacheRead = read === undefined ? usual.cacheRead : Number(read)
      const cacheWrites = write !== undefined && { cacheWrite: Number(write), cacheWriteHour: Number(write) }
      return [[name, { ...usual, cacheRead, ...cacheWrites }]]
    }),
  )

/** The highest price for any of `names`, which the request and the answer use; for an unknown model the highest of the list. `overrides` outrank the list. */
export function findPrice(names: readonly string[], prices: PriceTable, overrides: PriceTable = new Map()): Price {
  const stated = names.flatMap((name) => overrides.get(name) ?? overrides.get(undated(name)) ?? [])
  const listed =
    stated.length > 0 ? stated : names.flatMap((name) => prices.get(name) ?? prices.get(undated(name)) ?? [])
  return dearestOf(listed.length > 0 ? listed : [...prices.values()])
}

/** The maximum in each part. */
function dearestOf([first = price(0, 0), ...others]: readonly Price[]): Price {
  return others.reduce((a, b) => {
    const longLimits = [a.long, b.long].flatMap((long) => long?.from ?? [])
    const long = { from: Math.min(...longLimits), price: dearer(a.long?.price ?? a, b.long?.price ?? b) }
    return { ...dearer(a, b), ...(longLimits.length > 0 && { long }) }
  }, first)
}

const dearer = (a: Price, b: Price): Price => ({
  input: Math.max(a.input, b.input),
  output: Math.max(a.output, b.output),
  cacheRead: Math.max(a.cacheRead, b.cacheRead),
  cacheWrite: Math.max(a.cacheWrite, b.cacheWrite),
  cacheWriteHour: Math.max(a.cacheWriteHour, b.cacheWriteHour),
  searches: Math.max(a.searches, b.searches),
})

/** Without a release's date or version number. */
const undated = (name: string): string =>
  name.replace(/(?:[-@]\d{8}|-\d{4}-\d\d-\d\d|-preview(?:-\d\d-\d{4})?|-\d{3}|-latest|\[1m\])+$/, '')

/** Tokens as a provider bills them. */
export interface BilledTokens {
  readonly input: number
  readonly output: number
  readonly cacheRead: number
  readonly cacheWrite: number
  readonly cacheWriteHour: number
  /** Web searches by the provider. */
  readonly searches: number
}

export const noTokens: BilledTokens = {
  ...{ input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cacheWriteHour: 0, searches: 0 },
}

export const sumOf = ({ input, output, cacheRead, cacheWrite, cacheWriteHour }: BilledTokens): number =>
  input + output + cacheRead + cacheWrite + cacheWriteHour

/** `factor`: for a faster or regional answer. */
export function costOf(tokens: BilledTokens, { long, ...short }: Price, factor = 1): number {
  const prompt = tokens.input + tokens.cacheRead + tokens.cacheWrite + tokens.cacheWriteHour
  const applicable = long && prompt > long.from ? long.price : short
  const total =
    tokens.input * applicable.input +
    tokens.output * applicable.output +
    tokens.cacheRead * applicable.cacheRead +
    tokens.cacheWrite * applicable.cacheWrite +
    tokens.cacheWriteHour * applicable.cacheWriteHour
  return (total / 1_000_000) * factor + (tokens.searches * short.searches) / 1000
}
