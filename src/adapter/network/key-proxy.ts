import { randomBytes, timingSafeEqual } from 'node:crypto'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Bill, Meter, PaidRequest } from '../../core/network/answer-meter.ts'
import { anthropicApi } from '../../core/network/anthropic-api.ts'
import { type CallBudget, callBudget, type Spending, spentInWords } from '../../core/network/call-budget.ts'
import {
  type ErrorStatus,
  type HeldKey,
  type ModelApi,
  type PaidFormat,
  routeOf,
} from '../../core/network/model-api.ts'
import {
  type BilledTokens,
  costOf,
  findPrice,
  noTokens,
  type Price,
  type PriceTable,
  sumOf,
} from '../../core/network/prices.ts'
import { withoutProxy } from '../../core/network/proxy-variables.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { AdmittedCall, CallBudgets, KeyProxy } from '../process/command.ts'
import type { InternetAccess } from './dial.ts'
import { toUpstream } from './to-upstream.ts'

interface Call {
  /** A nonce of the agent's for each key. */
  readonly nonces: readonly { readonly nonce: string; readonly key: string; readonly provider: Provider }[]
  readonly budget: CallBudget
  readonly limit: { readonly usd: number; readonly tokens: number | undefined }
  /** Requests that wait for others of the call to end. */
  readonly waiting: (() => void)[]
  usage: Usage
  refusal: string | undefined
}

/** The API takes 32 MB (platform.claude.com/docs/en/api/overview). */
const maxBodyBytes = 33 * 1024 * 1024

const usualAnswerMs = 600_000

/** Each may hold such a body in the engine's memory. */
const maxConnections = 32

/** A provider whose keys are held, and the way there. */
interface Provider extends HeldKey {
  readonly send: ReturnType<typeof toUpstream>
  /** How long its answer may take to begin. */
  readonly answerMs: number
  /** The path of `upstream`, which stands in the place of `localPath`. */
  readonly basePath: string
}

/**
 * A server at which an agent calls its models with nonces in place of keys. It passes on what `HeldKey.api` lists, untouched but for the
 * key, meters what the answers say they cost, and refuses once a call's budget is spent. Not listening yet.
 */
export function keyProxy(
  heldKeys: readonly HeldKey[],
  outside: InternetAccess,
  prices?: PriceTable,
): { server: Server; open(origin: string): KeyProxy } {
  const calls = new Set<Call>()
  const providers = heldKeys.map((held): Provider => {
    const { upstream } = held
    const { answerMs = usualAnswerMs } = outside
    return {
      ...held,
      answerMs,
      send: toUpstream(upstream, outside),
      basePath: new URL(upstream).pathname.replace(/\/$/, ''),
    }
  })
  const server = createServer((request, response) => {
    response.on('error', () => response.destroy())
    pass({ calls, prices }, request, response).catch((error: Error) => refuse(response, 502, error.message))
  })
  server.maxConnections = maxConnections
  server.keepAliveTimeout = 60_000
  server.on('clientError', (_, socket) => socket.destroy())
  const admit = ({ budgetUsd: usd, budgetTokens: tokens }: CallBudgets, origin: string): AdmittedCall => {
    const nonces = providers.flatMap((provider) =>
      Object.entries(provider.keys).map(([variable, key]) => ({
        ...{ variable, key, provider },
        nonce: `ralph-${randomBytes(32).toString('hex')}`,
      })),
    )
    const limit = { usd, tokens }
    const call: Call = {
      ...{ nonces, budget: callBudget(limit), limit },
      ...{ waiting: [], usage: noUsage, refusal: undefined },
    }
    calls.add(call)
    return {
      env: {
        ...Object.fromEntries(nonces.map(({ variable, nonce }) => [variable, nonce])),
        ...Object.fromEntries(providers.map((one) => [one.addressVariable, origin + one.localPath])),
        ...withoutProxy(outside.environment),
      },
      addresses: Object.fromEntries(providers.map((one) => [one.api.name, origin + one.localPath])),
      usage: () => call.usage,
      budgetRefusal: () => call.refusal,
      end: () => void calls.delete(call),
    }
  }
  const withheld = providers.flatMap(({ keys, hidden }) => [...Object.keys(keys), ...hidden])
  return { server, open: (origin) => ({ withheld, admit: (call) => admit(call, origin) }) }
}

interface Passing {
  readonly calls: ReadonlySet<Call>
  readonly prices: PriceTable | undefined
}

async function pass({ calls, prices }: Passing, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '/', headers } = request
  const caller = callerOf(calls, headers)
  if (caller === undefined) return refuse(response, 401, 'this key is of no call that is running')
  const { provider, call } = caller
  const reject = (status: ErrorStatus, message: string): void => refuse(response, status, message, provider.api)
  // Codex asks for a socket first and goes on without one only after this answer (github.com/openai/codex/issues/43353).
  if (headers.upgrade !== undefined) return reject(426, 'only HTTP is passed on')
  const target = url.startsWith(provider.localPath) ? url.slice(provider.localPath.length) : undefined
  const match = target === undefined ? undefined : routeOf(provider.api, method, target)
  if (target === undefined || match === undefined) return reject(404, `${method} ${url.split('?')[0]} is not passed on`)
  const body = await bodyOf(request)
  if (body === undefined) return reject(413, 'the request is too large')
  const path = provider.basePath + target
  const forwarded = { method, path, headers: headersOf(headers, caller, body.length), body, provider }
  const { paid: format } = match.route
  if (!format) return void (await forward({ ...forwarded, meter: () => noMeter }, response))
  const paid = format.readRequest(body.toString(), match.model)
  if (paid === undefined) return reject(400, 'the request names no model')
  await pay({ ...forwarded, meter: format.meter, paid, call, prices }, response)
}

const noMeter: Meter = { read: () => undefined, end: () => undefined }

interface Caller {
  readonly call: Call
  readonly provider: Provider
  /** The header in which its nonce stood, with the key in its place. */
  readonly header: readonly [name: string, value: string]
}

/** A nonce counts in a header of its own provider only. */
function callerOf(calls: ReadonlySet<Call>, headers: IncomingHttpHeaders): Caller | undefined {
  for (const call of calls)
    for (const { nonce, key, provider } of call.nonces)
      for (const name of provider.api.keyHeaders) {
        const [, scheme = '', presented = ''] = /^(Bearer )?(.*)$/i.exec(String(headers[name] ?? '')) ?? []
        if (isEqual(nonce, presented)) return { call, provider, header: [name, scheme + key] }
      }
  return undefined
}

function isEqual(nonce: string, given: string): boolean {
  const [one, other] = [Buffer.from(nonce), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Undefined if it is too large. Whole, since its model and its length decide what it may cost. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > maxBodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Of one connection, never of the message (RFC 9110, 7.6.1). */
const ofConnection = [
  ...['connection', 'keep-alive', 'proxy-authorization', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect', 'host', 'content-length'],
]

/** Of all providers: a key of one is no other's business. */
const allKeyHeaders = ['x-api-key', 'authorization', 'x-goog-api-key', 'api-key']

function headersOf(headers: IncomingHttpHeaders, { provider, header }: Caller, length: number): Record<string, string> {
  const dropped = [...ofConnection, ...allKeyHeaders, ...provider.api.droppedHeaders, 'accept-encoding']
  const passed = Object.entries(headers).filter(([name]) => !dropped.includes(name))
  return {
    ...Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
    [header[0]]: header[1],
    ...provider.headers,
    // What is compressed could not be metered.
    'accept-encoding': 'identity',
    'content-length': String(length),
    host: new URL(provider.upstream).host,
  }
}

interface Forwarded {
  readonly provider: Provider
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Buffer
  readonly meter: PaidFormat['meter']
}

interface PaidForward extends Forwarded, Pick<Passing, 'prices'> {
  readonly paid: PaidRequest
  readonly call: Call
}

async function pay(request: PaidForward, response: ServerResponse): Promise<void> {
  const { call, paid, body, provider, prices } = request
  const priceNamed = (...names: string[]): Price => findPrice([paid.model, ...names], provider.api.prices, prices)
  // As if nothing were cached: three bytes are a token at the most.
  const input = Math.ceil(body.length / 3) + (paid.storedTokens ?? 0)
  const most = { ...noTokens, input, output: paid.maxTokens }
  const always = (paid.unnamedFactor ?? 1) * (provider.factor ?? 1)
  const reserved = { usd: costOf(most, priceNamed(), paid.factor * always), tokens: sumOf(most) }
  for (;;) {
    const verdict = call.budget.admit(reserved)
    if (verdict === 'spent') {
      call.refusal = spentInWords(call.budget.spent(), call.limit)
      return refuse(response, 402, call.refusal, provider.api)
    }
    if (verdict === 'go') break
    await new Promise<void>((resolve) => call.waiting.push(resolve))
    if (response.destroyed) return
  }
  let spent: Spending = { usd: 0, tokens: 0 }
  try {
    const answered = await forward(request, response)
    if (answered !== undefined) {
      const { tokens, model = '', factor = 1 } = answered.bill ?? { tokens: most }
      const usd = costOf(tokens, priceNamed(model), Math.max(paid.factor, factor) * always)
      spent = { usd, tokens: sumOf(tokens) }
      call.usage = added(call.usage, tokens, usd)
    }
  } finally {
    call.budget.settle(reserved, spent)
    for (const proceed of call.waiting.splice(0)) proceed()
  }
}

const added = (usage: Usage, tokens: BilledTokens, usd: number): Usage => ({
  ...usage,
  usd: usage.usd + usd,
  input_tokens: usage.input_tokens + tokens.input,
  output_tokens: usage.output_tokens + tokens.output,
  cache_read_tokens: usage.cache_read_tokens + tokens.cacheRead,
  cache_creation_tokens: usage.cache_creation_tokens + tokens.cacheWrite + tokens.cacheWriteHour,
})

interface Answered {
  readonly bill: Bill | undefined
}

/** Resolves when the answer has passed, or either side went away; to undefined if nothing is to be paid. */
function forward(
  { provider, body, meter: meterOf, ...options }: Forwarded,
  response: ServerResponse,
): Promise<Answered | undefined> {
  return new Promise((resolve) => {
    const upstream = provider.send(options)
    let isSilent = false
    const patience = setTimeout(() => {
      isSilent = true
      const seconds = Math.ceil(provider.answerMs / 1000)
      upstream.destroy(new Error(`it took the request and did not answer within ${seconds} s`))
    }, provider.answerMs)
    response.on('close', () => {
      if (!response.writableFinished) upstream.destroy()
    })
    upstream.on('close', () => clearTimeout(patience))
    upstream.on('error', (error: Error) => {
      const leftEarly = response.destroyed || isSilent
      refuse(response, 502, `${new URL(provider.upstream).host} cannot be reached: ${error.message}`, provider.api)
      // A request that is given up before its answer may have to be paid for.
      const tokens = { ...noTokens, input: Math.ceil(body.length / 4) }
      resolve(leftEarly ? { bill: { tokens, model: '' } } : undefined)
    })
    upstream.on('response', (incoming) => {
      clearTimeout(patience)
      const status = incoming.statusCode ?? 502
      const isStream = /event-stream/.test(incoming.headers['content-type'] ?? '')
      const meter = meterOf(isStream)
      response.writeHead(status, incoming.statusMessage, endToEnd(incoming.rawHeaders))
      response.flushHeaders()
      incoming.on('data', (chunk: Buffer) => meter.read(chunk.toString('latin1')))
      incoming.on('error', () => response.destroy())
      incoming.on('close', () => {
        if (!incoming.complete) response.destroy()
        resolve(status < 400 ? { bill: meter.end() } : undefined)
      })
      incoming.pipe(response)
    })
    upstream.end(body)
  })
}

function endToEnd(rawHeaders: readonly string[]): string[] {
  const headers: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2)
    const isLength = name.toLowerCase() === 'content-length'
    if (isLength || !ofConnection.includes(name.toLowerCase())) headers.push(name, value)
  }
  return headers
}

/** As the provider words its errors, so that its programs show the text. */
function refuse(response: ServerResponse, status: ErrorStatus, message: string, api: ModelApi = anthropicApi): void {
  if (response.headersSent) return void response.destroy()
  const body = JSON.stringify(api.errorBody(status, `ralph: ${message}`))
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
