import { RalphError } from '../error/error.ts'
import { tryRead } from '../text/try-read.ts'
import { type AllowedHost, httpsPort, readHostName } from './allowed-host.ts'

export interface WayToModel {
  readonly hosts: readonly AllowedHost[]
  readonly ports: readonly number[]
  /** Addresses out of reach: plain http to another machine. */
  readonly unreachable: readonly string[]
}

/** `addresses`: the configured URLs of the model. */
export function wayToModel(addresses: readonly string[]): WayToModel {
  const hosts: AllowedHost[] = []
  const ports: number[] = []
  const unreachable: string[] = []
  for (const address of addresses) {
    const url = parseUrl(address)
    const port = url && Number(url.port || (url.protocol === 'http:' ? 80 : httpsPort))
    const host = url && readHostName(url.hostname)
    if (!url || !port) unreachable.push(address)
    else if (isThisMachine(url.hostname)) ports.push(port)
    else if (host !== undefined && url.protocol === 'https:')
      hosts.push({ host, port, below: false, mayBePrivate: true })
    else unreachable.push(url.origin)
  }
  return { hosts, ports, unreachable }
}

/** Stops early: a run without its model would waste an hour unnoticed. */
export const modelOutOfReach = (address: string): RalphError =>
  new RalphError({
    code: 'EGRESS_MODEL_UNREACHABLE',
    message: `The agent calls its model at ${address}, which cannot be reached unless \`egress: open\` is set.`,
    hint: 'Give the model an https address with a host name, or set `egress: open`.',
  })

export const isThisMachine = (host: string): boolean => host === 'localhost' || /^127(\.\d+){3}$/.test(host)

const parseUrl = (address: string): URL | undefined => tryRead(() => new URL(address))
