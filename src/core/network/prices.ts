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
  /** A thousand searches of the web. */
  readonly searches: number
}

/** A thousand with Anthropic and OpenAI (platform.claude.com/docs/en/about-claude/pricing; community.openai.com/t/search-web-using-openai-api/1363698). */
const usualSearches = 10

/** Writes to the cache cost 1.25 and 2 times the input, reads a tenth of it where nothing else stands. */
export const price = (input: number, output: number, cacheRead = input / 10): Price => ({
  ...{ input, output, cacheRead, cacheWrite: input * 1.25, cacheWriteHour: input * 2 },
  searches: usualSearches,
})

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
 * The price of a model in a provider's list; the dearest of the list if it is unknown. `names`: as the request and the answer call it;
 * the dearer counts. `overrides` outrank the list.
 */
export function priceOf(names: readonly string[], prices: PriceTable, overrides: PriceTable = new Map()): Price {
  const stated = names.flatMap((name) => overrides.get(name) ?? overrides.get(undated(name)) ?? [])
  const listed =
    stated.length > 0 ? stated : names.flatMap((name) => prices.get(name) ?? prices.get(undated(name)) ?? [])
  return dearestOf(listed.length > 0 ? listed : [...prices.values()])
}

/** As dear in each of its parts as one of them is. */
function dearestOf([first = price(0, 0), ...others]: readonly Price[]): Price {
  return others.reduce((a, b) => {
    const froms = [a.long, b.long].flatMap((long) => long?.from ?? [])
    const long = { from: Math.min(...froms), price: dearer(a.long?.price ?? a, b.long?.price ?? b) }
    return { ...dearer(a, b), ...(froms.length > 0 && { long }) }
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

/** Without the date, or the number of a version, that names one release of a model. */
const undated = (name: string): string =>
  name.replace(/(?:[-@]\d{8}|-\d{4}-\d\d-\d\d|-preview(?:-\d\d-\d{4})?|-\d{3}|-latest|\[1m\])+$/, '')

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
  return (million / 1_000_000) * factor + (tokens.searches * short.searches) / 1000
}
