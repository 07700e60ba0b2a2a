import type { BilledTokens } from './prices.ts'

/** The parts of a request that determine its price. */
export interface PaidRequest {
  readonly model: string
  readonly maxTokens: number
  /** A multiple of the price; a higher one in the answer wins. */
  readonly factor: number
  /** A further multiple, which answers never state. */
  readonly unnamedFactor?: number
  /** Tokens that the provider may add to the prompt: a stored conversation, a cached document. */
  readonly storedTokens?: number
}

/** An answer's statements about its price. */
export interface Bill {
  readonly tokens: BilledTokens
  readonly model: string
  /** A multiple of the price. */
  readonly factor?: number
}

/** Reads the cost from an answer while it passes. */
export interface Meter {
  read(text: string): void
  /** Undefined if the answer stated no cost. */
  end(): Bill | undefined
}

/** Longer lines and answers are not read. */
const maxChars = 8 * 1024 * 1024

export type Json = Record<string, unknown>

/** For an answer that is one JSON value. */
export function wholeMeter(billOf: (answer: unknown) => Bill | undefined): Meter {
  let body = ''
  return {
    read(text) {
      if (body.length <= maxChars) body += text
    },
    end: () => billOf(parsed(body)),
  }
}

/** For server-sent events. */
export function eventMeter(take: (event: Json) => void, end: Meter['end']): Meter {
  let chunks: string[] = []
  let chars = 0
  const add = (text: string): void => {
    chars += text.length
    // Joined only at the end of the line, which can come in thousands of chunks.
    if (chars <= maxChars) chunks.push(text)
  }
  const endLine = (): void => {
    const line = chars <= maxChars ? chunks.join('') : ''
    ;[chunks, chars] = [[], 0]
    const event = line.startsWith('data:') ? record(parsed(line.slice(5))) : undefined
    if (event) take(event)
  }
  return {
    read(text) {
      const [first = '', ...laterLines] = text.split('\n')
      add(first)
      for (const line of laterLines) {
        endLine()
        add(line)
      }
    },
    end,
  }
}

/** Undefined if the body is no JSON object. */
export const requestIn = (body: string): Json | undefined => record(parsed(body))

export const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.ceil(value) : 0

export const record = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null ? (value as Json) : undefined

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
