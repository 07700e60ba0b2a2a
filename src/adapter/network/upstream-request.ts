import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { DialFault, defaultDialTimeoutMs, dial, type InternetAccess, noAnswerText } from './dial.ts'

/** Uses the machine's own route; connections are reused. */
export function requesterFor(address: string, access: InternetAccess): (options: RequestOptions) => ClientRequest {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const { port, protocol } = url
  if (protocol === 'http:') {
    const agent = new HttpAgent({ keepAlive: true })
    return (options) => httpRequest({ ...options, agent, host, port: port || 80 })
  }
  const { dialTimeoutMs = defaultDialTimeoutMs } = access
  const target = { host, port: Number(port || 443), mayBePrivate: true }
  const agent = Object.assign(new HttpsAgent({ keepAlive: true }), {
    createConnection(_: unknown, done: (error: Error | null, socket?: ReturnType<typeof connectTls>) => void) {
      dial(target, access).then(
        (socket) => {
          const secure = connectTls({
            // Otherwise an address's certificate would be compared with `localhost`.
            ...{ socket, host },
            ALPNProtocols: ['http/1.1'],
            ...(isIP(host) === 0 && { servername: host }),
          })
          const fail = (error: Error): void => done(error)
          secure.setTimeout(dialTimeoutMs, () => secure.destroy(new DialFault(noAnswerText(dialTimeoutMs))))
          secure.once('error', fail).once('secureConnect', () => {
            secure.off('error', fail).setTimeout(0)
            secure.removeAllListeners('timeout')
            done(null, secure)
          })
        },
        (error: Error) => done(error),
      )
    },
  })
  return (options) => httpsRequest({ ...options, agent, host, port: target.port })
}
