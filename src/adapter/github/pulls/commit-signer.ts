import { setTimeout as sleep } from 'node:timers/promises'
import { RalphError } from '../../../core/error/error.ts'
import type { SignCommit } from '../../../port/commit-signer.ts'
import type { GitHub } from '../client/client.ts'

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
