import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type App, appOf, appRoutes } from './apps.ts'
import { checkRunRoutes } from './check-runs.ts'
import { commentRoutes } from './comments.ts'
import { commitCommentRoutes } from './commit-comments.ts'
import { contentRoutes } from './contents.ts'
import { gitCommitRoutes } from './git-commits.ts'
import { graphql } from './graphql.ts'
import { issueRoutes } from './issues.ts'
import { jobRoutes } from './jobs.ts'
import { pullRoutes } from './pulls.ts'
import { reactionRoutes } from './reactions.ts'
import { refRoutes } from './refs.ts'
import { repositoryRoutes } from './repository.ts'
import { reviewRoutes } from './reviews.ts'
import { notFound, Refusal, type Route } from './route.ts'
import { settingRoutes } from './settings.ts'
import { statusRoutes } from './statuses.ts'
import { acceptedHeader, allows, isOver, permissionsOf, type Token } from './token.ts'
import { userRoutes } from './users.ts'
import { workflowRoutes } from './workflows.ts'
import type { World } from './world.ts'

/** The first that fits answers: an address with a parameter stands behind one that spells the same place out. */
const routes: readonly Route[] = [
  ...repositoryRoutes,
  ...commentRoutes,
  ...reactionRoutes,
  ...issueRoutes,
  ...reviewRoutes,
  ...pullRoutes,
  ...statusRoutes,
  ...checkRunRoutes,
  ...gitCommitRoutes,
  ...commitCommentRoutes,
  ...refRoutes,
  ...contentRoutes,
  ...settingRoutes,
  ...workflowRoutes,
  ...jobRoutes,
  ...userRoutes,
  ...appRoutes,
]

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** As in GitHub's reference; undefined where nothing is served. */
  readonly route: string | undefined
}

interface Question {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Answers one request of the REST API and changes the world accordingly. Never throws. */
export function answer(world: World, tokens: Token[], question: Question): Answered {
  const { method, url, headers } = question
  const path = pathOf(world, url)
  const route = routes.find((one) => one.method === method && one.pattern.test(path))
  const given: Record<string, string> = { 'x-path': url.pathname }
  try {
    const app = appOf(world, headers.authorization)
    const token = app ? asItself(app) : authenticated(world, tokens, headers.authorization)
    if (`${method} ${path}` === 'POST /graphql') {
      const text = JSON.stringify(graphql(world, token, parsed(question.body)))
      return { status: 200, headers: given, text, route: 'POST /graphql' }
    }
    if (world.enterprise && path === '/meta') {
      return { status: 200, headers: given, text: JSON.stringify({ installed_version: '3.17.0' }), route: 'GET /meta' }
    }
    if (!route || !sameRepository(world, path)) throw notFound()
    if (!allows(token, route.needs)) {
      throw new Refusal(403, 'Resource not accessible by integration', {
        headers: world.enterprise ? {} : { 'x-accepted-github-permissions': acceptedHeader(route.needs) },
      })
    }
    const params = { ...route.pattern.exec(path)?.groups }
    const body = question.body === '' ? {} : parsed(question.body)
    refuseUnknown(world, body)
    const { status, body: content } = route.handle({
      world,
      token,
      app,
      tokens,
      params,
      query: url.searchParams,
      body,
      headers: given,
    })
    const text = content === undefined ? '' : JSON.stringify(content)
    return withTag({ status, headers: given, text, route: `${method} ${route.path}` }, question)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...refused(error), route: route && `${method} ${route.path}` }
  }
}

/** Where the API is: at the root, and below `/api/v3`; an Enterprise Server has it there alone. */
function pathOf({ enterprise }: World, { pathname }: URL): string {
  const path = decodeURI(pathname)
  if (!enterprise) return path.replace(/^\/api\/v3/, '')
  if (path === '/api/graphql') return '/graphql'
  return path.startsWith('/api/v3/') ? path.slice('/api/v3'.length) : '/nothing'
}

/** Parameters of github.com that an Enterprise Server does not take (platform fact 3). */
const unknownThere = ['return_run_details']

function refuseUnknown({ enterprise }: World, body: Readonly<Record<string, unknown>>): void {
  const found = unknownThere.find((name) => enterprise && Object.hasOwn(body, name))
  if (found !== undefined) throw new Refusal(422, `Invalid request.\n\n"${found}" is not a permitted key.`)
}

function refused({ status, message, errors, headers }: Refusal): Omit<Answered, 'route'> {
  const documentation_url = 'https://docs.github.com/rest'
  const body = { message, ...(errors.length > 0 && { errors }), documentation_url, status: String(status) }
  return { status, headers, text: JSON.stringify(body) }
}

/** An App may ask about itself, and nothing of a repository. */
const asItself = ({ slug }: App): Token => ({
  value: '',
  login: `${slug}[bot]`,
  permissions: permissionsOf({}),
  workflow: false,
  expired: false,
})

function authenticated(world: World, tokens: readonly Token[], header: string | undefined): Token {
  if (header === undefined) throw new Refusal(401, 'Requires authentication')
  const token = tokens.find(({ value }) => header === `token ${value}` || header === `Bearer ${value}`)
  if (!token || isOver(token, world.now())) throw new Refusal(401, 'Bad credentials')
  return token
}

/** Names are compared as GitHub compares them: without their case. */
const sameRepository = ({ owner, name }: World, path: string): boolean =>
  /^\/(user$|apps?\/|installation\/)/.test(path) ||
  `${path}/`.toLowerCase().startsWith(`/repos/${owner}/${name}/`.toLowerCase())

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new Refusal(400, 'Problems parsing JSON')
  }
}

/** Reading answers carry a tag; whoever has that one already gets 304 and no body. */
function withTag(answered: Answered, { method, headers }: Question): Answered {
  if (method !== 'GET' || answered.status !== 200) return answered
  const etag = `W/"${createHash('sha256')
    .update(answered.text)
    .update(answered.headers['link'] ?? '')
    .digest('hex')}"`
  const tagged = { ...answered, headers: { ...answered.headers, etag } }
  return headers['if-none-match'] === etag ? { ...tagged, status: 304, text: '' } : tagged
}
