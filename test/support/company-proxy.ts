import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server of bare connections, each of which is closed when the test ends. */
export async function bareServer(take: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    take(socket)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A company's proxy, which notes what it was asked and each byte that passed it; `only`: it leads every host to this port. */
export async function companyProxy(
  only?: number,
): Promise<{ address: string; seen: { asked: string; bytes: string; hosts: string[] } }> {
  const seen = { asked: '', bytes: '', hosts: [] as string[] }
  const port = await bareServer((socket) => {
    socket.once('data', (head) => {
      seen.asked = head.toString()
      const [, target = ''] = /^CONNECT (\S+) /.exec(seen.asked) ?? []
      const [name = '', port] = target.split(':')
      seen.hosts.push(name)
      const inner = connect(only ?? Number(port), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        socket.on('data', (chunk) => {
          seen.bytes += chunk.toString('latin1')
        })
        socket.pipe(inner).pipe(socket)
      }).on('error', () => socket.destroy())
    })
  })
  return { address: `http://me:s%40crt@127.0.0.1:${port}`, seen }
}
