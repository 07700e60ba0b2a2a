import { rm } from 'node:fs/promises'
import { temporaryFolder } from '../../adapter/disk/process-directory.ts'
import type { RetryLimits } from '../../adapter/git/call/remote-call.ts'
import { type Inbox, inboxAt } from '../../adapter/git/remote/inbox.ts'
import { type PrefetchingRemote, remoteAt, withPrefetch } from '../../adapter/git/remote/remote.ts'
import { stateCopyIn } from '../../adapter/git/state/state-objects.ts'
import { stateStoreAt } from '../../adapter/git/state/state-ref.ts'
import type { Identity } from '../../adapter/git/store/object-writer.ts'
import { openStore, type Store } from '../../adapter/git/store/store.ts'
import type { StateStore } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'

/** Author of everything that ralph commits; the address belongs to nobody. */
export const ralphIdentity: Identity = { name: 'ralph', email: 'ralph@ralph.invalid' }

export interface StateAccess {
  readonly store: Store
  readonly remote: PrefetchingRemote
  readonly state: StateStore & { remember(): Promise<void> }
}

/** Opens the run's state for reading and writing; `home` holds the engine's git directory while it is open. */
export async function openState(
  project: ProjectOfRun,
  context: CommandContext,
  request: { home: string; nonce?: () => string; copy?: string } & RetryLimits,
): Promise<StateAccess> {
  const { home, ...others } = request
  const { repository, remote: address } = project
  const store = await openStore({ home, repository, remote: address, env: context.env })
  context.onNewHeader?.(store.renewHeader)
  return accessIn(store, project, { now: context.now, ...others })
}

/** The same in an open git directory of the engine. */
export function accessIn(
  store: Store,
  { repository, stateRef, workRef }: Pick<ProjectOfRun, 'repository' | 'stateRef' | 'workRef'>,
  request: { now: () => number; nonce?: () => string; copy?: string } & RetryLimits,
): StateAccess {
  const { now, nonce, copy, ...retryLimits } = request
  const remote = withPrefetch(remoteAt({ store, ...retryLimits }))
  const state = stateStoreAt({
    store,
    remote,
    ref: stateRef,
    workRef,
    by: ralphIdentity,
    now,
    ...(nonce && { nonce }),
    ...(copy && { copy: stateCopyIn(copy, repository.objectFormat) }),
  })
  return { store, remote, state }
}

export const inboxOf = (project: ProjectOfRun, { store, remote }: StateAccess, now: () => number): Inbox =>
  inboxAt({ store, remote, plan: project.planName, by: ralphIdentity, now })

/** A temporary state for commands that only read; it is removed afterwards. */
export async function withTemporaryState<T>(
  project: ProjectOfRun,
  context: CommandContext,
  read: (access: StateAccess, folder: string) => Promise<T>,
): Promise<T> {
  const home = temporaryFolder('look')
  try {
    return await read(await openState(project, context, { home }), home)
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
