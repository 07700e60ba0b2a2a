/** What a workflow or an App may be given, as in a workflow's `permissions`. */
export type Permission =
  | 'actions'
  | 'administration'
  | 'checks'
  | 'contents'
  | 'issues'
  | 'metadata'
  | 'pull_requests'
  | 'secrets'
  | 'statuses'
  | 'workflows'
export type Access = 'none' | 'read' | 'write'

export interface Token {
  readonly value: string
  /** Who acts by it. */
  readonly login: string
  readonly permissions: Record<Permission, Access>
  /** A workflow's own token: what it causes starts no workflow, except a dispatch (platform fact 1). */
  readonly workflow: boolean
  expired: boolean
  /** An App's ends by itself. */
  readonly endsAt?: number
}

export const isOver = ({ expired, endsAt }: Token, now: number): boolean => expired || (endsAt ?? Infinity) <= now

/** What is not given is none. */
export const permissionsOf = (given: Partial<Record<Permission, Access>>): Record<Permission, Access> => ({
  actions: 'none',
  administration: 'none',
  checks: 'none',
  contents: 'none',
  issues: 'none',
  metadata: 'none',
  pull_requests: 'none',
  secrets: 'none',
  statuses: 'none',
  workflows: 'none',
  ...given,
})

/** The token of a workflow that was given every permission that the action asks for. Never `workflows` (fact 9). */
export const workflowToken = (value = 'ghs_loopback.token-of_the_workflow'): Token => ({
  value,
  login: 'github-actions[bot]',
  permissions: {
    actions: 'write',
    administration: 'none',
    checks: 'read',
    contents: 'write',
    issues: 'write',
    metadata: 'read',
    pull_requests: 'write',
    secrets: 'none',
    statuses: 'write',
    workflows: 'none',
  },
  workflow: true,
  expired: false,
})

/** Whether the token has one of `needs`, such as `issues:write`. */
export const allows = ({ permissions }: Token, needs: readonly string[]): boolean =>
  needs.length === 0 ||
  needs.some((need) => {
    const [name = '', access] = need.split(':')
    const given = permissions[name as Permission]
    return given === 'write' || given === access
  })

/** The header by which GitHub says what would have been enough: `issues=write; pull_requests=write`. */
export const acceptedHeader = (needs: readonly string[]): string =>
  needs.map((need) => need.replace(':', '=')).join('; ')
