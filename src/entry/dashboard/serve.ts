import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { RalphError } from '../../core/error/error.ts'
import { inScript, type PageParts, pageAround, pagePolicy } from '../../core/report/page/page-html.ts'
import { type AccessRight, type AccessTokens, bearer, foreignRequest, rightOf } from './access.ts'
import type { Hub } from './hub.ts'

/** A watcher whose connection broke without a word notices by its silence. */
const aliveEveryMs = 10_000
const mostBodyBytes = 64_000
/** A watcher that takes nothing for so long is let go; its page asks again. */
const mostWaitingBytes = 64_000_000

const Order = z.object({ run: z.string(), text: z.string().max(5_000), confirmed: z.boolean().default(false) })
const Withdrawal = z.object({ run: z.string(), id: z.string().max(200) })

/** What the page of a dashboard is served from. */
interface Dashboard {
  readonly hub: Hub
  readonly tokens: AccessTokens
}

/** The page before and after its data, made once: it is the same for everybody. */
interface Served extends Dashboard {
  readonly around: readonly [Buffer, Buffer]
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Serves on the loopback interface alone. The page without data goes to everyone; data and orders go only to who
 * has the token, and to no page of another origin (docs/threats.md#the-dashboard).
 */
export async function serveDashboard(
  port: number,
  { hub, tokens, parts }: Dashboard & { parts: PageParts },
): Promise<{ port: number; server: Server }> {
  const [before, after] = pageAround(parts, 'ralph', { live: true })
  const around = [Buffer.from(before), Buffer.from(after)] as const
  const served = { hub, tokens, around, headers: headersFor(parts) }
  const server = createServer((request, response) => {
    void answer(request, response, served).catch((error: unknown) => refuse(response, 500, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new RalphError({
      code: 'PORT_NOT_USABLE',
      message: `The dashboard cannot listen on port ${port}: ${error.code === 'EADDRINUSE' ? 'another program is using it' : error.message}.`,
      hint: 'Choose another port, or omit --port to use any free one.',
    })
  })
  return { port: (server.address() as AddressInfo).port, server }
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { hub, tokens, headers } = served
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const foreign = foreignRequest(request.headers)
  if (foreign !== undefined) return say(response, 403, foreign)
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const place = `${request.method} ${url.pathname}`
  if (place === 'GET /favicon.ico') return void response.writeHead(204).end()
  // Node leaves out the body of an answer to HEAD.
  if (place === 'GET /' || place === 'HEAD /') return document(response, url.searchParams, served)
  const right = rightOf(bearer(request.headers), tokens)
  if (!right)
    return say(response, 401, 'the token is missing or wrong; open the address that `ralph dashboard` printed')
  switch (place) {
    case 'GET /api/stream':
      return stream(response, { hub, right, asked: url.searchParams })
    case 'GET /api/iteration':
      return detail(response, hub, url.searchParams)
    case 'POST /api/order':
    case 'POST /api/withdraw':
      if (right !== 'control') return say(response, 403, 'this address is read-only')
      return act(request, response, { hub, withdraws: place.endsWith('withdraw') })
    default:
      return say(response, 404, 'not found')
  }
}

const headersFor = (parts: PageParts): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': `${pagePolicy(parts, { live: true })}; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

/** With what is known of its run, so that it is on the screen before the page has asked for anything. */
function document(response: ServerResponse, asked: URLSearchParams, { hub, tokens, around }: Served): void {
  // Who reloads the page has the token in the tab, not in the address: the page itself asks with it.
  const right = rightOf(asked.get('token'), tokens)
  response.writeHead(right ? 200 : 401, { 'content-type': 'text/html; charset=utf-8' })
  response.write(around[0])
  response.write(
    right ? inScript(`{"right":"${right}",${hub.snapshot(asked.get('run') ?? undefined).slice(1)}`) : 'null',
  )
  response.end(around[1])
}

/** Server-sent events, until either side ends. */
function stream(
  response: ServerResponse,
  { hub, right, asked }: { hub: Hub; right: AccessRight; asked: URLSearchParams },
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  const tell = (event: string, json: string): void => {
    if (response.writableLength > mostWaitingBytes) return void response.destroy()
    response.write(`event: ${event}\ndata: ${json}\n\n`)
  }
  tell('hello', JSON.stringify({ right }))
  const leave = hub.watch({ key: asked.get('run') ?? undefined, has: asked.get('has') ?? undefined, tell })
  const alive = setInterval(() => response.write(': alive\n\n'), aliveEveryMs)
  response.on('close', () => {
    clearInterval(alive)
    leave()
  })
}

async function detail(response: ServerResponse, hub: Hub, asked: URLSearchParams): Promise<void> {
  const watch = hub.run(asked.get('run') ?? '')
  const found = await watch?.detail(Number(asked.get('iteration')))
  if (!watch || !found) return say(response, 404, 'there is no such iteration')
  json(response, 200, watch.clean(JSON.stringify(found)))
}

async function act(
  request: IncomingMessage,
  response: ServerResponse,
  { hub, withdraws }: { hub: Hub; withdraws: boolean },
): Promise<void> {
  const body = await bodyOf(request)
  const given = (withdraws ? Withdrawal : Order).safeParse(body)
  if (!given.success) return say(response, 400, 'this is not an order')
  const watch = hub.run(given.data.run)
  if (!watch) return say(response, 404, 'there is no such run')
  try {
    const said = 'id' in given.data ? await watch.withdraw(given.data.id) : await watch.order(given.data)
    json(response, 200, watch.clean(JSON.stringify({ said })))
    await hub.look()
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const { code, message, hint, findings } = error
    const status = code === 'RULES_WEAKENED' ? 409 : 422
    json(response, status, watch.clean(JSON.stringify({ code, message, hint, findings })))
  }
}

/** Undefined where it is no JSON, or too long. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes > mostBodyBytes) return undefined
    chunks.push(chunk as Buffer)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}

function json(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text)
}

const say = (response: ServerResponse, status: number, message: string): void =>
  json(response, status, JSON.stringify({ message }))

function refuse(response: ServerResponse, status: number, error: unknown): void {
  const message = error instanceof RalphError ? error.message : 'the dashboard failed; its terminal says why'
  if (!response.headersSent) say(response, status, message)
  else response.destroy()
}
