import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { httpBackend } from '../git-http-backend.ts'
import { type Answered, answer } from './answer.ts'
import { type Move, refMoved } from './code-events.ts'
import { type Fault, type Faults, newFaults } from './faults.ts'
import { pushCommands } from './push-commands.ts'
import { tryGit } from './tips.ts'
import { isOver, type Token } from './token.ts'
import { workflowGuard } from './workflow-change.ts'
import type { World } from './world.ts'

/** One request as it was answered. `effect` says whether the world saw it. */
export interface Logged {
  readonly method: string
  readonly path: string
  readonly route: string | undefined
  readonly status: number | 'reset' | 'hang'
  readonly effect: boolean
}

export interface Served {
  readonly url: string
  readonly faults: Faults
  readonly requests: Logged[]
}

/** Serves the world on a free port of 127.0.0.1: REST at the root and below `/api/v3`, git at `/OWNER/NAME`, with `.git` or without. */
export async function serve(world: World, tokens: Token[]): Promise<Served> {
  const faults = newFaults()
  const requests: Logged[] = []
  const server = createServer((request, response) => {
    const prefix = gitPrefix(world, request.url ?? '')
    if (prefix !== undefined) return gitRequest(world, tokens, { request, response, prefix })
    const [, job] = /^\/_logs\/(\d+)$/.exec(request.url ?? '') ?? []
    if (job !== undefined) return void response.end(world.jobs.get(Number(job))?.log)
    void restRequest({ world, tokens, faults, requests }, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults, requests }
}

async function restRequest(
  given: { world: World; tokens: Token[]; faults: Faults; requests: Logged[] },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { world, tokens, faults, requests } = given
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  world.requestCount += 1
  const url = new URL(request.url ?? '/', world.url)
  const method = request.method ?? 'GET'
  const fault = faults.next(method, url.pathname)
  const effect = !fault || fault.after === true
  const body = Buffer.concat(chunks).toString('utf8')
  const answered = effect ? answer(world, tokens, { method, url, headers: request.headers, body }) : undefined
  const status = typeof fault?.what === 'string' && fault.what !== 'html' ? fault.what : statusOf(fault, answered)
  requests.push({ method, path: url.pathname + url.search, route: answered?.route, status, effect })
  if (fault?.what === 'hang') return
  if (fault?.what === 'reset') return void request.socket.destroy()
  write(response, fault ? faulty(fault) : (answered ?? faulty({ what: 500 })))
}

function gitPrefix({ owner, name }: World, url: string): string | undefined {
  const [, prefix, repository] = /^(\/([^/]+\/[^/]+?)(?:\.git)?)\/(?:info\/refs|git-\w+-pack)\b/.exec(url) ?? []
  return repository === `${owner}/${name}` ? prefix : undefined
}

const statusOf = (fault: Omit<Fault, 'on'> | undefined, answered: Answered | undefined): number =>
  fault === undefined ? (answered?.status ?? 500) : typeof fault.what === 'number' ? fault.what : 200

/** How GitHub words it where nothing else is said. */
const messages: Readonly<Record<number, string>> = {
  401: 'Bad credentials',
  403: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  404: 'Not Found',
  422: 'Validation Failed',
  429: 'API rate limit exceeded',
}

function faulty({ what, headers = {}, message }: Omit<Fault, 'on'>): Pick<Answered, 'status' | 'headers' | 'text'> {
  if (what === 'html') {
    return { status: 200, headers: { 'content-type': 'text/html', ...headers }, text: '<html><h1>Unicorn!</h1></html>' }
  }
  const status = Number(what)
  return { status, headers, text: JSON.stringify({ message: message ?? messages[status] ?? 'Server Error' }) }
}

function write(
  response: ServerResponse,
  { status, headers, text }: Pick<Answered, 'status' | 'headers' | 'text'>,
): void {
  const { 'x-path': _, ...sent } = headers
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...sent })
  response.end(text)
}

/** Git over HTTP takes the token as a password; reading asks for `contents: read`, pushing for `contents: write`. */
function gitRequest(
  world: World,
  tokens: Token[],
  { request, response, prefix }: { request: IncomingMessage; response: ServerResponse; prefix: string },
): void {
  const [, encoded = ''] = /^basic (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  const password = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
  const token = tokens.find((one) => one.value === password && !isOver(one, world.now()))
  if (!token) return void response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end()
  const pushes = (request.url ?? '').includes('git-receive-pack')
  const { contents } = token.permissions
  if (contents !== 'write' && (pushes || contents !== 'read')) {
    response.writeHead(403).end(`remote: Permission to ${world.owner}/${world.name}.git denied to ${token.login}.\n`)
    return
  }
  if (pushes && request.method === 'POST') {
    const commands = pushCommands(request)
    // One that was refused has not moved its ref.
    const isDone = ({ ref, after }: Move): boolean =>
      (tryGit(world, 'rev-parse', '--verify', '--quiet', ref) ?? null) === after
    response.on('finish', () => {
      for (const move of commands.read().filter(isDone)) refMoved(world, move, token)
    })
  }
  httpBackend(world.git, { request, response, prefix, ...(pushes && { env: workflowGuard(world, token) }) })
}
