import type { BilledTokens } from './prices.ts'

/** What a request asks for, as far as its price depends on it. */
export interface PaidRequest {
  readonly model: string
  readonly maxTokens: number
  /** Its answer costs this multiple of the model's price, or the one that the answer itself names if that is more. */
  readonly factor: number
  /** A further multiple, which no answer names. */
  readonly unnamedFactor?: number
  /** Tokens that the provider may add to the prompt: a stored conversation, a cached document. */
  readonly storedTokens?: number
}

/** What an answer says of its price. */
export interface Bill {
  readonly tokens: BilledTokens
  readonly model: string
  /** The multiple of the price that the answer itself names. */
  readonly factor?: number
}

/** Reads from an answer what it cost, while it passes. */
export interface Meter {
  read(text: string): void
  /** Undefined if the answer said nothing of it. */
  end(): Bill | undefined
}

/** A line or an answer beyond this is not read. */
const maxChars = 8 * 1024 * 1024

export type Json = Record<string, unknown>

/** Of an answer as one JSON value. */
export function wholeMeter(billOf: (answer: unknown) => Bill | undefined): Meter {
  let body = ''
  return {
    read(text) {
      if (body.length <= maxChars) body += text
    },
    end: () => billOf(parsed(body)),
  }
}

/** Of a stream of server-sent events. */
export function eventMeter(take: (event: Json) => void, end: Meter['end']): Meter {
  let chunks: string[] = []
  let chars = 0
  const add = (text: string): void => {
    chars += text.length
    // Joined once a line is complete: it can come in thousands of chunks.
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
      const [first = '', ...others] = text.split('\n')
      add(first)
      for (const next of others) {
        endLine()
        add(next)
      }
    },
    end,
  }
}

/** The body of a request; undefined if it is no JSON object. */
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
