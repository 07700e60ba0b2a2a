// Stands in the place of Claude Code in this bench: reads the prompt, keeps it, and prints an answer in the same stream of JSON lines.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerTo, iterationOf } from './answers.ts'

const folder = process.argv[2] ?? '.'
const prompt = readFileSync(0, 'utf8')
const index = process.env['RALPH_KNOWLEDGE_FILE']
const history = JSON.parse(readFileSync(join(folder, 'history.json'), 'utf8'))
const answer = answerTo(history, prompt, index === undefined ? '' : readFileSync(index, 'utf8'))
if (prompt.startsWith('## Current Task')) {
  const iteration = iterationOf(prompt)
  writeFileSync(join(folder, 'prompts', `${iteration}.md`), prompt)
  writeFileSync(`change-${iteration}.txt`, `${iteration}\n`)
}
const print = (line: unknown): boolean => process.stdout.write(`${JSON.stringify(line)}\n`)
print({ type: 'system', subtype: 'init', model: 'scripted', tools: ['StructuredOutput'], mcp_servers: [] })
print({
  type: 'result',
  subtype: 'success',
  is_error: false,
  num_turns: 1,
  total_cost_usd: 0,
  structured_output: answer,
})
