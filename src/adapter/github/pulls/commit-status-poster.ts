import { setTimeout as sleep } from 'node:timers/promises'
import { RalphError } from '../../../core/error/error.ts'
import type { SignCommit } from '../../../port/work-branch.ts'
import { CommitStatus, type Outgoing } from '../../../schema/run/control.ts'
import type { GitHub } from '../client/client.ts'

/** After a creation whose answer was lost: the list may lag, and asking too early would make a second one. */
const unsureMs = 10_000
/** Looks at a commit that GitHub does not know: right after a push it may be late, later it was taken away. */
const looks = 5

/** The token may not write statuses at all. */
const without: ReadonlySet<string> = new Set([
  'GITHUB_PERMISSION_MISSING',
  'GITHUB_SETTING_FORBIDS',
  'GITHUB_FORBIDDEN',
  'GITHUB_NOT_FOUND',
])

interface Wanted {
  readonly key: string
  readonly status: CommitStatus
}

interface CommitStatusPoster {
  /** Keys of those that stand there now, or never will. Never rejects for a fault of GitHub's. */
  deliver(effects: readonly Outgoing[]): Promise<readonly string[]>
}

/**
 * Commit statuses: listed, compared, created where the newest under its name says something else. One of another
 * account under a mirrored name stays: the repository's own CI has spoken. Without the permission they are left out
 * for this job, and a warning says so once.
 */
export function commitStatusPoster(options: {
  github: GitHub
  self: string
  now: () => number
  warn: (text: string) => void
  redact: (text: string) => string
}): CommitStatusPoster {
  const { github, self, now, warn, redact } = options
  const unsure = new Map<string, number>()
  const unknown = new Map<string, number>()
  let forbidden = false

  /** By name, whose status is the newest and what it says. */
  async function newestOf(sha: string) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/statuses'
    const newest = new Map<string, { by: string | undefined; state: string; description: string | null }>()
    for (const { context, creator, state, description } of await github.list(route, { ref: sha })) {
      if (!newest.has(context)) newest.set(context, { by: creator?.login, state, description })
    }
    return newest
  }

  async function put({ key, status }: Wanted, newest: Awaited<ReturnType<typeof newestOf>>): Promise<boolean> {
    const { sha, state, target_url } = status
    const [context, description] = [redact(status.context), redact(status.description)]
    const there = newest.get(context)
    if (there && (there.by !== self || (there.state === state && there.description === description))) return true
    if (now() < (unsure.get(key) ?? 0)) return false
    unsure.set(key, now() + unsureMs)
    const said = { sha, context, state, description, ...(target_url !== undefined && { target_url }) }
    await github.request('POST /repos/{owner}/{repo}/statuses/{sha}', said)
    unsure.delete(key)
    return true
  }

  async function deliverTo(sha: string, wanted: readonly Wanted[]): Promise<string[]> {
    const delivered: string[] = []
    try {
      const newest = await newestOf(sha)
      for (const one of wanted) if (await put(one, newest)) delivered.push(one.key)
      return delivered
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      return isHopeless(error, sha) ? wanted.map(({ key }) => key) : delivered
    }
  }

  function isHopeless({ code, message, hint }: RalphError, sha: string): boolean {
    forbidden ||= without.has(code)
    if (forbidden) {
      const add = 'Add `statuses: write` to the `permissions` of the workflow’s job; the run continues without it.'
      const give = code === 'GITHUB_SETTING_FORBIDS' ? hint : add
      warn(`commits show no status of their checks: ${message} ${give}`)
      return true
    }
    const seen = code === 'GITHUB_REFUSED' ? (unknown.get(sha) ?? 0) + 1 : 0
    unknown.set(sha, seen)
    if (seen > 0 && seen < looks) return false
    warn(`statuses of ${sha.slice(0, 7)} could not be written${seen > 0 ? '' : ' yet'}: ${message} ${hint}`)
    return seen > 0
  }

  return {
    async deliver(effects) {
      const wanted = effects.flatMap(({ key, body }) => read(key, body) ?? [])
      const delivered = effects.map(({ key }) => key).filter((key) => !wanted.some((one) => one.key === key))
      for (const sha of new Set(wanted.map(({ status }) => status.sha))) {
        const here = wanted.filter(({ status }) => status.sha === sha)
        delivered.push(...(forbidden ? here.map(({ key }) => key) : await deliverTo(sha, here)))
      }
      return delivered
    },
  }
}

/** Undefined for what no job of ours wrote. */
function read(key: string, body: string): Wanted | undefined {
  try {
    return { key, status: CommitStatus.parse(JSON.parse(body)) }
  } catch {
    return undefined
  }
}

/** Pauses before the request is sent again: a commit that is on no ref may be made twice. */
const backoffMs = [1_000, 3_000, 9_000] as const

/** Commits by the git data API: GitHub signs those of an App or a workflow that name no author (platform fact 38). */
export function commitSigner(github: GitHub, wait: (ms: number) => Promise<unknown> = sleep): SignCommit {
  return async ({ tree, parents, message }) => {
    for (let round = 0; ; round++) {
      try {
        const given = { tree, parents: [...parents], message }
        const made = await github.request('POST /repos/{owner}/{repo}/git/commits', given)
        const { verified, reason, signature, payload } = made.verification
        if (!verified || !signature || !payload) throw notSigned(reason)
        return { oid: made.sha, payload, signature }
      } catch (error) {
        const pause = backoffMs[round]
        if (pause === undefined || !(error instanceof RalphError) || error.code !== 'GITHUB_UNREACHABLE') throw error
        await wait(pause)
      }
    }
  }
}

const notSigned = (reason: string): RalphError =>
  new RalphError({
    code: 'COMMIT_NOT_SIGNED',
    message: `GitHub made the commit but did not sign it (${reason}); nothing was published.`,
    hint: "It signs for a workflow's own token or an App's, not for a person's: use one of those as `github-token`.",
  })
