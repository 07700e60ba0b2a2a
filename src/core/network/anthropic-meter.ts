import { type BilledTokens, noTokens } from './prices.ts'

/** What a request of the Messages API asks for, as far as its price depends on it. */
export interface PaidRequest {
  readonly model: string
  readonly maxTokens: number
  /** Its answer costs this multiple of the model's price. */
  readonly factor: number
}

/** Undefined if it is no such request. */
export function readRequest(body: string): PaidRequest | undefined {
  const request = parsed(body)
  if (request === undefined || typeof request['model'] !== 'string') return undefined
  return {
    model: request['model'],
    maxTokens: count(request['max_tokens']),
    // Fast mode and data residency (platform.claude.com/docs/en/about-claude/pricing).
    factor: (request['speed'] === 'fast' ? 2 : 1) * (request['inference_geo'] === 'us' ? 1.1 : 1),
  }
}

/** Reads from an answer what it cost, while it passes. */
export interface Meter {
  read(text: string): void
  /** Undefined if the answer said nothing of it. */
  end(): { readonly tokens: BilledTokens; readonly model: string } | undefined
}

/** A line or an answer beyond this is not read. */
const maxChars = 8 * 1024 * 1024

/** Of an answer as one JSON object. */
export function bodyMeter(): Meter {
  let body = ''
  return {
    read(text) {
      if (body.length <= maxChars) body += text
    },
    end() {
      const message = parsed(body)
      const usage = record(message?.['usage'])
      return usage && { tokens: tokensOf(usage, noTokens), model: String(message?.['model'] ?? '') }
    },
  }
}

/**
 * Of a stream of server-sent events: `message_start` names the model and the input, each `message_delta` all output so far. A stream
 * that is cut before it says so is counted by what it wrote, a token for three characters.
 */
export function streamMeter(): Meter {
  let line = ''
  let model: string | undefined
  let tokens = noTokens
  let writtenChars = 0
  let isComplete = false
  const take = (event: Record<string, unknown>): void => {
    const message = record(event['message'])
    const usage = record(message?.['usage'] ?? event['usage'])
    const { text, thinking, partial_json } = record(event['delta']) ?? {}
    switch (event['type']) {
      case 'message_start':
        model = String(message?.['model'] ?? '')
        tokens = tokensOf(usage ?? {}, tokens)
        break
      case 'content_block_delta':
        writtenChars += String(text ?? thinking ?? partial_json ?? '').length
        break
      case 'message_delta':
        if (usage) [tokens, isComplete] = [tokensOf(usage, tokens), true]
    }
  }
  return {
    read(text) {
      const lines = (line + text).split('\n')
      line = (lines.pop() ?? '').slice(0, maxChars)
      for (const one of lines) {
        const event = one.startsWith('data:') ? parsed(one.slice(5)) : undefined
        if (event) take(event)
      }
    },
    end() {
      if (model === undefined) return undefined
      const written = isComplete ? 0 : Math.ceil(writtenChars / 3)
      return { model, tokens: { ...tokens, output: Math.max(tokens.output, written) } }
    },
  }
}

function tokensOf(usage: Record<string, unknown>, before: BilledTokens): BilledTokens {
  const written = record(usage['cache_creation'])
  const hour = count(written?.['ephemeral_1h_input_tokens'])
  const stated = {
    input: count(usage['input_tokens']),
    output: count(usage['output_tokens']),
    cacheRead: count(usage['cache_read_input_tokens']),
    cacheWrite: Math.max(0, count(usage['cache_creation_input_tokens']) - hour),
    cacheWriteHour: hour,
    searches: count(record(usage['server_tool_use'])?.['web_search_requests']),
  }
  // Each says all so far, and may leave out what it has said before.
  const names = Object.keys(noTokens) as (keyof BilledTokens)[]
  return Object.fromEntries(
    names.map((name) => [name, Math.max(stated[name], before[name])]),
  ) as unknown as BilledTokens
}

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.ceil(value) : 0

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return record(JSON.parse(text))
  } catch {
    return undefined
  }
}
