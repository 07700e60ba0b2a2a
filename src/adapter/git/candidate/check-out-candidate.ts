import { userGit } from '../call/user-git.ts'

/**
 * Checks the commit that waits for its checks out in the runner's checkout, as actions/checkout would: from the remote,
 * without a branch. No hook runs, and what a fetch needs of credentials stays in the environment.
 */
export async function checkOutCandidate(at: {
  workspace: string
  env: Readonly<Record<string, string | undefined>>
  /** The run's remote. */
  remote: string
  commit: string
}): Promise<void> {
  const { workspace, env, remote, commit } = at
  const git = userGit(workspace, env)
  // Without a depth: a checkout that holds the whole history must not become a shallow one.
  await git({
    args: ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', remote, commit],
  })
  await git({ args: ['checkout', '--quiet', '--force', '--detach', commit] })
}

/** Back to what was checked out before. */
export async function leaveCandidate(at: {
  workspace: string
  env: Readonly<Record<string, string | undefined>>
}): Promise<void> {
  await userGit(at.workspace, at.env)({ args: ['checkout', '--quiet', '--force', '-'] })
}
