import { randomBytes, timingSafeEqual } from 'node:crypto'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { bodyMeter, type PaidRequest, readRequest, streamMeter } from '../../core/network/anthropic-meter.ts'
import { type CallBudget, callBudget, type Spending, spentInWords } from '../../core/network/call-budget.ts'
import { type HeldKey, routeOf } from '../../core/network/model-api.ts'
import { type BilledTokens, costOf, noTokens, type PriceTable, priceOf, sumOf } from '../../core/network/prices.ts'
import { withoutProxy } from '../../core/network/proxy-variables.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { AdmittedCall, BudgetsOfCall, KeyProxy } from '../process/command.ts'
import type { Outside } from './dial.ts'
import { toUpstream } from './to-upstream.ts'

interface Call {
  /** A nonce of the agent's for each key. */
  readonly nonces: readonly { readonly nonce: string; readonly key: string }[]
  readonly budget: CallBudget
  readonly limit: { readonly usd: number; readonly tokens: number | undefined }
  /** Requests that wait for others of the call to end. */
  readonly waiting: (() => void)[]
  usage: Usage
  refusal: string | undefined
}

/** The API takes 32 MB (platform.claude.com/docs/en/api/overview). */
const maxBodyBytes = 33 * 1024 * 1024

/** Each may hold such a body in the engine's memory. */
const maxConnections = 32

/**
 * A server at which an agent calls its model with nonces in place of keys. It passes on what `HeldKey.api` lists, untouched but for the
 * key, meters what the answers say they cost, and refuses once a call's budget is spent. Not listening yet.
 */
export function keyProxy(
  held: HeldKey,
  outside: Outside,
  prices?: PriceTable,
): { server: Server; open(address: string): KeyProxy } {
  const calls = new Set<Call>()
  const send = toUpstream(held.upstream, outside)
  const basePath = new URL(held.upstream).pathname.replace(/\/$/, '')
  const server = createServer((request, response) => {
    response.on('error', () => response.destroy())
    pass({ held, calls, send, basePath, prices }, request, response).catch((error: Error) =>
      answer(response, 502, error.message),
    )
  })
  server.maxConnections = maxConnections
  server.keepAliveTimeout = 60_000
  server.on('clientError', (_, socket) => socket.destroy())
  const admit = ({ budgetUsd: usd, budgetTokens: tokens }: BudgetsOfCall, address: string): AdmittedCall => {
    const keys = Object.entries(held.keys).map(([variable, key]) => ({
      variable,
      key,
      nonce: `ralph-${randomBytes(32).toString('hex')}`,
    }))
    const limit = { usd, tokens }
    const call: Call = {
      ...{ nonces: keys, budget: callBudget(limit), limit },
      ...{ waiting: [], usage: noUsage, refusal: undefined },
    }
    calls.add(call)
    return {
      env: {
        ...Object.fromEntries(keys.map(({ variable, nonce }) => [variable, nonce])),
        [held.addressVariable]: address,
        ...withoutProxy(outside.environment),
      },
      usage: () => call.usage,
      budgetRefusal: () => call.refusal,
      end: () => void calls.delete(call),
    }
  }
  const withheld = [...Object.keys(held.keys), ...held.hidden]
  return { server, open: (address) => ({ withheld, admit: (call) => admit(call, address) }) }
}

interface Passing {
  readonly held: HeldKey
  readonly calls: ReadonlySet<Call>
  readonly send: ReturnType<typeof toUpstream>
  readonly basePath: string
  readonly prices: PriceTable | undefined
}

async function pass(passing: Passing, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { held, calls, basePath } = passing
  const { method = '', url = '/' } = request
  const caller = callerOf(held, calls, request.headers)
  if (caller === undefined) return answer(response, 401, 'this key is of no call that is running')
  const route = routeOf(held.api, method, url)
  if (route === undefined) return answer(response, 404, `${method} ${url.split('?')[0]} is not passed on`)
  const body = await bodyOf(request)
  if (body === undefined) return answer(response, 413, 'the request is too large')
  const forwarded = { method, path: basePath + url, headers: headersOf(held, request.headers, caller, body.length) }
  if (!route.isPaid) return void (await forward(passing, { ...forwarded, body }, response))
  const paid = readRequest(body.toString())
  if (paid === undefined) return answer(response, 400, 'the request names no model')
  await pay(passing, { ...forwarded, body, paid, call: caller.call }, response)
}

interface Caller {
  readonly call: Call
  /** The header in which its nonce stood, with the key in its place. */
  readonly header: readonly [name: string, value: string]
}

function callerOf({ api }: HeldKey, calls: ReadonlySet<Call>, headers: IncomingHttpHeaders): Caller | undefined {
  for (const name of api.keyHeaders) {
    const [, scheme = '', presented = ''] = /^(Bearer )?(.*)$/i.exec(String(headers[name] ?? '')) ?? []
    for (const call of calls) {
      const match = call.nonces.find(({ nonce }) => isEqual(nonce, presented))
      if (match) return { call, header: [name, scheme + match.key] }
    }
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

function headersOf(
  held: HeldKey,
  headers: IncomingHttpHeaders,
  { header }: Caller,
  length: number,
): Record<string, string> {
  const dropped = [...ofConnection, ...held.api.keyHeaders, 'accept-encoding']
  const passed = Object.entries(headers).filter(([name]) => !dropped.includes(name))
  return {
    ...Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
    [header[0]]: header[1],
    ...held.headers,
    // What is compressed could not be metered.
    'accept-encoding': 'identity',
    'content-length': String(length),
    host: new URL(held.upstream).host,
  }
}

interface Forwarded {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Buffer
}

async function pay(
  passing: Passing,
  request: Forwarded & { readonly paid: PaidRequest; readonly call: Call },
  response: ServerResponse,
): Promise<void> {
  const { call, paid, body } = request
  const { prices } = passing
  const price = priceOf([paid.model], prices)
  // As if nothing were cached: three bytes are a token at the most.
  const most = { ...noTokens, input: Math.ceil(body.length / 3), output: paid.maxTokens }
  const reserved = { usd: costOf(most, price, paid.factor), tokens: sumOf(most) }
  for (;;) {
    const verdict = call.budget.admit(reserved)
    if (verdict === 'spent') {
      call.refusal = spentInWords(call.budget.spent(), call.limit)
      return answer(response, 402, call.refusal)
    }
    if (verdict === 'go') break
    await new Promise<void>((resolve) => call.waiting.push(resolve))
    if (response.destroyed) return
  }
  let spent: Spending = { usd: 0, tokens: 0 }
  try {
    const answered = await forward(passing, request, response)
    if (answered !== undefined) {
      const tokens = answered.metered?.tokens ?? most
      const usd = costOf(tokens, priceOf([paid.model, answered.metered?.model ?? ''], prices), paid.factor)
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
  readonly metered: { readonly tokens: BilledTokens; readonly model: string } | undefined
}

/** Resolves when the answer has passed, or either side went away; to undefined if nothing is to be paid. */
function forward(
  { send, held }: Passing,
  { body, ...options }: Forwarded,
  response: ServerResponse,
): Promise<Answered | undefined> {
  return new Promise((resolve) => {
    const upstream = send(options)
    response.on('close', () => {
      if (!response.writableFinished) upstream.destroy()
    })
    upstream.on('error', (error: Error) => {
      const leftEarly = response.destroyed
      answer(response, 502, `${new URL(held.upstream).host} cannot be reached: ${error.message}`)
      // A request that is given up before its answer may have to be paid for.
      resolve(
        leftEarly ? { metered: { tokens: { ...noTokens, input: Math.ceil(body.length / 4) }, model: '' } } : undefined,
      )
    })
    upstream.on('response', (incoming) => {
      const status = incoming.statusCode ?? 502
      const isStream = /event-stream/.test(incoming.headers['content-type'] ?? '')
      const meter = isStream ? streamMeter() : bodyMeter()
      response.writeHead(status, incoming.statusMessage, endToEnd(incoming.rawHeaders))
      response.flushHeaders()
      incoming.on('data', (chunk: Buffer) => meter.read(chunk.toString('latin1')))
      incoming.on('error', () => response.destroy())
      incoming.on('close', () => {
        if (!incoming.complete) response.destroy()
        resolve(status < 400 ? { metered: meter.end() } : undefined)
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

const kinds = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  404: 'not_found_error',
  413: 'request_too_large',
  502: 'api_error',
} as const

/** As the provider words its errors, so that its programs show the text. */
function answer(response: ServerResponse, status: keyof typeof kinds, text: string): void {
  if (response.headersSent) return void response.destroy()
  const body = JSON.stringify({ type: 'error', error: { type: kinds[status], message: `ralph: ${text}` } })
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
