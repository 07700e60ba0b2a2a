import { RalphError } from '../../../core/error/error.ts'
import { mayOrder, type Standing, standings } from '../../../core/order/may-order.ts'
import type { OperatorCommand } from '../../../schema/run/control.ts'
import type { GitHub } from '../client/client.ts'

type Author = { readonly login: string; readonly type: string } | null

/** `later`: GitHub asked to be left alone, so nobody can be judged now. `unsure`: refused because GitHub gave no answer. */
export type WhoMay = (
  author: Author,
  command: OperatorCommand['kind'],
  to: 'watch' | 'obey',
) => Promise<'yes' | 'later' | { readonly no: string; readonly unsure?: true }>

/** While an agent works, an answer so old is good enough: it only ends work, and is asked for again at the effect. */
const freshMs = 300_000

/**
 * Who may order what: the collaborator's permission as the API tells it at this moment, and bots only by name. Any
 * error of the API refuses (platform fact 34, threat T1). `author_association` is not asked: it hides private members.
 */
export function whoMayOrder(options: {
  github: GitHub
  least: Readonly<Record<string, Standing>>
  bots: readonly string[]
  now: () => number
}): WhoMay {
  const { github, least, bots, now } = options
  const known = new Map<string, { at: number; standing: Standing }>()
  /** One question a look, however many orders somebody gives. */
  const asking = new Map<string, Promise<Standing>>()

  async function standingOf(username: string, to: 'watch' | 'obey'): Promise<Standing> {
    const before = known.get(username)
    const goodMs = to === 'watch' ? freshMs : 1000
    if (before && now() - before.at < goodMs) return before.standing
    const under = asking.get(username) ?? ask(username).finally(() => asking.delete(username))
    asking.set(username, under)
    return under
  }

  async function ask(username: string): Promise<Standing> {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission'
    const { role_name, permission } = await github.request(route, { username })
    // A role of the organisation's own has a name of its own; what it amounts to is `permission`.
    const standing = standings.find((one) => one === role_name) ?? standings.find((one) => one === permission) ?? 'none'
    known.set(username, { at: now(), standing })
    return standing
  }

  return async (author, command, to) => {
    if (!author) return { no: "its author's account is gone" }
    const { login, type } = author
    if (type !== 'User') {
      return bots.includes(login) ? 'yes' : { no: `${login} is a bot that is not in \`command-bots\`` }
    }
    try {
      return mayOrder({ login, command, standing: await standingOf(login, to), minStandings: least })
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      if (error.code === 'GITHUB_RATE_LIMITED') return 'later'
      return { no: `GitHub did not say what ${login} may do: ${error.message}`, unsure: true }
    }
  }
}
