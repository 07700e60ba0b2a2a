/** What a key proxy passes on of a provider's API. Every other request is refused, also where the key would allow it. */
export interface ModelApi {
  readonly routes: readonly Route[]
  /** Headers in which the key may stand, in lower case. None of the agent's passes: each holds a nonce, or goes. */
  readonly keyHeaders: readonly string[]
}

interface Route {
  readonly method: 'POST'
  readonly path: string
  /** It is paid by tokens: metered, and refused once the budget is spent. */
  readonly isPaid: boolean
}

/** The Messages API (platform.claude.com/docs/en/api/messages). */
export const anthropicApi: ModelApi = {
  routes: [
    { method: 'POST', path: '/v1/messages', isPaid: true },
    { method: 'POST', path: '/v1/messages/count_tokens', isPaid: false },
  ],
  keyHeaders: ['x-api-key', 'authorization'],
}

/** How an agent's calls are paid for by keys that stay with the engine. */
export interface HeldKey {
  readonly api: ModelApi
  /** The URL at which the provider is called. */
  readonly upstream: string
  /** The variables that hold a key, with their values. The agent has a nonce in each. */
  readonly keys: Readonly<Record<string, string>>
  /** The variable by which the agent's program finds the proxy. */
  readonly addressVariable: string
  /** Headers that the engine adds: what stands in them may be a key as well. */
  readonly headers: Readonly<Record<string, string>>
  /** Variables that the agent does not get at all. */
  readonly hidden: readonly string[]
}

/** The route of a request; undefined if it is none that the proxy passes on. */
export function routeOf({ routes }: ModelApi, method: string, target: string): Route | undefined {
  const [path] = target.split('?')
  return routes.find((route) => route.method === method && route.path === path)
}
