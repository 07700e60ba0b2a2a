import { once } from 'node:events'
import { type AddressInfo, connect, createServer, Socket } from 'node:net'
import { Duplex } from 'node:stream'
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

/** A socket without a network: `write` decides when a chunk counts as written. */
const socketOf = (write: (chunk: string, written: () => void) => void): Socket =>
  Object.assign(
    new Duplex({
      read: () => undefined,
      write: (chunk, _, written) => write(String(chunk), written),
    }),
    { destroySoon: Socket.prototype.destroySoon },
  ) as unknown as Socket

test('what a service said last is written before its end closes a slow client', async () => {
  const received: string[] = []
  const held: (() => void)[] = []
  const client = socketOf((chunk, written) => {
    received.push(chunk)
    held.push(written)
  })
  const service = socketOf((_, written) => written())
  joinSockets(client, service)
  client.push(null)
  for (const word of ['first', 'last', null]) service.push(word)
  // It is gone while the client still takes its first word, and the last one waits in the buffer.
  await once(service, 'close')
  await pause(10)
  while (held.length > 0) {
    held.shift()?.()
    await pause(0)
  }
  expect(received).toEqual(['first', 'last'])
})
