/** A check that the server requires for a merge; `app`: only this app's result counts. */
export interface RequiredCheck {
  readonly name: string
  readonly app: number | null
}

/** `conclusion` is null until the check ends. */
export interface ServerCheck {
  readonly name: string
  /** Null if unknown: then it fulfils no rule that names an app. */
  readonly app: number | null
  readonly conclusion: string | null
}

/** Whether the engine may merge a pull request. `wait`: that can change without a person. */
export type MergeVerdict = { readonly kind: 'merge' } | { readonly kind: 'wait' | 'refuse'; readonly why: string }

/** As the server counts; at least one must have succeeded. */
const passing = new Set(['success', 'neutral', 'skipped'])

/**
 * Depends only on the server's required checks of exactly this commit. `startsChecks`: this account's pushes start
 * workflows; those of a workflow's own token do not.
 */
export function mergeVerdict(request: {
  readonly base: string
  readonly required: readonly RequiredCheck[]
  readonly checks: readonly ServerCheck[]
  readonly startsChecks: boolean
  /** `checks` includes all apps, not only GitHub Actions. */
  readonly includesApps: boolean
}): MergeVerdict {
  const { base, required, checks, startsChecks, includesApps } = request
  const refuse = (why: string): MergeVerdict => ({ kind: 'refuse', why })
  if (required.length === 0) {
    return refuse(
      `no status check is required on ${base}; require one (Settings → Rules → Rulesets), because nothing else would guard the merge`,
    )
  }
  const rows = required.map((requiredCheck) => ({
    ...requiredCheck,
    matches: checks.filter((check) => vouchesFor(check, requiredCheck)),
  }))
  const failed = rows.find(({ matches }) => matches.some(({ conclusion }) => hasFailed(conclusion)))
  if (failed)
    return refuse(
      `the required check ${failed.name} ended with ${failed.matches.find(({ conclusion }) => hasFailed(conclusion))?.conclusion}; run it again on the pull request, or give the run an order`,
    )
  const missing = rows.find(({ matches }) => matches.length === 0)
  if (missing) {
    const why = startsChecks ? `the required check ${missing.name} has not started` : notStarted(missing)
    const otherAppText = checks.some(({ name }) => name === missing.name) ? `. ${otherAppSentence(missing)}` : ''
    return { kind: 'wait', why: `${why}${otherAppText}${includesApps ? '' : `. ${unseenChecksHint}`}` }
  }
  const running = rows.find(({ matches }) => matches.some(({ conclusion }) => conclusion === null))
  if (running) return { kind: 'wait', why: `the required check ${running.name} is still running` }
  const succeeded = rows.some(({ matches }) => matches.some(({ conclusion }) => conclusion === 'success'))
  return succeeded
    ? { kind: 'merge' }
    : refuse('no required check has succeeded: each was skipped or neutral. Merge it yourself, or make one of them run')
}

const unseenChecksHint =
  'Without `checks: read` in the `permissions` of the job, ralph sees the jobs of GitHub Actions and commit statuses alone: `ralph init` writes it'

const otherAppSentence = ({ name, app }: RequiredCheck): string =>
  `A rule accepts ${name} from app ${app} alone; what is there under that name came from elsewhere`

/** A person may still approve it. */
const notStarted = ({ name }: RequiredCheck): string =>
  `the required check ${name} has not run on it: a push by the workflow's own token starts no checks. Approve its workflow run on the pull request, or run as a GitHub App`

const vouchesFor = (check: ServerCheck, { name, app }: RequiredCheck): boolean =>
  check.name === name && (app === null || app === check.app)

/** From `mergeable_state` after the checks passed; undefined if nothing blocks the merge. */
export function blockedVerdict(state: string | undefined, base: string): MergeVerdict | undefined {
  const why = Object.hasOwn(hindrances, state ?? '') ? hindrances[state ?? ''] : undefined
  if (why !== undefined) return { kind: 'refuse', why: why.replaceAll('BASE', base) }
  return state === 'unknown' ? { kind: 'wait', why: 'GitHub is still finding out whether it can be merged' } : undefined
}

const startJob =
  'Start a job of this plan (Actions > Run workflow): it merges BASE into the branch and checks the result'

const hindrances: Readonly<Record<string, string>> = {
  behind: `BASE has moved on, and a rule wants branches to be up to date. ${startJob}`,
  dirty: `it conflicts with BASE. ${startJob}`,
  blocked: 'a rule of BASE still blocks it, such as an approval that is missing; the pull request says which',
  draft: 'it is a draft; mark it ready for review',
}

/** A merge queue makes its own merges, and no API lets a workflow add to it. */
export const byMergeQueue = (base: string): string =>
  `${base} takes changes from its merge queue alone; add the pull request to the queue on its page`

const hasFailed = (conclusion: string | null): boolean => conclusion !== null && !passing.has(conclusion)
