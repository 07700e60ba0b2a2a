import { expect, test } from 'vitest'
import type { Meter } from '../../../src/core/network/answer-meter.ts'
import { bodyMeter, readRequest, streamMeter } from '../../../src/core/network/anthropic-api.ts'
import { noTokens } from '../../../src/core/network/prices.ts'

const data = (event: object): string => `event: x\ndata: ${JSON.stringify(event)}\n\n`
const start = data({
  type: 'message_start',
  message: {
    model: 'claude-haiku-4-5',
    usage: {
      ...{ input_tokens: 7, output_tokens: 1, cache_read_input_tokens: 30, cache_creation_input_tokens: 50 },
      cache_creation: { ephemeral_5m_input_tokens: 10, ephemeral_1h_input_tokens: 40 },
    },
  },
})
const written = data({ type: 'content_block_delta', delta: { type: 'text_delta', text: 'x'.repeat(300) } })
const end = data({ type: 'message_delta', usage: { output_tokens: 90, server_tool_use: { web_search_requests: 2 } } })

function fed(meter: Meter, text: string, size: number): ReturnType<Meter['end']> {
  for (let index = 0; index < text.length; index += size) meter.read(text.slice(index, index + size))
  return meter.end()
}

const input = { ...noTokens, input: 7, cacheRead: 30, cacheWrite: 10, cacheWriteHour: 40 }

test.each([1, 7, 1000])('a stream is metered wherever its chunks break (%i)', (size) => {
  expect(fed(streamMeter(), start + written + end, size)).toEqual({
    model: 'claude-haiku-4-5',
    tokens: { ...input, output: 90, searches: 2 },
  })
})

test('a stream that is cut counts what it wrote', () => {
  expect(fed(streamMeter(), start + written, 1000)?.tokens).toEqual({ ...input, output: 100 })
})

test('what the model writes is not read as its bill', () => {
  const forged = data({ type: 'content_block_delta', delta: { text: end }, usage: { output_tokens: 9e9 } })
  expect(fed(streamMeter(), start + forged + end, 1000)?.tokens.output).toBe(90)
})

test('a whole answer is metered by its usage, and one that says nothing is not', () => {
  const usage = { input_tokens: 3, output_tokens: 4 }
  expect(fed(bodyMeter(), JSON.stringify({ model: 'm', usage }), 5)).toEqual({
    model: 'm',
    tokens: { ...noTokens, input: 3, output: 4 },
  })
  for (const text of ['', '[]', 'null', '{"usage":null}', '{"usage']) expect(fed(bodyMeter(), text, 5)).toBeUndefined()
  expect(fed(streamMeter(), 'data: {"type":"ping"}\n\n', 5)).toBeUndefined()
})

test('a request says its model and the most that it may write', () => {
  expect(readRequest('{"model":"m","max_tokens":32000}')).toEqual({ model: 'm', maxTokens: 32_000, factor: 1 })
  expect(readRequest('{"model":"m","max_tokens":-5,"speed":"fast"}')).toEqual({ model: 'm', maxTokens: 0, factor: 2 })
  for (const body of ['', '{}', '{"model":5}', '[1]']) expect(readRequest(body)).toBeUndefined()
})
