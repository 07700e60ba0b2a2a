import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pushRefusal } from '../call/push-refusal.ts'
import { remoteCall, transportFault, unknownFault } from '../call/remote-call.ts'
import { isPathRemote, remoteName, withoutCredentials } from '../call/remote-url.ts'
import type { Store } from '../store/store.ts'
import { refusedState } from './state-fault.ts'

/**
 * A dry run: git connects with the credentials of a push and sends nothing. Hooks and rules at the remote do not run.
 * Throws RalphError `REMOTE_…`.
 */
export async function testPush(store: Store, request: { ref: string; timeoutMs: number }): Promise<void> {
  const { ref, timeoutMs } = request
  // A dry run does not notice read-only files of a path.
  if (isPathRemote(store.remote)) refuseReadOnly(store.remote, ref)
  const call = remoteCall(store.git, store.remote, { backoffMs: [], timeoutMs })
  const options = ['--dry-run', '--porcelain', '--no-verify', '--no-signed']
  const result = await call.once(['push', ...options, remoteName, `${await emptyCommit(store)}:${ref}`])
  if (result.code === 0) return
  const refusal = pushRefusal(result.stdout.toString('utf8'), result.stderr)
  if (refusal !== undefined) throw refusedState({ remote: store.remote, ref }, refusal)
  throw transportFault(store.remote, result.stderr)?.error ?? unknownFault(store.remote, result.stderr)
}

/** Some clones cannot push their HEAD, so the store makes a commit of its own. */
async function emptyCommit({ git }: Store): Promise<string> {
  const tree = await git({ args: ['mktree'] })
  const identity = ['-c', 'user.name=ralph', '-c', 'user.email=ralph@ralph.invalid']
  const commit = await git({ args: [...identity, 'commit-tree', '-m', 'dry run', tree.stdout.toString('utf8').trim()] })
  return commit.stdout.toString('utf8').trim()
}

function refuseReadOnly(remote: string, ref: string): void {
  const path = remote.startsWith('file:') ? fileURLToPath(remote) : remote
  const refs = [join(path, 'refs'), join(path, '.git', 'refs')].find((folder) => existsSync(folder))
  if (refs === undefined) return
  try {
    accessSync(refs, constants.W_OK)
  } catch {
    throw refusedState(
      { remote: withoutCredentials(remote), ref },
      {
        why: `${refs} cannot be written by this user`,
      },
    )
  }
}
