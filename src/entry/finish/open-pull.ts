import { type GitHub, gitHubAt } from '../../adapter/github/client/client.ts'
import { RalphError } from '../../core/error/error.ts'
import { type GitHubAddress, graphqlUrlOf } from '../../core/github/address.ts'
import { shortOid } from '../../core/text/report-context.ts'
import { gitHubAccess } from '../doctor/here.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { keeperAt, withKeeper } from '../wire/kept-runs.ts'

interface Wanted {
  readonly base: string
  readonly head: string
  readonly commit: string
  readonly title: string
  readonly body: string
}

/** The page where a person opens it; undefined where the repository is at no GitHub that is known. */
export function comparePage(
  { env, repository }: At,
  { base, head }: Pick<Wanted, 'base' | 'head'>,
): string | undefined {
  const address = gitHubAddressOf({ env, repository })
  return (
    address && `${address.serverUrl}/${address.owner}/${address.repo}/compare/${path(base)}...${path(head)}?expand=1`
  )
}

/**
 * Opens the pull request at GitHub and returns its page; undefined where nobody can be asked: no GitHub, or no token. One
 * that is open from this branch is found again, so that the same command goes on after whatever ended it. Throws
 * RalphError REF_STAYS where the branch cannot be brought there, and `GITHUB_…`.
 */
export async function openPull(
  project: ProjectOfRun,
  context: CommandContext,
  wanted: Wanted,
): Promise<string | undefined> {
  const access = gitHubAccess(context, project.repository)
  if (access?.token === undefined) return undefined
  const { address, token } = access
  if (project.remoteIsOwn) await bringBranch(project, context, wanted)
  const { apiUrl, owner, repo } = address
  const github = gitHubAt({
    apiUrl,
    graphqlUrl: graphqlUrlOf(apiUrl),
    owner,
    repo,
    token: () => token,
    now: context.now,
  })
  return (await openFrom(github, wanted)) ?? create(github, wanted)
}

const openFrom = async (github: GitHub, { head }: Wanted): Promise<string | undefined> => {
  const given = { head: `${github.owner}:${head}`, state: 'open' as const, per_page: 1 }
  return (await github.request('GET /repos/{owner}/{repo}/pulls', given))[0]?.html_url
}

const create = async (github: GitHub, { base, head, title, body }: Wanted): Promise<string> =>
  (await github.request('POST /repos/{owner}/{repo}/pulls', { base, head, title, body })).html_url

/** A run that is kept in the user's own repository has its branch nowhere else yet. What is there otherwise is not overwritten. */
async function bringBranch(project: ProjectOfRun, context: CommandContext, { head, commit }: Wanted): Promise<void> {
  const keeper = await keeperAt({ name: 'origin', repository: project.repository, prefixes: [], context })
  const ref = `refs/heads/${head}`
  await withKeeper(keeper, context, async ({ remote }) => {
    const there = (await remote.refs([ref])).get(ref)
    if (there === commit) return
    const result = there === undefined ? await remote.push({ ref, oid: commit, expected: null }) : null
    if (result?.kind === 'won') return
    const why = result?.kind === 'refused' ? result.why : `it holds ${shortOid(there ?? '')} there`
    throw new RalphError({
      code: 'REF_STAYS',
      message: `${head} was not pushed to origin: ${why}.`,
      hint: 'Push it by hand, then run the same command again.',
    })
  })
}

interface At {
  readonly env: CommandContext['env']
  readonly repository: Pick<ProjectOfRun['repository'], 'origin'>
}

const gitHubAddressOf = ({ env, repository }: At): GitHubAddress | undefined =>
  gitHubAccess({ env }, repository)?.address

/** A branch in an address: its slashes stay. */
const path = (branch: string): string => encodeURIComponent(branch).replaceAll('%2F', '/')
