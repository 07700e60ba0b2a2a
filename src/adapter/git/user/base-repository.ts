import { mkdirSync, rmSync } from 'node:fs'
import { RalphError } from '../../../core/error/error.ts'
import { type Patience, remoteCall } from '../call/remote-call.ts'
import { type Environment, userGit } from '../call/user-git.ts'

/**
 * Makes the repository in `folder` anew: one commit of the remote with all its trees and blobs, without its history and
 * without a file of it, and HEAD on it. It is whole and not filtered, since who merges, takes in a bundle or writes the
 * state needs every object of it. How the remote is reached, and its credentials, stay in `env` and the user's settings.
 * Throws RalphError `REMOTE_…` or BASE_GONE.
 */
export async function fetchBaseRepository(
  options: { folder: string; remote: string; commit: string; env: Environment } & Patience,
): Promise<void> {
  const { folder, remote, commit, env, ...patience } = options
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const git = userGit(folder, env)
  const format = commit.length === 64 ? 'sha256' : 'sha1'
  await git({ args: ['init', '--quiet', '--template=', `--object-format=${format}`] })
  await git({ args: ['remote', 'add', 'origin', remote] })
  const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance']
  const fetch = ['fetch', ...quiet, '--depth=1', 'origin', commit]
  await remoteCall(git, remote, patience)
    .repeatedly(fetch)
    .catch((error: unknown) => {
      throw isGone(error) ? baseGone(commit) : error
    })
  await git({ args: ['update-ref', '--no-deref', 'HEAD', commit] })
}

const isGone = (error: unknown): boolean =>
  error instanceof RalphError && /not our ref|unadvertised object|find remote ref/i.test(error.message)

const baseGone = (commit: string): RalphError =>
  new RalphError({
    code: 'BASE_GONE',
    message: `The workflow runs for ${commit.slice(0, 12)}, but the repository no longer has that commit.`,
    hint: 'A force-push removed it: start a new workflow run instead of re-running this one.',
  })
