import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { joinSockets } from '../../../src/adapter/network/join-sockets.ts'

async function listening(serve: (socket: Socket) => void): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, serve).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const between = (port: number): Promise<number> =>
  listening((client) => joinSockets(client, connect({ port, host: '127.0.0.1', allowHalfOpen: true })))

test('a slow reader gets all that a service said before it went away', async () => {
  const size = 20_000_000
  const service = await listening((socket) => socket.resume().end(Buffer.alloc(size)))
  const client = connect({ port: await between(service), host: '127.0.0.1', allowHalfOpen: true })
  client.end('x')
  let received = 0
  // As slow as it takes for the service to be gone long before the end.
  for await (const chunk of client) {
    received += chunk.length
    await pause(5)
  }
  expect(received).toBe(size)
})

test('a service that breaks off takes the connection with it', async () => {
  const service = await listening((socket) => socket.resetAndDestroy())
  const client = connect({ port: await between(service), host: '127.0.0.1', allowHalfOpen: true })
  client.on('error', () => undefined)
  client.resume()
  await once(client, 'end')
})
