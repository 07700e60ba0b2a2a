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
import { requesterFor } from './upstream-request.ts'

interface Call {
  /** One nonce of the agent for each key. */
  readonly nonces: readonly { readonly nonce: string; readonly key: string; readonly provider: Provider }[]
  readonly budget: CallBudget
  readonly limit: { readonly usd: number; readonly tokens: number | undefined }
  /** Requests that wait for other requests of the call. */
  readonly waitingRequests: (() => void)[]
  usage: Usage
  refusal: string | undefined
}

/** The API takes 32 MB (platform.claude.com/docs/en/api/overview). */
const maxBodyBytes = 33 * 1024 * 1024

const defaultAnswerTimeoutMs = 600_000

/** Each connection may hold a body of maximal size in memory. */
const maxConnections = 32

interface Provider extends HeldKey {
  readonly send: ReturnType<typeof requesterFor>
  /** Limit until its answer begins. */
  readonly answerTimeoutMs: number
  /** The path of `upstream`, which replaces `localPath`. */
  readonly basePath: string
}

/**
 * A server at which an agent calls its models with nonces instead of keys. Only routes of `HeldKey.api` pass, with
 * the key replaced. Costs are measured, and a call over its budget is refused. Not listening yet.
 */
export function keyProxy(
  heldKeys: readonly HeldKey[],
  access: InternetAccess,
  prices?: PriceTable,
): { server: Server; open(origin: string): KeyProxy } {
  const calls = new Set<Call>()
  const providers = heldKeys.map((held): Provider => {
    const { upstream } = held
    const { answerTimeoutMs = defaultAnswerTimeoutMs } = access
    return {
      ...held,
      answerTimeoutMs,
      send: requesterFor(upstream, access),
      basePath: new URL(upstream).pathname.replace(/\/$/, ''),
    }
  })
  const server = createServer((request, response) => {
    response.on('error', () => response.destroy())
    handleRequest({ calls, prices }, request, response).catch((error: Error) => refuse(response, 502, error.message))
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
      ...{ waitingRequests: [], usage: noUsage, refusal: undefined },
    }
    calls.add(call)
    return {
      env: {
        ...Object.fromEntries(nonces.map(({ variable, nonce }) => [variable, nonce])),
        ...Object.fromEntries(providers.map((provider) => [provider.addressVariable, origin + provider.localPath])),
        ...withoutProxy(access.environment),
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

interface ProxyContext {
  readonly calls: ReadonlySet<Call>
  readonly prices: PriceTable | undefined
}

async function handleRequest(
  { calls, prices }: ProxyContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '/', headers } = request
  const caller = callerOf(calls, headers)
  if (caller === undefined) return refuse(response, 401, 'this key is of no call that is running')
  const { provider, call } = caller
  const reject = (status: ErrorStatus, message: string): void => refuse(response, status, message, provider.api)
  // Codex tries a socket first, and only after this answer continues without (github.com/openai/codex/issues/43353).
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
  /** The header of its nonce, with the key inserted. */
  readonly header: readonly [name: string, value: string]
}

/** A nonce only counts in a header of its own provider. */
function callerOf(calls: ReadonlySet<Call>, headers: IncomingHttpHeaders): Caller | undefined {
  for (const call of calls)
    for (const { nonce, key, provider } of call.nonces)
      for (const name of provider.api.keyHeaders) {
        const [, scheme = '', presented = ''] = /^(Bearer )?(.*)$/i.exec(String(headers[name] ?? '')) ?? []
        if (isEqual(nonce, presented)) return { call, provider, header: [name, scheme + key] }
      }
  return undefined
}

function isEqual(nonce: string, presented: string): boolean {
  const [expectedBytes, presentedBytes] = [Buffer.from(nonce), Buffer.from(presented)]
  return expectedBytes.length === presentedBytes.length && timingSafeEqual(expectedBytes, presentedBytes)
}

/** Undefined if it is too large. Complete, since model and length determine the cost. */
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

/** Headers of a connection, not of the message (RFC 9110, 7.6.1). */
const connectionHeaders = [
  ...['connection', 'keep-alive', 'proxy-authorization', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect', 'host', 'content-length'],
]

/** Of all providers: no provider may see another's key. */
const allKeyHeaders = ['x-api-key', 'authorization', 'x-goog-api-key', 'api-key']

function headersOf(headers: IncomingHttpHeaders, { provider, header }: Caller, length: number): Record<string, string> {
  const dropped = [...connectionHeaders, ...allKeyHeaders, ...provider.api.droppedHeaders, 'accept-encoding']
  const keptHeaders = Object.entries(headers).filter(([name]) => !dropped.includes(name))
  return {
    ...Object.fromEntries(keptHeaders.map(([name, value]) => [name, String(value)])),
    [header[0]]: header[1],
    ...provider.headers,
    // Compressed data could not be metered.
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

interface PaidForward extends Forwarded, Pick<ProxyContext, 'prices'> {
  readonly paid: PaidRequest
  readonly call: Call
}

async function pay(request: PaidForward, response: ServerResponse): Promise<void> {
  const { call, paid, body, provider, prices } = request
  const priceOfModel = (...names: string[]): Price => findPrice([paid.model, ...names], provider.api.prices, prices)
  // As if nothing were cached; three bytes are at most one token.
  const input = Math.ceil(body.length / 3) + (paid.storedTokens ?? 0)
  const maxTokens = { ...noTokens, input, output: paid.maxTokens }
  const baseFactor = (paid.unnamedFactor ?? 1) * (provider.factor ?? 1)
  const reserved = { usd: costOf(maxTokens, priceOfModel(), paid.factor * baseFactor), tokens: sumOf(maxTokens) }
  for (;;) {
    const verdict = call.budget.admit(reserved)
    if (verdict === 'spent') {
      call.refusal = spentInWords(call.budget.spent(), call.limit)
      return refuse(response, 402, call.refusal, provider.api)
    }
    if (verdict === 'go') break
    await new Promise<void>((resolve) => call.waitingRequests.push(resolve))
    if (response.destroyed) return
  }
  let spent: Spending = { usd: 0, tokens: 0 }
  try {
    const result = await forward(request, response)
    if (result !== undefined) {
      const { tokens, model = '', factor = 1 } = result.bill ?? { tokens: maxTokens }
      const usd = costOf(tokens, priceOfModel(model), Math.max(paid.factor, factor) * baseFactor)
      spent = { usd, tokens: sumOf(tokens) }
      call.usage = withTokens(call.usage, tokens, usd)
    }
  } finally {
    call.budget.settle(reserved, spent)
    for (const proceed of call.waitingRequests.splice(0)) proceed()
  }
}

const withTokens = (usage: Usage, tokens: BilledTokens, usd: number): Usage => ({
  ...usage,
  usd: usage.usd + usd,
  input_tokens: usage.input_tokens + tokens.input,
  output_tokens: usage.output_tokens + tokens.output,
  cache_read_tokens: usage.cache_read_tokens + tokens.cacheRead,
  cache_creation_tokens: usage.cache_creation_tokens + tokens.cacheWrite + tokens.cacheWriteHour,
})

interface BilledAnswer {
  readonly bill: Bill | undefined
}

/** Resolves after the answer, or if either side closes; undefined if nothing must be paid. */
function forward(
  { provider, body, meter: meterOf, ...options }: Forwarded,
  response: ServerResponse,
): Promise<BilledAnswer | undefined> {
  return new Promise((resolve) => {
    const upstream = provider.send(options)
    let isSilent = false
    const answerTimer = setTimeout(() => {
      isSilent = true
      const seconds = Math.ceil(provider.answerTimeoutMs / 1000)
      upstream.destroy(new Error(`it took the request and did not answer within ${seconds} s`))
    }, provider.answerTimeoutMs)
    response.on('close', () => {
      if (!response.writableFinished) upstream.destroy()
    })
    upstream.on('close', () => clearTimeout(answerTimer))
    upstream.on('error', (error: Error) => {
      const gaveUp = response.destroyed || isSilent
      refuse(response, 502, `${new URL(provider.upstream).host} cannot be reached: ${error.message}`, provider.api)
      // A request that is abandoned before its answer may still be billed.
      const tokens = { ...noTokens, input: Math.ceil(body.length / 4) }
      resolve(gaveUp ? { bill: { tokens, model: '' } } : undefined)
    })
    upstream.on('response', (incoming) => {
      clearTimeout(answerTimer)
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
    if (isLength || !connectionHeaders.includes(name.toLowerCase())) headers.push(name, value)
  }
  return headers
}

/** In the provider's format, so that its programs show the text. */
function refuse(response: ServerResponse, status: ErrorStatus, message: string, api: ModelApi = anthropicApi): void {
  if (response.headersSent) return void response.destroy()
  const body = JSON.stringify(api.errorBody(status, `ralph: ${message}`))
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
