/** What goes wrong with a request. Before the effect unless `after` says otherwise. */
export interface Fault {
  /** Method and path: `/^POST .*comments$/`; a request that does not match is served. */
  readonly on: RegExp
  /** A status with GitHub's kind of body; an HTML page with status 200; a connection that breaks; no answer at all. */
  readonly what: number | 'html' | 'reset' | 'hang'
  /** The effect happens and only the answer is lost. */
  readonly after?: boolean
  readonly headers?: Readonly<Record<string, string>>
  readonly message?: string
  /** How often; once where nothing is said. */
  readonly times?: number
}

/** Faults by chance, from a seed: the same seed and the same requests give the same faults. */
export interface Chaos {
  readonly seed: number
  /** Share of the requests that fail, 0 to 1. */
  readonly rate: number
  readonly kinds: readonly Omit<Fault, 'on' | 'times'>[]
}

/** The ways in which a busy GitHub fails, each before and after the effect. */
export const usualFaults: Chaos['kinds'] = [
  { what: 500 },
  { what: 502, after: true },
  { what: 503 },
  { what: 'reset' },
  { what: 'reset', after: true },
  { what: 'html' },
  { what: 'html', after: true },
]

export interface Faults {
  readonly scripted: Fault[]
  chaos: Chaos | null
  /** The fault of this request, if there is one; a scripted one is used up. */
  next(method: string, path: string): Omit<Fault, 'on'> | undefined
}

export function newFaults(): Faults {
  let used = new Map<Fault, number>()
  let chance: (() => number) | null = null
  let seed: number | null = null
  const faults: Faults = {
    scripted: [],
    chaos: null,
    next(method, path) {
      const line = `${method} ${path}`
      const found = faults.scripted.find((fault) => fault.on.test(line) && (used.get(fault) ?? 0) < (fault.times ?? 1))
      if (found) {
        used = new Map(used).set(found, (used.get(found) ?? 0) + 1)
        return found
      }
      const { chaos } = faults
      if (!chaos) return undefined
      if (seed !== chaos.seed) chance = pseudoRandom(chaos.seed)
      seed = chaos.seed
      const draw = chance ?? pseudoRandom(chaos.seed)
      if (draw() >= chaos.rate) return undefined
      return chaos.kinds[Math.floor(draw() * chaos.kinds.length)]
    },
  }
  return faults
}

/** Mulberry32: small, and good enough to spread faults. */
function pseudoRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
