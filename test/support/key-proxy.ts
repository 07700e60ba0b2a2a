import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { InternetAccess } from '../../src/adapter/network/dial.ts'
import { keyProxy } from '../../src/adapter/network/key-proxy.ts'
import type { HeldKey } from '../../src/core/network/model-api.ts'
import { readPriceOverrides } from '../../src/core/network/prices.ts'

export interface OpenChoice {
  readonly budgetUsd?: number
  readonly budgetTokens?: number
  readonly prices?: readonly string[]
  /** How the engine reaches the model; by default directly. */
  readonly outside?: InternetAccess
}

/** A proxy that holds these keys, with one call admitted. */
export async function openProxy(
  held: readonly HeldKey[],
  { budgetUsd = 10, budgetTokens, prices = [], outside = { environment: {} } }: OpenChoice = {},
) {
  const { server, open } = keyProxy(held, outside, readPriceOverrides(prices))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, server, call: open(address).admit({ budgetUsd, budgetTokens }) }
}

export interface AskedOfProxy {
  readonly path: string
  readonly method?: string
  readonly body?: string
}

export async function askProxy(
  address: string,
  headers: IncomingHttpHeaders,
  { path, method = 'POST', body = '' }: AskedOfProxy,
) {
  const sent = request(address + path, { method, headers })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, text, headers: response.headers }
}

/** What a provider was asked. */
export interface Received {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A provider of models on the loopback that answers so. */
export async function startProvider(respond: (response: ServerResponse, received: Received) => void) {
  const received: Received[] = []
  const server = createServer(async (incoming, response) => {
    let body = ''
    for await (const chunk of incoming) body += chunk
    const { method, url, headers } = incoming
    const one = { method, url, headers, body }
    received.push(one)
    respond(response, one)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}
