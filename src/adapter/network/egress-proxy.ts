import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { AllowedHost } from '../../core/network/allowed-host.ts'
import { readClientHello } from '../../core/network/client-hello.ts'
import { judgeTarget } from '../../core/network/judge-target.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { NetworkRefusal } from '../../schema/check/network-refusal.ts'
import { type DialFault, dial, type InternetAccess } from './dial.ts'
import { joinSockets } from './join-sockets.ts'

interface EgressOptions extends InternetAccess {
  /** Called for each connection; must always return the same. */
  readonly allowed: () => Promise<readonly AllowedHost[]>
  readonly onRefused: (refusal: NetworkRefusal) => void
  /** Limit until a connection names its server; default 20 s. */
  readonly helloTimeoutMs?: number
}

/**
 * The only exit of a confined network: CONNECT to an allowed host, followed by TLS to the same host. Not listening
 * yet.
 */
export function egressProxy(options: EgressOptions): Server {
  const server = createServer((request, response) => {
    const target = plainLine(request.url ?? '', 200)
    options.onRefused({ target, why: 'plain http is not passed on; a service of this machine is passed in by `ports`' })
    response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' })
    response.end(`ralph: ${target} is refused: plain http is not passed on.\n`)
  })
  // Otherwise a confined program could use up the engine's descriptors.
  server.maxConnections = 256
  server.on('connect', (request: IncomingMessage, client: Socket, head: Buffer) => {
    client.on('error', () => client.destroy())
    const target = request.url ?? ''
    tunnel(target, client, { head, options }).catch((error: unknown) => {
      options.onRefused({ target: plainLine(target, 200), why: plainLine(String(error), 200) })
      client.destroy()
    })
  })
  server.on('clientError', (_, socket) => socket.destroy())
  return server
}

async function tunnel(
  target: string,
  client: Socket,
  { head, options }: { head: Buffer; options: EgressOptions },
): Promise<void> {
  const targetText = plainLine(target, 200)
  const verdict = judgeTarget(target, await options.allowed())
  if ('refused' in verdict) {
    options.onRefused({ target: targetText, why: verdict.refused, line: verdict.line })
    return answer(
      client,
      403,
      `${targetText} is refused: ${verdict.refused}.${verdict.line ? ` To allow it: ${verdict.line}` : ''}`,
    )
  }
  const upstream = await dial(verdict, options).catch((error: DialFault) => error)
  if (upstream instanceof Error) {
    const { message: why, isPrivate: isRefused } = upstream
    if (isRefused) options.onRefused({ target: targetText, why })
    return answer(client, isRefused ? 403 : 502, `${targetText} cannot be reached: ${why}.`)
  }
  const closeUpstream = (): void => void upstream.destroy()
  client.on('close', closeUpstream)
  client.write('HTTP/1.1 200 Connection established\r\n\r\n')
  const hello = await helloOf(client, head, options.helloTimeoutMs)
  if (hello.name !== verdict.host) {
    // A client that closes without a byte has tried nothing.
    if (hello.bytes.length > 0) {
      const why = hello.name === undefined ? hello.why : `it asks for the server ${plainLine(hello.name, 100)}`
      options.onRefused({ target: targetText, why })
    }
    client.destroy()
    upstream.destroy()
    return
  }
  upstream.write(hello.bytes)
  client.off('close', closeUpstream)
  joinSockets(client, upstream)
}

function answer(client: Socket, status: 403 | 502, text: string): void {
  const body = `ralph: ${text}\n`
  const reason = status === 403 ? 'Forbidden' : 'Bad Gateway'
  client.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

type Hello = { readonly bytes: Buffer } & (
  | { readonly name: string }
  | { readonly name: undefined; readonly why: string }
)

/** The first bytes of a connection and the server name in them; further bytes stay in the stream. */
function helloOf(client: Socket, head: Buffer, helloTimeoutMs = 20_000): Promise<Hello> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0)
    const finish = (hello: Hello): void => {
      clearTimeout(timer)
      client.off('data', onData).off('end', onEarlyEnd).off('close', onEarlyEnd).pause()
      resolve(hello)
    }
    const onEarlyEnd = (): void => finish({ bytes, name: undefined, why: 'it ended before it named a server' })
    const timer = setTimeout(
      () => finish({ bytes, name: undefined, why: 'it named no server in time' }),
      helloTimeoutMs,
    )
    const onData = (chunk: Buffer): void => {
      bytes = Buffer.concat([bytes, chunk])
      const parsed = readClientHello(bytes)
      if (parsed !== 'more')
        finish('name' in parsed ? { bytes, name: parsed.name } : { bytes, name: undefined, why: parsed.wrong })
    }
    client.on('data', onData).on('end', onEarlyEnd).on('close', onEarlyEnd)
    if (head.length > 0) onData(head)
  })
}
