import type { AgentProgress } from '../../../port/agent.ts'
import { addUsage, noUsage, type Usage } from '../../../schema/agent/usage.ts'
import { type ServerReports, serverListener } from './server-listener.ts'
import { parseLine, type ResultLine, type StreamLine, type TokenCounts } from './stream-line.ts'

export interface StreamFacts {
  readonly answerTool: boolean | null
  readonly result: ResultLine | null
  /** The newest `error` of the CLI itself, never of the model. */
  readonly cliError: string | null
  /** The end of a subscription's limit, epoch seconds; only from a rejected `rate_limit_event`. */
  readonly resetsAt: number | null
  readonly lastRetry: Retry | null
  /** The newest text of the model or of foreign lines, for reports; bounded. */
  readonly tail: string
  readonly usage: Usage
  readonly servers: ServerReports
}

export type DecisiveFacts = Omit<StreamFacts, 'usage' | 'tail' | 'servers'>

interface Retry {
  readonly status: number | null
  readonly error: string
  readonly delayMs: number
}

interface StreamReader {
  read(line: string): AgentProgress[]
  soFar(): DecisiveFacts
  heard(): StreamFacts
}

const tailChars = 4000

export function readStream(): StreamReader {
  let decisiveFacts: DecisiveFacts = {
    answerTool: null,
    result: null,
    cliError: null,
    resetsAt: null,
    lastRetry: null,
  }
  // Joined on request: a new tail for each line would be most of a talkative agent's cost.
  const texts: string[] = []
  let textChars = 0
  // A message has one line per block, each with the message's usage: only the last one of an id counts.
  const messages = new Map<string, Usage>()
  let counted: Usage = noUsage
  const servers = serverListener()

  const addText = (text: string): AgentProgress[] => {
    if (text.trim() === '') return []
    textChars += texts[texts.push(text.slice(-tailChars)) - 1]?.length ?? 0
    while (textChars - (texts[0]?.length ?? 0) >= tailChars) textChars -= texts.shift()?.length ?? 0
    return [{ kind: 'says', text }]
  }
  const count = (id: string, tokens: TokenCounts): AgentProgress[] => {
    const usage = usageOfTokens(tokens)
    const previous = messages.get(id)
    messages.set(id, usage)
    counted = addUsage(previous === undefined ? counted : subtractUsage(counted, previous), usage)
    return previous === undefined ? [{ kind: 'spent', usage: counted }] : []
  }
  const assistant = (line: Extract<StreamLine, { type: 'assistant' }>): AgentProgress[] => {
    if (line.message.model === '<synthetic>') {
      decisiveFacts = { ...decisiveFacts, cliError: line.error ?? decisiveFacts.cliError }
      return []
    }
    const progress = line.message.content.flatMap((block): AgentProgress[] => {
      if (block.type === 'text') return addText(block.text ?? '')
      return block.type === 'tool_use' ? toolProgress(block.name ?? '', block.input ?? {}) : []
    })
    // The cost comes first, so that the line of a step can show it.
    const { id, usage } = line.message
    return id === undefined || usage === undefined ? progress : [...count(id, usage), ...progress]
  }
  const system = (line: Extract<StreamLine, { type: 'system' }>): AgentProgress[] => {
    if (line.subtype === 'init') {
      decisiveFacts = { ...decisiveFacts, answerTool: line.tools?.includes('StructuredOutput') ?? false }
      return [{ kind: 'started', model: line.model ?? 'unknown' }]
    }
    if (line.subtype !== 'api_retry') return []
    const retry = {
      status: line.error_status ?? null,
      error: line.error ?? 'unknown',
      delayMs: line.retry_delay_ms ?? 0,
    }
    decisiveFacts = { ...decisiveFacts, lastRetry: retry }
    return [{ kind: 'retrying', why: retry.error, attempt: line.attempt ?? 0, delayMs: retry.delayMs }]
  }
  const read = (text: string): AgentProgress[] => {
    const line = parseLine(text)
    if (line === undefined) return addText(text)
    servers.hear(line)
    switch (line.type) {
      case 'system':
        return system(line)
      case 'assistant':
        return assistant(line)
      case 'rate_limit_event':
        if (line.rate_limit_info.status === 'rejected') {
          decisiveFacts = { ...decisiveFacts, resetsAt: line.rate_limit_info.resetsAt ?? null }
        }
        return []
      case 'result':
        // A process that is ended after its result reports a second one, which does not count.
        if (decisiveFacts.result !== null && line.subtype === 'error_during_execution') return []
        decisiveFacts = { ...decisiveFacts, result: line }
        return [{ kind: 'spent', usage: usageOfResult(line, counted) }]
      default:
        return []
    }
  }
  const tail = (): string => texts.join('\n').trimStart().slice(-tailChars)
  return {
    read,
    soFar: () => decisiveFacts,
    heard: () => ({
      ...decisiveFacts,
      tail: tail(),
      usage: { ...usageOfResult(decisiveFacts.result, counted), ...firstTokens(messages) },
      servers: servers.soFar(),
    }),
  }
}

const descriptiveInputs = ['file_path', 'path', 'notebook_path', 'command', 'pattern', 'url', 'query', 'description']

function toolProgress(name: string, input: Record<string, unknown>): AgentProgress[] {
  // The answer is not a step.
  return name === 'StructuredOutput' ? [] : [{ kind: 'tool', name, target: targetOf(input) }]
}

function targetOf(input: Record<string, unknown>): string {
  const target = descriptiveInputs.map((key) => input[key]).find((value) => typeof value === 'string') ?? ''
  return String(target).split('\n', 1)[0]?.slice(0, 200) ?? ''
}

const maxDenials = 20

export function denialsIn(result: ResultLine | null): string[] {
  const denied = (result?.permission_denials ?? []).map(({ tool_name, tool_input }) => {
    const target = targetOf(tool_input)
    return `${(tool_name ?? 'a tool').slice(0, 100)}${target === '' ? '' : `(${target})`}`
  })
  return [...new Set(denied)].slice(0, maxDenials)
}

function firstTokens(messages: ReadonlyMap<string, Usage>): Pick<Usage, 'first_tokens'> {
  const [first] = messages.values()
  const tokens = first ? first.input_tokens + first.cache_read_tokens + first.cache_creation_tokens : 0
  return tokens > 0 ? { first_tokens: tokens } : {}
}

/** The price comes only with the result. */
const usageOfTokens = (tokens: TokenCounts): Usage => ({
  usd: 0,
  turns: 1,
  input_tokens: tokens.input_tokens,
  output_tokens: tokens.output_tokens,
  cache_read_tokens: tokens.cache_read_input_tokens,
  cache_creation_tokens: tokens.cache_creation_input_tokens,
})

const subtractUsage = (from: Usage, part: Usage): Usage => ({
  usd: from.usd - part.usd,
  turns: from.turns - part.turns,
  input_tokens: from.input_tokens - part.input_tokens,
  output_tokens: from.output_tokens - part.output_tokens,
  cache_read_tokens: from.cache_read_tokens - part.cache_read_tokens,
  cache_creation_tokens: from.cache_creation_tokens - part.cache_creation_tokens,
})

/** From the result, else the sum of its messages. `modelUsage` includes subagents and calls that `usage` misses (zeros after error_max_budget_usd, measured). */
function usageOfResult(result: ResultLine | null, counted: Usage): Usage {
  if (result === null) return counted
  const models = Object.values(result.modelUsage ?? {})
  const tokens = result.usage === undefined ? counted : usageOfTokens(result.usage)
  const total = models.reduce<Usage>(
    (sum, model) =>
      addUsage(sum, {
        usd: 0,
        turns: 0,
        input_tokens: model.inputTokens,
        output_tokens: model.outputTokens,
        cache_read_tokens: model.cacheReadInputTokens,
        cache_creation_tokens: model.cacheCreationInputTokens,
      }),
    noUsage,
  )
  return {
    ...(models.length > 0 ? total : tokens),
    usd: result.total_cost_usd ?? 0,
    turns: Math.round(result.num_turns ?? counted.turns),
  }
}
