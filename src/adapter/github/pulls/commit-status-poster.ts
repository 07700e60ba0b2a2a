import { setTimeout as sleep } from 'node:timers/promises'
import { RalphError } from '../../../core/error/error.ts'
import type { SignCommit } from '../../../port/work-branch.ts'
import { CommitStatus } from '../../../schema/run/control.ts'
import type { GitHub } from '../client/client.ts'
import { bodyOf, creations, type Poster } from '../thread/outbox.ts'

/** Attempts for a commit that GitHub does not know: after a push it may be late, later it is gone. */
const maxAttempts = 5

const forbiddingCodes: ReadonlySet<string> = new Set([
  'GITHUB_PERMISSION_MISSING',
  'GITHUB_SETTING_FORBIDS',
  'GITHUB_FORBIDDEN',
  'GITHUB_NOT_FOUND',
])

interface StatusEffect {
  readonly key: string
  readonly status: CommitStatus
}

/**
 * Commit statuses: created if the newest one with the same name differs. A status of another account under a mirrored
 * name stays: it is the repository's own CI. Without the permission it warns once and skips them for the whole job.
 */
export function commitStatusPoster(options: {
  github: GitHub
  self: string
  now: () => number
  warn: (text: string) => void
  redact: (text: string) => string
}): Poster {
  const { github, self, now, warn, redact } = options
  const created = creations(now)
  const failuresBySha = new Map<string, number>()
  let forbidden = false

  async function readNewest(sha: string) {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/statuses'
    const newest = new Map<string, { by: string | undefined; state: string; description: string | null }>()
    for (const { context, creator, state, description } of await github.list(route, { ref: sha })) {
      if (!newest.has(context)) newest.set(context, { by: creator?.login, state, description })
    }
    return newest
  }

  async function postStatus(
    { key, status }: StatusEffect,
    newest: Awaited<ReturnType<typeof readNewest>>,
  ): Promise<boolean> {
    const { sha, state, target_url } = status
    const [context, description] = [redact(status.context), redact(status.description)]
    const current = newest.get(context)
    if (current && (current.by !== self || (current.state === state && current.description === description)))
      return true
    if (created.isUncertain(key)) return false
    const parameters = { sha, context, state, description, ...(target_url !== undefined && { target_url }) }
    await created.create(key, () => github.request('POST /repos/{owner}/{repo}/statuses/{sha}', parameters))
    return true
  }

  async function deliverToCommit(sha: string, statuses: readonly StatusEffect[]): Promise<string[]> {
    const delivered: string[] = []
    try {
      const newest = await readNewest(sha)
      for (const status of statuses) if (await postStatus(status, newest)) delivered.push(status.key)
      return delivered
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      return shouldGiveUp(error, sha) ? statuses.map(({ key }) => key) : delivered
    }
  }

  function shouldGiveUp({ code, message, hint }: RalphError, sha: string): boolean {
    forbidden ||= forbiddingCodes.has(code)
    if (forbidden) {
      const addPermission =
        'Add `statuses: write` to the `permissions` of the workflow’s job; the run continues without it.'
      const remedy = code === 'GITHUB_SETTING_FORBIDS' ? hint : addPermission
      warn(`commits show no status of their checks: ${message} ${remedy}`)
      return true
    }
    const failures = code === 'GITHUB_REFUSED' ? (failuresBySha.get(sha) ?? 0) + 1 : 0
    failuresBySha.set(sha, failures)
    if (failures > 0 && failures < maxAttempts) return false
    warn(`statuses of ${sha.slice(0, 7)} could not be written${failures > 0 ? '' : ' yet'}: ${message} ${hint}`)
    return failures > 0
  }

  return {
    async deliver(effects) {
      const statuses = effects.flatMap(({ key, body }): StatusEffect[] => {
        const status = bodyOf(CommitStatus, body)
        return status ? [{ key, status }] : []
      })
      const delivered = effects.map(({ key }) => key).filter((key) => !statuses.some((one) => one.key === key))
      for (const sha of new Set(statuses.map(({ status }) => status.sha))) {
        const statusesOfCommit = statuses.filter(({ status }) => status.sha === sha)
        delivered.push(
          ...(forbidden ? statusesOfCommit.map(({ key }) => key) : await deliverToCommit(sha, statusesOfCommit)),
        )
      }
      return delivered
    },
  }
}

/** Pauses before the request is repeated: a commit without a ref may be created twice. */
const backoffMs = [1_000, 3_000, 9_000] as const

/** GitHub signs commits of an App or a workflow that name no author (platform fact 38). */
export function commitSigner(github: GitHub, wait: (ms: number) => Promise<unknown> = sleep): SignCommit {
  return async ({ tree, parents, message }) => {
    for (let attempt = 0; ; attempt++) {
      try {
        const parameters = { tree, parents: [...parents], message }
        const commit = await github.request('POST /repos/{owner}/{repo}/git/commits', parameters)
        const { verified, reason, signature, payload } = commit.verification
        if (!verified || !signature || !payload) throw notSigned(reason)
        return { oid: commit.sha, payload, signature }
      } catch (error) {
        const pause = backoffMs[attempt]
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
