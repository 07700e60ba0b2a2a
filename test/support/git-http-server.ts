import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { httpBackend } from './git-http-backend.ts'
import type { TempRepo } from './git-repositories.ts'

/** What goes wrong, once, at the next request of this service. */
export interface Fault {
  readonly on: 'refs' | 'fetch' | 'push'
  /**
   * A status; the answer dropped, or cut in half; ended after a part of it as if that were all, or within its headers;
   * reset before the work; no answer at all; the work 4 s late.
   */
  readonly what: number | 'drop-answer' | 'cut-answer' | 'short-answer' | 'cut-headers' | 'reset' | 'hang' | 'late'
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
  /** It knows no version of the protocol but the first: only tips can be asked for. */
  isOld: boolean
  /** As GitHub: whoever asks for a file of the repository is refused. */
  hasOnlySmart: boolean
  /** Before each answer. */
  delayMs: number
  /** Of an answer's body; 0: all at once. */
  bytesPerSecond: number
}

/** Serves one bare repository over HTTP, or HTTPS, with git's own `http-backend`, on a free port of 127.0.0.1. */
export async function gitHttpServer(repo: TempRepo, tls?: { key: string; cert: string }): Promise<GitHttpServer> {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const on = serviceOf(request)
    state.requests.push({ on, authorization: request.headers.authorization })
    const at = state.faults.findIndex((fault) => fault.on === on)
    const fault = at === -1 ? undefined : state.faults.splice(at, 1)[0]
    if (breaksOff(request, fault?.what)) return
    // A proxy that lost its server and takes it for a stupid one answers for it what it likes.
    if (state.hasOnlySmart && on === 'other') return void response.writeHead(403).end()
    if (typeof fault?.what === 'number') return void response.writeHead(fault.what).end()
    if (!state.accepts(request.headers.authorization)) {
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="test"' }).end()
    }
    if (on === 'push') state.beforePush()
    hideVersion(request, state)
    setTimeout(
      () =>
        httpBackend(repo, {
          request,
          response,
          prefix: '/repo.git',
          fault: fault?.what,
          bytesPerSecond: state.bytesPerSecond,
        }),
      fault?.what === 'late' ? 4000 : state.delayMs,
    )
  }
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const port = (server.address() as AddressInfo).port
  const state: GitHttpServer = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/repo.git`,
    faults: [],
    requests: [],
    beforePush: () => undefined,
    accepts: () => true,
    isOld: false,
    hasOnlySmart: false,
    delayMs: 0,
    bytesPerSecond: 0,
  }
  return state
}

/** Whether nothing more comes. */
function breaksOff({ socket }: IncomingMessage, what: Fault['what'] | undefined): boolean {
  if (what === 'reset') socket.destroy()
  if (what === 'cut-headers') socket.write('HTTP/1.1 200 OK\r\ncontent-ty', () => socket.destroy())
  return what === 'hang' || what === 'reset' || what === 'cut-headers'
}

function hideVersion(request: IncomingMessage, { isOld }: Pick<GitHttpServer, 'isOld'>): void {
  if (isOld) delete request.headers['git-protocol']
}

function serviceOf(request: IncomingMessage): Fault['on'] | 'other' {
  const url = request.url ?? ''
  if (url.includes('/info/refs')) return 'refs'
  if (url.endsWith('/git-receive-pack')) return 'push'
  return url.endsWith('/git-upload-pack') ? 'fetch' : 'other'
}
