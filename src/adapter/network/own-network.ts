import { chmodSync, rmSync } from 'node:fs'
import {
  type AddressInfo,
  connect,
  createServer,
  type ListenOptions,
  type Server,
  type Socket,
  type TcpNetConnectOpts,
} from 'node:net'
import { join } from 'node:path'
import type { AllowedHost } from '../../core/network/allowed-host.ts'
import type { WayToModel } from '../../core/network/model-addresses.ts'
import { proxyVariables } from '../../core/network/proxy-variables.ts'
import type { NetworkRefusal } from '../../schema/check/network-refusal.ts'
import { temporaryFolder } from '../disk/process-directory.ts'
import type { Door, OwnNetwork } from '../process/confinement/own-network.ts'
import type { InternetAccess } from './dial.ts'
import { egressProxy } from './egress-proxy.ts'
import { joinSockets } from './join-sockets.ts'

interface NetworkOptions extends InternetAccess {
  readonly egress: 'listed' | 'none'
  /** Called for the first requested host: most calls need none. */
  readonly allowed: () => Promise<readonly AllowedHost[]>
  /** Local services that are reachable inside. */
  readonly ports: readonly number[]
  readonly model: WayToModel
  /** If the key stays with the engine: the server that takes nonces; not listening yet. */
  readonly keyServer?: Server | undefined
}

/** The network of confined commands, and its refusals. */
export interface OpenNetwork extends OwnNetwork {
  /** Each refusal once, without those taken before. */
  takeRefusals(): readonly NetworkRefusal[]
  close(): void
}

/** A loopback port inside, where nothing else listens. */
const proxyPort = 61_280

export const keyPort = 61_281

/** A limit, because a hostile program could invent any number of refusals. */
const maxRefusals = 100

/** Opens sockets for the egress proxy and for local services. They end with this process and do not keep it alive. */
export async function openNetwork(options: NetworkOptions): Promise<OpenNetwork> {
  const folder = temporaryFolder('net')
  const seenRefusals = new Set<string>()
  const newRefusals: NetworkRefusal[] = []
  const onRefused = (refusal: NetworkRefusal): void => {
    const key = `${refusal.target} ${refusal.why}`
    if (seenRefusals.has(key) || seenRefusals.size >= maxRefusals) return
    seenRefusals.add(key)
    newRefusals.push(refusal)
  }
  const servers: Server[] = []
  const open = async (server: Server, name: string): Promise<string> => {
    const path = join(folder, name)
    await listenAt(server, path)
    servers.push(server)
    return path
  }
  const proxy = async (allowed: NetworkOptions['allowed'], name: string): Promise<Door> => ({
    port: proxyPort,
    socket: await open(egressProxy({ ...options, allowed, onRefused }), name),
  })
  let hostsLookup: ReturnType<NetworkOptions['allowed']> | undefined
  const listedHosts: NetworkOptions['allowed'] = async () => {
    hostsLookup ??= options.egress === 'listed' ? options.allowed() : Promise.resolve([])
    return hostsLookup
  }
  const openPorts = [...new Set([...options.ports, ...options.model.ports])]
  const doors = new Map<number, Door>()
  for (const port of openPorts) doors.set(port, { port, socket: await open(portForwarder(port), `port-${port}`) })
  const ownPorts = options.ports.flatMap((port) => doors.get(port) ?? [])
  const others = [...ownPorts, ...(options.egress === 'listed' ? [await proxy(listedHosts, 'egress')] : [])]
  const keyDoors = options.keyServer ? [{ port: keyPort, socket: await open(options.keyServer, 'key') }] : []
  const model = [
    ...doors.values(),
    ...keyDoors,
    await proxy(async () => [...(await listedHosts()), ...options.model.hosts], 'model'),
  ]
  const close = (): void => {
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', close)
  return {
    egress: options.egress,
    doors: { model, others },
    environment: (doorsInUse) => (doorsInUse.some(({ port }) => port === proxyPort) ? proxyVariables(proxyPort) : {}),
    takeRefusals: () => newRefusals.splice(0),
    close() {
      process.off('exit', close)
      close()
    },
  }
}

async function listenAt(server: Server, path: string): Promise<void> {
  await startListening(server, { path })
  // Another uid connects; the folder is closed to others.
  chmodSync(path, 0o666)
}

/** A loopback port; the server does not keep the process alive. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await startListening(server, { port: 0, host: '127.0.0.1' })
  return (server.address() as AddressInfo).port
}

function startListening(server: Server, address: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => {
      server.off('error', reject)
      server.on('error', () => undefined)
      server.unref()
      resolve()
    })
  })
}

/** Tries one address after the other: a Node socket with two addresses loses a half-close on its way to the second. */
async function connectToService(port: number): Promise<Socket> {
  const [first, ...others] = ['127.0.0.1', '::1'].map((host) => () => connectTo({ host, port, allowHalfOpen: true }))
  return others.reduce((attempt, next) => attempt.catch(next), first?.() ?? Promise.reject(new Error('no address')))
}

function connectTo(options: TcpNetConnectOpts): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const service = connect(options, () => {
      service.off('error', reject)
      resolve(service)
    })
    service.once('error', reject)
  })
}

function portForwarder(port: number): Server {
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    client.on('error', () => client.destroy())
    connectToService(port).then(
      (service) => joinSockets(client, service),
      () => client.destroy(),
    )
  })
  server.maxConnections = 256
  return server
}
