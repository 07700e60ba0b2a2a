import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readNamedFile } from '../../adapter/disk/named-file.ts'
import type { UserRepository } from '../../adapter/git/store/user-repository.ts'
import { type GitHub, gitHubAt } from '../../adapter/github/client/client.ts'
import { RalphError } from '../../core/error/error.ts'
import { type GitHubAddress, gitHubAddress, graphqlUrlOf } from '../../core/github/address.ts'
import { type RalphWorkflow, ralphWorkflow } from '../../core/github/workflow-file.ts'
import type { CommandContext } from '../project/context.ts'

/** The repository on GitHub, for the probes. */
export interface ProbedRepository {
  readonly address: GitHubAddress
  readonly client: GitHub
  readonly toplevel: string
  readonly env: CommandContext['env']
  readonly now: () => number
  /** The branch that workflows must be on. */
  readonly defaultBranch: string
  readonly isPrivate: boolean
  readonly isArchived: boolean
  /** ms since the epoch; undefined if GitHub does not say. */
  readonly lastPush: number | undefined
  readonly hasIssues: boolean
  /** Whether a person's token may push; undefined if GitHub does not say. */
  readonly mayPush: boolean | undefined
  /** Files in .github/workflows that use ralph, by path. */
  readonly workflows: ReadonlyMap<string, RalphWorkflow>
}

/** `token` is undefined if there is none. */
interface GitHubAccess {
  readonly address: GitHubAddress
  readonly token: string | undefined
}

const quickTimeouts = { backoffMs: [], maxWaitMs: 2_000, timeoutMs: 4_000 }

export function gitHubAccess(
  { env }: Pick<CommandContext, 'env'>,
  { origin }: Pick<UserRepository, 'origin'>,
): GitHubAccess | undefined {
  const address = gitHubAddress(env, origin)
  if (!address) return undefined
  const token = env['GH_TOKEN'] || env['GITHUB_TOKEN'] || env['GH_ENTERPRISE_TOKEN'] || undefined
  return { address, token }
}

/** Throws RalphError `GITHUB_…` if the repository cannot be read. */
export async function readRepository(
  context: CommandContext,
  { toplevel }: Pick<UserRepository, 'toplevel'>,
  { address, token }: { address: GitHubAddress; token: string },
): Promise<ProbedRepository> {
  const { apiUrl, owner, repo } = address
  const { now, env } = context
  const client = gitHubAt({
    apiUrl,
    graphqlUrl: graphqlUrlOf(apiUrl),
    owner,
    repo,
    token: () => token,
    now,
    ...quickTimeouts,
  })
  const [repository, workflows] = await Promise.all([
    client.request('GET /repos/{owner}/{repo}', {}),
    readWorkflows(toplevel),
  ])
  return {
    address,
    client,
    toplevel,
    env,
    now,
    defaultBranch: repository.default_branch,
    isPrivate: repository.private,
    isArchived: repository.archived === true,
    lastPush: repository.pushed_at ? Date.parse(repository.pushed_at) : undefined,
    hasIssues: repository.has_issues !== false,
    // A workflow's own token has no role.
    mayPush: context.checkout ? undefined : repository.permissions?.push,
    workflows,
  }
}

async function readWorkflows(toplevel: string): Promise<Map<string, RalphWorkflow>> {
  const folder = '.github/workflows'
  const names = await readdir(join(toplevel, folder)).catch(() => [])
  const workflows = new Map<string, RalphWorkflow>()
  for (const name of names.filter((one) => /\.ya?ml$/.test(one)).slice(0, 100)) {
    const text = await readNamedFile(join(toplevel, folder, name)).then(String, () => '')
    const workflow = ralphWorkflow(name, text)
    if (workflow) workflows.set(`${folder}/${name}`, workflow)
  }
  return workflows
}

/** The workflow whose own jobs or steps are the checks of a run. */
export async function checkedByWorkflow(toplevel: string): Promise<string | undefined> {
  const match = [...(await readWorkflows(toplevel))].find(([, { checksItself }]) => checksItself)
  return match?.[0]
}

/** Undefined if it does not exist, or the token may not see it. */
export async function orUndefined<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (error instanceof RalphError && hiddenCodes.has(error.code)) return undefined
    throw error
  })
}

const hiddenCodes: ReadonlySet<string> = new Set(['GITHUB_PERMISSION_MISSING', 'GITHUB_FORBIDDEN', 'GITHUB_NOT_FOUND'])
