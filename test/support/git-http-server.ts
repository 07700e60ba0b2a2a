import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { TempRepo } from './git-repositories.ts'

/** What goes wrong, once, at the next request of this service. */
export interface Fault {
  readonly on: 'refs' | 'fetch' | 'push'
  /** A status; the answer dropped, or cut in half; reset before the work; no answer at all; the work 4 s late. */
  readonly what: number | 'drop-answer' | 'cut-answer' | 'reset' | 'hang' | 'late'
}

export interface GitHttpServer {
  readonly url: string
  /** Each takes effect once, in order. */
  readonly faults: Fault[]
  /** Service and `Authorization` header of every request. */
  readonly requests: { readonly on: Fault['on'] | 'other'; readonly authorization: string | undefined }[]
  /** Runs before each push reaches git, so that a rival can come first. */
  beforePush: () => void
  /** Whether a request with this header is let in; all others are answered 401. */
  accepts: (authorization: string | undefined) => boolean
  /** Before each answer. */
  delayMs: number
}

/** Serves one bare repository over HTTP with git's own `http-backend`, on a free port of 127.0.0.1. */
export async function gitHttpServer(repo: TempRepo): Promise<GitHttpServer> {
  const server = createServer((request, response) => {
    const on = serviceOf(request)
    state.requests.push({ on, authorization: request.headers.authorization })
    const at = state.faults.findIndex((fault) => fault.on === on)
    const fault = at === -1 ? undefined : state.faults.splice(at, 1)[0]
    if (fault?.what === 'hang') return
    if (fault?.what === 'reset') return void request.socket.destroy()
    if (typeof fault?.what === 'number') return void response.writeHead(fault.what).end()
    if (!state.accepts(request.headers.authorization)) {
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="test"' }).end()
    }
    if (on === 'push') state.beforePush()
    setTimeout(
      () => backend(repo, { request, response, fault: fault?.what }),
      fault?.what === 'late' ? 4000 : state.delayMs,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const port = (server.address() as AddressInfo).port
  const state: GitHttpServer = {
    url: `http://127.0.0.1:${port}/repo.git`,
    faults: [],
    requests: [],
    beforePush: () => undefined,
    accepts: () => true,
    delayMs: 0,
  }
  return state
}

function serviceOf(request: IncomingMessage): Fault['on'] | 'other' {
  const url = request.url ?? ''
  if (url.includes('/info/refs')) return 'refs'
  if (url.endsWith('/git-receive-pack')) return 'push'
  return url.endsWith('/git-upload-pack') ? 'fetch' : 'other'
}

function backend(
  repo: TempRepo,
  exchange: { request: IncomingMessage; response: ServerResponse; fault: Fault['what'] | undefined },
): void {
  const { request, response, fault } = exchange
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const header = (name: string): string => String(request.headers[name] ?? '')
  const length = header('content-length')
  const child = spawn('git', ['http-backend'], {
    env: {
      ...repo.env,
      GIT_PROJECT_ROOT: repo.path,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: path.replace('/repo.git', ''),
      QUERY_STRING: query,
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: header('content-type'),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      GIT_PROTOCOL: header('git-protocol'),
      REMOTE_USER: 'test',
      ...(length === '' ? {} : { CONTENT_LENGTH: length }),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.on('error', () => undefined)
  request.pipe(child.stdin)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.on('close', () => {
    if (fault === 'drop-answer') return void request.socket.destroy()
    const answer = Buffer.concat(chunks)
    const end = answer.indexOf('\r\n\r\n')
    const headers = answer
      .toString('utf8', 0, end)
      .split('\r\n')
      .map((line) => line.split(': '))
    const status = Number.parseInt(headers.find(([name]) => name === 'Status')?.[1] ?? '200', 10)
    for (const [name, value] of headers) if (name && value && name !== 'Status') response.setHeader(name, value)
    const body = answer.subarray(end + 4)
    response.writeHead(status)
    if (fault !== 'cut-answer') return void response.end(body)
    response.write(body.subarray(0, body.length / 2), () => request.socket.destroy())
  })
}
