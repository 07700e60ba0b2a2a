import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { AllowedHost } from '../../core/network/allowed-host.ts'
import { readClientHello } from '../../core/network/client-hello.ts'
import { judgeTarget } from '../../core/network/judge-target.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { NetworkRefusal } from '../../schema/check/network-refusal.ts'
import { type DialFault, dial, type InternetAccess } from './dial.ts'
import { joinSockets } from './join-sockets.ts'

interface EgressChoice extends InternetAccess {
  /** Asked at each connection; must answer the same each time. */
  readonly allowed: () => Promise<readonly AllowedHost[]>
  readonly onRefused: (refusal: NetworkRefusal) => void
  /** How long a connection may take to say which server it wants; default 20 s. */
  readonly helloMs?: number
}

/**
 * The only way out of a network of its own: CONNECT to an allowed host, in which TLS to that very host must follow. Not
 * listening yet.
 */
export function egressProxy(choice: EgressChoice): Server {
  const server = createServer((request, response) => {
    const target = plainLine(request.url ?? '', 200)
    choice.onRefused({ target, why: 'plain http is not passed on; a service of this machine is passed in by `ports`' })
    response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' })
    response.end(`ralph: ${target} is refused: plain http is not passed on.\n`)
  })
  // What is inside could otherwise take every descriptor of the engine.
  server.maxConnections = 256
  server.on('connect', (request: IncomingMessage, client: Socket, head: Buffer) => {
    client.on('error', () => client.destroy())
    const target = request.url ?? ''
    tunnel(target, client, { head, choice }).catch((error: unknown) => {
      choice.onRefused({ target: plainLine(target, 200), why: plainLine(String(error), 200) })
      client.destroy()
    })
  })
  server.on('clientError', (_, socket) => socket.destroy())
  return server
}

async function tunnel(
  target: string,
  client: Socket,
  { head, choice }: { head: Buffer; choice: EgressChoice },
): Promise<void> {
  const shown = plainLine(target, 200)
  const judged = judgeTarget(target, await choice.allowed())
  if ('refused' in judged) {
    choice.onRefused({ target: shown, why: judged.refused, line: judged.line })
    return answer(
      client,
      403,
      `${shown} is refused: ${judged.refused}.${judged.line ? ` To allow it: ${judged.line}` : ''}`,
    )
  }
  const upstream = await dial(judged, choice).catch((error: DialFault) => error)
  if (upstream instanceof Error) {
    const { message: why, isPrivate: isRefused } = upstream
    if (isRefused) choice.onRefused({ target: shown, why })
    return answer(client, isRefused ? 403 : 502, `${shown} cannot be reached: ${why}.`)
  }
  const goAway = (): void => void upstream.destroy()
  client.on('close', goAway)
  client.write('HTTP/1.1 200 Connection established\r\n\r\n')
  const hello = await helloOf(client, head, choice.helloMs)
  if (hello.name !== judged.host) {
    // A client that goes away before it says anything has not tried anything.
    if (hello.bytes.length > 0) {
      const why = hello.name === undefined ? hello.why : `it asks for the server ${plainLine(hello.name, 100)}`
      choice.onRefused({ target: shown, why })
    }
    client.destroy()
    upstream.destroy()
    return
  }
  upstream.write(hello.bytes)
  client.off('close', goAway)
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

/** The first bytes of a connection and the server's name in them; what follows stays in the stream. */
function helloOf(client: Socket, head: Buffer, helloMs = 20_000): Promise<Hello> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0)
    const end = (hello: Hello): void => {
      clearTimeout(timer)
      client.off('data', take).off('end', endedEarly).off('close', endedEarly).pause()
      resolve(hello)
    }
    const endedEarly = (): void => end({ bytes, name: undefined, why: 'it ended before it named a server' })
    const timer = setTimeout(() => end({ bytes, name: undefined, why: 'it named no server in time' }), helloMs)
    const take = (chunk: Buffer): void => {
      bytes = Buffer.concat([bytes, chunk])
      const read = readClientHello(bytes)
      if (read !== 'more')
        end('name' in read ? { bytes, name: read.name } : { bytes, name: undefined, why: read.wrong })
    }
    client.on('data', take).on('end', endedEarly).on('close', endedEarly)
    if (head.length > 0) take(head)
  })
}
