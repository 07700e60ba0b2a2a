import { RalphError } from '../../../core/error/error.ts'
import {
  blockedVerdict,
  byMergeQueue,
  type MergeVerdict,
  mergeVerdict,
  type RequiredCheck,
  type ServerCheck,
} from '../../../core/github/merge-verdict.ts'
import { workflowAccount } from '../account/own-ci.ts'
import type { GitHub } from '../client/client.ts'
import { readPull } from '../client/found-pull.ts'

export interface CompleteWork {
  readonly branch: string
  /** The commit that the run has checked. */
  readonly tip: string
}

type MergeCheck =
  /** It is merged, or does not exist. */
  { readonly kind: 'nothing' } | { readonly kind: 'open'; readonly number: number; readonly verdict: MergeVerdict }

/** GitHub Actions' app at github.com. */
const actionsApp = 15_368
/** Workflow runs and pages of check runs that are read for one commit. */
const maxRuns = 20
const maxPages = 10

/** Whether the pull request may be merged now. Writes nothing. Throws RalphError `GITHUB_…`. */
export async function checkMerge(github: GitHub, work: CompleteWork, self: string): Promise<MergeCheck> {
  const { branch, tip } = work
  const parameters = { head: `${github.owner}:${branch}`, state: 'all' as const, per_page: 1 }
  const [response] = await github.request('GET /repos/{owner}/{repo}/pulls', parameters)
  const pull = response && readPull(response, self)
  if (!pull || pull.state === 'merged') return { kind: 'nothing' }
  const { number, base } = pull
  const refuse = (why: string): MergeCheck => ({ kind: 'open', number, verdict: { kind: 'refuse', why } })
  if (pull.state === 'closed') return refuse('it was closed; reopen it, or leave it so')
  if (pull.draft) return refuse('it is a draft; mark it ready for review')
  if (pull.sha !== tip) {
    const [headSha, checkedSha] = [pull.sha.slice(0, 7), tip.slice(0, 7)]
    return refuse(
      `it is at ${headSha}, and the run has checked ${checkedSha}. Start a job of this plan (Actions > Run workflow), which checks what was pushed`,
    )
  }
  const { required, queued } = await readRules(github, base)
  if (queued) return refuse(byMergeQueue(base))
  const serverChecks = await readChecks(github, tip, { self, required })
  const startsChecks = self !== workflowAccount
  const verdict = mergeVerdict({ base, required, startsChecks, ...serverChecks })
  if (verdict.kind !== 'merge') return { kind: 'open', number, verdict }
  const { mergeable_state: state } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    pull_number: number,
  })
  return { kind: 'open', number, verdict: blockedVerdict(state, base) ?? verdict }
}

/** From rulesets and the classic protection of the branch. */
async function readRules(
  github: GitHub,
  branch: string,
): Promise<{ required: RequiredCheck[] /** It takes merges of its queue alone. */; queued: boolean }> {
  const rules = await github.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch, per_page: 100 })
  const byRule = rules.flatMap((rule) =>
    rule.type === 'required_status_checks' ? (rule.parameters?.required_status_checks ?? []) : [],
  )
  const { protection } = await github.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch })
  const { contexts = [], checks = [] } = protection?.required_status_checks ?? {}
  const namesWithApp = new Set(checks.map(({ context }) => context))
  const required = [
    ...byRule.map(({ context, integration_id }) => ({ name: context, app: integration_id ?? null })),
    // An older server names checks without their apps.
    ...contexts.filter((name) => !namesWithApp.has(name)).map((name) => ({ name, app: null })),
    ...checks.map(({ context, app_id }) => ({ name: context, app: app_id === null || app_id < 0 ? null : app_id })),
  ]
  return { required, queued: rules.some(({ type }) => type === 'merge_queue') }
}

interface ServerChecks {
  readonly checks: readonly ServerCheck[]
  /** True if checks of other apps than GitHub Actions are included. */
  readonly includesApps: boolean
}

/** Check runs and commit statuses of this commit, without those of our own account. */
async function readChecks(
  github: GitHub,
  tip: string,
  { self, required }: { self: string; required: readonly RequiredCheck[] },
): Promise<ServerChecks> {
  const [checkRuns, statuses] = await Promise.all([
    readCheckRuns(github, tip, self),
    github.list('GET /repos/{owner}/{repo}/commits/{ref}/statuses', { ref: tip }),
  ])
  const newestStatuses = new Map(statuses.toReversed().map((status) => [status.context, status]))
  const appBoundNames = new Set(required.flatMap(({ name, app }) => (app === null ? [] : [name])))
  const others = [...newestStatuses.values()].filter(({ creator }) => creator?.login !== self)
  const statusChecks = await Promise.all(
    others.map(async ({ context: name, state, creator }) => ({
      name,
      app: appBoundNames.has(name) ? await readAppId(github, creator?.login ?? '') : null,
      conclusion: state === 'pending' ? null : state,
    })),
  )
  return {
    checks: [...(checkRuns ?? (await readJobs(github, tip))), ...statusChecks],
    includesApps: checkRuns !== undefined,
  }
}

/** A status names only an account, but an app's account is named after it; null for a person or a private app. */
async function readAppId(github: GitHub, login: string): Promise<number | null> {
  const [, slug] = /^(.+)\[bot\]$/.exec(login) ?? []
  if (slug === undefined) return null
  try {
    return (await github.request('GET /apps/{app_slug}', { app_slug: slug }))?.id ?? null
  } catch (error) {
    if (error instanceof RalphError && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN|NOT_FOUND)$/.test(error.code))
      return null
    throw error
  }
}

/** Undefined without `checks: read`, which older workflows of `ralph init` lack. */
async function readCheckRuns(github: GitHub, tip: string, self: string): Promise<ServerCheck[] | undefined> {
  const checkRuns = []
  try {
    for (let page = 1; page <= maxPages; page++) {
      const parameters = { ref: tip, per_page: 100, page }
      const { check_runs: runs, total_count: total } = await github.request(
        'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
        parameters,
      )
      checkRuns.push(...runs)
      if (runs.length === 0 || checkRuns.length >= total) break
    }
  } catch (error) {
    if (error instanceof RalphError && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN)$/.test(error.code)) return undefined
    throw error
  }
  // Jobs of the workflow's own account are the server's checks.
  const excludedLogin = self === workflowAccount ? undefined : self
  return latestByName(
    checkRuns.filter(({ app }) => excludedLogin === undefined || `${app?.slug}[bot]` !== excludedLogin),
  ).map(({ name, app, status, conclusion }) => ({
    name,
    app: app?.id ?? null,
    conclusion: status === 'completed' ? conclusion : null,
  }))
}

async function readJobs(github: GitHub, tip: string): Promise<ServerCheck[]> {
  const parameters = { head_sha: tip, per_page: maxRuns }
  const { workflow_runs: runs } = await github.request('GET /repos/{owner}/{repo}/actions/runs', parameters)
  const pages = await Promise.all(
    runs.map(({ id }) =>
      github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { run_id: Number(id), per_page: 100 }),
    ),
  )
  const jobs = pages.flatMap((page) => page.jobs.map((job) => ({ ...job, app: null })))
  return latestByName(jobs).map(({ name, conclusion }) => ({ name, app: actionsApp, conclusion }))
}

interface NamedCheck {
  readonly name: string
  readonly id: number | bigint
  readonly app?: { readonly id: number | bigint } | null
}

/** A workflow may have run twice on one commit: like the server, count only the latest of each app. */
function latestByName<T extends NamedCheck>(checks: readonly T[]): T[] {
  const sorted = checks.toSorted((a, b) => Number(a.id) - Number(b.id))
  return [...new Map(sorted.map((check) => [`${check.app?.id} ${check.name}`, check])).values()]
}

const methods = ['merge', 'squash', 'rebase'] as const

/**
 * Merges exactly this commit, by the first method that the repository allows. A lost answer does no harm: the next job
 * sees the merge, and the server merges no other commit. Throws RalphError `GITHUB_…`.
 */
export async function mergePull(github: GitHub, number: number, tip: string): Promise<void> {
  for (const [index, merge_method] of methods.entries()) {
    try {
      const route = 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge'
      await github.request(route, { pull_number: number, sha: tip, merge_method })
      return
    } catch (error) {
      const isMethodForbidden = error instanceof RalphError && /not allowed on this repository/i.test(error.message)
      if (!isMethodForbidden || index === methods.length - 1) throw error
    }
  }
}
