import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readNamedFile } from '../../adapter/disk/named-file.ts'
import type { UserRepository } from '../../adapter/git/store/user-repository.ts'
import { type GitHub, gitHubAt } from '../../adapter/github/client/client.ts'
import { RalphError } from '../../core/error/error.ts'
import { type GitHubAddress, gitHubAddress, graphqlUrlOf } from '../../core/github/address.ts'
import { type RalphWorkflow, ralphWorkflow } from '../../core/github/workflow-file.ts'
import type { CommandContext } from '../project/context.ts'

/** The repository's page on GitHub as the probes ask it. */
export interface GitHubHere {
  readonly address: GitHubAddress
  readonly client: GitHub
  readonly toplevel: string
  readonly env: CommandContext['env']
  readonly now: () => number
  /** Branch that workflows have to be on. */
  readonly defaultBranch: string
  readonly isPrivate: boolean
  readonly isArchived: boolean
  /** When somebody last pushed, in ms; undefined if GitHub does not say. */
  readonly lastPush: number | undefined
  readonly hasIssues: boolean
  /** Whether a person's token may push; undefined where GitHub does not say. */
  readonly mayPush: boolean | undefined
  /** Files in .github/workflows that use ralph, by path. */
  readonly workflows: ReadonlyMap<string, RalphWorkflow>
}

/** Where it is and by which token it is asked; the token is undefined where there is none. */
interface GitHubAccess {
  readonly address: GitHubAddress
  readonly token: string | undefined
}

const quick = { backoffMs: [], patienceMs: 2_000, timeoutMs: 4_000 }

export function gitHubAccess(
  { env }: Pick<CommandContext, 'env'>,
  { origin }: Pick<UserRepository, 'origin'>,
): GitHubAccess | undefined {
  const address = gitHubAddress(env, origin)
  if (!address) return undefined
  const token = env['GH_TOKEN'] || env['GITHUB_TOKEN'] || env['GH_ENTERPRISE_TOKEN'] || undefined
  return { address, token }
}

/** Throws RalphError `GITHUB_…` where the repository cannot be asked for. */
export async function gitHubHere(
  context: CommandContext,
  { toplevel }: Pick<UserRepository, 'toplevel'>,
  { address, token }: { address: GitHubAddress; token: string },
): Promise<GitHubHere> {
  const { apiUrl, owner, repo } = address
  const { now, env } = context
  const client = gitHubAt({
    apiUrl,
    graphqlUrl: graphqlUrlOf(apiUrl),
    owner,
    repo,
    token: () => token,
    now,
    ...quick,
  })
  const [found, workflows] = await Promise.all([client.request('GET /repos/{owner}/{repo}', {}), workflowsIn(toplevel)])
  return {
    address,
    client,
    toplevel,
    env,
    now,
    defaultBranch: found.default_branch,
    isPrivate: found.private,
    isArchived: found.archived === true,
    lastPush: found.pushed_at ? Date.parse(found.pushed_at) : undefined,
    hasIssues: found.has_issues !== false,
    // A workflow's own token is no person with a role.
    mayPush: context.checkout ? undefined : found.permissions?.push,
    workflows,
  }
}

async function workflowsIn(toplevel: string): Promise<Map<string, RalphWorkflow>> {
  const folder = '.github/workflows'
  const names = await readdir(join(toplevel, folder)).catch(() => [])
  const found = new Map<string, RalphWorkflow>()
  for (const name of names.filter((one) => /\.ya?ml$/.test(one)).slice(0, 100)) {
    const text = await readNamedFile(join(toplevel, folder, name)).then(String, () => '')
    const workflow = ralphWorkflow(name, text)
    if (workflow) found.set(`${folder}/${name}`, workflow)
  }
  return found
}

/** The workflow whose own jobs or steps are the checks of a run; undefined where there is none. */
export async function checkedByWorkflow(toplevel: string): Promise<string | undefined> {
  const own = [...(await workflowsIn(toplevel))].find(([, { checksItself }]) => checksItself)
  return own?.[0]
}

/** What the token may not see, or what is not there, is undefined. */
export async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof RalphError && hidden.has(error.code)) return undefined
    throw error
  })
}

const hidden: ReadonlySet<string> = new Set(['GITHUB_PERMISSION_MISSING', 'GITHUB_FORBIDDEN', 'GITHUB_NOT_FOUND'])
