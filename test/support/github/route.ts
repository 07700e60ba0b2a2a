import type { components, paths } from '@octokit/openapi-types'
import type { App } from './apps.ts'
import type { Token } from './token.ts'
import type { World } from './world.ts'

export type Schema<K extends keyof components['schemas']> = components['schemas'][K]

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Path = Extract<keyof paths, string>

type Json<R> = R extends { content: { 'application/json': infer B } } ? B : undefined
type Success = 200 | 201 | 202 | 204 | 302
/** What the published description of the API says that this operation answers when it succeeds. */
type Answer<P extends Path, M extends Method> = paths[P][M & keyof paths[P]] extends { responses: infer R }
  ? { [S in keyof R & Success]: { status: S; body: Json<R[S]> } }[keyof R & Success]
  : never

export interface Call {
  readonly world: World
  readonly token: Token
  /** Who asks by a JWT. */
  readonly app: App | undefined
  /** All that are valid: an App's are made on demand. */
  readonly tokens: Token[]
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
  /** What the answer should carry besides, such as `link`. */
  readonly headers: Record<string, string>
}

export interface Route {
  readonly method: string
  /** As in GitHub's reference: `/repos/{owner}/{repo}/issues`. */
  readonly path: string
  readonly pattern: RegExp
  /** Any one of these is enough; none for what every token may read. */
  readonly needs: readonly string[]
  readonly handle: (call: Call) => { status: number; body: unknown }
}

/** One operation, its answer typed by the published description. `needs`: `issues:write`, or several of which one is enough. */
export const route = <P extends Path, M extends Method>(
  method: M,
  path: P,
  needs: readonly string[],
  handle: (call: Call) => Answer<P, M>,
): Route => ({ method: method.toUpperCase(), path, pattern: patternOf(path), needs, handle })

/** An answer with its status as a literal, so that it can be compared with what is published. */
export const reply = <const S extends number, B>(status: S, body: B): { status: S; body: B } => ({ status, body })

/** `{ref}` and `{path}` hold slashes; every other parameter is one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${/^(ref|path)$/.test(name) ? '.+' : '[^/]+'})`)}$`,
  )

/** An answer that is no success, thrown by a handler. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** A list, and for some validations one sentence. */
  readonly errors: readonly unknown[] | string

  constructor(
    status: number,
    message: string,
    more: { errors?: readonly unknown[] | string; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.status = status
    this.headers = more.headers ?? {}
    this.errors = more.errors ?? []
  }
}

export const noCommit = (sha: string): Refusal => new Refusal(422, `No commit found for SHA: ${sha}`)

export const notFound = (): Refusal => new Refusal(404, 'Not Found')

/** 422 as GitHub words it: `resource`, `field` and a code or a message. */
export const invalid = (resource: string, field: string, message: string): Refusal =>
  new Refusal(422, 'Validation Failed', { errors: [{ resource, code: 'custom', field, message }] })

const longestBody = 65_536

/** A text of the request: a string of at most 65,536 characters (platform fact 26). */
export function textOf({ body }: Call, field: string, resource: string): string {
  const value = body[field]
  if (typeof value !== 'string' || value === '') {
    throw new Refusal(422, 'Validation Failed', { errors: [{ resource, code: 'missing_field', field }] })
  }
  return bounded(value, field, resource)
}

export function bounded(value: string, field: string, resource: string): string {
  if (value.length > longestBody) {
    throw invalid(resource, field, `${field} is too long (maximum is ${longestBody} characters)`)
  }
  return value
}

/** The page that was asked for, with a `Link` header as GitHub writes it; at most 100 items. */
export function pageOfList<T>(call: Call, items: readonly T[]): T[] {
  const { query, headers, world } = call
  const size = Math.min(100, Math.max(1, Number(query.get('per_page') ?? 30) || 30))
  const page = Math.max(1, Number(query.get('page') ?? 1) || 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const to = (number: number, rel: string): string => {
    const other = new URLSearchParams(query)
    other.set('page', String(number))
    return `<${world.url}${headers['x-path']}?${other}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [to(page - 1, 'prev'), to(1, 'first')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
  ]
  if (links.length > 0) headers['link'] = links.join(', ')
  return items.slice((page - 1) * size, page * size)
}
