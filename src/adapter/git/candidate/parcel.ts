import { lstatSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { candidateRef } from '../../../core/guard/bundle-header.ts'
import type { Parcel, ParcelPart } from '../../../port/parcel.ts'
import { userGit } from '../call/user-git.ts'
import type { Store } from '../store/store.ts'
import { receiveCandidate } from './receive-candidate.ts'

/** A handoff of the largest size, with all that an agent's call can say. */
const mostBytes = 16 * 1024 * 1024

/**
 * A parcel as two folders, one for each job's artifact: what the agent's job leaves must not be able to speak for the
 * checks. `scratch` is a directory of this process.
 */
export function parcelIn(
  folder: string,
  { store, scratch }: { store: Pick<Store, 'gitDir' | 'git' | 'env' | 'objectFormat'>; scratch: string },
): Parcel {
  const folderOf: Record<ParcelPart, string> = {
    call: join(folder, 'agent'),
    calls: join(folder, 'agent'),
    checks: join(folder, 'checks'),
  }
  const fileOf = (part: ParcelPart): string => join(folderOf[part], `${part}.json`)
  const bundle = join(folderOf.call, 'candidate.bundle')
  return {
    async putText(part, text) {
      await mkdir(folderOf[part], { recursive: true })
      // A job that is killed meanwhile leaves what it had put before.
      await writeFile(`${fileOf(part)}.new`, text)
      await rename(`${fileOf(part)}.new`, fileOf(part))
    },
    async readText(part) {
      const stat = lstatSync(fileOf(part), { throwIfNoEntry: false })
      if (stat === undefined) return undefined
      if (!stat.isFile()) return { why: `${part}.json is not a file` }
      if (stat.size > mostBytes)
        return { why: `${part}.json has ${stat.size} bytes, at most ${mostBytes} are accepted` }
      return { text: await readFile(fileOf(part), 'utf8') }
    },
    async putCommit({ commit, start }) {
      await mkdir(folderOf.call, { recursive: true })
      await sendCandidate(store, { commit, checkpoint: start, file: bundle })
    },
    receiveCommit: (start) => receiveCandidate(store, { file: bundle, checkpoint: start, folder: scratch }),
  }
}

/** Writes one commit on its checkpoint as a git bundle, for a job that trusts neither this one nor the file. */
export async function sendCandidate(
  { git }: Pick<Store, 'git'>,
  { commit, checkpoint, file }: { commit: string; checkpoint: string; file: string },
): Promise<void> {
  // A bundle holds refs, and the store has none of its own.
  await git({ args: ['update-ref', candidateRef, commit] })
  await git({ args: ['bundle', 'create', '--quiet', file, candidateRef, `^${checkpoint}`] })
}

/**
 * Checks the commit that waits for its checks out in the runner's checkout, as actions/checkout would: from the remote,
 * without a branch. No hook runs, and what a fetch needs of credentials stays in the environment.
 */
export async function checkOutCandidate(options: {
  workspace: string
  env: Readonly<Record<string, string | undefined>>
  /** The run's remote. */
  remote: string
  commit: string
}): Promise<void> {
  const { workspace, env, remote, commit } = options
  const git = userGit(workspace, env)
  // Without a depth: a checkout that holds the whole history must not become a shallow one.
  await git({
    args: ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', remote, commit],
  })
  await git({ args: ['checkout', '--quiet', '--force', '--detach', commit] })
}

/** Back to what was checked out before. */
export async function leaveCandidate(options: {
  workspace: string
  env: Readonly<Record<string, string | undefined>>
}): Promise<void> {
  await userGit(options.workspace, options.env)({ args: ['checkout', '--quiet', '--force', '-'] })
}
