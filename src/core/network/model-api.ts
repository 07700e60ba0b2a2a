import type { Meter, PaidRequest } from './answer-meter.ts'
import type { PriceTable } from './prices.ts'

export type ApiName = 'anthropic' | 'openai' | 'gemini'

/** What a key proxy passes on of a provider's API. Every other request is refused, also where the key would allow it. */
export interface ModelApi {
  readonly name: ApiName
  readonly routes: readonly Route[]
  /** Headers in which the key may stand, in lower case: a nonce counts in no other. None of the agent's passes. */
  readonly keyHeaders: readonly string[]
  /** Headers of the agent's that would bill somebody else, or leave the bill out of the answer. */
  readonly droppedHeaders: readonly string[]
  /** Names in a query that pass; another makes it a request that is refused. Undefined: all of them. */
  readonly parameters?: readonly string[]
  /** What its models cost. */
  readonly prices: PriceTable
  /** An error in the provider's own form, so that its programs show the text. */
  errorBody(status: ErrorStatus, message: string): object
}

export type ErrorStatus = 400 | 401 | 402 | 404 | 413 | 426 | 502

export interface Route {
  readonly method: 'GET' | 'POST'
  /** `{model}` stands for the name of a model. */
  readonly path: string
  /** It is paid by tokens: metered, and refused once the budget is spent. */
  readonly paid?: PaidFormat
}

export interface PaidFormat {
  /** `model`: as the path names it. Undefined if it is no such request. */
  readRequest(body: string, model: string | undefined): PaidRequest | undefined
  meter(isStream: boolean): Meter
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
  /** The path of that address, which stands for `upstream`. */
  readonly localPath: string
  /** A multiple of the price that every answer from there costs. */
  readonly factor?: number
  /** Headers that the engine adds: what stands in them may be a key as well. */
  readonly headers: Readonly<Record<string, string>>
  /** Variables that the agent does not get at all. */
  readonly hidden: readonly string[]
}

interface Match {
  readonly route: Route
  readonly model: string | undefined
}

/** The route of a request; undefined if it is none that the proxy passes on. `target`: path and query below the provider's address. */
export function routeOf({ routes, parameters }: ModelApi, method: string, target: string): Match | undefined {
  const [path = ''] = target.split('?')
  const names = [...new URLSearchParams(target.slice(path.length + 1)).keys()]
  if (parameters && !names.every((name) => parameters.includes(name))) return undefined
  for (const route of routes) {
    const match = route.method === method && matchPath(route.path, path)
    if (match) return { route, ...match }
  }
  return undefined
}

function matchPath(pattern: string, path: string): Omit<Match, 'route'> | undefined {
  const [start = '', end] = pattern.split('{model}')
  if (end === undefined) return path === pattern ? { model: undefined } : undefined
  if (!path.startsWith(start) || !path.endsWith(end)) return undefined
  const model = path.slice(start.length, path.length - end.length)
  return /^\w[\w.-]*$/.test(model) ? { model } : undefined
}
