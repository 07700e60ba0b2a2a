import { createHash, timingSafeEqual } from 'node:crypto'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { RalphError } from '../../core/error/error.ts'
import { inScript, type PageParts, pageAround, pagePolicy } from '../../core/report/page/page-html.ts'
import { tryRead } from '../../core/text/try-read.ts'
import type { Hub } from './hub.ts'

/** A page notices by silence that its connection broke. */
const keepAliveMs = 10_000
const maxBodyBytes = 64_000
/** A watcher that reads nothing is disconnected; its page connects again. */
const maxWaitingBytes = 64_000_000

const Order = z.object({ run: z.string(), text: z.string().max(5_000), confirmed: z.boolean().default(false) })
const Withdrawal = z.object({ run: z.string(), id: z.string().max(200) })

interface Dashboard {
  readonly hub: Hub
  readonly tokens: AccessTokens
}

/** With the page before and after its data, which is the same for everybody. */
interface ServedPage extends Dashboard {
  readonly around: readonly [Buffer, Buffer]
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Serves only on the loopback interface. Everybody gets the page without data; data and orders need the token, and no page
 * of another origin gets them (docs/threats.md#the-dashboard).
 */
export async function serveDashboard(
  port: number,
  { hub, tokens, parts }: Dashboard & { parts: PageParts },
): Promise<{ port: number; server: Server }> {
  const [before, after] = pageAround(parts, 'ralph', { live: true })
  const around = [Buffer.from(before), Buffer.from(after)] as const
  const page = { hub, tokens, around, headers: headersFor(parts) }
  const server = createServer((request, response) => {
    void handle(request, response, page).catch((error: unknown) => sendFailure(response, 500, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new RalphError({
      code: 'PORT_NOT_USABLE',
      message: `The dashboard cannot listen on port ${port}: ${error.code === 'EADDRINUSE' ? 'another program is using it' : error.message}.`,
    })
  })
  return { port: (server.address() as AddressInfo).port, server }
}

async function handle(request: IncomingMessage, response: ServerResponse, page: ServedPage): Promise<void> {
  const { hub, tokens, headers } = page
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const refusal = refusalOfOrigin(request.headers)
  if (refusal !== undefined) return sendMessage(response, 403, refusal)
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const route = `${request.method} ${url.pathname}`
  if (route === 'GET /favicon.ico') return void response.writeHead(204).end()
  // Node omits the body for HEAD.
  if (route === 'GET /' || route === 'HEAD /') return sendPage(response, url.searchParams, page)
  const right = rightOf(bearer(request.headers), tokens)
  if (!right)
    return sendMessage(response, 401, 'the token is missing or wrong; open the address that `ralph dashboard` printed')
  switch (route) {
    case 'GET /api/stream':
      return sendEvents(response, { hub, right, query: url.searchParams })
    case 'GET /api/iteration':
      return sendDetail(response, hub, url.searchParams)
    case 'POST /api/order':
    case 'POST /api/withdraw':
      if (right !== 'control') return sendMessage(response, 403, 'this address is read-only')
      return handleOrder(request, response, { hub, withdraws: route.endsWith('withdraw') })
    default:
      return sendMessage(response, 404, 'not found')
  }
}

const headersFor = (pageParts: PageParts): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': `${pagePolicy(pageParts, { live: true })}; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

/** Contains the known state of its run, so the page shows it before any request. */
function sendPage(response: ServerResponse, query: URLSearchParams, { hub, tokens, around }: ServedPage): void {
  // After a reload the token is in the tab, not in the address: the page authenticates its requests.
  const right = rightOf(query.get('token'), tokens)
  response.writeHead(right ? 200 : 401, { 'content-type': 'text/html; charset=utf-8' })
  response.write(around[0])
  response.write(
    right ? inScript(`{"right":"${right}",${hub.snapshot(query.get('run') ?? undefined).slice(1)}`) : 'null',
  )
  response.end(around[1])
}

/** Server-sent events, until either side ends. */
function sendEvents(
  response: ServerResponse,
  { hub, right, query }: { hub: Hub; right: AccessRight; query: URLSearchParams },
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  const send = (event: string, json: string): void => {
    if (response.writableLength > maxWaitingBytes) return void response.destroy()
    response.write(`event: ${event}\ndata: ${json}\n\n`)
  }
  send('hello', JSON.stringify({ right }))
  const unwatch = hub.watch({ key: query.get('run') ?? undefined, knownEdition: query.get('has') ?? undefined, send })
  const timer = setInterval(() => response.write(': alive\n\n'), keepAliveMs)
  response.on('close', () => {
    clearInterval(timer)
    unwatch()
  })
}

async function sendDetail(response: ServerResponse, hub: Hub, query: URLSearchParams): Promise<void> {
  const watch = hub.run(query.get('run') ?? '')
  const iteration = await watch?.detail(Number(query.get('iteration')))
  if (!watch || !iteration) return sendMessage(response, 404, 'there is no such iteration')
  sendJson(response, 200, watch.redact(JSON.stringify(iteration)))
}

async function handleOrder(
  request: IncomingMessage,
  response: ServerResponse,
  { hub, withdraws }: { hub: Hub; withdraws: boolean },
): Promise<void> {
  const body = await readBody(request)
  const parsed = (withdraws ? Withdrawal : Order).safeParse(body)
  if (!parsed.success) return sendMessage(response, 400, 'this is not an order')
  const watch = hub.run(parsed.data.run)
  if (!watch) return sendMessage(response, 404, 'there is no such run')
  try {
    const lines = 'id' in parsed.data ? await watch.withdraw(parsed.data.id) : await watch.order(parsed.data)
    sendJson(response, 200, watch.redact(JSON.stringify({ said: lines })))
    await hub.refresh()
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const { code, message, hint, findings } = error
    const status = code === 'RULES_WEAKENED' ? 409 : 422
    sendJson(response, status, watch.redact(JSON.stringify({ code, message, hint, findings })))
  }
}

/** Undefined for other content than JSON, or if it is too long. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes > maxBodyBytes) return undefined
    chunks.push(chunk as Buffer)
  }
  return tryRead(() => JSON.parse(Buffer.concat(chunks).toString('utf8')))
}

function sendJson(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text)
}

const sendMessage = (response: ServerResponse, status: number, message: string): void =>
  sendJson(response, status, JSON.stringify({ message }))

function sendFailure(response: ServerResponse, status: number, error: unknown): void {
  const message = error instanceof RalphError ? error.message : 'the dashboard failed; its terminal says why'
  if (!response.headersSent) sendMessage(response, status, message)
  else response.destroy()
}

/** `control` allows orders (null: nobody may order here), `read` only reading. */
interface AccessTokens {
  readonly control: string | null
  readonly read: string
}
type AccessRight = 'control' | 'read'

/** Undefined for a missing or wrong token. */
export function rightOf(token: string | null | undefined, { control, read }: AccessTokens): AccessRight | undefined {
  if (!token) return undefined
  if (control !== null && isSame(token, control)) return 'control'
  return isSame(token, read) ? 'read' : undefined
}

/** In constant time. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i

/**
 * Why a request does not come from our own page: a name that leads here (DNS rebinding), or a page of another origin.
 * Undefined if it may. Any port is accepted, since the address may be reached through a tunnel.
 */
export function refusalOfOrigin({ host = '', ...headers }: IncomingHttpHeaders): string | undefined {
  if (!loopback.test(host)) return 'this server only answers to 127.0.0.1 and localhost'
  const { origin } = headers
  if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
    return 'requests from pages of another origin are refused'
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') {
    // Following a link only shows the page, without data.
    if (headers['sec-fetch-mode'] !== 'navigate') return 'requests from pages of another origin are refused'
  }
  return undefined
}

/** The token of `Authorization: Bearer …`. */
export const bearer = ({ authorization = '' }: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1]
