import { RalphError } from '../../../core/error/error.ts'
import { mayOrder, type Standing, standings } from '../../../core/order/may-order.ts'
import type { OperatorCommand } from '../../../schema/run/control.ts'
import type { GitHub } from '../client/client.ts'

type CommentAuthor = { readonly login: string; readonly type: string } | null

/** `later`: GitHub's rate limit, so nobody can be judged now. `unsure`: refused because GitHub gave no answer. */
export type CheckPermission = (
  author: CommentAuthor,
  command: OperatorCommand['kind'],
  to: 'watch' | 'obey',
) => Promise<'yes' | 'later' | { readonly no: string; readonly unsure?: true }>

/** How old an answer may be while an agent works: it only ends work, and the right is checked again when it takes effect. */
const maxWatchAgeMs = 300_000

/**
 * Asks the API for the collaborator's current permission; bots are allowed only by name. Any error of the API refuses
 * (platform fact 34, threat T1). `author_association` is useless: it hides private members.
 */
export function permissionChecker(options: {
  github: GitHub
  minStanding: Readonly<Record<string, Standing>>
  bots: readonly string[]
  now: () => number
}): CheckPermission {
  const { github, minStanding, bots, now } = options
  const cache = new Map<string, { at: number; standing: Standing }>()
  const pending = new Map<string, Promise<Standing>>()

  async function standingOf(username: string, to: 'watch' | 'obey'): Promise<Standing> {
    const cached = cache.get(username)
    const maxAgeMs = to === 'watch' ? maxWatchAgeMs : 1000
    if (cached && now() - cached.at < maxAgeMs) return cached.standing
    const request = pending.get(username) ?? readStanding(username).finally(() => pending.delete(username))
    pending.set(username, request)
    return request
  }

  async function readStanding(username: string): Promise<Standing> {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission'
    const { role_name, permission } = await github.request(route, { username })
    // A custom role has a name of its own; `permission` is what it amounts to.
    const standing =
      standings.find((standing) => standing === role_name) ?? standings.find((one) => one === permission) ?? 'none'
    cache.set(username, { at: now(), standing })
    return standing
  }

  return async (author, command, to) => {
    if (!author) return { no: "its author's account is gone" }
    const { login, type } = author
    if (type !== 'User') {
      return bots.includes(login) ? 'yes' : { no: `${login} is a bot that is not in \`command-bots\`` }
    }
    try {
      return mayOrder({ login, command, standing: await standingOf(login, to), minStandings: minStanding })
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      if (error.code === 'GITHUB_RATE_LIMITED') return 'later'
      return { no: `GitHub did not say what ${login} may do: ${error.message}`, unsure: true }
    }
  }
}
