import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock'

/** What the model does when it is asked once. `answer` calls the CLI's answer tool with this object. */
export type Turn =
  | { readonly say: string; readonly usage?: TurnUsage }
  | {
      readonly tools: readonly { readonly name: string; readonly input: object }[]
      readonly say?: string
      readonly usage?: TurnUsage
    }
  | { readonly answer: object; readonly usage?: TurnUsage }
  | { readonly fail: { readonly status: number; readonly type: string; readonly message: string } }
  | { readonly hang: true }

interface TurnUsage {
  readonly input_tokens: number
  readonly output_tokens: number
}

export interface Asked {
  readonly model: string
  /** Text of the conversation's first user message, where the engine's prompt is. */
  readonly prompt: string
  readonly system: string
  /** Assistant messages in the conversation so far: 0 for its first request. */
  readonly turn: number
  /** What the tools said so far, oldest first. */
  readonly results: readonly string[]
  readonly tools: readonly string[]
}

/** A list answers request after request and then repeats its last turn; a function sees what was asked. */
export type Scenario = readonly Turn[] | ((asked: Asked) => Turn)

export interface LoopbackModel {
  readonly baseUrl: string
  /** Every request that a scenario answered, oldest first. */
  readonly requests: readonly Asked[]
  stop(): Promise<void>
}

/** A model on 127.0.0.1 that the real CLI talks to through ANTHROPIC_BASE_URL. */
export async function startLoopbackModel(scenario: Scenario): Promise<LoopbackModel> {
  const requests: Asked[] = []
  let release: (response: FixtureResponse) => void = () => undefined
  const stopped = new Promise<FixtureResponse>((resolve) => {
    release = resolve
  })
  const mock = new LLMock({ port: 0, host: '127.0.0.1' })
  mock.on({ predicate: () => true }, (request) => {
    const asked = askedOf(request)
    requests.push(asked)
    const turn = typeof scenario === 'function' ? scenario(asked) : nth(scenario, requests.length - 1)
    return 'hang' in turn ? stopped : responseOf(turn)
  })
  await mock.start()
  return {
    baseUrl: mock.url,
    requests,
    stop: async () => {
      release({ content: 'stopped' })
      await mock.stop()
    },
  }
}

function nth(turns: readonly Turn[], index: number): Turn {
  const turn = turns[Math.min(index, turns.length - 1)]
  if (turn === undefined) throw new Error('A scenario needs at least one turn.')
  return turn
}

function responseOf(turn: Exclude<Turn, { hang: true }>): FixtureResponse {
  if ('fail' in turn) {
    return { status: turn.fail.status, error: { type: turn.fail.type, message: turn.fail.message } }
  }
  const usage = turn.usage === undefined ? {} : { usage: { ...turn.usage } }
  if ('answer' in turn) return { ...calls([{ name: 'StructuredOutput', input: turn.answer }]), ...usage }
  if (!('tools' in turn)) return { content: turn.say, ...usage }
  const toolCalls = calls(turn.tools)
  return turn.say === undefined ? { ...toolCalls, ...usage } : { content: turn.say, ...toolCalls, ...usage }
}

const calls = (tools: readonly { name: string; input: object }[]) => ({
  toolCalls: tools.map(({ name, input }) => ({ name, arguments: JSON.stringify(input) })),
})

function askedOf(request: ChatCompletionRequest): Asked {
  const textOf = (role: string, last = false): string => {
    const message = request.messages[last ? 'findLast' : 'find']((candidate) => candidate.role === role)
    return plainText(message?.content)
  }
  return {
    model: request.model,
    prompt: textOf('user'),
    system: textOf('system'),
    turn: request.messages.filter(({ role }) => role === 'assistant').length,
    results: request.messages.filter(({ role }) => role === 'tool').map(({ content }) => plainText(content)),
    tools: (request.tools ?? []).map((tool) => tool.function.name),
  }
}

function plainText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: string }) => part.text ?? '').join('\n')
}
