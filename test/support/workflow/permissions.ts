import type { Access, Permission, Token } from '../github/token.ts'

/** Scopes by their names in YAML; what is not listed is none. */
export type Granted = Readonly<Record<string, Access>>

const scopes =
  'actions attestations checks contents deployments discussions id-token issues models packages pages pull-requests security-events statuses'.split(
    ' ',
  )

/** What a repository gives where no workflow says anything, since 2023 (platform fact 8). */
export const repositoryDefault: Granted = { contents: 'read', packages: 'read' }

/** `permissions` of a workflow or a job. One that is listed makes all others none (platform fact 8). */
export function granted(given: unknown, otherwise: Granted): Granted {
  if (given === undefined) return otherwise
  if (given === 'read-all') return Object.fromEntries(scopes.map((scope) => [scope, 'read']))
  if (given === 'write-all') return Object.fromEntries(scopes.map((scope) => [scope, 'write']))
  return (given ?? {}) as Granted
}

const strength = { none: 0, read: 1, write: 2 }

/** What is asked for beyond what is allowed, as `contents: write`: a called workflow can only ask for less. */
export const excess = (wanted: Granted, allowed: Granted): string[] =>
  Object.entries(wanted)
    .filter(([scope, access]) => strength[access] > strength[allowed[scope] ?? 'none'])
    .map(([scope, access]) => `${scope}: ${access}`)

/** The token of one job. `metadata: read` comes with every token, `workflows`, `administration` and `secrets` with none (platform facts 8, 9). */
export function jobToken(value: string, given: Granted): Token {
  const of = (scope: string): Access => given[scope] ?? 'none'
  const permissions: Record<Permission, Access> & Record<string, Access> = {
    actions: of('actions'),
    contents: of('contents'),
    issues: of('issues'),
    administration: 'none',
    checks: of('checks'),
    metadata: 'read',
    pull_requests: of('pull-requests'),
    secrets: 'none',
    statuses: of('statuses'),
    workflows: 'none',
  }
  for (const scope of scopes) permissions[scope.replaceAll('-', '_')] ??= of(scope)
  return { value, login: 'github-actions[bot]', permissions, workflow: true, expired: false }
}
