import { realpath } from 'node:fs/promises'
import { userGit } from '../../adapter/git/call/user-git.ts'
import type { Environment } from '../../adapter/process/environment.ts'
import { gitHubAddress, isEnterpriseServer } from '../../core/github/address.ts'

/** What the surroundings say of the places that the workflows will name. */
export interface ActionPlaces {
  /** `OWNER/REPO@SHA` of the checkout that runs now; undefined where it is none, or is not on the user's server. */
  readonly action: string | undefined
  /** Where the user's repository is. */
  readonly enterprise: boolean
  /** Files of the action can be fetched without a login. */
  readonly isPublicServer: boolean
}

/** Looks at the checkout in `program`, and at the remote of the repository in `cwd`; a missing one is no error. */
export async function whereActionIs(program: string, cwd: string, env: Environment): Promise<ActionPlaces> {
  const [own, users] = await Promise.all([checkoutAt(program, env), originOf(cwd, env)])
  const theirs = gitHubAddress(env, users)
  // What a job says of the repository that it runs for is not where this program is from.
  const { GITHUB_REPOSITORY: _, ...elsewhere } = env
  const ours = own && gitHubAddress(elsewhere, own.origin)
  const serverUrl = theirs?.serverUrl ?? ours?.serverUrl
  const isThere = own !== undefined && ours !== undefined && ours.serverUrl === serverUrl
  return {
    action: isThere ? `${ours.owner}/${ours.repo}@${own.head}` : undefined,
    enterprise: theirs !== undefined && isEnterpriseServer(theirs),
    isPublicServer: serverUrl === undefined || serverUrl === 'https://github.com',
  }
}

/** Undefined where the folder is no checkout of its own, or at a commit that nobody else is known to have. */
async function checkoutAt(folder: string, env: Environment): Promise<{ origin: string; head: string } | undefined> {
  const git = userGit(folder, env)
  const ask = async (...args: string[]): Promise<string> =>
    (await git({ args }).catch(() => undefined))?.stdout.toString('utf8').trim() ?? ''
  const toplevel = await ask('rev-parse', '--show-toplevel')
  if (toplevel === '' || (await realpath(toplevel)) !== (await realpath(folder))) return undefined
  const [origin, head, known] = await Promise.all([
    originOf(folder, env),
    ask('rev-parse', 'HEAD'),
    ask('for-each-ref', '--count=1', '--contains=HEAD', 'refs/remotes', 'refs/tags'),
  ])
  return origin === null || known === '' ? undefined : { origin, head }
}

async function originOf(cwd: string, env: Environment): Promise<string | null> {
  const asked = userGit(cwd, env)({ args: ['config', '--get', 'remote.origin.url'] })
  const found = await asked.catch(() => undefined)
  return found?.stdout.toString('utf8').trim() || null
}
