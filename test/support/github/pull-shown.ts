import { part } from './part.ts'
import type { Schema } from './route.ts'
import { tipOf } from './tips.ts'
import { simpleUser } from './users.ts'
import { apiOf, type Issue, moment, type Pull, pageOf, type World } from './world.ts'

type PullShown = Schema<'pull-request'> & Schema<'pull-request-simple'>

/** Where GitHub keeps the head of a pull request, also a fork's, and what a merge into its base would be. */
export const headRef = (number: number): string => `refs/pull/${number}/head`
export const mergeRef = (number: number): string => `refs/pull/${number}/merge`

/** A pull request as the API and the payload of an event show it. */
export function pullShown(world: World, issue: Issue, pull: Pull): PullShown {
  const { owner, name } = world
  const end = (ref: string, sha = tipOf(world, ref) ?? '', holder = owner) => ({
    label: `${holder}:${ref}`,
    ref,
    sha,
    repo: { full_name: `${holder}/${name}`, fork: holder !== owner },
  })
  const ofFork = pull.fork === undefined ? undefined : tipOf(world, headRef(issue.number))
  return part<PullShown>({
    id: pull.id,
    node_id: `PR_${pull.id}`,
    number: issue.number,
    url: `${apiOf(world)}/pulls/${issue.number}`,
    html_url: `${pageOf(world)}/pull/${issue.number}`,
    issue_url: `${apiOf(world)}/issues/${issue.number}`,
    state: issue.state,
    locked: issue.locked,
    title: issue.title,
    body: issue.body,
    user: simpleUser(world, issue.author),
    draft: pull.draft,
    mergeable_state: pull.mergeableState ?? 'clean',
    merged: pull.mergedAt !== null,
    merged_at: pull.mergedAt === null ? null : moment(pull.mergedAt),
    merged_by: pull.mergedBy === null ? null : simpleUser(world, pull.mergedBy),
    merge_commit_sha: pull.mergeCommit,
    created_at: moment(issue.createdAt),
    updated_at: moment(issue.updatedAt),
    closed_at: issue.closedAt === null ? null : moment(issue.closedAt),
    head: end(pull.head, issue.state === 'closed' ? pull.endSha : ofFork, pull.fork),
    base: end(pull.base),
  })
}
