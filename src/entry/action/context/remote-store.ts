import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '../../../adapter/git/store/store.ts'
import { reachedFrom } from '../../../adapter/git/user/user-repository.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import { serverOf } from './git-settings.ts'
import type { StepContext } from './step-context.ts'

/** A look at the repository where there may be no checkout: a store of the moment that reaches it by the step's token. */
export async function withRemoteStore<T>(
  context: StepContext,
  { owner, repo }: Pick<GitHub, 'owner' | 'repo'>,
  look: (store: Store) => Promise<T>,
): Promise<T> {
  const given = `${serverOf(context.env)}/${owner}/${repo}.git`
  const home = await mkdtemp(join(tmpdir(), 'ralph-remote-'))
  try {
    const { remote, carried } = await reachedFrom(given, { cwd: home, env: context.env })
    const repository = {
      commonDir: home,
      objectFormat: 'sha1',
      shallow: false,
      // It lends nothing: there is no repository.
      partial: true,
      carriedConfiguration: () => carried,
    } as const
    const store = await openStore({ home, repository, remote, env: context.env })
    try {
      return await look(store)
    } finally {
      await store.close()
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
