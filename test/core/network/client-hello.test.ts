import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { connect } from 'node:tls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClientHello } from '../../../src/core/network/client-hello.ts'

/** What OpenSSL says first to a server of this name. */
async function realHello(servername: string): Promise<Buffer> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', servername })
  client.on('error', () => undefined)
  const [socket] = await once(server, 'connection')
  const [bytes] = await once(socket, 'data')
  socket.destroy()
  client.destroy()
  server.close()
  return bytes
}
const real = await realHello('registry.npmjs.org')

const u16 = (value: number): number[] => [value >> 8, value & 255]
const sized = (bytes: readonly number[]): number[] => [...u16(bytes.length), ...bytes]
const text = (name: string): number[] => [...Buffer.from(name, 'latin1')]
const serverNames = (...names: string[]): number[] => [
  ...u16(0),
  ...sized(sized(names.flatMap((name) => [0, ...sized(text(name))]))),
]
function hello(extensions: readonly number[] | undefined, recordSize = 16_000): Uint8Array {
  const body = [
    3,
    3,
    ...Array<number>(32).fill(7),
    0,
    ...sized([0x13, 0x01]),
    1,
    0,
    ...(extensions ? sized(extensions) : []),
  ]
  const handshake = [1, 0, ...u16(body.length), ...body]
  const records: number[] = []
  for (let at = 0; at < handshake.length; at += recordSize)
    records.push(22, 3, 1, ...sized(handshake.slice(at, at + recordSize)))
  return Uint8Array.from(records)
}

test('the name in what a real client says', () => {
  expect(readClientHello(real)).toEqual({ name: 'registry.npmjs.org' })
})

test('a part of it says nothing yet, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.nat({ max: real.length - 1 }), (length) => {
      expect(readClientHello(real.subarray(0, length))).toBe('more')
    }),
  )
})

test('records of any size hold the same name', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (size) => {
      expect(readClientHello(hello(serverNames('a.example.com'), size))).toEqual({ name: 'a.example.com' })
    }),
  )
})

test.each<[string, readonly number[] | undefined]>([
  ['no extensions', undefined],
  ['no name', []],
  ['two names in a list', serverNames('allowed.com', 'evil.com')],
  ['two lists of names', [...serverNames('allowed.com'), ...serverNames('evil.com')]],
  ['an empty name', serverNames('')],
  ['a name with a zero byte', serverNames('allowed.com\0.evil.com')],
  ['a list that ends too early', [...u16(0), ...sized([...u16(30), 0, ...sized(text('allowed.com'))])]],
  ['an extension that ends too early', [...u16(0), ...u16(40), 1, 2]],
])('a hello with %s is refused', (_, extensions) => {
  expect(readClientHello(hello(extensions))).toHaveProperty('wrong')
})

test.each([
  ['plain http', Buffer.from('GET / HTTP/1.1\r\n')],
  ['ssh', Buffer.from('SSH-2.0-x\r\n')],
  ['SSL 2', Buffer.from([0x80, 0x2e, 1, 3, 1])],
  ['a record of no bytes', Buffer.from([22, 3, 1, 0, 0])],
  ['another handshake message', Buffer.from([22, 3, 1, 0, 4, 2, 0, 0, 0])],
  ['a hello of 16 MB', Buffer.from([22, 3, 1, 0, 4, 1, 255, 255, 255])],
])('%s is refused at once', (_, bytes) => {
  expect(readClientHello(bytes)).toHaveProperty('wrong')
})

test('hostile bytes end with an answer, and never with a name that is not in them', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.tuple(fc.nat({ max: real.length - 1 }), fc.nat({ max: 255 })), { maxLength: 4 }),
      (noise, changes) => {
        const changed = Buffer.from(real)
        for (const [at, byte] of changes) changed[at] = byte
        for (const bytes of [noise, changed, Buffer.concat([changed, noise])]) {
          const read = readClientHello(bytes)
          if (read !== 'more' && 'name' in read)
            expect(Buffer.from(bytes).toString('latin1').toLowerCase()).toContain(read.name)
        }
      },
    ),
  )
})
