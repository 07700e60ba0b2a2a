import { expect, test } from 'vitest'
import { readStream } from '../../../../src/adapter/agent/call/stream-reader.ts'

function read(lines: readonly (object | string)[]) {
  const reader = readStream()
  const progress = lines.flatMap((line) => reader.read(typeof line === 'string' ? line : JSON.stringify(line)))
  return { progress, heard: reader.heard() }
}

const message = (id: string, block: object, usage?: object) => ({
  type: 'assistant',
  message: { id, model: 'claude', content: [block], ...(usage === undefined ? {} : { usage }) },
})
const text = (said: string) => ({ type: 'text', text: said })
const tool = (name: string, input: object) => ({ type: 'tool_use', name, input })

test('a message with several blocks is counted once, with its last numbers', () => {
  const { heard } = read([
    message('m1', text('a'), { input_tokens: 10, output_tokens: 1 }),
    message('m2', text('subagent'), { input_tokens: 5, output_tokens: 5 }),
    message('m1', tool('Read', {}), { input_tokens: 10, output_tokens: 7, cache_read_input_tokens: 3 }),
  ])
  expect(heard.usage).toMatchObject({ turns: 2, input_tokens: 15, output_tokens: 12, cache_read_tokens: 3 })
})

test('the result’s models replace what was counted, and its usage where it names no model', () => {
  const usage = { input_tokens: 0, output_tokens: 0 }
  const models = { a: { inputTokens: 100, outputTokens: 10 }, b: { inputTokens: 1, cacheCreationInputTokens: 4 } }
  const result = { type: 'result', total_cost_usd: 0.25, num_turns: 3, usage, modelUsage: models }
  expect(read([message('m', text('x'), { input_tokens: 9 }), result]).heard.usage).toEqual({
    usd: 0.25,
    turns: 3,
    input_tokens: 101,
    output_tokens: 10,
    cache_read_tokens: 0,
    cache_creation_tokens: 4,
    first_tokens: 9,
  })
  const plain = { type: 'result', total_cost_usd: 1, usage: { input_tokens: 7, output_tokens: 8 } }
  expect(read([plain]).heard.usage).toMatchObject({ usd: 1, input_tokens: 7, output_tokens: 8 })
})

test.each([
  [tool('Edit', { file_path: 'src/a.ts', old_string: 'x' }), 'Edit', 'src/a.ts'],
  [tool('Bash', { command: 'npm test\nrm x', description: 'Run' }), 'Bash', 'npm test'],
  [tool('Grep', { pattern: 'x+' }), 'Grep', 'x+'],
  [tool('Odd', { number: 1 }), 'Odd', ''],
])('shows a tool with what it is about', (block, name, target) => {
  expect(read([message('m', block)]).progress).toEqual([{ kind: 'tool', name, target }])
})

test('the answer tool is no progress, and empty text is none', () => {
  expect(read([message('m', tool('StructuredOutput', {})), message('m', text(' \n'))]).progress).toEqual([])
})

test('knows whether the answer tool is offered', () => {
  const init = (tools: string[]) => ({ type: 'system', subtype: 'init', model: 'm', tools })
  expect(read([]).heard.answerTool).toBeNull()
  expect(read([init(['Bash', 'StructuredOutput'])]).heard.answerTool).toBe(true)
  expect(read([init(['Bash'])]).heard.answerTool).toBe(false)
})

test('a second result of a process that was ended takes the first one not back', () => {
  const good = { type: 'result', subtype: 'success', is_error: false, structured_output: { a: 1 } }
  const late = { type: 'result', subtype: 'error_during_execution', is_error: true }
  expect(read([good, late]).heard.result).toMatchObject({ subtype: 'success' })
})

test.each([
  ['fields of other types', '{"type":"result","is_error":"yes","num_turns":"many","usage":[],"modelUsage":3}'],
  ['negative numbers', '{"type":"result","total_cost_usd":-5,"usage":{"input_tokens":-1,"output_tokens":1.5}}'],
  ['blocks that are none', '{"type":"assistant","message":{"content":[null,3,"x"]}}'],
])('%s do not lose the call', (_, line) => {
  const { heard } = read([line, '{"type":"result","structured_output":{"ok":true}}'])
  expect(heard.result?.structured_output).toEqual({ ok: true })
  expect(heard.usage.usd).toBe(0)
})

test('lines of no known kind are text, and the tail stays bounded', () => {
  const { progress, heard } = read(['plain', '{"type":"unknown"}', '[1]', 'x'.repeat(10_000)])
  expect(progress.slice(0, 3)).toEqual(
    ['plain', '{"type":"unknown"}', '[1]'].map((said) => ({ kind: 'says', text: said })),
  )
  expect(heard.tail.length).toBeLessThanOrEqual(4000)
})
