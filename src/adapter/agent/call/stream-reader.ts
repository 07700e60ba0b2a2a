import type { AgentProgress } from '../../../port/agent.ts'
import { addUsage, noUsage, type Usage } from '../../../schema/agent/usage.ts'
import { type ServersHeard, serversHeard } from './servers-heard.ts'
import { parseLine, type ResultLine, type StreamLine, type TokenCounts } from './stream-line.ts'

/** What a call's stream said, as far as its end depends on it. */
export interface StreamFacts {
  /** Whether the CLI offers the answer tool; null while its first line has not come. */
  readonly answerTool: boolean | null
  readonly result: ResultLine | null
  /** The newest `error` with which the CLI itself spoke; model text never gets here. */
  readonly cliError: string | null
  /** When a subscription's limit ends, epoch seconds; only from a rejected `rate_limit_event`. */
  readonly resetsAt: number | null
  readonly lastRetry: Retry | null
  /** The newest text of the model or of a foreign line, for reports; bounded. */
  readonly tail: string
  readonly usage: Usage
  readonly servers: ServersHeard
}

export type Decisive = Omit<StreamFacts, 'usage' | 'tail' | 'servers'>

interface Retry {
  readonly status: number | null
  readonly error: string
  readonly delayMs: number
}

interface StreamReader {
  /** Takes one line in; what the user should see of it comes back. Lines of no known kind are text. */
  read(line: string): AgentProgress[]
  /** What decides, after each line, whether the call goes on; costs nothing. */
  soFar(): Decisive
  heard(): StreamFacts
}

const tailChars = 4000

export function readStream(): StreamReader {
  let heard: Decisive = {
    answerTool: null,
    result: null,
    cliError: null,
    resetsAt: null,
    lastRetry: null,
  }
  // The newest texts, joined when somebody asks: a new tail for each line is most of what a talkative agent costs.
  const talk: string[] = []
  let talkChars = 0
  // A message comes as one line per block, each with the message's usage: the last one of an id counts, once.
  const messages = new Map<string, Usage>()
  let counted: Usage = noUsage
  const servers = serversHeard()

  const say = (text: string): AgentProgress[] => {
    if (text.trim() === '') return []
    talkChars += talk[talk.push(text.slice(-tailChars)) - 1]?.length ?? 0
    while (talkChars - (talk[0]?.length ?? 0) >= tailChars) talkChars -= talk.shift()?.length ?? 0
    return [{ kind: 'says', text }]
  }
  const count = (id: string, tokens: TokenCounts): AgentProgress[] => {
    const usage = usageOfTokens(tokens)
    const before = messages.get(id)
    messages.set(id, usage)
    counted = addUsage(before === undefined ? counted : subtractUsage(counted, before), usage)
    return before === undefined ? [{ kind: 'spent', usage: counted }] : []
  }
  const assistant = (line: Extract<StreamLine, { type: 'assistant' }>): AgentProgress[] => {
    if (line.message.model === '<synthetic>') {
      heard = { ...heard, cliError: line.error ?? heard.cliError }
      return []
    }
    const shown = line.message.content.flatMap((block): AgentProgress[] => {
      if (block.type === 'text') return say(block.text ?? '')
      return block.type === 'tool_use' ? toolProgress(block.name ?? '', block.input ?? {}) : []
    })
    // What it cost comes first: a line that shows a step can name it.
    const { id, usage } = line.message
    return id === undefined || usage === undefined ? shown : [...count(id, usage), ...shown]
  }
  const system = (line: Extract<StreamLine, { type: 'system' }>): AgentProgress[] => {
    if (line.subtype === 'init') {
      heard = { ...heard, answerTool: line.tools?.includes('StructuredOutput') ?? false }
      return [{ kind: 'started', model: line.model ?? 'unknown' }]
    }
    if (line.subtype !== 'api_retry') return []
    const retry = {
      status: line.error_status ?? null,
      error: line.error ?? 'unknown',
      delayMs: line.retry_delay_ms ?? 0,
    }
    heard = { ...heard, lastRetry: retry }
    return [{ kind: 'retrying', why: retry.error, attempt: line.attempt ?? 0, delayMs: retry.delayMs }]
  }
  const read = (text: string): AgentProgress[] => {
    const line = parseLine(text)
    if (line === undefined) return say(text)
    servers.hear(line)
    switch (line.type) {
      case 'system':
        return system(line)
      case 'assistant':
        return assistant(line)
      case 'rate_limit_event':
        if (line.rate_limit_info.status === 'rejected') {
          heard = { ...heard, resetsAt: line.rate_limit_info.resetsAt ?? null }
        }
        return []
      case 'result':
        // A process that is ended after its result says a second one; it takes nothing back.
        if (heard.result !== null && line.subtype === 'error_during_execution') return []
        heard = { ...heard, result: line }
        return [{ kind: 'spent', usage: usageOfResult(line, counted) }]
      default:
        return []
    }
  }
  const tail = (): string => talk.join('\n').trimStart().slice(-tailChars)
  return {
    read,
    soFar: () => heard,
    heard: () => ({
      ...heard,
      tail: tail(),
      usage: { ...usageOfResult(heard.result, counted), ...firstOf(messages) },
      servers: servers.soFar(),
    }),
  }
}

/** The first input that says what a tool is about. */
const telling = ['file_path', 'path', 'notebook_path', 'command', 'pattern', 'url', 'query', 'description']

function toolProgress(name: string, input: Record<string, unknown>): AgentProgress[] {
  // The answer itself, not a step towards it.
  return name === 'StructuredOutput' ? [] : [{ kind: 'tool', name, target: targetOf(input) }]
}

function targetOf(input: Record<string, unknown>): string {
  const target = telling.map((key) => input[key]).find((value) => typeof value === 'string') ?? ''
  return String(target).split('\n', 1)[0]?.slice(0, 200) ?? ''
}

const maxDenials = 20

/** What the result says was denied, once each: `Bash(curl example.com)`. */
export function denialsIn(result: ResultLine | null): string[] {
  const denied = (result?.permission_denials ?? []).map(({ tool_name, tool_input }) => {
    const target = targetOf(tool_input)
    return `${(tool_name ?? 'a tool').slice(0, 100)}${target === '' ? '' : `(${target})`}`
  })
  return [...new Set(denied)].slice(0, maxDenials)
}

/** What its first request sent; nothing where the agent said nothing of it. */
function firstOf(messages: ReadonlyMap<string, Usage>): Pick<Usage, 'first_tokens'> {
  const [first] = messages.values()
  const tokens = first ? first.input_tokens + first.cache_read_tokens + first.cache_creation_tokens : 0
  return tokens > 0 ? { first_tokens: tokens } : {}
}

/** What one message used; its price comes with the result. */
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

/** What the call used: the result's word where there is one, else what its messages `counted`. `modelUsage` covers subagents and calls that `usage` misses (zeros after error_max_budget_usd, measured). */
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
