import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { tryPush } from '../../adapter/git/state/try-push.ts'
import { ok, type Probe } from './probe/probe.ts'

/** The remote answers, and a push of a state ref would be let in. */
export const remoteProbe: Probe = {
  name: 'remote',
  needs: 'project',
  patienceMs: 9_000,
  async look({ project, state, remote }) {
    const { stateRef, remote: url, remoteIsOwn } = await project()
    await remote()
    await tryPush((await state()).store, { ref: `${stateRef}-doctor`, timeoutMs: 4_000 })
    return ok(remoteIsOwn ? 'this repository, writable' : `${withoutCredentials(url)}, writable`)
  },
}
