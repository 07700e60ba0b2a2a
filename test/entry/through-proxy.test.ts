import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { applyProxySettings } from '../../src/entry/through-proxy.ts'
import { clientAt } from '../support/github/client.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'

const undo: (() => void)[] = []
afterEach(() => {
  for (const one of undo.splice(0)) one()
})

/** A proxy that tunnels everything to one place, whatever host is asked for; `asked` are the hosts. */
async function loopbackProxy(to: URL): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server: Server = createServer()
  server.on('connect', ({ url = '' }, socket, head) => {
    asked.push(url)
    const beyond = connect(Number(to.port), to.hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      beyond.write(head)
      beyond.pipe(socket).pipe(beyond)
    })
    for (const end of [beyond, socket]) end.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const issue = 'GET /repos/{owner}/{repo}/issues/{issue_number}'

test('the client goes through the proxy that the environment names, to a host that only the proxy knows', async () => {
  const github = await loopbackGitHub()
  github.issue('Ada', 'A run')
  const proxy = await loopbackProxy(new URL(github.url))
  const apiUrl = 'http://github.example.invalid'
  undo.push(applyProxySettings({ HTTP_PROXY: proxy.url }))
  const client = clientAt(github, { apiUrl })
  expect(await client.request(issue, { issue_number: 1 })).toMatchObject({ title: 'A run' })
  expect(proxy.asked).toEqual(['github.example.invalid:80'])
})

test('what NO_PROXY names is reached directly', async () => {
  const github = await loopbackGitHub()
  github.issue('Ada', 'A run')
  const proxy = await loopbackProxy(new URL(github.url))
  undo.push(applyProxySettings({ http_proxy: proxy.url, no_proxy: '127.0.0.1,localhost' }))
  expect(await clientAt(github).request(issue, { issue_number: 1 })).toMatchObject({ title: 'A run' })
  expect(proxy.asked).toEqual([])
})

test('an address that is none is a fault with a name, and its password is not said', () => {
  const start = () => applyProxySettings({ HTTPS_PROXY: 'socks://ada:hunter2@' })
  expect(start).toThrow(
    expect.objectContaining({ code: 'PROXY_INVALID', message: expect.stringMatching(/^https?_proxy is not/i) }),
  )
  expect(start).not.toThrow(/hunter2/)
})
