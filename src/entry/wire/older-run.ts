import { join } from 'node:path'
import { splitCredential, withCredential } from '../../adapter/git/call/remote-address.ts'
import { stateStoreAt } from '../../adapter/git/state/state-ref.ts'
import { knownPrefixes, stateRefOf } from '../../core/ref/state-paths.ts'
import type { LookAtOlderRun, OlderRun } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import { type Project, remoteAddress } from '../project/project.ts'
import { openState, ralphIdentity, type StateAccess } from './state-access.ts'

/** Looks where the new run is kept, else at `origin`, with the user's own access to it. */
export function olderRuns(
  project: Project,
  context: CommandContext,
  { access, scratch }: { access: StateAccess; scratch: string },
): LookAtOlderRun {
  return async (plan, look) => {
    const here = await runAt(project, context, { access, plan })
    if (here) return look(here)
    const { repository, remoteIsOwn } = project
    if (!remoteIsOwn || repository.origin === null) return undefined
    const { address: remote, ...credential } = splitCredential(await remoteAddress(repository, 'origin', context))
    const carriedConfiguration = (of: string) => withCredential(repository.carriedConfiguration(of), credential)
    const there = { ...project, remote, repository: { ...repository, carriedConfiguration } }
    const other = await openState(there, context, { home: join(scratch, 'older-run') })
    try {
      const found = await runAt(there, context, { access: other, plan })
      return found && (await look(found))
    } finally {
      await other.store.close()
    }
  }
}

async function runAt(
  { settings, workRef }: Project,
  { now }: CommandContext,
  { access: { store, remote }, plan }: { access: StateAccess; plan: string },
): Promise<OlderRun | undefined> {
  const refs = knownPrefixes(settings['state-ref']).map((prefix) => stateRefOf(plan, prefix))
  const found = await remote.refs(refs)
  const ref = refs.find((one) => found.has(one))
  if (ref === undefined) return undefined
  const state = stateStoreAt({ store, remote, ref, workRef, by: ralphIdentity, now })
  const { run } = await state.load()
  return run ? { state: run.state, readPast: state.readPast } : undefined
}
