import { userGit } from '../../adapter/git/call/user-git.ts'
import type { CheckoutPlace } from '../../adapter/git/checkout/checkout-git.ts'
import { openRepository, type UserRepository } from '../../adapter/git/store/user-repository.ts'
import type { Environment } from '../../adapter/process/environment.ts'
import { RalphError } from '../../core/error/error.ts'
import type { LeaseHolder } from '../../schema/run/lease.ts'

export interface RunnersCheckout extends CheckoutPlace {
  /** The commit that the workflow runs for: the base. */
  readonly commit: string
  /** Null for a tag or a pull request. */
  readonly branch: string | null
  /** False for a repository of the engine's own, in a job that runs none of its files. */
  readonly holdsFiles: boolean
  readonly home: string
  readonly holder: LeaseHolder & { readonly kind: 'workflow' }
  /** The person who started this workflow; null for the schedule and for bots. */
  readonly startedBy: string | null
  readonly committer: { readonly name: string; readonly email: string } | null
}

/** The checkout as a repository whose HEAD is the base. Throws RalphError NOT_CHECKED_OUT or BASE_NOT_CHECKED_OUT. */
export async function openCheckout(checkout: RunnersCheckout, env: Environment): Promise<UserRepository> {
  const { workspace, commit, branch, committer, holdsFiles } = checkout
  const repository = await openRepository({ cwd: workspace, env }).catch((error: unknown) => {
    throw error instanceof RalphError && error.code === 'NOT_A_REPOSITORY' ? notCheckedOut(workspace) : error
  })
  const gitCall = { args: ['cat-file', '-e', `${commit}^{commit}`], allow: [1, 128] }
  const { code } = await userGit(workspace, env)(gitCall)
  if (code !== 0) throw baseMissing(commit, repository.head)
  const uncommitted = holdsFiles ? await repository.uncommitted() : 0
  const { name, email } = repository.user
  const user = name === null || email === null ? committer : null
  return {
    ...repository,
    head: commit,
    // Counted before the checkout's `.git` is moved away.
    uncommitted: () => Promise.resolve(uncommitted),
    branch: repository.branch ?? branch,
    user: user ?? repository.user,
  }
}

const notCheckedOut = (workspace: string): RalphError =>
  new RalphError({
    code: 'NOT_CHECKED_OUT',
    message: `The workspace ${workspace} does not contain a repository.`,
    hint: 'Add a step `uses: actions/checkout` before this one, without `path:`.',
  })

const baseMissing = (commit: string, head: string): RalphError =>
  new RalphError({
    code: 'BASE_NOT_CHECKED_OUT',
    message: `The workflow runs for ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out, and the first commit is missing from this clone.`,
    hint: 'Remove `ref:` from the checkout step: plan and configuration are read from the commit that the workflow runs for.',
  })
