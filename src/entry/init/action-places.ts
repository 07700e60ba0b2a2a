import { realpath } from 'node:fs/promises'
import { userGit } from '../../adapter/git/call/user-git.ts'
import type { Environment } from '../../adapter/process/environment.ts'
import { gitHubAddress, isEnterpriseServer } from '../../core/github/address.ts'

export interface ActionPlaces {
  /** `OWNER/REPO@SHA` of the running checkout; undefined if it is none, or on another server. */
  readonly action: string | undefined
  readonly enterprise: boolean
  /** Files of the action can be fetched without a login. */
  readonly isPublicServer: boolean
}

/** Looks at the checkout in `program`, and at the remote of the repository in `cwd`; both may be missing. */
export async function whereActionIs(program: string, cwd: string, env: Environment): Promise<ActionPlaces> {
  const [programCheckout, userOrigin] = await Promise.all([checkoutAt(program, env), originOf(cwd, env)])
  const userAddress = gitHubAddress(env, userOrigin)
  // GITHUB_REPOSITORY is the repository that a job runs for, not the origin of this program.
  const { GITHUB_REPOSITORY: _, ...outsideEnv } = env
  const programAddress = programCheckout && gitHubAddress(outsideEnv, programCheckout.origin)
  const serverUrl = userAddress?.serverUrl ?? programAddress?.serverUrl
  const isOnUserServer =
    programCheckout !== undefined && programAddress !== undefined && programAddress.serverUrl === serverUrl
  return {
    action: isOnUserServer ? `${programAddress.owner}/${programAddress.repo}@${programCheckout.head}` : undefined,
    enterprise: userAddress !== undefined && isEnterpriseServer(userAddress),
    isPublicServer: serverUrl === undefined || serverUrl === 'https://github.com',
  }
}

/** Undefined if the folder is no checkout of its own, or at a commit that is on no remote. */
async function checkoutAt(folder: string, env: Environment): Promise<{ origin: string; head: string } | undefined> {
  const git = userGit(folder, env)
  const ask = async (...args: string[]): Promise<string> =>
    (await git({ args }).catch(() => undefined))?.stdout.toString('utf8').trim() ?? ''
  const toplevel = await ask('rev-parse', '--show-toplevel')
  if (toplevel === '' || (await realpath(toplevel)) !== (await realpath(folder))) return undefined
  const [origin, head, containingRef] = await Promise.all([
    originOf(folder, env),
    ask('rev-parse', 'HEAD'),
    ask('for-each-ref', '--count=1', '--contains=HEAD', 'refs/remotes', 'refs/tags'),
  ])
  return origin === null || containingRef === '' ? undefined : { origin, head }
}

async function originOf(cwd: string, env: Environment): Promise<string | null> {
  const pending = userGit(cwd, env)({ args: ['config', '--get', 'remote.origin.url'] })
  const result = await pending.catch(() => undefined)
  return result?.stdout.toString('utf8').trim() || null
}
