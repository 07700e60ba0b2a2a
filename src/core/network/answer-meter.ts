import { tryJson } from '../text/try-read.ts'
import type { BilledTokens } from './prices.ts'

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

export interface Bill {
  readonly tokens: BilledTokens
  readonly model: string
  readonly factor?: number
}

export interface Meter {
  read(text: string): void
  /** Undefined if the answer stated no cost. */
  end(): Bill | undefined
}

const maxChars = 8 * 1024 * 1024

export type Json = Record<string, unknown>

export function wholeMeter(billOf: (answer: unknown) => Bill | undefined): Meter {
  let body = ''
  return {
    read(text) {
      if (body.length <= maxChars) body += text
    },
    end: () => billOf(tryJson(body)),
  }
}

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
    const event = line.startsWith('data:') ? record(tryJson(line.slice(5))) : undefined
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

export const requestIn = (body: string): Json | undefined => record(tryJson(body))

export const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.ceil(value) : 0

export const record = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null ? (value as Json) : undefined

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
