import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request as forward } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { tempDir } from './git-repositories.ts'

export interface TlsFront {
  readonly url: string
  /** The certificate of the authority that nobody knows. */
  readonly ca: string
  readonly requests: () => number
}

/** TLS in front of a loopback server, with a certificate of an authority of its own, as a company's gateway has it. */
export async function tlsInFrontOf(target: string, names: readonly string[] = []): Promise<TlsFront> {
  const folder = tempDir('ralph-tls-')
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = (cn: string): string[] => ['-subj', `/CN=${cn}`]
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', ...name('Test CA'))
  openssl('req', ...key, '-keyout', 'key.pem', '-out', 'request.pem', ...name('127.0.0.1'))
  execFileSync(
    'sh',
    [
      '-c',
      `echo subjectAltName=${['IP:127.0.0.1', ...names.map((one) => `DNS:${one}`)].join(',')} > san && openssl x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile san -out cert.pem`,
    ],
    { cwd: folder, stdio: 'pipe' },
  )
  const read = (file: string): Buffer => readFileSync(join(folder, file))
  let requests = 0
  const server = createServer({ key: read('key.pem'), cert: read('cert.pem') }, (incoming, response) => {
    requests++
    const { method, headers, url = '/' } = incoming
    const inner = forward(
      new URL(url, target),
      { method, headers: { ...headers, host: new URL(target).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    inner.on('error', () => response.destroy())
    incoming.pipe(inner)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ca: join(folder, 'ca.pem'),
    requests: () => requests,
  }
}
