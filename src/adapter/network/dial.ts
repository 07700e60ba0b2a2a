import { lookup } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { companyProxy } from '../../core/network/company-proxy.ts'
import { isPublicAddress } from '../../core/network/public-address.ts'
import type { Environment } from '../process/environment.ts'

export interface InternetAccess {
  readonly environment: Environment
  /** By default the system's addresses of the host. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** Limit for a connection; default 20 s. */
  readonly dialTimeoutMs?: number
  /** Limit until a model's answer begins; default ten minutes, like the models' own programs. */
  readonly answerTimeoutMs?: number
}

export const defaultDialTimeoutMs = 20_000

export const noAnswerText = (ms: number): string => `nothing answers within ${Math.ceil(ms / 1000)} s`

/** The host cannot be reached or, if `isPrivate`, must not be. */
export class DialFault extends Error {
  readonly isPrivate: boolean
  constructor(message: string, isPrivate = false) {
    super(message)
    this.isPrivate = isPrivate
  }
}

interface Target {
  readonly host: string
  readonly port: number
  readonly mayBePrivate: boolean
}

/**
 * Resolves the name once and connects to the checked address; a company's proxy resolves it itself. Rejects with
 * DialFault.
 */
export async function dial(target: Target, access: InternetAccess): Promise<Socket> {
  const { host, port } = target
  const proxy = companyProxy(access.environment, host, port)
  if (proxy !== undefined) return connectThroughProxy(proxy, target, access)
  const addresses = await (access.resolve ?? systemAddresses)(host).catch((cause: NodeJS.ErrnoException) => {
    throw new DialFault(`its name cannot be resolved (${cause.code ?? cause.message})`)
  })
  const candidates = target.mayBePrivate ? addresses : addresses.filter(isPublicAddress)
  if (candidates.length === 0)
    throw new DialFault(
      `its name leads to ${addresses.slice(0, 3).join(', ') || 'no address'}, which is not public`,
      addresses.length > 0,
    )
  const failures: string[] = []
  for (const address of candidates) {
    try {
      return await connectionOf(connect({ host: address, port, allowHalfOpen: true }), access)
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new DialFault(failures[0] ?? 'nothing answers')
}

/** IPv4 first, since many machines have no other network. */
async function systemAddresses(host: string): Promise<readonly string[]> {
  const addresses = await lookup(host, { all: true })
  return addresses.sort((a, b) => a.family - b.family).map(({ address }) => address)
}

function connectionOf(
  socket: Socket,
  { dialTimeoutMs = defaultDialTimeoutMs }: InternetAccess,
  event = 'connect',
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(dialTimeoutMs, () => fail(new DialFault(noAnswerText(dialTimeoutMs))))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      fail(new DialFault(`the connection failed (${error.code ?? error.message})`)),
    )
    socket.once(event, () => {
      socket.setTimeout(0)
      socket.removeAllListeners('timeout')
      socket.removeAllListeners('error')
      // Until another listener is added.
      socket.on('error', () => undefined)
      resolve(socket)
    })
  })
}

async function connectThroughProxy(address: string, { host, port }: Target, access: InternetAccess): Promise<Socket> {
  const url = parseProxyUrl(address)
  const proxyAddress = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
  }
  const toProxy =
    url.protocol === 'https:'
      ? connectionOf(connectTls({ ...proxyAddress, servername: url.hostname }), access, 'secureConnect')
      : connectionOf(connect({ ...proxyAddress, allowHalfOpen: true }), access)
  const socket = await toProxy.catch((error: Error) => {
    throw new DialFault(`the proxy of HTTPS_PROXY does not answer: ${error.message}`)
  })
  const credentials =
    url.username === '' ? '' : `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const authHeader =
    credentials === '' ? '' : `Proxy-Authorization: Basic ${Buffer.from(credentials).toString('base64')}\r\n`
  socket.write(`CONNECT ${host}:${port} HTTP/1.1\r\nHost: ${host}:${port}\r\n${authHeader}\r\n`)
  const status = await statusOf(socket, access)
  if (status === '200') return socket
  socket.destroy()
  throw new DialFault(`the proxy of HTTPS_PROXY refuses it (${status || 'no answer'})`)
}

function parseProxyUrl(address: string): URL {
  try {
    return new URL(/^[a-z]+:\/\//i.test(address) ? address : `http://${address}`)
  } catch {
    throw new DialFault('HTTPS_PROXY is not the address of a proxy')
  }
}

/** Bytes after the headers stay in the socket. */
function statusOf(socket: Socket, { dialTimeoutMs = defaultDialTimeoutMs }: InternetAccess): Promise<string> {
  return new Promise((resolve) => {
    let answer = Buffer.alloc(0)
    const finish = (status: string, remainder?: Buffer): void => {
      clearTimeout(timer)
      socket.off('data', onData).off('close', onClose).pause()
      if (remainder && remainder.length > 0) socket.unshift(remainder)
      resolve(status)
    }
    const onClose = (): void => finish('')
    const onData = (chunk: Buffer): void => {
      answer = Buffer.concat([answer, chunk])
      const headersEnd = answer.indexOf('\r\n\r\n')
      if (headersEnd >= 0)
        finish(/^HTTP\/1\.[01] (\d{3})/.exec(answer.toString('latin1'))?.[1] ?? '', answer.subarray(headersEnd + 4))
      else if (answer.length > 65_536) finish('')
    }
    const timer = setTimeout(onClose, dialTimeoutMs)
    socket.on('data', onData).on('close', onClose)
  })
}
