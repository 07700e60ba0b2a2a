import { createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { part } from './part.ts'
import { notFound, Refusal, type Route, reply, route, type Schema } from './route.ts'
import { type Access, type Permission, permissionsOf, type Token } from './token.ts'
import { moment, type World } from './world.ts'

/** A GitHub App, installed on the repository unless it says otherwise. */
export interface App {
  readonly id: number
  readonly clientId: string
  readonly slug: string
  /** As its page gives it: PKCS #1. */
  readonly pem: string
  readonly key: KeyObject
  /** What the owner has agreed to. */
  readonly granted: Partial<Record<Permission, Access>>
  installed: boolean
  suspended: boolean
}

/** What a repository may be given for ralph's sake. */
export const appGrants = {
  metadata: 'read',
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  statuses: 'write',
  actions: 'write',
} as const

/** Somebody makes an App and installs it. Its account writes as `SLUG[bot]`. */
export function addApp(world: World, given: { slug: string; granted?: App['granted'] }): App {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const id = world.nextId()
  const app: App = {
    id,
    clientId: `Iv23li${given.slug}${id}`,
    slug: given.slug,
    pem: String(privateKey.export({ type: 'pkcs1', format: 'pem' })),
    key: publicKey,
    granted: { ...(given.granted ?? appGrants) },
    installed: true,
    suspended: false,
  }
  const login = `${app.slug}[bot]`
  world.users.set(login, { id: world.nextId(), login, type: 'Bot', role: 'none' })
  world.apps.push(app)
  return app
}

const lifeMs = 3_600_000

/** The App that a JWT proves to be; GitHub's own words where it does not (times as GitHub Docs have them). */
export function appOf(world: World, header: string | undefined): App | undefined {
  const [, jwt = ''] = /^bearer (\S+)$/i.exec(header ?? '') ?? []
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  if (signature === '' || !head.startsWith('eyJ')) return undefined
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
  const { iss, iat, exp } = read(claims)
  const app = world.apps.find(({ id, clientId }) => String(id) === iss || clientId === iss)
  if (!app) throw new Refusal(404, 'Integration not found')
  const verified = createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(app.key, signature, 'base64url')
  if (read(head)['alg'] !== 'RS256' || !verified) throw new Refusal(401, 'A JSON web token could not be decoded')
  const now = world.now() / 1000
  if (!Number.isInteger(iat) || Number(iat) > now) {
    const what = "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued"
    throw new Refusal(401, what)
  }
  if (!Number.isInteger(exp) || Number(exp) <= now) {
    throw new Refusal(
      401,
      "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires",
    )
  }
  if (Number(exp) - now > 600) throw new Refusal(401, "'Expiration time' claim ('exp') is too far in the future")
  return app
}

/** Of an App, whoever asks: a token of the repository is none. */
function proven({ app }: { app: App | undefined }): App {
  if (!app) throw new Refusal(401, 'A JSON web token could not be decoded')
  return app
}

const strength = { none: 0, read: 1, write: 2 }

export const appRoutes: readonly Route[] = [
  // A private one is nobody's to see.
  route('get', '/apps/{app_slug}', [], ({ world, params }) => {
    const app = world.apps.find(({ slug }) => slug === params['app_slug'])
    if (!app) throw notFound()
    return reply(200, part<Schema<'integration'>>({ id: app.id, slug: app.slug }))
  }),
  route('get', '/repos/{owner}/{repo}/installation', [], (call) => {
    const app = proven(call)
    if (!app.installed) throw notFound()
    return reply(
      200,
      part<Schema<'installation'>>({
        id: app.id + 100_000,
        app_id: app.id,
        client_id: app.clientId,
        app_slug: app.slug,
        permissions: app.granted as Schema<'app-permissions'>,
        repository_selection: 'selected',
        suspended_at: app.suspended ? moment(call.world.now()) : null,
      }),
    )
  }),
  route('post', '/app/installations/{installation_id}/access_tokens', [], (call) => {
    const { world, params, body, tokens } = call
    const app = proven(call)
    if (!app.installed || params['installation_id'] !== String(app.id + 100_000)) throw notFound()
    if (app.suspended) throw new Refusal(403, 'This installation has been suspended')
    const { repositories, permissions, ...unknown } = body
    if (Object.keys(unknown).length > 0) throw new Refusal(422, 'Invalid request.')
    if (repositories !== undefined && String(repositories) !== world.name) {
      throw new Refusal(
        422,
        'There is at least one repository that does not exist or is not accessible to the parent installation.',
      )
    }
    const wanted = (permissions ?? app.granted) as Partial<Record<Permission, Access>>
    for (const [name, access] of Object.entries(wanted)) {
      if (strength[access] > strength[app.granted[name as Permission] ?? 'none']) {
        throw new Refusal(422, 'The permissions requested are not granted to this installation.')
      }
    }
    const token: Token = {
      value: `ghs_${world.nextId()}${'ofAnApp'.repeat(6)}`,
      login: `${app.slug}[bot]`,
      permissions: permissionsOf({ ...wanted, metadata: 'read' }),
      workflow: false,
      expired: false,
      endsAt: world.now() + lifeMs,
    }
    tokens.push(token)
    return reply(201, {
      token: token.value,
      expires_at: moment(world.now() + lifeMs),
      permissions: wanted as Schema<'app-permissions'>,
      repository_selection: 'selected' as const,
    })
  }),
  route('delete', '/installation/token', [], ({ token }) => {
    token.expired = true
    return reply(204, undefined)
  }),
]
