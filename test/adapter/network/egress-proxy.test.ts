import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { egressProxy } from '../../../src/adapter/network/egress-proxy.ts'
import { type OpenNetwork, openNetwork } from '../../../src/adapter/network/own-network.ts'
import type { NetworkRefusal } from '../../../src/schema/check/network-refusal.ts'

const folder = mkdtempSync(join(tmpdir(), 'ralph-egress-'))
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function listening(server: Server): Promise<number> {
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A proxy that leads to `allowed.example` at the port of a server here. */
async function proxyTo(port: number, more: Partial<Parameters<typeof egressProxy>[0]> = {}) {
  const refused: NetworkRefusal[] = []
  const proxy = egressProxy({
    allowed: async () => [{ host: 'allowed.example', port, below: false, mayBePrivate: true }],
    environment: {},
    resolve: async () => ['127.0.0.1'],
    onRefused: (refusal) => refused.push(refusal),
    ...more,
  })
  return { port: await listening(proxy), refused }
}

async function tunnelled(proxy: number, target: string): Promise<{ socket: Socket; answer: string }> {
  const socket = connect({ port: proxy, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  return { socket, answer: String(answer) }
}

/** A server that takes what it gets and then answers; what it got. */
function upstream(answer = Buffer.alloc(0)) {
  const got: Buffer[] = []
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => got.push(Buffer.from(chunk)))
    socket.on('end', () => socket.end(answer))
  })
  return { server, got: () => Buffer.concat(got) }
}

/** What a client of this server's name says first. */
async function helloTo(servername: string): Promise<Buffer> {
  const server = createServer()
  const port = await listening(server)
  const client = connectTls({ port, host: '127.0.0.1', servername })
  client.on('error', () => undefined)
  const [socket] = await once(server, 'connection')
  const [bytes] = await once(socket, 'data')
  client.destroy()
  return bytes
}

async function all(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

test('TLS to an allowed host passes, byte by byte and 50 MB back', async () => {
  const large = Buffer.alloc(50_000_000, 'x')
  const { server, got } = upstream(large)
  const port = await listening(server)
  const proxy = await proxyTo(port)
  const { socket, answer } = await tunnelled(proxy.port, `allowed.example:${port}`)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  const hello = await helloTo('allowed.example')
  for (const byte of hello) socket.write(Buffer.from([byte]))
  socket.end('more')
  const back = await all(socket)
  expect(back.equals(large)).toBe(true)
  expect(got().equals(Buffer.concat([hello, Buffer.from('more')]))).toBe(true)
  expect(proxy.refused).toEqual([])
})

test.each([
  ['another server name', () => helloTo('evil.example'), 'it asks for the server evil.example'],
  ['plain http', async () => Buffer.from('GET / HTTP/1.1\r\n\r\n'), 'it is not TLS'],
  ['ssh', async () => Buffer.from('SSH-2.0-OpenSSH\r\n'), 'it is not TLS'],
])('%s in an allowed tunnel is closed and named, and nothing of it arrives', async (_, said, why) => {
  const { server, got } = upstream()
  const port = await listening(server)
  const proxy = await proxyTo(port)
  const { socket } = await tunnelled(proxy.port, `allowed.example:${port}`)
  socket.write(await said())
  await once(socket, 'end')
  expect(proxy.refused).toEqual([{ target: `allowed.example:${port}`, why }])
  expect(got()).toHaveLength(0)
})

test('C28: a host that is not listed is refused before anything is dialled', async () => {
  const resolved: string[] = []
  const proxy = await proxyTo(1, { resolve: async (host) => [String(resolved.push(host))] })
  const { answer } = await tunnelled(proxy.port, 'registry.npmjs.org:443')
  expect(answer).toMatch(/^HTTP\/1\.1 403 /)
  expect(answer).toContain('To allow it: allow-hosts: [registry.npmjs.org]')
  expect(resolved).toEqual([])
})

test.each([['127.0.0.1'], ['10.0.0.1', '192.168.0.1'], ['::ffff:127.0.0.1'], ['64:ff9b::7f00:1'], ['169.254.169.254']])(
  'a resolver that leads to %s is not believed',
  async (...addresses) => {
    const allowed = [{ host: 'allowed.example', port: 443, below: false }]
    const proxy = await proxyTo(443, { allowed: async () => allowed, resolve: async () => addresses })
    const { answer } = await tunnelled(proxy.port, 'allowed.example:443')
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(proxy.refused).toEqual([
      { target: 'allowed.example:443', why: `its name leads to ${addresses.join(', ')}, which is not public` },
    ])
  },
)

test('a name without an address, and a server that refuses, are named in the answer', async () => {
  const unresolved = await proxyTo(1, {
    resolve: () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' })),
  })
  expect((await tunnelled(unresolved.port, 'allowed.example:1')).answer).toContain('cannot be resolved (ENOTFOUND)')
  const refusing = await proxyTo(1)
  const { answer } = await tunnelled(refusing.port, 'allowed.example:1')
  expect(answer).toMatch(/^HTTP\/1\.1 502 /)
  expect(answer).toContain('ECONNREFUSED')
  expect([...unresolved.refused, ...refusing.refused]).toEqual([])
})

test('the next address is dialled where one does not answer, as on a machine without IPv6', async () => {
  const { server } = upstream()
  const port = await listening(server)
  const proxy = await proxyTo(port, { resolve: async () => ['::1', '127.0.0.1'] })
  expect((await tunnelled(proxy.port, `allowed.example:${port}`)).answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('a client that says nothing is closed', async () => {
  const { server } = upstream()
  const port = await listening(server)
  const proxy = await proxyTo(port, { helloTimeoutMs: 50 })
  const { socket } = await tunnelled(proxy.port, `allowed.example:${port}`)
  socket.resume()
  await once(socket, 'end')
})

test('plain http is refused by name', async () => {
  const proxy = await proxyTo(1)
  const asked = request({ port: proxy.port, host: '127.0.0.1', path: 'http://example.com/' }).end()
  const [response] = await once(asked, 'response')
  expect(response.statusCode).toBe(403)
  expect(proxy.refused[0]?.target).toBe('http://example.com/')
  response.resume()
})

test("behind a company's proxy that one is asked, with its login, and its refusal is named", async () => {
  const { server, got } = upstream(Buffer.from('answer'))
  const port = await listening(server)
  const asked: string[] = []
  const company = createServer({ allowHalfOpen: true }, (socket) => {
    socket.once('data', (chunk) => {
      asked.push(String(chunk))
      if (String(chunk).includes('closed.example')) return void socket.end('HTTP/1.1 407 Login\r\n\r\n')
      socket.write('HTTP/1.1 200 fine\r\n\r\n')
      const through = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      socket.pipe(through).pipe(socket)
    })
    socket.on('error', () => undefined)
  })
  const environment = { HTTPS_PROXY: `http://me:s%40crt@127.0.0.1:${await listening(company)}` }
  const allowed = ['allowed.example', 'closed.example'].map((host) => ({ host, port: 443, below: false }))
  const proxy = await proxyTo(443, {
    environment,
    allowed: async () => allowed,
    resolve: () => Promise.reject(new Error('no DNS here')),
  })
  const { socket, answer } = await tunnelled(proxy.port, 'allowed.example:443')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  const hello = await helloTo('allowed.example')
  socket.end(hello)
  expect(String(await all(socket))).toBe('answer')
  expect(got().equals(hello)).toBe(true)
  expect(asked[0]).toContain(`Proxy-Authorization: Basic ${Buffer.from('me:s@crt').toString('base64')}`)
  expect((await tunnelled(proxy.port, 'closed.example:443')).answer).toContain('HTTPS_PROXY refuses it (407)')
})

test('with `none` only whoever calls the model has a proxy, which leads to the model alone', async () => {
  const network: OpenNetwork = await openNetwork({
    egress: 'none',
    allowed: async () => [{ host: 'listed.example', port: 443, below: false }],
    ports: [],
    model: { hosts: [{ host: 'model.example', port: 443, below: false }], ports: [], unreachable: [] },
    environment: {},
    resolve: async () => ['127.0.0.1'],
  })
  expect(network.doors.others).toEqual([])
  expect(network.environment(network.doors.others)).toEqual({})
  const [door] = network.doors.model
  expect(network.environment(network.doors.model)['HTTPS_PROXY']).toBe(`http://127.0.0.1:${door?.port}`)
  const answerTo = async (target: string) => {
    const socket = connect(door?.socket ?? '')
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)
    return String((await once(socket, 'data'))[0])
  }
  expect(await answerTo('listed.example:443')).toContain('it is not in `allow-hosts`')
  expect(await answerTo('model.example:443')).toContain('which is not public')
  network.close()
})

test.each(['127.0.0.1', '::1'])(
  'a passed port leads to a service at %s, also for a client that says all at once and waits',
  async (host) => {
    const service = createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket)).listen(0, host)
    const begun = await once(service, 'listening').catch(() => undefined)
    // A machine may have no IPv6.
    if (!begun) return
    onTestFinished(() => void service.close())
    const { port } = service.address() as AddressInfo
    const network = await openNetwork({
      egress: 'none',
      allowed: async () => [],
      ports: [port],
      model: { hosts: [], ports: [], unreachable: [] },
      environment: {},
    })
    onTestFinished(() => network.close())
    const [door] = network.doors.others
    for (let round = 0; round < 5; round++) {
      const socket = connect({ path: door?.socket ?? '', allowHalfOpen: true }, () => socket.end('said at once'))
      expect(String(await all(socket))).toBe('said at once')
    }
  },
)
