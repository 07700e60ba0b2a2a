import { notFound, Refusal, type Route, reply, route, type Schema } from './route.ts'
import { moment, type User, type World } from './world.ts'

/** A user as GitHub shows one wherever somebody did something. */
export function simpleUser(world: World, login: string): Schema<'simple-user'> {
  const user = world.users.get(login.toLowerCase())
  const at = `${world.url}/users/${encodeURIComponent(login)}`
  return {
    login,
    id: user?.id ?? 1,
    node_id: `U_${user?.id ?? 1}`,
    avatar_url: `${at}/avatar`,
    gravatar_id: '',
    url: at,
    html_url: `${world.url}/${login}`,
    followers_url: `${at}/followers`,
    following_url: `${at}/following{/other_user}`,
    gists_url: `${at}/gists{/gist_id}`,
    starred_url: `${at}/starred{/owner}{/repo}`,
    subscriptions_url: `${at}/subscriptions`,
    organizations_url: `${at}/orgs`,
    repos_url: `${at}/repos`,
    events_url: `${at}/events{/privacy}`,
    received_events_url: `${at}/received_events`,
    type: user?.type ?? 'User',
    site_admin: false,
  }
}

/** `triage` and `maintain` are told by `role_name` alone (platform fact 34). */
const folded = {
  none: 'none',
  read: 'read',
  triage: 'read',
  write: 'write',
  maintain: 'write',
  admin: 'admin',
} as const

/** Somebody without a role may read a public repository. */
const roleOf = (world: World, user: User): User['role'] => (user.role === 'none' && !world.private ? 'read' : user.role)

export const userRoutes: readonly Route[] = [
  // A workflow or an App is nobody here.
  route('get', '/user', [], ({ world, token }) => {
    const user = world.users.get(token.login.toLowerCase())
    if (user?.type !== 'User') throw new Refusal(403, 'Resource not accessible by integration')
    const nothing = { name: null, company: null, blog: null, location: null, email: null, hireable: null, bio: null }
    const counts = { public_repos: 0, public_gists: 0, followers: 0, following: 0 }
    const since = moment(world.now())
    return reply(200, {
      ...{ ...simpleUser(world, user.login), ...nothing, ...counts },
      ...{ user_view_type: 'public', created_at: since, updated_at: since },
    })
  }),
  route('get', '/repos/{owner}/{repo}/collaborators/{username}/permission', ['metadata:read'], ({ world, params }) => {
    const user = world.users.get((params['username'] ?? '').toLowerCase())
    if (!user) throw notFound()
    const role = roleOf(world, user)
    const at = simpleUser(world, user.login)
    const can = (least: User['role'][]): boolean => least.includes(role)
    const permissions = {
      pull: role !== 'none',
      triage: can(['triage', 'write', 'maintain', 'admin']),
      push: can(['write', 'maintain', 'admin']),
      maintain: can(['maintain', 'admin']),
      admin: role === 'admin',
    }
    return reply(200, { permission: folded[role], role_name: role, user: { ...at, permissions, role_name: role } })
  }),
]
