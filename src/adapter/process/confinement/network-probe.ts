import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { trustedProgram } from './view.ts'

/** The self-probe's test of a network. */
interface NetworkProbe {
  /** For the connections; empty for no test. */
  readonly probeCommand: readonly [perl: string, program: string, own: string]
  readonly words: readonly string[]
  close(): void
}

/** With perl: to a port of the loopback, or to an abstract socket, which has no path and belongs to a network. */
const connectTo = String.raw`my$w=shift;my$p=$w=~/^\d+$/;my$s;socket($s,$p?2:1,1,0)&&connect($s,$p?pack("Sna4x8",2,$w,"\x7f\0\0\1"):pack("Sxa*",1,$w))or exit 1`

/** The engine listens at a port and an abstract socket, which must not be reachable inside; each door must be. */
export async function networkProbe(doors: readonly number[] | undefined, name: string): Promise<NetworkProbe> {
  if (doors === undefined) return { probeCommand: ['', '', ''], words: [], close: () => undefined }
  const [tcp, abstract] = await Promise.all([listen({ port: 0, host: '127.0.0.1' }), listen({ path: `\0${name}` })])
  return {
    probeCommand: [trustedProgram('perl') ?? '', connectTo, 'own'],
    words: ['--door', ...doors.map(String), '--engine', String((tcp.address() as AddressInfo).port), name],
    close() {
      tcp.close()
      abstract.close()
    },
  }
}

async function listen(address: { port: number; host: string } | { path: string }): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(address)
  await once(server, 'listening')
  return server
}
