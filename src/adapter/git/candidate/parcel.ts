import { lstatSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { candidateRef } from '../../../core/guard/bundle-header.ts'
import type { Parcel, ParcelPart } from '../../../port/parcel.ts'
import { userGit } from '../call/user-git.ts'
import type { Store } from '../store/store.ts'
import { receiveCandidate } from './receive-candidate.ts'

/** The largest handoff with everything that an agent's call can report. */
const maxPartBytes = 16 * 1024 * 1024

/**
 * One folder for each job's artifact, so that the agent's job cannot speak for the checks. `scratch` belongs to this
 * process.
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
      // A killed job leaves the previous file.
      await writeFile(`${fileOf(part)}.new`, text)
      await rename(`${fileOf(part)}.new`, fileOf(part))
    },
    async readText(part) {
      const stat = lstatSync(fileOf(part), { throwIfNoEntry: false })
      if (stat === undefined) return undefined
      if (!stat.isFile()) return { why: `${part}.json is not a file` }
      if (stat.size > maxPartBytes)
        return { why: `${part}.json has ${stat.size} bytes, at most ${maxPartBytes} are accepted` }
      return { text: await readFile(fileOf(part), 'utf8') }
    },
    async putCommit({ commit, start }) {
      await mkdir(folderOf.call, { recursive: true })
      await writeCandidate(store, { commit, checkpoint: start, file: bundle })
    },
    receiveCommit: (start) => receiveCandidate(store, { file: bundle, checkpoint: start, folder: scratch }),
  }
}

/** The receiving job trusts neither this job nor the file. */
export async function writeCandidate(
  { git }: Pick<Store, 'git'>,
  { commit, checkpoint, file }: { commit: string; checkpoint: string; file: string },
): Promise<void> {
  // A bundle needs a ref, and the store has none.
  await git({ args: ['update-ref', candidateRef, commit] })
  await git({ args: ['bundle', 'create', '--quiet', file, candidateRef, `^${checkpoint}`] })
}

/** Like actions/checkout: from the remote, without a branch. No hook runs, and credentials stay in the environment. */
export async function checkOutCandidate(options: {
  workspace: string
  env: Readonly<Record<string, string | undefined>>
  remote: string
  commit: string
}): Promise<void> {
  const { workspace, env, remote, commit } = options
  const git = userGit(workspace, env)
  // No depth: a complete checkout must not become shallow.
  await git({
    args: ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', remote, commit],
  })
  await git({ args: ['checkout', '--quiet', '--force', '--detach', commit] })
}

/** Returns to the previous checkout. */
export async function leaveCandidateCheckout(options: {
  workspace: string
  env: Readonly<Record<string, string | undefined>>
}): Promise<void> {
  await userGit(options.workspace, options.env)({ args: ['checkout', '--quiet', '--force', '-'] })
}
