import type { Meter, PaidRequest } from './answer-meter.ts'
import type { PriceTable } from './prices.ts'

export type ApiName = 'anthropic' | 'openai' | 'gemini'

/** The requests of a provider's API that a key proxy forwards; all others are refused. */
export interface ModelApi {
  readonly name: ApiName
  readonly routes: readonly Route[]
  /** Headers for the key, in lower case. A nonce counts only there, and the agent's values are not forwarded. */
  readonly keyHeaders: readonly string[]
  /** Headers that would bill somebody else, or drop the bill from the answer. */
  readonly droppedHeaders: readonly string[]
  /** Allowed query parameters; undefined: all. */
  readonly parameters?: readonly string[]
  readonly prices: PriceTable
  /** In the provider's format, so that its programs display the text. */
  errorBody(status: ErrorStatus, message: string): object
}

export type ErrorStatus = 400 | 401 | 402 | 404 | 413 | 426 | 502

export interface Route {
  readonly method: 'GET' | 'POST'
  /** `{model}` stands for the name of a model. */
  readonly path: string
  /** Set if it is paid by tokens: metered, and refused once the budget is spent. */
  readonly paid?: PaidFormat
}

export interface PaidFormat {
  /** `model`: from the path. Undefined for other requests. */
  readRequest(body: string, model: string | undefined): PaidRequest | undefined
  meter(isStream: boolean): Meter
}

/** Keys that stay with the engine, and how calls are paid by them. */
export interface HeldKey {
  readonly api: ModelApi
  /** The provider's URL. */
  readonly upstream: string
  /** Variables with their keys; the agent gets a nonce in each. */
  readonly keys: Readonly<Record<string, string>>
  /** The variable for the proxy's address. */
  readonly addressVariable: string
  /** The path of that address which stands for `upstream`. */
  readonly localPath: string
  /** A multiple of the price for every answer. */
  readonly factor?: number
  /** Added by the engine; they may contain keys. */
  readonly headers: Readonly<Record<string, string>>
  /** Variables that the agent does not get. */
  readonly hidden: readonly string[]
}

interface Match {
  readonly route: Route
  readonly model: string | undefined
}

/** Undefined if the proxy does not forward the request. `target`: path and query below the provider's address. */
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
