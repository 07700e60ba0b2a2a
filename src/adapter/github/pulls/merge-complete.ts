import { RalphError } from '../../../core/error/error.ts'
import {
  byMergeQueue,
  hindrance,
  type MergeVerdict,
  mergeVerdict,
  type RequiredCheck,
  type ServerCheck,
} from '../../../core/github/merge-verdict.ts'
import { workflowAccount } from '../account/own-ci.ts'
import type { GitHub } from '../client/client.ts'
import { foundIn } from '../client/found-pull.ts'

/** A complete run whose pull request is to be merged. */
export interface CompleteWork {
  readonly branch: string
  /** The commit that the run has checked. */
  readonly tip: string
}

type Look =
  /** It was merged, or there is none. */
  { readonly kind: 'nothing' } | { readonly kind: 'open'; readonly number: number; readonly verdict: MergeVerdict }

/** App of GitHub Actions at github.com. */
const actionsApp = 15_368
/** Workflow runs, or pages of check runs, of one commit that are looked at. */
const mostRuns = 20
const mostPages = 10

/** Whether the pull request may be merged by now. Writes nothing. Throws RalphError `GITHUB_…`. */
export async function lookAtMerge(github: GitHub, work: CompleteWork, self: string): Promise<Look> {
  const { branch, tip } = work
  const given = { head: `${github.owner}:${branch}`, state: 'all' as const, per_page: 1 }
  const [shown] = await github.request('GET /repos/{owner}/{repo}/pulls', given)
  const pull = shown && foundIn(shown, self)
  if (!pull || pull.state === 'merged') return { kind: 'nothing' }
  const { number, base } = pull
  const refuse = (why: string): Look => ({ kind: 'open', number, verdict: { kind: 'refuse', why } })
  if (pull.state === 'closed') return refuse('it was closed; reopen it, or leave it so')
  if (pull.draft) return refuse('it is a draft; mark it ready for review')
  if (pull.sha !== tip) {
    const [there, checked] = [pull.sha.slice(0, 7), tip.slice(0, 7)]
    return refuse(
      `it is at ${there}, and the run has checked ${checked}. Start a job of this plan (Actions > Run workflow), which checks what was pushed`,
    )
  }
  const { required, queued } = await rulesOn(github, base)
  if (queued) return refuse(byMergeQueue(base))
  const seen = await checksOf(github, tip, { self, required })
  const startsChecks = self !== workflowAccount
  const verdict = mergeVerdict({ base, required, startsChecks, ...seen })
  if (verdict.kind !== 'merge') return { kind: 'open', number, verdict }
  const { mergeable_state: state } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    pull_number: number,
  })
  return { kind: 'open', number, verdict: hindrance(state, base) ?? verdict }
}

/** By rulesets, and by the classic protection of the branch. */
async function rulesOn(
  github: GitHub,
  branch: string,
): Promise<{ required: RequiredCheck[] /** It takes merges of its queue alone. */; queued: boolean }> {
  const rules = await github.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch, per_page: 100 })
  const byRule = rules.flatMap((rule) =>
    rule.type === 'required_status_checks' ? (rule.parameters?.required_status_checks ?? []) : [],
  )
  const { protection } = await github.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch })
  const { contexts = [], checks = [] } = protection?.required_status_checks ?? {}
  const known = new Set(checks.map(({ context }) => context))
  const required = [
    ...byRule.map(({ context, integration_id }) => ({ name: context, app: integration_id ?? null })),
    // An older server names them without their apps.
    ...contexts.filter((name) => !known.has(name)).map((name) => ({ name, app: null })),
    ...checks.map(({ context, app_id }) => ({ name: context, app: app_id === null || app_id < 0 ? null : app_id })),
  ]
  return { required, queued: rules.some(({ type }) => type === 'merge_queue') }
}

interface Seen {
  readonly checks: readonly ServerCheck[]
  /** Those of other apps than GitHub Actions are among them. */
  readonly ofApps: boolean
}

/** Check runs and commit statuses of exactly this commit; what our own account has said is none of them. */
async function checksOf(
  github: GitHub,
  tip: string,
  { self, required }: { self: string; required: readonly RequiredCheck[] },
): Promise<Seen> {
  const [runs, statuses] = await Promise.all([
    checkRunsOf(github, tip, self),
    github.list('GET /repos/{owner}/{repo}/commits/{ref}/statuses', { ref: tip }),
  ])
  const newest = new Map(statuses.toReversed().map((status) => [status.context, status]))
  const bound = new Set(required.flatMap(({ name, app }) => (app === null ? [] : [name])))
  const others = [...newest.values()].filter(({ creator }) => creator?.login !== self)
  const said = await Promise.all(
    others.map(async ({ context: name, state, creator }) => ({
      name,
      app: bound.has(name) ? await appOf(github, creator?.login ?? '') : null,
      conclusion: state === 'pending' ? null : state,
    })),
  )
  return { checks: [...(runs ?? (await jobsOf(github, tip))), ...said], ofApps: runs !== undefined }
}

/** A status names its account and not its app, but an app's account is called after it; null for a person, and where the app is private. */
async function appOf(github: GitHub, login: string): Promise<number | null> {
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

/** Of every app, of GitHub Actions its jobs; undefined without `checks: read`, which older workflows of `ralph init` lack. */
async function checkRunsOf(github: GitHub, tip: string, self: string): Promise<ServerCheck[] | undefined> {
  const found = []
  try {
    for (let page = 1; page <= mostPages; page++) {
      const at = { ref: tip, per_page: 100, page }
      const { check_runs: runs, total_count: total } = await github.request(
        'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
        at,
      )
      found.push(...runs)
      if (runs.length === 0 || found.length >= total) break
    }
  } catch (error) {
    if (error instanceof RalphError && /^GITHUB_(?:PERMISSION_MISSING|FORBIDDEN)$/.test(error.code)) return undefined
    throw error
  }
  // Jobs of the workflow's own account are the server's.
  const own = self === workflowAccount ? undefined : self
  return newestOf(found.filter(({ app }) => own === undefined || `${app?.slug}[bot]` !== own)).map(
    ({ name, app, status, conclusion }) => ({
      name,
      app: app?.id ?? null,
      conclusion: status === 'completed' ? conclusion : null,
    }),
  )
}

async function jobsOf(github: GitHub, tip: string): Promise<ServerCheck[]> {
  const at = { head_sha: tip, per_page: mostRuns }
  const { workflow_runs: runs } = await github.request('GET /repos/{owner}/{repo}/actions/runs', at)
  const pages = await Promise.all(
    runs.map(({ id }) =>
      github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { run_id: Number(id), per_page: 100 }),
    ),
  )
  const jobs = pages.flatMap((page) => page.jobs.map((job) => ({ ...job, app: null })))
  return newestOf(jobs).map(({ name, conclusion }) => ({ name, app: actionsApp, conclusion }))
}

interface Named {
  readonly name: string
  readonly id: number | bigint
  readonly app?: { readonly id: number | bigint } | null
}

/** A workflow may have run twice on one commit: the last word of each app counts, as at the server. */
function newestOf<T extends Named>(all: readonly T[]): T[] {
  const sorted = all.toSorted((a, b) => Number(a.id) - Number(b.id))
  return [...new Map(sorted.map((one) => [`${one.app?.id} ${one.name}`, one])).values()]
}

const methods = ['merge', 'squash', 'rebase'] as const

/**
 * Merges exactly this commit; a way of merging that the repository forbids gives way to the next one. A request whose
 * answer was lost is never in doubt: the next look finds it merged, and the server takes no other commit than this one.
 * Throws RalphError `GITHUB_…`.
 */
export async function mergeAt(github: GitHub, number: number, tip: string): Promise<void> {
  for (const [at, merge_method] of methods.entries()) {
    try {
      const route = 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge'
      await github.request(route, { pull_number: number, sha: tip, merge_method })
      return
    } catch (error) {
      const other = error instanceof RalphError && /not allowed on this repository/i.test(error.message)
      if (!other || at === methods.length - 1) throw error
    }
  }
}
