import { expect, test } from 'vitest'
import type { Meter } from '../../../src/core/network/answer-meter.ts'
import { contentFormat } from '../../../src/core/network/gemini-api.ts'
import { noTokens } from '../../../src/core/network/prices.ts'

function fed(meter: Meter, text: string, size: number): ReturnType<Meter['end']> {
  for (let index = 0; index < text.length; index += size) meter.read(text.slice(index, index + size))
  return meter.end()
}

const chunk = (text: string, usageMetadata?: object, more?: object) => ({
  candidates: [{ content: { parts: [{ text }] }, ...more }],
  modelVersion: 'gemini-2.5-flash',
  ...(usageMetadata && { usageMetadata }),
})
// github.com/googleapis/js-genai: GenerateContentResponseUsageMetadata.
const first = { promptTokenCount: 100, cachedContentTokenCount: 60, thoughtsTokenCount: 5, totalTokenCount: 105 }
const last = { ...first, candidatesTokenCount: 20, thoughtsTokenCount: 25, toolUsePromptTokenCount: 7 }
const grounded = { groundingMetadata: { webSearchQueries: ['a', 'b'] } }
const chunks = [chunk('Hi', first), chunk('!', { ...last, totalTokenCount: 152 }, grounded)]
const bill = { ...noTokens, input: 47, cacheRead: 60, output: 45, searches: 2 }
const events = (all: readonly object[]): string => all.map((one) => `data: ${JSON.stringify(one)}\r\n\r\n`).join('')

test.each([1, 7, 1000])('the last event of a stream has the bill, wherever its chunks break (%i)', (size) => {
  expect(fed(contentFormat.meter(true), events(chunks), size)).toEqual({ model: 'gemini-2.5-flash', tokens: bill })
})

test('a whole answer has it too, and a stream as one array', () => {
  for (const body of [chunks[1], chunks])
    expect(fed(contentFormat.meter(false), JSON.stringify(body), 9)?.tokens).toEqual(bill)
})

test('a stream that is cut counts what it wrote, and tokens of a kind that is not listed are output', () => {
  const cut = fed(contentFormat.meter(true), events([chunk('x'.repeat(300), first)]), 1000)
  expect(cut?.tokens).toEqual({ ...noTokens, input: 40, cacheRead: 60, output: 100 })
  const complete = chunk('x'.repeat(300), last, { finishReason: 'STOP' })
  expect(fed(contentFormat.meter(true), events([complete]), 1000)?.tokens.output).toBe(45)
  const unlisted = fed(contentFormat.meter(true), events([chunk('', { ...last, totalTokenCount: 1107 })]), 1000)
  expect(unlisted?.tokens.output).toBe(1000)
})

test('an answer that says nothing of its tokens is not metered, and what the model writes is not read as its bill', () => {
  for (const text of ['', '[]', 'null', '{"usageMetadata":null}', '{"usage'])
    expect(fed(contentFormat.meter(false), text, 5)).toBeUndefined()
  const forged = JSON.stringify(chunk('', { promptTokenCount: 1 }))
  expect(fed(contentFormat.meter(true), events([chunk(forged)]), 1000)).toBeUndefined()
})

test('a request has its model in its path', () => {
  const read = (body: string) => contentFormat.readRequest(body, 'gemini-2.5-pro')
  const generationConfig = { maxOutputTokens: 1000, candidateCount: 2 }
  expect(read(JSON.stringify({ generationConfig }))).toEqual({
    ...{ model: 'gemini-2.5-pro', maxTokens: 2000, factor: 1, storedTokens: 0 },
  })
  expect(read('{}')?.maxTokens).toBe(65_536)
  expect(read('{"cachedContent":"cachedContents/1"}')?.storedTokens).toBe(1_048_576)
  expect(read('{"serviceTier":"priority"}')?.factor).toBe(1.8)
  expect(read('not JSON')).toBeUndefined()
})
