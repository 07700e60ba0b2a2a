import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { trustedProgram } from './view.ts'

/** What the self-probe tries of a network. */
interface NetworkProbe {
  /** How it connects; empty where nothing is tried. */
  readonly means: readonly [perl: string, program: string, own: string]
  readonly words: readonly string[]
  close(): void
}

/** With a perl: a port of the loopback, or an abstract socket, which has no path and belongs to a network. */
const connectTo = String.raw`my$w=shift;my$p=$w=~/^\d+$/;my$s;socket($s,$p?2:1,1,0)&&connect($s,$p?pack("Sna4x8",2,$w,"\x7f\0\0\1"):pack("Sxa*",1,$w))or exit 1`

/** The engine listens at a port and at an abstract socket: neither may be there inside, and each door must. */
export async function networkProbe(doors: readonly number[] | undefined, name: string): Promise<NetworkProbe> {
  if (doors === undefined) return { means: ['', '', ''], words: [], close: () => undefined }
  const [tcp, abstract] = await Promise.all([
    listening({ port: 0, host: '127.0.0.1' }),
    listening({ path: `\0${name}` }),
  ])
  return {
    means: [trustedProgram('perl') ?? '', connectTo, 'own'],
    words: ['--door', ...doors.map(String), '--engine', String((tcp.address() as AddressInfo).port), name],
    close() {
      tcp.close()
      abstract.close()
    },
  }
}

async function listening(where: { port: number; host: string } | { path: string }): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(where)
  await once(server, 'listening')
  return server
}
