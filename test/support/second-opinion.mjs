// Stands in for an MCP server of the kind of Perplexity's: one tool that answers by a key of its own.
import { createInterface } from 'node:readline'

const tool = {
  name: 'perplexity_reason',
  description: 'Reasons about a question.',
  inputSchema: {
    type: 'object',
    properties: { messages: { type: 'array', items: { type: 'object' } } },
    required: ['messages'],
  },
}

const results = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'perplexity', version: '1.2.1' },
  }),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': ({ arguments: { messages } }) => ({
    content: [
      { type: 'text', text: `key ${process.env['PERPLEXITY_API_KEY']}: ${messages.length} asked, no way back` },
    ],
  }),
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  const answer = results[method]
  if (id === undefined) continue
  const said = answer ? { result: answer(params ?? {}) } : { error: { code: -32601, message: 'no such method' } }
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...said })}\n`)
}
