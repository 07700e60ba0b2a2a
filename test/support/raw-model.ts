import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RawModel {
  readonly baseUrl: string
  /** Requests to `/v1/messages` so far. */
  readonly count: () => number
  stop(): Promise<void>
}

/** A model of raw HTTP: for headers, broken streams and everything else that a well-behaved mock cannot say. */
export async function startRawModel(
  respond: (response: ServerResponse, request: IncomingMessage, index: number) => void,
): Promise<RawModel> {
  let count = 0
  const server = createServer((request, response) => {
    request.resume()
    if (!request.url?.startsWith('/v1/messages')) return void response.end('{}')
    request.on('end', () => respond(response, request, count++))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** The API's error body with this status and these headers. */
export function apiError(
  response: ServerResponse,
  status: number,
  error: { type: string; message: string },
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ type: 'error', error }))
}

/** Server-sent events of the messages API, one per entry; the caller ends or breaks the response. */
export function sendEvents(
  response: ServerResponse,
  events: readonly { type: string; [field: string]: unknown }[],
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
}
