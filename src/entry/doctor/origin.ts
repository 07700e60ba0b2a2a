import { originState, stateElsewhere } from '../../adapter/git/state/origin-state.ts'
import { ok, type Probe, warn } from './probe/probe.ts'

/** A run that is kept in this repository has no other half at `origin`. */
export const originProbe: Probe = {
  name: 'origin',
  needs: 'remote',
  async look({ project, remote, context }) {
    const known = await project()
    const { repository, remoteIsOwn, stateRef } = known
    if (!remoteIsOwn || repository.origin === null) return []
    const local = (await remote()).get(stateRef) ?? null
    const at = { repository, env: context.env, stateRef, local, timeoutMs: 4_000 }
    const found = await originState(at)
    if (found.kind === 'differs') throw stateElsewhere(known, { origin: found.origin, local })
    if (found.kind === 'unreachable') return warn(found.note, 'Look at it again when origin can be reached.')
    return ok(found.kind === 'same' ? 'origin holds the same state' : 'origin holds no other state of this plan')
  },
}
