import { setTimeout as sleep } from 'node:timers/promises'
import { Octokit } from '@octokit/rest'
import type { Endpoints } from '@octokit/types'
import { RalphError } from '../../../core/error/error.ts'
import { type BadAnswer, gitHubFault, isRateLimit, limitedUntil } from './fault.ts'

type Route = keyof Endpoints
type RouteParameters<R extends Route> = Omit<Endpoints[R]['parameters'], 'owner' | 'repo'>
type Parameters = Readonly<Record<string, unknown>>
type Data<R extends Route> = Endpoints[R]['response']['data']
type Item<R extends Route> = Data<R> extends readonly (infer I)[] ? I : never

/** `unchanged` answers are free of charge. */
interface Calls {
  total: number
  unchanged: number
  /** POSTs, with or without success. */
  creations: number
}

/**
 * GitHub's REST API for one repository. Contract: a GET is repeated a few times after a passing fault; everything else is
 * sent once, since a request whose answer was lost may have had its effect (failure model H2). Nothing is sent before
 * `retry-after` is over. Throws RalphError `GITHUB_…`; GITHUB_UNREACHABLE: the effect is unknown.
 */
export interface GitHub {
  readonly owner: string
  readonly repo: string
  readonly calls: Readonly<Calls>
  request<R extends Route>(route: R, parameters: RouteParameters<R>): Promise<Data<R>>
  /** For what REST lacks. Sent once. */
  graphql(query: string, variables: Readonly<Record<string, unknown>>): Promise<void>
  /** A text that GitHub keeps elsewhere, such as a job's log; only the end of a long one. */
  text<R extends Route>(route: R, parameters: RouteParameters<R>): Promise<string>
  /** All pages of a list, 100 items each. */
  list<R extends Route>(route: R, parameters: RouteParameters<R>): Promise<Item<R>[]>
}

export interface GitHubOptions {
  /** `GITHUB_API_URL`. */
  readonly apiUrl: string
  /** `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl?: string
  readonly owner: string
  readonly repo: string
  /** Called before each request: an App's token lives for an hour (platform fact 5). */
  readonly token: () => string
  /** An App's JWT is accepted as `bearer` alone. */
  readonly scheme?: 'token' | 'bearer'
  readonly now: () => number
  readonly wait?: (ms: number) => Promise<unknown>
  /** Pauses before each repetition of a GET. */
  readonly backoffMs?: readonly number[]
  /** The longest `retry-after` that is waited for. */
  readonly maxWaitMs?: number
  readonly timeoutMs?: number
  readonly fetch?: typeof globalThis.fetch
}

export function gitHubAt(options: GitHubOptions): GitHub {
  const {
    owner,
    repo,
    now,
    wait = sleep,
    backoffMs = [1000, 3000, 9000],
    maxWaitMs = 90_000,
    timeoutMs = 30_000,
  } = options
  const octokit = new Octokit({ baseUrl: options.apiUrl, userAgent: 'ralph', log: silent })
  const server = /^https:\/\/api\.github\.com\/?$/.test(options.apiUrl) ? '' : ` at ${options.apiUrl}`
  const place = `${owner}/${repo}${server}`
  const calls: Calls = { total: 0, unchanged: 0, creations: 0 }
  const cache = etagCache()
  let notBefore = 0

  async function sendOnce(call: Call): Promise<Answer> {
    const { route, address, parameters } = call
    calls.total += 1
    if (route.startsWith('POST ')) calls.creations += 1
    const key = JSON.stringify([address, parameters])
    const cached = route.startsWith('GET ') ? cache.get(key) : undefined
    try {
      const answer = await fetchAnswer(call, cached?.headers['etag'])
      if (route.startsWith('GET ')) cache.set(key, answer)
      return answer
    } catch (error) {
      const bad = badAnswer(error, { route, place })
      if (bad.status === 304 && cached) {
        calls.unchanged += 1
        return cached
      }
      if (isRateLimit(bad)) notBefore = limitedUntil(bad, now())
      throw gitHubFault(bad, error)
    }
  }

  async function fetchAnswer({ route, address, parameters }: Call, etag: string | number | undefined): Promise<Answer> {
    const { status, data, headers } = await octokit.request(address as 'GET /', {
      ...parameters,
      headers: {
        authorization: `${options.scheme ?? 'token'} ${options.token()}`,
        ...(etag && { 'if-none-match': String(etag) }),
      },
      // With `follow`, a redirected POST would become a GET.
      request: {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
        ...(options.fetch && { fetch: options.fetch }),
      },
    })
    // An HTML page with status 200 comes from a proxy or an outage (failure model H12).
    const isPage = typeof data === 'string' && data !== ''
    if (isPage) throw new Error('a page instead of data')
    if (isKeptElsewhere(route, Number(status))) return { data: undefined, headers }
    if (Number(status) >= 300) throw Object.assign(new Error('moved'), { status, response: { headers } })
    return { data, headers }
  }

  const callOf = (route: Route, parameters: Parameters): Call => ({
    route,
    address: route,
    // Octokit would put unused parameters into the body.
    parameters: { ...(route.includes('{owner}') && { owner, repo }), ...parameters },
  })

  async function awaitRateLimit(route: Route): Promise<void> {
    const ms = notBefore - now()
    if (ms <= 0) return
    if (ms > maxWaitMs) {
      const message = `it asked for another ${Math.ceil(ms / 1000)} seconds`
      throw gitHubFault({ route, place, status: 429, message, headers: {} })
    }
    await wait(ms)
  }

  async function send(call: Call): Promise<Answer> {
    const { route } = call
    for (let attempt = 0; ; attempt++) {
      await awaitRateLimit(route)
      try {
        return await sendOnce(call)
      } catch (error) {
        const pause = backoffMs[attempt]
        if (!route.startsWith('GET ') || !isTransient(error) || pause === undefined) throw error
        // Jobs that failed together must not retry together.
        await wait(pause * (0.5 + Math.random()))
      }
    }
  }

  return {
    owner,
    repo,
    calls,
    request: async (route, parameters) => (await send(callOf(route, parameters))).data as never,
    async graphql(query, variables) {
      const route = `POST ${options.graphqlUrl ?? `${options.apiUrl}/graphql`}` as Route
      const { data } = await send(callOf(route, { query, variables }))
      // GraphQL answers errors with status 200.
      const [error] = (data as { errors?: { type?: string; message?: string }[] }).errors ?? []
      if (!error) return
      const status = error.type === 'FORBIDDEN' ? 403 : 422
      throw gitHubFault({ route, place, status, message: error.message ?? 'GraphQL refused', headers: {} })
    },
    async text(route, parameters) {
      const { headers } = await send(callOf(route, parameters))
      // That address is signed and on another server, which must not get the token.
      const call = { signal: AbortSignal.timeout(timeoutMs) }
      const answer = await (options.fetch ?? fetch)(String(headers['location']), call)
      if (answer.ok) return endOfBody(answer)
      throw gitHubFault({ route, place, status: answer.status, message: answer.statusText, headers: {} })
    },
    async list(route, parameters) {
      // Octokit turns the pages; each is requested like any other.
      const readPage = async ({ url }: { url: string }) => {
        const answer = await send({ route, address: `GET ${url}`, parameters: {} })
        if (Array.isArray(answer.data)) return answer
        throw gitHubFault({ route, place, status: null, message: 'not a list, as expected', headers: {} })
      }
      const pages = Object.assign(readPage, { endpoint: octokit.request.endpoint.defaults(firstPage(route)) })
      return (await octokit.paginate(
        pages as never,
        callOf(route, { ...parameters, per_page: 100 }).parameters as never,
      )) as never
    },
  }
}

interface Call {
  /** For the texts of faults. */
  readonly route: Route
  /** The route, or the address of one page of its list. */
  readonly address: string
  readonly parameters: Parameters
}

const firstPage = (route: Route) => {
  const [method = 'GET', url = '/'] = route.split(' ')
  return { method: method as 'GET', url }
}

function badAnswer(error: unknown, options: { route: string; place: string }): BadAnswer {
  const { status, message, response } = error as {
    status?: number
    message?: string
    response?: { headers?: BadAnswer['headers']; data?: { errors?: unknown } }
  }
  // Octokit sets 500 if there was no answer.
  const answerStatus = response === undefined ? null : (status ?? null)
  // Some validations answer with one sentence, which Octokit ignores.
  const { errors } = response?.data ?? {}
  const detail = typeof errors === 'string' ? `${errors} ` : ''
  const text = `${detail}${message ?? String(error)}`
  return { ...options, status: answerStatus, message: text, headers: response?.headers ?? {} }
}

/** The one redirect that is an answer, not a moved repository. */
const isKeptElsewhere = (route: Route, status: number): boolean => status === 302 && route.endsWith('/logs')

const isTransient = (error: unknown): boolean =>
  error instanceof RalphError && (error.code === 'GITHUB_UNREACHABLE' || error.code === 'GITHUB_RATE_LIMITED')

const nothing = (): void => undefined
/** Keeps Octokit from writing to the console. */
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }

const maxTextBytes = 2 * 1024 * 1024

async function endOfBody(answer: Response): Promise<string> {
  let chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    // Rarely, since each cut costs a copy.
    if (bytes > 2 * maxTextBytes) {
      const end = Buffer.concat(chunks).subarray(-maxTextBytes)
      chunks = [end]
      bytes = end.length
    }
  }
  return Buffer.concat(chunks).subarray(-maxTextBytes).toString('utf8')
}

interface Answer {
  readonly data: unknown
  readonly headers: Readonly<Record<string, string | number | undefined>>
}

/** The oldest are dropped first. */
const maxCachedAnswers = 50

interface EtagCache {
  get(request: string): Answer | undefined
  set(request: string, answer: Answer): void
}

/** GitHub answers 304, free of charge, if the answer to the same request has not changed. */
function etagCache(): EtagCache {
  const answers = new Map<string, Answer>()
  return {
    get: (request) => answers.get(request),
    set(request, answer) {
      if (!answer.headers['etag']) return
      answers.delete(request)
      answers.set(request, answer)
      const [oldest] = answers.keys()
      if (answers.size > maxCachedAnswers && oldest !== undefined) answers.delete(oldest)
    },
  }
}
