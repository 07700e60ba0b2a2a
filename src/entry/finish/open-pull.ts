import { type GitHub, gitHubAt } from '../../adapter/github/client/client.ts'
import { RalphError } from '../../core/error/error.ts'
import { type GitHubAddress, graphqlUrlOf } from '../../core/github/address.ts'
import { shortOid } from '../../core/text/report-context.ts'
import { gitHubAccess } from '../doctor/probed-repository.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { openRunRepository, withRunRepository } from '../wire/kept-runs.ts'

interface PullRequestDraft {
  readonly base: string
  readonly head: string
  readonly commit: string
  readonly title: string
  readonly body: string
}

/** The page where a person opens it; undefined if the repository is on no known GitHub. */
export function comparePage(
  { env, repository }: GitHubSource,
  { base, head }: Pick<PullRequestDraft, 'base' | 'head'>,
): string | undefined {
  const address = gitHubAddressOf({ env, repository })
  return (
    address &&
    `${address.serverUrl}/${address.owner}/${address.repo}/compare/${encodeBranch(base)}...${encodeBranch(head)}?expand=1`
  )
}

/**
 * Opens the pull request on GitHub and returns its page; undefined without GitHub or without a token. An open one from
 * this branch is used again, so that the command can be repeated. Throws RalphError REF_STAYS if the branch cannot be
 * pushed, and `GITHUB_…`.
 */
export async function openPull(
  project: ProjectOfRun,
  context: CommandContext,
  draft: PullRequestDraft,
): Promise<string | undefined> {
  const access = gitHubAccess(context, project.repository)
  if (access?.token === undefined) return undefined
  const { address, token } = access
  if (project.remoteIsOwn) await pushBranch(project, context, draft)
  const { apiUrl, owner, repo } = address
  const github = gitHubAt({
    apiUrl,
    graphqlUrl: graphqlUrlOf(apiUrl),
    owner,
    repo,
    token: () => token,
    now: context.now,
  })
  return (await findOpenPull(github, draft)) ?? createPull(github, draft)
}

const findOpenPull = async (github: GitHub, { head }: PullRequestDraft): Promise<string | undefined> => {
  const query = { head: `${github.owner}:${head}`, state: 'open' as const, per_page: 1 }
  return (await github.request('GET /repos/{owner}/{repo}/pulls', query))[0]?.html_url
}

const createPull = async (github: GitHub, { base, head, title, body }: PullRequestDraft): Promise<string> =>
  (await github.request('POST /repos/{owner}/{repo}/pulls', { base, head, title, body })).html_url

/** For a run in the user's own repository. Overwrites no other branch of that name. */
async function pushBranch(
  project: ProjectOfRun,
  context: CommandContext,
  { head, commit }: PullRequestDraft,
): Promise<void> {
  const runRepository = await openRunRepository({
    name: 'origin',
    repository: project.repository,
    prefixes: [],
    context,
  })
  const ref = `refs/heads/${head}`
  await withRunRepository(runRepository, context, async ({ remote }) => {
    const remoteTip = (await remote.refs([ref])).get(ref)
    if (remoteTip === commit) return
    const result = remoteTip === undefined ? await remote.push({ ref, oid: commit, expected: null }) : null
    if (result?.kind === 'won') return
    const reason = result?.kind === 'refused' ? result.why : `it holds ${shortOid(remoteTip ?? '')} there`
    throw new RalphError({
      code: 'REF_STAYS',
      message: `${head} was not pushed to origin: ${reason}.`,
      hint: 'Push it by hand, then run the same command again.',
    })
  })
}

interface GitHubSource {
  readonly env: CommandContext['env']
  readonly repository: Pick<ProjectOfRun['repository'], 'origin'>
}

const gitHubAddressOf = ({ env, repository }: GitHubSource): GitHubAddress | undefined =>
  gitHubAccess({ env }, repository)?.address

/** Encodes a branch for an address, but not its slashes. */
const encodeBranch = (branch: string): string => encodeURIComponent(branch).replaceAll('%2F', '/')
