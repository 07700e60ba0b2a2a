import { lookup } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { companyProxy } from '../../core/network/company-proxy.ts'
import { isPublicAddress } from '../../core/network/public-address.ts'
import type { Environment } from '../process/environment.ts'

/** How the engine reaches the internet. */
export interface InternetAccess {
  readonly environment: Environment
  /** The addresses of a host; that of the system by default. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** How long a connection may take; default 20 s. */
  readonly dialMs?: number
  /** How long a model may take until its answer begins; default ten minutes, as its own programs wait. */
  readonly answerMs?: number
}

export const usualDialMs = 20_000

/** Of a server that lets a connection wait so long. */
export const noAnswer = (ms: number): string => `nothing answers within ${Math.ceil(ms / 1000)} s`

/** It cannot be reached, or must not: `private`. The message says which and why. */
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
 * A connection to a host. Its name is resolved once, and what was judged is what is dialled; behind a company's proxy it is that
 * which resolves it. Rejects with DialFault.
 */
export async function dial(target: Target, outside: InternetAccess): Promise<Socket> {
  const { host, port } = target
  const proxy = companyProxy(outside.environment, host, port)
  if (proxy !== undefined) return throughProxy(proxy, target, outside)
  const addresses = await (outside.resolve ?? systemAddresses)(host).catch((cause: NodeJS.ErrnoException) => {
    throw new DialFault(`its name cannot be resolved (${cause.code ?? cause.message})`)
  })
  const dialled = target.mayBePrivate ? addresses : addresses.filter(isPublicAddress)
  if (dialled.length === 0)
    throw new DialFault(
      `its name leads to ${addresses.slice(0, 3).join(', ') || 'no address'}, which is not public`,
      addresses.length > 0,
    )
  const failures: string[] = []
  for (const address of dialled) {
    try {
      return await connected(connect({ host: address, port, allowHalfOpen: true }), outside)
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new DialFault(failures[0] ?? 'nothing answers')
}

/** Those of version 4 first: many machines have no other network. */
async function systemAddresses(host: string): Promise<readonly string[]> {
  const addresses = await lookup(host, { all: true })
  return addresses.sort((a, b) => a.family - b.family).map(({ address }) => address)
}

function connected(socket: Socket, { dialMs = usualDialMs }: InternetAccess, event = 'connect'): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(dialMs, () => fail(new DialFault(noAnswer(dialMs))))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      fail(new DialFault(`the connection failed (${error.code ?? error.message})`)),
    )
    socket.once(event, () => {
      socket.setTimeout(0)
      socket.removeAllListeners('timeout')
      socket.removeAllListeners('error')
      // Until somebody else listens.
      socket.on('error', () => undefined)
      resolve(socket)
    })
  })
}

async function throughProxy(address: string, { host, port }: Target, outside: InternetAccess): Promise<Socket> {
  const url = parsed(address)
  const proxyAddress = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
  }
  const toProxy =
    url.protocol === 'https:'
      ? connected(connectTls({ ...proxyAddress, servername: url.hostname }), outside, 'secureConnect')
      : connected(connect({ ...proxyAddress, allowHalfOpen: true }), outside)
  const socket = await toProxy.catch((error: Error) => {
    throw new DialFault(`the proxy of HTTPS_PROXY does not answer: ${error.message}`)
  })
  const who = url.username === '' ? '' : `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const login = who === '' ? '' : `Proxy-Authorization: Basic ${Buffer.from(who).toString('base64')}\r\n`
  socket.write(`CONNECT ${host}:${port} HTTP/1.1\r\nHost: ${host}:${port}\r\n${login}\r\n`)
  const status = await statusOf(socket, outside)
  if (status === '200') return socket
  socket.destroy()
  throw new DialFault(`the proxy of HTTPS_PROXY refuses it (${status || 'no answer'})`)
}

function parsed(address: string): URL {
  try {
    return new URL(/^[a-z]+:\/\//i.test(address) ? address : `http://${address}`)
  } catch {
    throw new DialFault('HTTPS_PROXY is not the address of a proxy')
  }
}

/** The status of the proxy's answer; what follows its headers stays in the socket. */
function statusOf(socket: Socket, { dialMs = usualDialMs }: InternetAccess): Promise<string> {
  return new Promise((resolve) => {
    let answer = Buffer.alloc(0)
    const end = (status: string, rest?: Buffer): void => {
      clearTimeout(timer)
      socket.off('data', take).off('close', closed).pause()
      if (rest && rest.length > 0) socket.unshift(rest)
      resolve(status)
    }
    const closed = (): void => end('')
    const take = (chunk: Buffer): void => {
      answer = Buffer.concat([answer, chunk])
      const ending = answer.indexOf('\r\n\r\n')
      if (ending >= 0)
        end(/^HTTP\/1\.[01] (\d{3})/.exec(answer.toString('latin1'))?.[1] ?? '', answer.subarray(ending + 4))
      else if (answer.length > 65_536) end('')
    }
    const timer = setTimeout(closed, dialMs)
    socket.on('data', take).on('close', closed)
  })
}
