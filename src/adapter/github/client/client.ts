import { setTimeout as sleep } from 'node:timers/promises'
import { Octokit } from '@octokit/rest'
import type { Endpoints } from '@octokit/types'
import { RalphError } from '../../../core/error/error.ts'
import { type BadAnswer, gitHubFault, isRateLimit, limitedUntil } from './fault.ts'

type Route = keyof Endpoints
type Given<R extends Route> = Omit<Endpoints[R]['parameters'], 'owner' | 'repo'>
type Parameters = Readonly<Record<string, unknown>>
type Data<R extends Route> = Endpoints[R]['response']['data']
type Item<R extends Route> = Data<R> extends readonly (infer I)[] ? I : never

/** What was asked of the API so far; `unchanged` answers are free of charge. */
interface Calls {
  total: number
  unchanged: number
  /** POSTs, whatever became of them. */
  creations: number
}

/**
 * GitHub's REST API for one repository.
 * Contract: a GET is repeated after a passing fault, a bounded number of times; everything else is sent once, since a
 * request whose answer was lost may have had its effect (failure model H2). Nothing is sent before GitHub's own
 * `retry-after` is over. Throws RalphError `GITHUB_…`; GITHUB_UNREACHABLE says that the effect is not known.
 */
export interface GitHub {
  readonly owner: string
  readonly repo: string
  readonly calls: Readonly<Calls>
  request<R extends Route>(route: R, given: Given<R>): Promise<Data<R>>
  /** What REST cannot do. Sent once, as everything that changes something. */
  graphql(query: string, variables: Readonly<Record<string, unknown>>): Promise<void>
  /** A text that GitHub keeps elsewhere and names in its answer, such as a job's log; of a long one the end. */
  text<R extends Route>(route: R, given: Given<R>): Promise<string>
  /** All pages of a list, 100 items each. */
  list<R extends Route>(route: R, given: Given<R>): Promise<Item<R>[]>
}

export interface GitHubOptions {
  /** `GITHUB_API_URL`: also that of an Enterprise Server. */
  readonly apiUrl: string
  /** `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl?: string
  readonly owner: string
  readonly repo: string
  /** Asked before each request: an App's token lives for an hour (platform fact 5). */
  readonly token: () => string
  /** How it is sent: an App's JWT is taken as `bearer` alone. */
  readonly scheme?: 'token' | 'bearer'
  readonly now: () => number
  readonly wait?: (ms: number) => Promise<unknown>
  /** Pauses before each repetition of a GET. */
  readonly backoffMs?: readonly number[]
  /** The longest that GitHub's wish to be left alone is waited for. */
  readonly patienceMs?: number
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
    patienceMs = 90_000,
    timeoutMs = 30_000,
  } = options
  const octokit = new Octokit({ baseUrl: options.apiUrl, userAgent: 'ralph', log: silent })
  const server = /^https:\/\/api\.github\.com\/?$/.test(options.apiUrl) ? '' : ` at ${options.apiUrl}`
  const place = `${owner}/${repo}${server}`
  const calls: Calls = { total: 0, unchanged: 0, creations: 0 }
  const known = etagCache()
  let notBefore = 0

  async function once(call: Call): Promise<Answer> {
    const { route, asked, given } = call
    calls.total += 1
    if (route.startsWith('POST ')) calls.creations += 1
    const key = JSON.stringify([asked, given])
    const before = route.startsWith('GET ') ? known.get(key) : undefined
    try {
      const answer = await ask(call, before?.headers['etag'])
      if (route.startsWith('GET ')) known.set(key, answer)
      return answer
    } catch (error) {
      const bad = badAnswer(error, { route, place })
      if (bad.status === 304 && before) {
        calls.unchanged += 1
        return before
      }
      if (isRateLimit(bad)) notBefore = limitedUntil(bad, now())
      throw gitHubFault(bad, error)
    }
  }

  async function ask({ route, asked, given }: Call, etag: string | number | undefined): Promise<Answer> {
    const { status, data, headers } = await octokit.request(asked as 'GET /', {
      ...given,
      headers: {
        authorization: `${options.scheme ?? 'token'} ${options.token()}`,
        ...(etag && { 'if-none-match': String(etag) }),
      },
      // A redirected POST would become a GET.
      request: {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
        ...(options.fetch && { fetch: options.fetch }),
      },
    })
    // A page in HTML with status 200 is a proxy or an outage talking (failure model H12).
    const page = typeof data === 'string' && data !== ''
    if (page) throw new Error('a page instead of data')
    if (isKeptElsewhere(route, Number(status))) return { data: undefined, headers }
    if (Number(status) >= 300) throw Object.assign(new Error('moved'), { status, response: { headers } })
    return { data, headers }
  }

  const question = (route: Route, given: Parameters): Call => ({
    route,
    asked: route,
    // What a route has no place for would go into its body.
    given: { ...(route.includes('{owner}') && { owner, repo }), ...given },
  })

  async function leaveAlone(route: Route): Promise<void> {
    const ms = notBefore - now()
    if (ms <= 0) return
    if (ms > patienceMs) {
      const message = `it asked for another ${Math.ceil(ms / 1000)} seconds`
      throw gitHubFault({ route, place, status: 429, message, headers: {} })
    }
    await wait(ms)
  }

  async function send(call: Call): Promise<Answer> {
    const { route } = call
    for (let round = 0; ; round++) {
      await leaveAlone(route)
      try {
        return await once(call)
      } catch (error) {
        const pause = backoffMs[round]
        if (!route.startsWith('GET ') || !passes(error) || pause === undefined) throw error
        // Jobs that failed together must not come back together.
        await wait(pause * (0.5 + Math.random()))
      }
    }
  }

  return {
    owner,
    repo,
    calls,
    request: async (route, given) => (await send(question(route, given))).data as never,
    async graphql(query, variables) {
      const route = `POST ${options.graphqlUrl ?? `${options.apiUrl}/graphql`}` as Route
      const { data } = await send(question(route, { query, variables }))
      // It answers 200 to everything.
      const [error] = (data as { errors?: { type?: string; message?: string }[] }).errors ?? []
      if (!error) return
      const status = error.type === 'FORBIDDEN' ? 403 : 422
      throw gitHubFault({ route, place, status, message: error.message ?? 'GraphQL refused', headers: {} })
    },
    async text(route, given) {
      const { headers } = await send(question(route, given))
      // That address is signed by itself, and on another server: the token is none of that one's business.
      const call = { signal: AbortSignal.timeout(timeoutMs) }
      const answer = await (options.fetch ?? fetch)(String(headers['location']), call)
      if (answer.ok) return endOfBody(answer)
      throw gitHubFault({ route, place, status: answer.status, message: answer.statusText, headers: {} })
    },
    async list(route, given) {
      // Octokit turns the pages; each is asked for as any other question is.
      const pageOf = async ({ url }: { url: string }) => {
        const answer = await send({ route, asked: `GET ${url}`, given: {} })
        if (Array.isArray(answer.data)) return answer
        throw gitHubFault({ route, place, status: null, message: 'not a list, as expected', headers: {} })
      }
      const pages = Object.assign(pageOf, { endpoint: octokit.request.endpoint.defaults(firstPage(route)) })
      return (await octokit.paginate(
        pages as never,
        question(route, { ...given, per_page: 100 }).given as never,
      )) as never
    },
  }
}

interface Call {
  /** By which faults are told. */
  readonly route: Route
  /** The route, or one page of its list, which GitHub names by address. */
  readonly asked: string
  readonly given: Parameters
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
  // Without an answer Octokit says 500 all the same.
  const answered = response === undefined ? null : (status ?? null)
  // Octokit tells the errors of a list; some validations answer with one sentence.
  const { errors } = response?.data ?? {}
  const detail = typeof errors === 'string' ? `${errors} ` : ''
  const text = `${detail}${message ?? String(error)}`
  return { ...options, status: answered, message: text, headers: response?.headers ?? {} }
}

/** The one redirect that is an answer and not a repository that moved. */
const isKeptElsewhere = (route: Route, status: number): boolean => status === 302 && route.endsWith('/logs')

const passes = (error: unknown): boolean =>
  error instanceof RalphError && (error.code === 'GITHUB_UNREACHABLE' || error.code === 'GITHUB_RATE_LIMITED')

const nothing = (): void => undefined
/** Octokit would write to the console. */
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }

/** More of a log's end than anybody reads. */
const longest = 2 * 1024 * 1024

/** The end of a body of any length, read as it comes. */
async function endOfBody(answer: Response): Promise<string> {
  let kept: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    kept.push(chunk)
    bytes += chunk.length
    // Now and then only: each time costs a copy.
    if (bytes > 2 * longest) {
      const end = Buffer.concat(kept).subarray(-longest)
      kept = [end]
      bytes = end.length
    }
  }
  return Buffer.concat(kept).subarray(-longest).toString('utf8')
}

/** An answer of the API, as far as anybody here wants to know it. */
interface Answer {
  readonly data: unknown
  readonly headers: Readonly<Record<string, string | number | undefined>>
}

/** Answers are kept for `if-none-match`; the oldest go first. */
const kept = 50

interface EtagCache {
  get(request: string): Answer | undefined
  set(request: string, answer: Answer): void
}

/** What was answered before: asked again with its tag, GitHub says 304, free of charge, as long as nothing changed. */
function etagCache(): EtagCache {
  const answers = new Map<string, Answer>()
  return {
    get: (request) => answers.get(request),
    set(request, answer) {
      if (!answer.headers['etag']) return
      answers.delete(request)
      answers.set(request, answer)
      const [oldest] = answers.keys()
      if (answers.size > kept && oldest !== undefined) answers.delete(oldest)
    },
  }
}
