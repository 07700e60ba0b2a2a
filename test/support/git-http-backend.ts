import { spawn } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TempRepo } from './git-repositories.ts'

/** Lets git's own `http-backend` answer one request for a bare repository that is served below `prefix`. */
export function httpBackend(
  repo: TempRepo,
  exchange: {
    request: IncomingMessage
    response: ServerResponse
    prefix: string
    /** Beside the repository's own. */
    env?: Readonly<Record<string, string>>
    /** The answer is dropped, cut in half, or ended early. */
    fault?: unknown
    bytesPerSecond?: number
  },
): void {
  const { request, response, prefix, env = {}, fault, bytesPerSecond = 0 } = exchange
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const header = (name: string): string => String(request.headers[name] ?? '')
  const length = header('content-length')
  const child = spawn('git', ['http-backend'], {
    env: {
      ...repo.env,
      ...env,
      GIT_PROJECT_ROOT: repo.path,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: path.replace(prefix, ''),
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
    if (bytesPerSecond > 0) return drip(response, body, bytesPerSecond / 5)
    if (fault === 'short-answer') return void response.end(body.subarray(0, body.length * 0.3))
    if (fault !== 'cut-answer') return void response.end(body)
    response.write(body.subarray(0, body.length / 2), () => request.socket.destroy())
  })
}

/** `part` bytes five times a second. */
function drip(response: ServerResponse, body: Buffer, part: number): void {
  if (body.length <= part) return void response.end(body)
  response.write(body.subarray(0, part))
  setTimeout(() => drip(response, body.subarray(part), part), 200)
}
