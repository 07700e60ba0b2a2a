import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import {
  type AddressInfo,
  connect,
  createServer,
  type ListenOptions,
  type Server,
  type Socket,
  type TcpNetConnectOpts,
} from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AllowedHost } from '../../core/network/allowed-host.ts'
import type { WayToModel } from '../../core/network/model-addresses.ts'
import { proxyVariables } from '../../core/network/proxy-variables.ts'
import type { NetworkRefusal } from '../../schema/check/network-refusal.ts'
import type { Door, OwnNetwork } from '../process/confinement/own-network.ts'
import type { InternetAccess } from './dial.ts'
import { egressProxy } from './egress-proxy.ts'
import { joinSockets } from './join-sockets.ts'

interface NetworkChoice extends InternetAccess {
  readonly egress: 'listed' | 'none'
  /** Looked up when somebody first asks for a host: most calls never do. */
  readonly allowed: () => Promise<readonly AllowedHost[]>
  /** Services of this machine that are passed in. */
  readonly ports: readonly number[]
  readonly model: WayToModel
  /** Where the agent calls its model with a nonce, if the key stays with the engine; not listening yet. */
  readonly keyServer?: Server | undefined
}

/** The network of a job's confined commands, and what was refused in it. */
export interface OpenNetwork extends OwnNetwork {
  /** Each refusal once, as far as it was not taken before. */
  takeRefusals(): readonly NetworkRefusal[]
  close(): void
}

/** On the loopback inside, where nobody else listens. */
const proxyPort = 61_280

/** Where a key proxy is, inside. */
export const keyPort = 61_281

/** Never more than this many different refusals are reported: a hostile program could invent them without end. */
const mostRefusals = 100

/**
 * Opens the doors of a network that has none: the egress proxy and passed ports, each a socket with a path that a
 * confined command can reach. They end with this process, which they do not keep alive.
 */
export async function openNetwork(choice: NetworkChoice): Promise<OpenNetwork> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-net-'))
  const refused = new Set<string>()
  const untaken: NetworkRefusal[] = []
  const onRefused = (refusal: NetworkRefusal): void => {
    const key = `${refusal.target} ${refusal.why}`
    if (refused.has(key) || refused.size >= mostRefusals) return
    refused.add(key)
    untaken.push(refusal)
  }
  const servers: Server[] = []
  const open = async (server: Server, name: string): Promise<string> => {
    const path = join(folder, name)
    await listening(server, path)
    servers.push(server)
    return path
  }
  const proxy = async (allowed: NetworkChoice['allowed'], name: string): Promise<Door> => ({
    port: proxyPort,
    socket: await open(egressProxy({ ...choice, allowed, onRefused }), name),
  })
  let looked: ReturnType<NetworkChoice['allowed']> | undefined
  const listed: NetworkChoice['allowed'] = async () => {
    looked ??= choice.egress === 'listed' ? choice.allowed() : Promise.resolve([])
    return looked
  }
  const passed = [...new Set([...choice.ports, ...choice.model.ports])]
  const doors = new Map<number, Door>()
  for (const port of passed) doors.set(port, { port, socket: await open(passedPort(port), `port-${port}`) })
  const ownPorts = choice.ports.flatMap((port) => doors.get(port) ?? [])
  const others = [...ownPorts, ...(choice.egress === 'listed' ? [await proxy(listed, 'egress')] : [])]
  const keyDoors = choice.keyServer ? [{ port: keyPort, socket: await open(choice.keyServer, 'key') }] : []
  const model = [
    ...doors.values(),
    ...keyDoors,
    await proxy(async () => [...(await listed()), ...choice.model.hosts], 'model'),
  ]
  const close = (): void => {
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', close)
  return {
    egress: choice.egress,
    doors: { model, others },
    environment: (given) => (given.some(({ port }) => port === proxyPort) ? proxyVariables(proxyPort) : {}),
    takeRefusals: () => untaken.splice(0),
    close() {
      process.off('exit', close)
      close()
    },
  }
}

async function listening(server: Server, path: string): Promise<void> {
  await begun(server, { path })
  // Another uid connects to it; the folder around it is closed to everybody else.
  chmodSync(path, 0o666)
}

/** A port of this machine's loopback at which the server listens until this process ends, which it does not keep alive. */
export async function listeningPort(server: Server): Promise<number> {
  await begun(server, { port: 0, host: '127.0.0.1' })
  return (server.address() as AddressInfo).port
}

function begun(server: Server, where: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, () => {
      server.off('error', reject)
      server.on('error', () => undefined)
      server.unref()
      resolve()
    })
  })
}

/**
 * A connection to the service at that port of the loopback. One address after the other: a socket that Node gives two of them
 * forgets, on its way to the second, that the client has said all that it had to say.
 */
async function serviceAt(port: number): Promise<Socket> {
  const [first, ...others] = ['127.0.0.1', '::1'].map((host) => () => connectedTo({ host, port, allowHalfOpen: true }))
  return others.reduce((before, next) => before.catch(next), first?.() ?? Promise.reject(new Error('no address')))
}

function connectedTo(where: TcpNetConnectOpts): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const service = connect(where, () => {
      service.off('error', reject)
      resolve(service)
    })
    service.once('error', reject)
  })
}

/** Passes each connection on to a service of this machine. */
function passedPort(port: number): Server {
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    client.on('error', () => client.destroy())
    serviceAt(port).then(
      (service) => joinSockets(client, service),
      () => client.destroy(),
    )
  })
  server.maxConnections = 256
  return server
}
